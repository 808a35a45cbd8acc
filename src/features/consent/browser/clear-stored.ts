import type { StoredName } from '../contract'
import { cookieDomains, cookiePaths } from '../cookie-domains'
import { isKept } from '../stored-names'
import type { PageState } from './page-state'

const clearCookie = (name: string) => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  for (const domain of cookieDomains(location.hostname))
    for (const path of cookiePaths(location.pathname)) {
      const place = `path=${path}${domain ? `; domain=${domain}` : ''}${secure}`
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; max-age=0; ${place}`
    }
}

/** Deletes what is neither the site's own nor of an allowed group. Cookies that scripts cannot see are the server's part. */
export const clearStored = async ({ data, allowed }: PageState): Promise<void> => {
  const groups = data.groups.filter(({ name }) => allowed.has(name))
  const mustGo = (kind: StoredName['kind']) => (name: string) => !isKept(name, kind, data.exempt, groups)
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter(mustGo('cookie'))
    .forEach(clearCookie)
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
