import type { ConsentMethod } from '../contract'
import { groupsToAsk } from '../decide'
import { announce } from './announce'
import { attempt, failureIn } from './failure'
import { type PageState, tell } from './page-state'
import { fillQuestion } from './rows'

type Pane = 'first' | 'settings'

const isReady = new WeakSet<HTMLDialogElement>()

const showPane = (dialog: HTMLDialogElement, pane: Pane) => {
  const title = pane === 'first' ? 'pdcc-title' : 'pdcc-settings-title'
  dialog.dataset.pane = pane
  dialog.setAttribute('aria-labelledby', title)
  document.getElementById(title)?.focus()
}

type Decision = [method: ConsentMethod, groups?: Iterable<string>]

/** Decides, and closes what asked; what could not be saved stays there and says so. */
const settle = async (dialog: HTMLDialogElement, state: PageState, place: Element, decision: Decision) => {
  const isDone = await attempt(place, async () => {
    const { decide } = await import('./decision')
    await decide(state, ...decision)
  })
  if (isDone) dialog.close()
}

/** For the session. Where nothing was asked, closing decides nothing; nobody is kept in a dialog that cannot be saved. */
const dismiss = (dialog: HTMLDialogElement, state: PageState) => {
  if (!state.record.showModal || failureIn(dialog)?.hidden === false) return dialog.close()
  return settle(dialog, state, dialog, ['close'])
}

const prepare = (dialog: HTMLDialogElement, state: PageState) => {
  if (isReady.has(dialog)) return
  isReady.add(dialog)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    void dismiss(dialog, state)
  })
  dialog.addEventListener('click', ({ target }) => {
    const pane = target instanceof Element && target.closest<HTMLElement>('button[data-pane]')?.dataset.pane
    if (pane) showPane(dialog, pane as Pane)
  })
  dialog.addEventListener('close', () => {
    announce(state)
    tell(state, 'close')
  })
}

export const openDialog = (dialog: HTMLDialogElement, state: PageState, pane: Pane): void => {
  prepare(dialog, state)
  fillQuestion(dialog, state)
  const alert = failureIn(dialog)
  if (alert) alert.hidden = true
  const wasOpen = dialog.open
  if (!wasOpen) dialog.showModal()
  showPane(dialog, pane)
  if (!wasOpen) tell(state, 'open')
}

/** A button of one of the forms, in the dialog or on the page of the cookie policy. */
export const submitDecision = (
  dialog: HTMLDialogElement,
  state: PageState,
  form: HTMLFormElement,
  submitter: HTMLButtonElement,
): void => {
  const method = submitter.value
  const isAboutNew = dialog.hasAttribute('data-new') && submitter.closest('.consent-first') !== null
  const decision = (): Decision => {
    if (method === 'save') return ['save', new FormData(form).getAll('allow').map(String)]
    // Asked for the new ones alone, a visitor has said nothing about the others.
    if (method === 'accept') return isAboutNew ? ['allow', groupsToAsk(state.record)] : ['accept']
    return [isAboutNew ? 'close' : 'reject']
  }
  const place = submitter.closest('dialog, form') ?? form
  void (method === 'close' ? dismiss(dialog, state) : settle(dialog, state, place, decision()))
}
