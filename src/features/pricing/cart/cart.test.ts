import { describe, expect, it } from 'vitest'
import { MAX_CART, readCart, writeCart } from './cart'

const token = (letter: string) => letter.repeat(24)

describe('the cart’s cookie', () => {
  it('keeps the tokens in order', () => {
    const tokens = [token('b'), token('a'), `${'-_'.repeat(11)}xy`]
    const [pair] = writeCart(tokens, false).split(';')
    expect(readCart(`theme=dark; ${pair}; other=1`)).toEqual(tokens)
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
    expect(
      writeCart([token('a')], false)
        .split('; ')
        .slice(1),
    ).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'HttpOnly'])
    expect(writeCart([token('a')], true)).toMatch(/; Secure$/)
    expect(writeCart([], false)).toContain('Max-Age=0')
  })
})
