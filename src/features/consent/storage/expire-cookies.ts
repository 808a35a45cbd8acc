import { consentCookie } from '../contract'
import { isHost } from '../services/host-name'
import { isCookieName } from './stored-names'

/** Browsers and proxies limit the headers of a response; the likeliest combinations come first. */
const maxHeaders = 200

/** Browsers store fewer for a domain. */
const maxNames = 200

export const cookieNames = (header: string | undefined): string[] => [
  ...new Set(
    (header ?? '')
      .split(/;\s*/, maxNames)
      .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
      .filter(isCookieName),
  ),
]

/** The possible domains of a cookie sent to this host; undefined means host-only. Top-level domains cannot have cookies. */
export const cookieDomains = (host: string): (string | undefined)[] => {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (/^[\d.]+$|[[\]:]/.test(name)) return [undefined]
  const labels = name.split('.').filter(Boolean)
  return [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))]
}

/** Characters that would end the path inside a header. */
const notInPath = /[;,\s\p{C}]/u

/** The possible paths of a cookie sent to this address: each folder with and without its slash. */
export const cookiePaths = (path: string): string[] => {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const possible = folders.filter((folder) => !notInPath.test(folder))
  return ['/', ...possible.flatMap((folder) => [folder, `${folder}/`])]
}

/** Where a request was sent to. */
export interface RequestTarget {
  host: string
  /** The path of the page; cookies of its folders were sent too. */
  path: string
  secure: boolean
}

/**
 * `Set-Cookie` values that delete cookies, also those that scripts cannot see. A request does not tell the domain and path
 * of a cookie, so all possible ones are tried.
 */
export const expireCookies = (
  names: string[],
  { host, path, secure }: RequestTarget,
  isMeant: (domain: string | undefined, path: string) => boolean = () => true,
): string[] => {
  // The host header is untrusted.
  const domains = isHost(host) ? cookieDomains(host) : [undefined]
  const headers: string[] = []
  for (const cookiePath of cookiePaths(path))
    for (const domain of domains.filter((one) => isMeant(one, cookiePath)))
      for (const name of names) {
        if (headers.length === maxHeaders) return headers
        // Browsers accept these two prefixes only with certain attributes, also when deleting.
        if (name.startsWith('__Host-') && (domain || cookiePath !== '/')) continue
        const isSecure = secure || /^__(Host|Secure)-/.test(name)
        headers.push(
          `${name}=; Max-Age=0; Path=${cookiePath}${domain ? `; Domain=${domain}` : ''}${isSecure ? '; Secure' : ''}`,
        )
      }
  return headers
}

/** Deletes cookies with the name of ours at other domains and paths, which browsers might send before ours. */
export const expireStrayCookies = (cookies: string | undefined, place: RequestTarget): string[] =>
  cookieNames(cookies).includes(consentCookie)
    ? expireCookies([consentCookie], place, (domain, path) => domain !== undefined || path !== '/')
    : []
