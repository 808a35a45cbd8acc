import { describe, expect, it } from 'vitest'
import { stepAt, stepOfCode, toBase32, totpAddress, totpAt } from './totp'

const key = Buffer.from('12345678901234567890')

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %s is %s, as RFC 6238 says', (second, code) => {
    expect(totpAt(key, second * 1000)).toBe(code)
  })

  it('are accepted one step early or late, and no more', () => {
    const now = 1_700_000_000_000
    const accepted = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(key, totpAt(key, now + steps * 30_000), now))
    const step = stepAt(now)
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect(stepOfCode(key, '', now)).toBeUndefined()
    expect(stepOfCode(key, '1234567', now)).toBeUndefined()
  })

  it('are set up with a key that RFC 4648 describes', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(totpAddress(key, { site: 'Harbour: Schools', email: 'a@b.example' })).toBe(
      'otpauth://totp/Harbour%20%20Schools:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Harbour%20%20Schools',
    )
  })
})
