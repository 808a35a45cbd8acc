import { groupsToReport } from '../decision/decide'
import { loadFrame } from './frames'
import { type PageState, tell } from './page-state'
import { fillQuestion } from './rows'
import { decide } from './send-decision'

/** Where something that could not be saved says so; a place without such a text borrows the dialog's. */
const failureIn = (place: Element): HTMLElement => {
  const own = place.querySelector<HTMLElement>('.consent-failed')
  if (own) return own
  const copy = (document.querySelector('#pdcc .consent-failed') as HTMLElement).cloneNode(true) as HTMLElement
  place.append(copy)
  return copy
}

let isUnderWay = false

/** Does it, or says that it could not be done. One thing at a time: who presses twice means the same. */
const attempt = async (place: Element, action: () => Promise<void>): Promise<boolean> => {
  if (isUnderWay) return false
  isUnderWay = true
  const alert = failureIn(place)
  alert.hidden = true
  try {
    await action()
    return true
  } catch (error) {
    console.warn('consent', error)
    alert.hidden = false
    return false
  } finally {
    isUnderWay = false
  }
}

/** Opens the dialog, or turns it to another pane, with what the visitor has chosen in it; to the settings if none is named. */
export const openDialog = (state: PageState, pane: unknown): void => {
  const { dialog } = state
  fillQuestion(state)
  failureIn(dialog).hidden = true
  const wasOpen = dialog.open
  if (!wasOpen) dialog.showModal()
  const isFirst = pane === 'first'
  const title = isFirst ? 'pdcc-title' : 'pdcc-settings-title'
  dialog.dataset.pane = isFirst ? 'first' : 'settings'
  dialog.setAttribute('aria-labelledby', title)
  document.getElementById(title)?.focus()
  if (!wasOpen) tell(state, 'open')
}

/** For the session. Where nothing was asked, closing decides nothing; nobody is kept in a dialog that cannot be saved. */
export const dismiss = async (state: PageState): Promise<void> => {
  const { dialog, record } = state
  const isOnlyClosed = !record.showModal || !failureIn(dialog).hidden
  if (isOnlyClosed || (await attempt(dialog, () => decide(state, [['method', 'close']])))) dialog.close()
}

/** A button of one of the forms, in the dialog or on the page of the cookie policy. */
export const submit = async (
  state: PageState,
  form: HTMLFormElement,
  button: HTMLButtonElement,
): Promise<void> => {
  if (button.value === 'close') return dismiss(state)
  // None of them has a file.
  const fields = [...new FormData(form, button)] as [string, string][]
  if (await attempt(button.closest('dialog, form, aside') ?? form, () => decide(state, fields)))
    state.dialog.close()
}

/** A link to the settings, a turn to another pane, or a button in the place of something held back. */
export const click = (state: PageState, target: HTMLElement): void => {
  const { pane, embedLoad } = target.dataset
  const place = target.closest<HTMLElement>('[data-embed], #pdcc-bar')
  if (!place || target.matches('a')) openDialog(state, pane)
  else if (embedLoad === 'once') loadFrame(place, true)
  else {
    const { embed } = place.dataset
    const groups = embed ? [embed] : [...groupsToReport(state.record)]
    const fields = groups.map((group): [string, string] => ['allow', group])
    void attempt(place, () => decide(state, [['method', 'allow'], ...fields]))
  }
}

export { blockList, config } from './author-calls'
export { blockLateNodes } from './late-nodes'
export { clearAgain, follow } from './send-decision'
export { showBadges } from './show'
