import { helperCookie, readCookie } from '../../../ui/helper-cookie'
import { isToken } from '../quotes/quote'

// The cart is a cookie with the tokens of quotes. It needs no account.

export const MAX_CART = 10

const cookieName = 'schoolhouse-cart'

/** The tokens in the cookie header of a request. Invalid ones are ignored. */
export const readCart = (header: string | undefined): string[] => {
  const tokens = (readCookie(header ?? '', cookieName) ?? '').split('.')
  return [...new Set(tokens.filter(isToken))].slice(0, MAX_CART)
}

/** The value of the Set-Cookie header. An empty cart deletes the cookie. */
export const writeCart = (tokens: readonly string[], https: boolean): string =>
  [
    helperCookie(cookieName, tokens.join('.'), tokens.length ? undefined : 0),
    'HttpOnly',
    ...(https ? ['Secure'] : []),
  ].join('; ')
