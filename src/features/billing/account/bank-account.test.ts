import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ibanText, isBic, isIban } from './bank-account'

// From the register of IBAN formats and the Wikipedia article.
const valid = [
  'DE89 3704 0044 0532 0130 00',
  'GB29NWBK60161331926819',
  'fr1420041010050500013m02606',
  'ES91 2100 0418 4502 0005 1332',
  'NO93 8601 1117 947',
  'MT84MALT011000012345MTLCAST001S',
  'CR05 0152 0200 1026 2840 66',
]

describe('isIban', () => {
  it.each(valid)('accepts %s', (iban) => expect(isIban(iban)).toBe(true))

  it('refuses a wrong length, a wrong checksum and what is no IBAN', () => {
    for (const text of [
      '',
      'DE89',
      'DE89 3704 0044 0532 0130 01',
      'DE89 3704 0044 0532 0130 0',
      'DE89 3704 0044 0532 0130 000',
      '8937040044053201300012',
      'DE89-3704-0044-0532-0130-00',
    ])
      expect(isIban(text), text).toBe(false)
  })

  it('notices one wrong digit and two exchanged ones', () => {
    const iban = 'DE89370400440532013000'
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 20 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digit = (Number(iban[place]) + more) % 10
        expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false)
        const exchanged = iban.slice(0, place) + iban[place + 1] + iban[place] + iban.slice(place + 2)
        expect(isIban(exchanged)).toBe(exchanged === iban)
      }),
    )
  })
})

it('prints an IBAN in groups of four', () => {
  expect(ibanText('NO9386011117947')).toBe('NO93 8601 1117 947')
  expect(ibanText('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})

it('checks the form of a BIC', () => {
  for (const bic of ['COBADEFF', 'cobadeffxxx', 'BCEELULL']) expect(isBic(bic)).toBe(true)
  for (const text of ['', 'COBADEF', 'COBADEFFXX', '12345678', 'COBA DE!F']) expect(isBic(text)).toBe(false)
})
