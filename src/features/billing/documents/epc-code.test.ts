import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { epcCode } from './epc-code'

const transfer = {
  holder: 'Escola Atlántica, S.L.',
  iban: 'ES91 2100 0418 4502 0005 1332',
  bic: 'caixesbbxxx',
  amount: 123_45,
  purpose: '2026-0001 K7QX2M4PAB',
}

describe('epcCode', () => {
  it('has the lines of the standard in their order', () => {
    expect(epcCode(transfer)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'CAIXESBBXXX',
      'Escola Atlántica, S.L.',
      'ES9121000418450200051332',
      'EUR123.45',
      '',
      '',
      '2026-0001 K7QX2M4PAB',
    ])
  })

  it('writes whole amounts with cents and leaves the BIC line empty without one', () => {
    const lines = epcCode({ ...transfer, bic: undefined, amount: 1000_00 })?.split('\n')
    expect(lines?.[4]).toBe('')
    expect(lines?.[7]).toBe('EUR1000.00')
  })

  it('keeps line breaks of the fields out and shortens them', () => {
    const lines = epcCode({ ...transfer, holder: `A\nB\u2028${'c'.repeat(100)}`, purpose: 'x\r\ny' })?.split(
      '\n',
    )
    expect(lines).toHaveLength(11)
    expect(lines?.[5]).toHaveLength(70)
    expect(lines?.[5]).toMatch(/^A B c+$/)
    expect(lines?.[10]).toBe('x y')
  })

  it('is missing for amounts that the standard does not allow, and without an account', () => {
    for (const change of [
      { amount: 0 },
      { amount: -1 },
      { amount: 1e11 },
      { amount: 1.5 },
      { iban: '' },
      { holder: ' ' },
    ])
      expect(epcCode({ ...transfer, ...change })).toBeUndefined()
    expect(epcCode({ ...transfer, holder: '€'.repeat(70), purpose: '€'.repeat(140) })).toBeUndefined()
  })

  it('fits a code of version 13 with error correction M, the largest that the standard allows', () => {
    const longest = { ...transfer, holder: 'n'.repeat(70), purpose: 'p'.repeat(140) }
    expect(encode(epcCode(longest) ?? '', { ecc: 'M', border: 0 }).version).toBeLessThanOrEqual(13)
  })
})
