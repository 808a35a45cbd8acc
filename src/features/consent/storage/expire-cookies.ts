import { consentCookie } from '../contract'
import { isHost } from '../services/host-name'
import { isCookieName } from './stored-names'

/** Browsers take no more of one answer, and servers in between much less; what is likeliest comes first. */
const maxHeaders = 200

export const cookieNames = (header: string | undefined): string[] => [
  ...new Set(
    (header ?? '')
      .split(/;\s*/)
      .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
      .filter(isCookieName),
  ),
]

/** The domains that a cookie sent to this host may have; undefined is the host's alone. The last label never takes one. */
export const cookieDomains = (host: string): (string | undefined)[] => {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (/^[\d.]+$|[[\]:]/.test(name)) return [undefined]
  const labels = name.split('.').filter(Boolean)
  return [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))]
}

/** What would end a path in the header that names it, and begin something else. */
const notInPath = /[;,\s\p{C}]/u

/** The paths that a cookie sent to this address may have: each folder with and without its slash. */
export const cookiePaths = (path: string): string[] => {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const possible = folders.filter((folder) => !notInPath.test(folder))
  return ['/', ...possible.flatMap((folder) => [folder, `${folder}/`])]
}

/** Where a request went. */
export interface AskedPlace {
  host: string
  /** Of the page: cookies of its folders came along. */
  path: string
  secure: boolean
}

/**
 * What ends cookies, those that scripts cannot see too. A request does not say which domain and path one has, so all are
 * tried that it may have.
 */
export const expireCookies = (
  names: string[],
  { host, path, secure }: AskedPlace,
  isMeant: (domain: string | undefined, path: string) => boolean = () => true,
): string[] => {
  // A host header could say anything.
  const domains = isHost(host) ? cookieDomains(host) : [undefined]
  const headers: string[] = []
  for (const cookiePath of cookiePaths(path))
    for (const domain of domains.filter((one) => isMeant(one, cookiePath)))
      for (const name of names) {
        if (headers.length === maxHeaders) return headers
        // Browsers let these two kinds be set in one way only, and so ended.
        if (name.startsWith('__Host-') && (domain || cookiePath !== '/')) continue
        const isSecure = secure || /^__(Host|Secure)-/.test(name)
        headers.push(
          `${name}=; Max-Age=0; Path=${cookiePath}${domain ? `; Domain=${domain}` : ''}${isSecure ? '; Secure' : ''}`,
        )
      }
  return headers
}

/** Ends whatever has the name of our own cookie in another place, where browsers would send it before ours. */
export const expireStrayCookies = (cookies: string | undefined, place: AskedPlace): string[] =>
  cookieNames(cookies).includes(consentCookie)
    ? expireCookies([consentCookie], place, (domain, path) => domain !== undefined || path !== '/')
    : []
