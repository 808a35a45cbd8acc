import { isPlainClick } from '../../ui/visitor-input'
import { blockedComments, groupsListed, groupsOnPage } from './browser/blocked-nodes'
import { showColours } from './browser/colours'
import { watchForeignNodes } from './browser/foreign-nodes'
import { showBar } from './browser/hidden-bar'
import {
  createState,
  dispatchConsentEvent,
  hasChanged,
  newGroups,
  type PageState,
  readChoice,
} from './browser/page-state'
import type { ConsentRecord } from './contract'
import { type ConsentPageData, pageDataId } from './dialog/page-data'

/** The interface for scripts of the page. */
interface PageCalls {
  config: (value: unknown) => Promise<void>
  blockList: (value: unknown) => Promise<void>
  open: () => Promise<void>
  /** A copy of what the visitor has decided and what the page knows of it, by the names of the specification. */
  readonly record: ConsentRecord
}

declare global {
  interface Window {
    PDCookieConsent: PageCalls
  }
}

const loadActions = () =>
  import('./browser/dialog-actions').catch((error) => {
    console.error('consent/dialog-actions.js', error)
    throw error
  })

/** Listens for interactions; the code that handles them is loaded with the first one. */
const listen = (state: PageState) => {
  const { dialog } = state
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter as HTMLButtonElement | null
    if (!button || !('consent' in form.dataset)) return
    event.preventDefault()
    void loadActions().then(
      ({ submit }) => submit(state, form, button),
      // The site may have been updated since this page was loaded, so the script is gone: submit as a plain form.
      () => {
        delete form.dataset.consent
        form.requestSubmit(button)
      },
    )
  })
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>(
      '.pdcc-open-modal,button[data-pane],[data-embed-load]',
    )
    if (!target || !isPlainClick(event)) return
    event.preventDefault()
    void loadActions().then(
      ({ onClick }) => onClick(state, target),
      () => (target instanceof HTMLAnchorElement ? location.assign(target.href) : location.reload()),
    )
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    void loadActions().then(
      ({ dismiss }) => dismiss(state),
      () => dialog.close(),
    )
  })
  dialog.addEventListener('close', () => dispatchConsentEvent(state, 'close'))
}

/** Another tab may have changed the choice, or the page comes from the back/forward cache. */
const followOtherPages = (state: PageState) => {
  const look = () => {
    if (document.visibilityState !== 'visible' || !hasChanged(state)) return
    const before = state.allowed
    readChoice(state)
    if (!state.record.showModal) state.dialog.close()
    void loadActions().then(({ applyChoice }) => applyChoice(state, before))
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
}

const offerCalls = (state: PageState) => {
  const call = (name: 'config' | 'blockList' | 'openDialog') => (value?: unknown) =>
    loadActions().then((parts) => parts[name](state, value))
  window.PDCookieConsent = {
    config: call('config'),
    blockList: call('blockList'),
    open: call('openDialog'),
    get record() {
      return structuredClone(state.record)
    },
  }
}

/** Opens the dialog if the visitor must be asked; returns whether it does. */
const ask = (state: PageState): boolean => {
  const { dialog, record, data, decided } = state
  state.opensItself = data.asks && record.showModal
  if (!state.opensItself) return false
  if (decided) void loadActions().then(({ openDialog }) => openDialog(state, 'first'))
  // In a task of its own: opening styles the whole page again. The first question is already in the page's HTML.
  else
    setTimeout(() => {
      // Meanwhile a script of the page may have called `config` or `open`.
      if (!state.opensItself || !state.record.showModal || dialog.open) return
      dialog.showModal()
      document.getElementById('pdcc-title')?.focus()
      dispatchConsentEvent(state, 'open')
    })
  return true
}

/** Restores what is allowed, asks visitors who have not decided, and blocks what is inserted later. Returns `isAllowed(group)`. */
export const consent = (): ((group: string) => boolean) => {
  const data = document.getElementById(pageDataId)?.textContent
  const dialog = document.getElementById('pdcc')
  if (!data || !(dialog instanceof HTMLDialogElement)) return () => false
  const held = blockedComments()
  const state = createState(dialog, JSON.parse(data) as ConsentPageData, [
    ...groupsOnPage(held),
    ...groupsListed(),
  ])
  showColours(state.data)
  listen(state)
  const asks = ask(state)
  // A reload ends with clearing storage again, before scripts run: the old page may have stored something while unloading.
  const restore = async () => {
    const wanted = held.filter(({ group }) => state.allowed.has(group))
    if (wanted[0]) await (await loadActions()).activate(state, wanted)
  }
  if (history.state?.pdcc)
    void loadActions()
      .then(({ finishReload }) => finishReload(state))
      .then(restore, restore)
  else void restore()
  showBar(state)
  // The cookie policy page shows the switches and the visitor's own decisions. The link to them stays if they cannot be loaded.
  const decisions = document.querySelector<HTMLElement>('[data-decisions]')
  if (decisions) void import('./browser/decisions').then(({ showDecisions }) => showDecisions(decisions))
  for (const box of document.querySelectorAll<HTMLInputElement>('main [name=allow]'))
    box.checked = state.allowed.has(box.value)
  // The switches are left alone: the visitor may be using them.
  if (!asks && newGroups(state).size) void loadActions().then(({ showBadges }) => showBadges(state))
  // A captcha widget is only shown if its service is allowed, and it inserts nodes that no list names.
  watchForeignNodes((nodes) => {
    if (!document.querySelector('[data-captcha-service]'))
      void loadActions().then(({ blockLateNodes }) => blockLateNodes(state, nodes))
  })
  followOtherPages(state)
  offerCalls(state)
  return (group) => state.allowed.has(group)
}
