import type { StoredName } from '../contract'
import { allowsAll } from '../decision/decide'
import { isKept } from '../storage/stored-names'
import type { PageState } from './page-state'

/**
 * Deletes what is neither the site's own nor known to be of an allowed group. Cookies are the server's part: it sees all that a
 * script could see, and those that none can, and deletes them with its answers.
 */
export const clearStored = async ({ data, allowed, record }: PageState): Promise<void> => {
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
