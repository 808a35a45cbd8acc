import { HELPER_COOKIE_DAYS } from './constants'

// Cookies that only remember a convenience: the visitor's currency, the quotes put aside.

const DAY_S = 86_400

/** The value of a cookie in `document.cookie`, or in the header of a request. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  for (const pair of cookies.split('; ')) {
    const [key, ...value] = pair.split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** What to assign to `document.cookie`, or to send. Names and values are plain words; 0 days take it away. */
export const helperCookie = (name: string, value: string, days = HELPER_COOKIE_DAYS): string =>
  `${name}=${value}; Max-Age=${days * DAY_S}; Path=/; SameSite=Lax`
