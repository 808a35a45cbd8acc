import { HELPER_COOKIE_DAYS } from './constants'

// Cookies for convenience: the visitor's currency, the quotes in the cart.

const DAY_S = 86_400

/** All values of a cookie in `document.cookie` or a request header: there may be one for each domain and path. */
export const cookieValues = (cookies: string, name: string): string[] =>
  cookies.split('; ').flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))

export const readCookie = (cookies: string, name: string): string | undefined =>
  cookieValues(cookies, name)[0]

/** The value for `document.cookie` or `Set-Cookie`. Names and values must need no encoding; 0 days deletes the cookie. */
export const helperCookie = (name: string, value: string, days = HELPER_COOKIE_DAYS): string =>
  `${name}=${value}; Max-Age=${days * DAY_S}; Path=/; SameSite=Lax`
