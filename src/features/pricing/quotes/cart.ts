import { isToken } from './quote'

// The cart is a cookie with the tokens of quotes. It belongs to one browser and needs no account.

export const MAX_CART = 10

const cookieName = 'schoolhouse-cart'
const maxAgeSeconds = 365 * 24 * 60 * 60

/** What the cookie header of a request holds; anything that is no token is left out. */
export const readCart = (header: string | undefined): string[] => {
  const found = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`))
  const tokens = (found ?? '').slice(cookieName.length + 1).split('.')
  return [...new Set(tokens.filter(isToken))].slice(0, MAX_CART)
}

/** The value of the Set-Cookie header; an empty cart takes the cookie away. */
export const writeCart = (tokens: readonly string[], https: boolean): string =>
  [
    `${cookieName}=${tokens.join('.')}`,
    `Max-Age=${tokens.length ? maxAgeSeconds : 0}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(https ? ['Secure'] : []),
  ].join('; ')
