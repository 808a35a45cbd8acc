import { describe, expect, it } from 'vitest'
import { cartCookies, MAX_CART, readCart } from './cart'
import { readCartCount } from './cart-count'

const token = (letter: string) => letter.repeat(24)

describe('the cart’s cookie', () => {
  it('keeps the tokens in order', () => {
    const tokens = [token('b'), token('a'), `${'-_'.repeat(11)}xy`]
    const pairs = cartCookies(tokens, false).map((cookie) => cookie.split(';', 1)[0])
    const header = `theme=dark; ${pairs.join('; ')}; other=1`
    expect(readCart(header)).toEqual(tokens)
    expect(readCartCount(header)).toBe(3)
  })

  it.each([
    [undefined, []],
    ['', []],
    ['schoolhouse-cart=', []],
    [`schoolhouse-cart=${token('a')}.short.<script>.${token('a')}`, [token('a')]],
    [`xschoolhouse-cart=${token('a')}`, []],
  ])('reads %s as %j', (header, expected) => {
    expect(readCart(header)).toEqual(expected)
  })

  it('has a maximum number of tokens', () => {
    const many = [...'abcdefghijklmnop'].map(token)
    expect(readCart(`schoolhouse-cart=${many.join('.')}`)).toHaveLength(MAX_CART)
  })

  it('is HttpOnly and SameSite, lasts a year, and is Secure on https', () => {
    const [cart = '', count = ''] = cartCookies([token('a')], false)
    expect(cart.split('; ').slice(1)).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'HttpOnly'])
    expect(count).toBe('schoolhouse-cart-count=1; Max-Age=31536000; Path=/; SameSite=Lax')
    for (const cookie of cartCookies([token('a')], true)) expect(cookie).toMatch(/; Secure$/)
    for (const cookie of cartCookies([], false)) expect(cookie).toContain('Max-Age=0')
  })

  it('counts nothing if the number is missing or not a number', () => {
    for (const header of ['', 'schoolhouse-cart-count=', 'schoolhouse-cart-count=many'])
      expect(readCartCount(header)).toBe(0)
  })
})
