import { failureIn } from './failure'
import { type PageState, tell } from './page-state'
import { fillQuestion } from './rows'

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
