import { readCookie } from '../../../ui/helper-cookie'

/** The number of quotes in the cart. Scripts can read this cookie, but not the one with the tokens, which are secrets. */
export const CART_COUNT_COOKIE = 'schoolhouse-cart-count'

/** In `document.cookie` or the header of a request; 0 if the cart is empty. */
export const readCartCount = (cookies: string): number => Number(readCookie(cookies, CART_COUNT_COOKIE)) || 0
