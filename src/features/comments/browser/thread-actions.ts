import { readMessages } from '../../../shared/messages/translator'
import type { ClientTexts } from './client-texts'
import { openCommentsDialog } from './comments-dialog'
import { openEditor } from './edit-form'
import { addEditLinks, loadPersonalState } from './personal-state'
import { cancelReply, openReply } from './reply-form'

export const readClientTexts = (place: HTMLElement): ClientTexts => readMessages(place.dataset.texts)

let canModerate = false

/** Runs the action of a link (reply, cancel, edit, show all comments) without leaving the page. */
export const runAction = (place: HTMLElement, link: HTMLAnchorElement): void => {
  const t = readClientTexts(place)
  if (link.dataset.reply) openReply(link, t)
  else if (link.dataset.cancelReply !== undefined) cancelReply(t)
  else if (link.dataset.edit !== undefined) void openEditor(link, t)
  else
    openCommentsDialog(link, t, {
      loaded: (thread) => {
        if (canModerate) addEditLinks(thread, place, t)
      },
      releaseForm: () => cancelReply(t),
    })
}

export const showPersonalState = async (place: HTMLElement): Promise<void> => {
  canModerate = await loadPersonalState(place)
  if (canModerate) addEditLinks(place, place, readClientTexts(place))
}
