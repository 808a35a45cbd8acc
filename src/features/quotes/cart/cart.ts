import { helperCookie, readCookie } from '../../../ui/helper-cookie'
import { isToken } from '../quote/quote'
import { CART_COUNT_COOKIE } from './cart-count'

// The cart is a cookie with the tokens of quotes. It needs no account.

export const MAX_CART = 10

const cookieName = 'schoolhouse-cart'

/** The tokens in the cookie header of a request. Invalid ones are ignored. */
export const readCart = (header: string | undefined): string[] => {
  const tokens = (readCookie(header ?? '', cookieName) ?? '').split('.')
  return [...new Set(tokens.filter(isToken))].slice(0, MAX_CART)
}

/** The values of the Set-Cookie headers: the cart, and the number of its quotes. An empty cart deletes both. */
export const cartCookies = (tokens: readonly string[], https: boolean): string[] => {
  const days = tokens.length ? undefined : 0
  const secure = https ? '; Secure' : ''
  return [
    `${helperCookie(cookieName, tokens.join('.'), days)}; HttpOnly${secure}`,
    helperCookie(CART_COUNT_COOKIE, String(tokens.length), days) + secure,
  ]
}
