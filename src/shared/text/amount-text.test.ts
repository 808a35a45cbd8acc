import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_AMOUNT, readAmount, writeAmount } from './amount-text'

describe('readAmount', () => {
  const read: [string, number][] = [
    ['130', 13000],
    [' 130 ', 13000],
    ['130.5', 13050],
    ['130,50', 13050],
    ['0', 0],
    ['1234', 123400],
    ['1 234,50', 123450],
    ['1\u00a0234', 123400],
    ['1\u202f234.5', 123450],
    ["1'234.50", 123450],
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['1,234,567', 'too_large' as never],
    ['12,345.5', 1234550],
    ['CA$ 130', 13000],
    ['$1,234.00', 123400],
    ['130 €', 13000],
    ['EUR 130', 13000],
    ['1000000', MAX_AMOUNT],
  ]
  it.each(read)('%j is read as %j', (text, minor) => {
    expect(readAmount(text)).toBe(minor)
  })

  const refused = [
    ['', 'not_an_amount'],
    ['abc', 'not_an_amount'],
    ['12 3', 'not_an_amount'],
    ['1.2.3', 'not_an_amount'],
    ['130.', 'not_an_amount'],
    ['=A1', 'not_an_amount'],
    ['1e3', 'not_an_amount'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['(5)', 'negative'],
    ['1,234', 'ambiguous'],
    ['133.875', 'ambiguous'],
    ['1234.567', 'too_many_decimals'],
    ['1.2345', 'too_many_decimals'],
    ['1000000.01', 'too_large'],
  ] as const
  it.each(refused)('%j is refused: %s', (text, problem) => {
    expect(readAmount(text)).toBe(problem)
  })

  it('reads what writeAmount has written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), (minor) => {
        expect(readAmount(writeAmount(minor))).toBe(minor)
        expect(readAmount(writeAmount(minor, 'de'))).toBe(minor)
      }),
    )
  })

  it('writes whole amounts without decimals', () => {
    const write = (language?: string) => [13000, 123050, 5, 0].map((minor) => writeAmount(minor, language))
    expect(write()).toEqual(['130', '1230.50', '0.05', '0'])
    expect(write('de')).toEqual(['130', '1230,50', '0,05', '0'])
  })
})
