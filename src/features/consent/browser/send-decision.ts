import { CONSENT_CALL, type StoredName } from '../contract'
import { allowsAll } from '../decision/decide'
import { isKept } from '../storage/stored-names'
import { blockedComments } from './blocked-nodes'
import { loadAllowedFrames } from './frames'
import { type PageState, readChoice, tell } from './page-state'
import { show } from './show'

/**
 * Deletes what is neither the site's own nor known to be of an allowed group. Cookies are the server's part: it sees all that a
 * script could see, and those that none can, and deletes them with its answers.
 */
const clearStored = async ({ data, allowed, record }: PageState): Promise<void> => {
  if (allowsAll(record)) return
  const groups = data.groups.filter(({ name }) => allowed.has(name))
  const mustGo = (kind: StoredName['kind']) => (name: string) => !isKept(name, kind, data.exempt, groups)
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    for (const key of Object.keys(window[kind]).filter(mustGo(kind))) window[kind].removeItem(key)
  const databases = (await indexedDB.databases?.()) ?? []
  const names = databases.map(({ name }) => name ?? '').filter(mustGo('indexedDB'))
  await Promise.all(
    names.map(
      (name) =>
        new Promise((done) => {
          const request = indexedDB.deleteDatabase(name)
          // Somebody has it open: it goes when the page does.
          request.onsuccess = request.onerror = request.onblocked = done
        }),
    ),
  )
}

/** Kept through a reload and nowhere else: scripts that were running may have stored something on their way out. */
const reload = (pdccClear: boolean) => {
  history.replaceState({ ...history.state, pdccClear }, '')
  location.reload()
}

/** Makes the page follow a choice that has changed, with a reload only where nothing else does. */
export const follow = (state: PageState, before: Set<string>, mustReload = false): void => {
  tell(state, 'change')
  const isGone = [...before].some((group) => !state.allowed.has(group))
  const isWaiting = blockedComments().some(
    ({ group, comment }) =>
      state.allowed.has(group) && !before.has(group) && !comment.parentElement?.closest('[data-once]'),
  )
  if (mustReload || isGone || isWaiting) reload(isGone)
  else {
    loadAllowedFrames(state)
    show(state)
  }
}

/** Below the page's own path, as its forms do, so that its cookies come along. */
const send = async (fields: URLSearchParams) => {
  const answer = await fetch(location.pathname.replace(/\/+$/, '') + CONSENT_CALL, {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
}

/** After the reload; cookies went with its answer. */
export const clearAgain = (state: PageState): Promise<void> => {
  history.replaceState({ ...history.state, pdccClear: undefined }, '')
  return clearStored(state)
}

/** Sends the fields of a form, or the like; the server writes the cookie and the receipt. Throws when it could not. */
export const decide = async (state: PageState, fields: [name: string, value: string][]): Promise<void> => {
  const before = state.allowed
  const sent = new URLSearchParams(fields)
  for (const { userList, editable, domain, name } of state.record.blockList)
    if (!userList && editable) sent.append('found', `${domain}|${name}`)
  await send(sent)
  readChoice(state)
  await clearStored(state)
  follow(state, before, sent.get('method') === 'save')
}
