import { HELPER_COOKIE_DAYS } from './constants'

// Cookies that only remember a convenience. Scripts read and write them; the server does not need them.

const DAY_S = 86_400

/** The value of a cookie in `document.cookie`'s own form. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  for (const pair of cookies.split('; ')) {
    const [key, ...value] = pair.split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** What to assign to `document.cookie`. Names and values are plain words. */
export const helperCookie = (name: string, value: string): string =>
  `${name}=${value}; Max-Age=${HELPER_COOKIE_DAYS * DAY_S}; Path=/; SameSite=Lax`
