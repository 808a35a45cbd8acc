import { groupsToReport } from '../decision/decide'
import { openDialog } from './dialog'
import { attempt, failureIn } from './failure'
import { loadFrame } from './frames'
import type { PageState } from './page-state'
import { decide } from './send-decision'

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
export { showBadges } from './badges'
export { openDialog } from './dialog'
export { holdBackLate } from './late-nodes'
export { clearAgain, follow } from './send-decision'
