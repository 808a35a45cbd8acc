import { CONSENT_CALL, type StoredName, type StoringGroup } from '../contract'
import { isRefused } from '../storage/stored-names'
import { blockedComments } from './blocked-nodes'
import { loadAllowedFrames } from './frames'
import { dispatchConsentEvent, type PageState, readChoice } from './page-state'
import { show } from './show'

/**
 * Deletes what refused groups have stored: those of the site's list, and known ones that were found on pages. The server deletes
 * the cookies, because it also sees those that scripts cannot.
 */
const clearStored = async ({ data, allowed }: PageState, found: StoringGroup[] = []): Promise<void> => {
  const groups = [...data.groups, ...found]
  const refused = groups.filter((item) => !allowed.has(item.name))
  const kept = [{ stored: data.exempt }, ...groups.filter((group) => !refused.includes(group))]
  const mustGo = (kind: StoredName['kind']) => (name: string) => isRefused(name, kind, refused, kept)
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    for (const key of Object.keys(window[kind]).filter(mustGo(kind))) window[kind].removeItem(key)
  for (const { name = '' } of (await indexedDB.databases?.()) ?? [])
    if (mustGo('indexedDB')(name))
      await new Promise((done) => {
        const request = indexedDB.deleteDatabase(name)
        // A script still has it open; the browser deletes it when the page closes.
        request.onsuccess = request.onerror = request.onblocked = done
      })
}

/** Elements that open or send the settings. Their index restores the focus after a reload. */
const controls = () => [...document.querySelectorAll<HTMLElement>('.pdcc-open-modal,[name=method]')]

/**
 * State that `finishReload` restores after a reload: the focused control, and the storage of known groups that are not in the
 * site's list.
 */
type Remembered = [focus: number, found?: StoringGroup[]]

const remember = (pdcc?: Remembered) => history.replaceState({ ...history.state, pdcc }, '')

/** Applies a changed choice. Reloads if a group was refused, a blocked node must come back, or the caller says so. */
export const applyChoice = (
  state: PageState,
  before: Set<string>,
  mustReload?: boolean,
  found?: StoringGroup[],
): void => {
  dispatchConsentEvent(state, 'change')
  const { allowed } = state
  const isGone = [...before].some((group) => !allowed.has(group))
  const isWaiting = blockedComments().some(
    (held) => allowed.has(held.group) && !held.comment.parentElement?.closest('[data-once]'),
  )
  if (mustReload || isGone || isWaiting) {
    remember([controls().indexOf(document.activeElement as HTMLElement), found])
    location.reload()
  } else {
    loadAllowedFrames(state)
    show(state)
  }
}

/** Sent below the page's own path, as the forms do, so that cookies of that path are included. */
const send = async (fields: URLSearchParams): Promise<{ found: StoringGroup[] }> => {
  const response = await fetch(location.pathname.replace(/\/+$/, '') + CONSENT_CALL, {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
    // So that the decision is stored even if the visitor follows a link at once.
    keepalive: true,
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

/**
 * Gives the focus back, and clears storage again: scripts may have stored something while the page unloaded. The server has
 * already deleted the cookies.
 */
export const finishReload = (state: PageState): Promise<void> => {
  const [focus, found]: Remembered = history.state.pdcc
  controls()[focus]?.focus()
  remember()
  return clearStored(state, found)
}

/** Sends a decision and closes the dialog; the server writes the cookie and the receipt. Throws on failure. */
export const decide = async (state: PageState, fields: [name: string, value: string][]): Promise<void> => {
  const before = state.allowed
  const sent = new URLSearchParams(fields)
  for (const { userList, editable, domain, name } of state.record.blockList)
    if (!userList && editable) sent.append('found', `${domain}|${name}`)
  const { found } = await send(sent)
  readChoice(state)
  await clearStored(state, found)
  // Gives the focus back to the element that has opened it.
  state.dialog.close()
  applyChoice(state, before, sent.get('method') === 'save', found)
}
