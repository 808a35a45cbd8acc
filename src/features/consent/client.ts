import { isPlainClick } from '../../ui/plain-click'
import { watchForeignNodes } from './browser/foreign-nodes'
import { groupsMet, heldComments } from './browser/held-nodes'
import { createState, hasChanged, newGroups, type PageState, readChoice } from './browser/page-state'
import { groupsToReport } from './decide'
import { type ConsentPageData, pageDataId } from './page-data'
import { isQuietPage } from './quiet-page'

type Pane = 'first' | 'settings'

const loadDialog = () => import('./browser/dialog')

/** Another tab, or the page as it was before the visitor came back to it. */
const followOtherPages = (state: PageState, dialog: HTMLDialogElement) => {
  const look = async () => {
    if (document.visibilityState !== 'visible' || !hasChanged(state)) return
    const before = state.allowed
    readChoice(state)
    const { follow } = await import('./browser/decision')
    if (!state.record.showModal) dialog.close()
    follow(state, before)
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
}

const listen = (state: PageState, dialog: HTMLDialogElement, open: (pane: Pane) => void) => {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !('consent' in form.dataset)) return
    event.preventDefault()
    if (submitter instanceof HTMLButtonElement)
      void loadDialog().then(({ submitDecision }) => submitDecision(dialog, state, form, submitter))
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element) || !isPlainClick(event)) return
    const placeholder = target.closest<HTMLElement>('[data-embed]')
    const bar = target.closest('#pdcc-bar')
    if (target.closest('.pdcc-open-modal')) {
      event.preventDefault()
      open('settings')
    } else if (placeholder && target.closest('[data-embed-load=once]'))
      void import('./browser/frames').then(({ loadFrame }) => loadFrame(placeholder, true))
    else if (placeholder && target.closest('[data-embed-load=always]'))
      void import('./browser/allow').then(({ allowGroup }) => allowGroup(state, placeholder))
    else if (bar && target.closest('[data-allow-hidden]'))
      void import('./browser/allow').then(({ allowHidden }) => allowHidden(state, bar))
  })
}

const offerCalls = (state: PageState, open: (pane: Pane) => void) => {
  const calls = () => import('./browser/author-calls')
  Object.assign(window, {
    PDCookieConsent: {
      config: (value: unknown) => calls().then(({ config }) => config(state, value)),
      blockList: (value: unknown) => calls().then(({ blockList }) => blockList(state, value)),
      open: () => open('settings'),
    },
  })
}

/** Puts back what is allowed, asks who has not decided, and stops what comes later. The rest is fetched when needed. */
export const consent = (): void => {
  const data = document.getElementById(pageDataId)?.textContent
  const dialog = document.getElementById('pdcc')
  if (!data || !(dialog instanceof HTMLDialogElement)) return
  const held = heldComments()
  const state = createState(JSON.parse(data) as ConsentPageData, groupsMet(held))
  const { config, policy, styles } = state.data
  for (const [name, value] of Object.entries(styles)) document.documentElement.style.setProperty(name, value)
  const open = (pane: Pane) => void loadDialog().then(({ openDialog }) => openDialog(dialog, state, pane))

  const back = held.filter(({ group }) => state.allowed.has(group))
  if (back.length) void import('./browser/activate').then(({ activate }) => activate(state, back))
  if (history.state?.pdccClear) {
    history.replaceState({ ...history.state, pdccClear: undefined }, '')
    void import('./browser/clear-stored').then(({ clearStored }) => clearStored(state))
  }
  if (state.record.showModal && !isQuietPage(location.href, [policy, ...config.hideModalIn])) {
    state.asksByItself = true
    open('first')
  }
  if (newGroups(state).size || groupsToReport(state.record).size)
    void import('./browser/announce').then(({ announce }) => announce(state))
  if (document.querySelector('main .consent-rows'))
    void import('./browser/rows').then(({ fillRows }) => fillRows(state))
  const decisions = document.querySelector<HTMLElement>('[data-decisions]')
  if (decisions) void import('./browser/my-decisions').then(({ showDecisions }) => showDecisions(decisions))

  // A service's captcha comes with hosts of its own, which the policy of such a page names.
  if (!document.querySelector('[data-captcha-service]'))
    watchForeignNodes((nodes) => {
      void import('./browser/late-nodes').then(({ holdBackLate }) => holdBackLate(state, nodes))
    })
  listen(state, dialog, open)
  followOtherPages(state, dialog)
  offerCalls(state, open)
}
