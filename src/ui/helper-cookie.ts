import { HELPER_COOKIE_DAYS } from './constants'

// Cookies that only remember a convenience: the visitor's currency, the quotes put aside.

const DAY_S = 86_400

/** All values of a cookie in `document.cookie`, or in the header of a request: it may have one for each domain and path. */
export const cookieValues = (cookies: string, name: string): string[] =>
  cookies.split('; ').flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))

export const readCookie = (cookies: string, name: string): string | undefined =>
  cookieValues(cookies, name)[0]

/** What to assign to `document.cookie`, or to send. Names and values are plain words; 0 days take it away. */
export const helperCookie = (name: string, value: string, days = HELPER_COOKIE_DAYS): string =>
  `${name}=${value}; Max-Age=${days * DAY_S}; Path=/; SameSite=Lax`
