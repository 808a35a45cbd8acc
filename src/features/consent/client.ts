import { isPlainClick } from '../../ui/visitor-input'
import { blockedComments, groupsListed, groupsOnPage } from './browser/blocked-nodes'
import { showColours } from './browser/colours'
import { watchForeignNodes } from './browser/foreign-nodes'
import { showBar } from './browser/hidden-bar'
import { dispatchConsentEvent, isForeign, newGroups, type PageState, readChoice } from './browser/page-state'
import type { ConsentRecord } from './contract'
import { mustAsk } from './decision/decide'
import { recordValue } from './decision/record-cookie'
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

const loadActions = () => import('./browser/dialog-actions')

type Actions = Awaited<ReturnType<typeof loadActions>>

/**
 * Loads the code of the actions and runs one of them. If it cannot be loaded, placeholders and links stay as they are: a click
 * tries again and then reloads the page.
 */
const runAction = (run: (actions: Actions) => unknown, otherwise?: () => void): void => {
  void loadActions().then(run, (error) => {
    console.error('consent', error)
    otherwise?.()
  })
}

/** Listens for interactions; the code that handles them is loaded with the first one. */
const listen = (state: PageState) => {
  const { dialog } = state
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = event.submitter as HTMLButtonElement | null
    if (!button || !('consent' in form.dataset)) return
    event.preventDefault()
    runAction(
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
    runAction(
      ({ onClick }) => onClick(state, target),
      () => (target instanceof HTMLAnchorElement ? location.assign(target.href) : location.reload()),
    )
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    runAction(
      ({ dismiss }) => dismiss(state),
      () => dialog.close(),
    )
  })
  dialog.addEventListener('close', () => dispatchConsentEvent(state, 'close'))
}

/** Another tab may have changed the choice, or the page comes from the back/forward cache. */
const followOtherPages = (state: PageState) => {
  const look = () => {
    if (document.hidden || state.cookie === recordValue(document.cookie)) return
    const before = state.allowed
    readChoice(state)
    if (!state.record.showModal) state.dialog.close()
    runAction(({ applyChoice }) => applyChoice(state, before))
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
}

/** Shows the visitor's own decisions instead of the link to them; the link stays if they cannot be loaded. */
const showDecisions = (): void => {
  const place = document.querySelector<HTMLElement>('[data-decisions]')
  const address = place?.querySelector('a')?.href
  if (!address) return
  const link = [...place.childNodes]
  const show = async () => {
    try {
      // Rendered by our own server with all values escaped. An error has no HTML, and is shown as one.
      const { html } = await (await fetch(address, { headers: { accept: 'application/json' } })).json()
      place.innerHTML = html.trim()
    } catch {
      place.replaceChildren(...link, place.dataset.decisions as string)
    }
  }
  document.addEventListener('pdcc:change', show)
  void show()
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
  state.opensItself = data.asks && mustAsk(record)
  // In a task of its own: opening styles the whole page again. The first question is already in the page's HTML.
  const openAsItIs = () =>
    setTimeout(() => {
      // A script of the page may have opened it meanwhile.
      if (dialog.open) return
      dialog.showModal()
      document.getElementById('pdcc-title-first')?.focus()
      dispatchConsentEvent(state, 'open')
    })
  if (state.opensItself)
    if (decided || isForeign(state)) runAction(({ openItself }) => openItself(state), openAsItIs)
    else openAsItIs()
  return state.opensItself
}

let current: PageState | undefined

/** Whether the visitor has allowed a service; no service on pages without consent. */
export const isAllowed = (group: string): boolean => current?.allowed.has(group) ?? false

/** Restores what is allowed, asks visitors who have not decided, and blocks what is inserted later. */
export const startFirst = (): void => {
  const data = document.getElementById(pageDataId)?.textContent
  const dialog = document.querySelector<HTMLDialogElement>('dialog#pdcc')
  if (!data || !dialog) return
  const held = blockedComments()
  const state = {
    dialog,
    data: JSON.parse(data) as ConsentPageData,
    met: [...groupsOnPage(held), ...groupsListed()],
    added: [],
  } as unknown as PageState
  readChoice(state)
  current = state
  showColours(state.data)
  listen(state)
  const asks = ask(state)
  const wanted = held.filter(({ group }) => state.allowed.has(group))
  if (wanted[0] || history.state?.pdcc) runAction(({ restore }) => restore(state, wanted))
  showBar(state)
  // The cookie policy page shows the switches and the visitor's own decisions.
  showDecisions()
  for (const box of document.querySelectorAll<HTMLInputElement>('main [name=allow]'))
    box.checked = state.allowed.has(box.value)
  // The switches are left alone: the visitor may be using them.
  if (!asks && newGroups(state).size) runAction(({ showBadges }) => showBadges(state))
  // A captcha widget is only shown if its service is allowed, and it inserts nodes that no list names.
  watchForeignNodes((nodes) => {
    if (!document.querySelector('[data-captcha-service]'))
      runAction(({ blockLateNodes }) => blockLateNodes(state, nodes))
  })
  followOtherPages(state)
  offerCalls(state)
}
