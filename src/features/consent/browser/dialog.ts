import { failureIn } from './failure'
import { type PageState, tell } from './page-state'
import { fillQuestion } from './rows'

export type Pane = 'first' | 'settings'

const showPane = (dialog: HTMLElement, pane: Pane) => {
  const title = pane === 'first' ? 'pdcc-title' : 'pdcc-settings-title'
  dialog.dataset.pane = pane
  dialog.setAttribute('aria-labelledby', title)
  document.getElementById(title)?.focus()
}

/** Opens the dialog, or turns it to another pane, with what the visitor has chosen in it. */
export const openDialog = (state: PageState, pane: Pane): void => {
  const { dialog } = state
  fillQuestion(state)
  failureIn(dialog).hidden = true
  const wasOpen = dialog.open
  if (!wasOpen) dialog.showModal()
  showPane(dialog, pane)
  if (!wasOpen) tell(state, 'open')
}
