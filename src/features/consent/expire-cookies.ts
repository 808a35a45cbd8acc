import { type ConsentGroup, consentCookie, type StoredName } from './contract'
import { cookieDomains, cookiePaths } from './cookie-domains'
import { isHost } from './host-name'
import { isCookieName, isKept } from './stored-names'

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

interface Expiring {
  cookies: string | undefined
  host: string
  /** Of the page: cookies of its folders came along. */
  path: string
  secure: boolean
  exempt: readonly StoredName[]
  allowed: Pick<ConsentGroup, 'stored'>[]
}

/**
 * What ends every cookie of the request that is neither the site's own nor of an allowed group, those that scripts
 * cannot see too. A request does not say which domain and path a cookie has, so all are tried that it may have.
 */
export const expiredCookies = ({ cookies, host, path, secure, exempt, allowed }: Expiring): string[] => {
  const names = cookieNames(cookies).filter(
    (name) => name !== consentCookie && !isKept(name, 'cookie', exempt, allowed),
  )
  // A host header could say anything.
  const domains = isHost(host) ? cookieDomains(host) : [undefined]
  const headers: string[] = []
  for (const cookiePath of cookiePaths(path))
    for (const domain of domains)
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
