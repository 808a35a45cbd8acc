import { describe, expect, it } from 'vitest'
import { helperCookie, readCookie } from './helper-cookie'

describe('helper cookies', () => {
  it('are valid for 365 days on the whole site', () => {
    expect(helperCookie('currency', 'euro')).toBe('currency=euro; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it('are found by their full name', () => {
    const cookies = 'my-currency=x; currency=euro; other=a=b'
    expect(readCookie(cookies, 'currency')).toBe('euro')
    expect(readCookie(cookies, 'other')).toBe('a=b')
    expect(readCookie(cookies, 'none')).toBeUndefined()
    expect(readCookie('', 'currency')).toBeUndefined()
  })
})
