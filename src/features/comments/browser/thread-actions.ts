import { openLightbox } from './comments-dialog'
import { openEditor } from './edit-form'
import { addEditLinks, askPersonal } from './personal-state'
import { textsOf } from './read-texts'
import { cancelReply, openReply } from './reply-form'

let canModerate = false

/** What a link does when scripts run: the same as its page, without leaving this one. */
export const act = (place: HTMLElement, link: HTMLAnchorElement): void => {
  const t = textsOf(place)
  if (link.dataset.reply) openReply(link, t)
  else if (link.dataset.cancelReply !== undefined) cancelReply(t)
  else if (link.dataset.edit !== undefined) void openEditor(link, t)
  else
    openLightbox(link, t, {
      loaded: (thread) => {
        if (canModerate) addEditLinks(thread, place, t)
      },
      releaseForm: () => cancelReply(t),
    })
}

export const personalise = async (place: HTMLElement): Promise<void> => {
  canModerate = await askPersonal(place)
  if (canModerate) addEditLinks(place, place, textsOf(place))
}
