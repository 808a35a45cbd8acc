import { isPlainClick } from '../../ui/plain-click'
import { activate } from './browser/activate'
import { blockedComments, groupsListed, groupsMet } from './browser/blocked-nodes'
import { showColours } from './browser/colours'
import { watchForeignNodes } from './browser/foreign-nodes'
import { showBar } from './browser/hidden-bar'
import { createState, hasChanged, newGroups, type PageState, readChoice, tell } from './browser/page-state'
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

const act = () =>
  import('./browser/act').catch((error) => {
    console.error('consent/act.js', error)
    throw error
  })

/** Until something is done, nothing of what does it is fetched. */
const listen = (state: PageState) => {
  const { dialog } = state
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter as HTMLButtonElement | null
    if (!button || !('consent' in form.dataset)) return
    event.preventDefault()
    void act().then(
      ({ submit }) => submit(state, form, button),
      // The site may have been renewed since this page was loaded: then it is a form like any other.
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
    void act().then(
      ({ click }) => click(state, target),
      () => (target instanceof HTMLAnchorElement ? location.assign(target.href) : location.reload()),
    )
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    void act().then(
      ({ dismiss }) => dismiss(state),
      () => dialog.close(),
    )
  })
  dialog.addEventListener('close', () => tell(state, 'close'))
}

/** Another tab may have decided, or the page is shown as it was before the visitor went on. */
const followOtherPages = (state: PageState) => {
  const look = () => {
    if (document.visibilityState !== 'visible' || !hasChanged(state)) return
    const before = state.allowed
    readChoice(state)
    if (!state.record.showModal) state.dialog.close()
    void act().then(({ follow }) => follow(state, before))
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
}

/** Shows the visitor's own decisions in the place of the link to them, which stays when they cannot be had. */
const showDecisions = (): void => {
  const place = document.querySelector<HTMLElement>('[data-decisions]')
  const address = place?.querySelector('a')?.href
  if (!address) return
  const link = [...place.childNodes]
  const show = async () => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => undefined)
    const content = answer?.ok && ((await answer.json()) as { html: string })
    // Made by our own server, with every value escaped.
    if (content) place.innerHTML = content.html
    else place.replaceChildren(...link, place.dataset.decisions ?? '')
  }
  document.addEventListener('pdcc:change', show)
  void show()
}

const offerCalls = (state: PageState) => {
  const call = (name: 'config' | 'blockList' | 'openDialog') => (value?: unknown) =>
    act().then((parts) => parts[name](state, value))
  window.PDCookieConsent = {
    config: call('config'),
    blockList: call('blockList'),
    open: call('openDialog'),
    get record() {
      return structuredClone(state.record)
    },
  }
}

/** Whether the dialog has opened by itself. */
const ask = (state: PageState): boolean => {
  const { dialog, record, data, decided } = state
  state.asksByItself = data.asks && record.showModal
  if (!state.asksByItself) return false
  if (decided) void act().then(({ openDialog }) => openDialog(state, 'first'))
  else {
    // The first question stands in the page as it is.
    dialog.showModal()
    document.getElementById('pdcc-title')?.focus()
    tell(state, 'open')
  }
  return true
}

/** Puts back what is allowed, asks who has not decided, and stops what comes later. Tells whether a group is allowed now. */
export const consent = (): ((group: string) => boolean) => {
  const data = document.getElementById(pageDataId)?.textContent
  const dialog = document.getElementById('pdcc')
  if (!data || !(dialog instanceof HTMLDialogElement)) return () => false
  const held = blockedComments()
  const state = createState(dialog, JSON.parse(data) as ConsentPageData, [
    ...groupsMet(held),
    ...groupsListed(),
  ])
  showColours(state.data)
  listen(state)
  const asks = ask(state)
  // After a reload once more what was stored on the way out is cleared, before those come back who may store.
  const restore = () =>
    activate(
      state,
      held.filter(({ group }) => state.allowed.has(group)),
    )
  if (history.state?.pdccClear)
    void act()
      .then(({ clearAgain }) => clearAgain(state))
      .then(restore, restore)
  else void restore()
  showBar(state)
  // The page of the cookie policy has the switches openly, and the visitor's own decisions.
  showDecisions()
  for (const box of document.querySelectorAll<HTMLInputElement>('main [name=allow]'))
    box.checked = state.allowed.has(box.value)
  // Not the switches: the visitor may be at them.
  if (!asks && newGroups(state).size) void act().then(({ showBadges }) => showBadges(state))
  // Who is asked by a service's captcha has allowed it: the list does not name all that its widget is made of.
  watchForeignNodes((nodes) => {
    if (!document.querySelector('[data-captcha-service]'))
      void act().then(({ blockLateNodes }) => blockLateNodes(state, nodes))
  })
  followOtherPages(state)
  offerCalls(state)
  return (group) => state.allowed.has(group)
}
