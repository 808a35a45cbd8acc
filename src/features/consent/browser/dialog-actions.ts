import { groupsToReport } from '../decision/decide'
import { activate } from './activate'
import { type BlockedComment, blockedComments } from './blocked-nodes'
import { loadFrame } from './frames'
import { showBar } from './hidden-bar'
import { dispatchConsentEvent, type PageState } from './page-state'
import { fillQuestion } from './rows'
import { decide, finishReload } from './send-decision'
import { translateDialog } from './translate-dialog'

/** The element that reports a failure; a copy of the dialog's if there is none in this place. */
const failureIn = (place: Element): HTMLElement =>
  place.querySelector<HTMLElement>('.consent-failed') ??
  place.appendChild(
    (document.querySelector('#pdcc .consent-failed') as HTMLElement).cloneNode(true) as HTMLElement,
  )

let isUnderWay = false

/** Runs an action and reports its failure. A second click during an action is ignored. */
const attempt = async (place: Element, action: () => Promise<void>): Promise<void> => {
  if (isUnderWay) return
  isUnderWay = true
  const alert = failureIn(place)
  alert.hidden = true
  await action().catch((error) => {
    console.warn('consent', error)
    alert.hidden = false
  })
  isUnderWay = false
}

/** Opens the dialog or switches its pane, filled with the visitor's choice. The default pane is the settings. */
export const openDialog = async (state: PageState, pane: unknown): Promise<void> => {
  const { dialog } = state
  await translateDialog(state)
  fillQuestion(state)
  failureIn(dialog).hidden = true
  const wasOpen = dialog.open
  if (!wasOpen) dialog.showModal()
  const shown = pane === 'first' ? pane : 'settings'
  const title = `pdcc-title-${shown}`
  dialog.dataset.pane = shown
  dialog.setAttribute('aria-labelledby', title)
  document.getElementById(title)?.focus()
  if (!wasOpen) dispatchConsentEvent(state, 'open')
}

/** Asks the visitor, unless a script of the page has kept the dialog closed meanwhile. */
export const openItself = async (state: PageState): Promise<void> => {
  await translateDialog(state)
  if (state.opensItself && !state.dialog.open) await openDialog(state, 'first')
}

/** Closing refuses for the session. It decides nothing if nothing was asked, and always works after a failed attempt. */
export const dismiss = async (state: PageState): Promise<void> => {
  const { dialog, record } = state
  const isOnlyClosed = !record.showModal || !failureIn(dialog).hidden
  if (isOnlyClosed) dialog.close()
  else await attempt(dialog, () => decide(state, [['method', 'close']]))
}

/** Handles a submit button of a form in the dialog or on the cookie policy page. */
export const submit = async (
  state: PageState,
  form: HTMLFormElement,
  button: HTMLButtonElement,
): Promise<void> => {
  if (button.value === 'close') return dismiss(state)
  // Enter in a switch presses the button, too. If the page is reloaded, it gets the focus back.
  button.focus()
  // No form contains a file, so all values are strings.
  const fields = [...new FormData(form, button)] as [string, string][]
  await attempt(button.closest('dialog, form, aside') as Element, () => decide(state, fields))
}

/** Handles a link to the settings, a button that switches panes, or a button of a placeholder. */
export const onClick = (state: PageState, target: HTMLElement): void => {
  const { pane, embedLoad } = target.dataset
  const place = target.closest<HTMLElement>('[data-embed], #pdcc-bar')
  const reported = groupsToReport(state.record)
  if (!place || target.matches('a')) void openDialog(state, pane)
  else if (embedLoad === 'once') {
    loadFrame(place, true)
    // The bar stays as long as some content of its groups is hidden.
    state.record.showMessage &&= blockedComments().some((held) => reported.has(held.group))
    showBar(state)
  } else {
    const { embed } = place.dataset
    const groups = embed ? [embed] : [...reported]
    const fields = groups.map((group): [string, string] => ['allow', group])
    void attempt(place, () => decide(state, [['method', 'allow'], ...fields]))
  }
}

/**
 * Restores allowed content. A reload ends with clearing storage again, before scripts run: the old page may have stored
 * something while unloading.
 */
export const restore = async (state: PageState, held: BlockedComment[]): Promise<void> => {
  if (history.state?.pdcc) await finishReload(state).catch(() => {})
  await activate(state, held)
}

export { blockList, config } from './author-calls'
export { blockLateNodes } from './late-nodes'
export { applyChoice } from './send-decision'
export { showBadges } from './show'
