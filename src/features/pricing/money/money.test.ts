import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCurrencies } from './default-currencies'
import {
  addPercent,
  baseCurrency,
  type Currency,
  convert,
  findCurrency,
  formatExact,
  formatMoney,
  type MoneyFormat,
  roundWhole,
} from './money'

const dollar = findCurrency(defaultCurrencies, 'default')
const euro = findCurrency(defaultCurrencies, 'euro')
const percent = findCurrency(defaultCurrencies, 'percent')

const withFormat = (format: Partial<MoneyFormat>): Currency => ({
  ...dollar,
  format: {
    ...dollar.format,
    symbol: '$',
    thousands_sep: ',',
    format_positive: '%v %s',
    format_negative: '-%v %s',
    ...format,
  },
})

describe('formatMoney', () => {
  it.each<[number, Partial<MoneyFormat>, string]>([
    [123456789, { num_decimals: 2 }, '1,234,567.89 $'],
    [123456789, { num_decimals: 2, thousands_sep: '.', decimal_sep: ',' }, '1.234.567,89 $'],
    [100, { num_decimals: 0 }, '1 $'],
    [-123450, { num_decimals: 2 }, '−1,234.50 $'],
    [12345, { round_type: 'ceil', round_value: 0, num_decimals: 2 }, '124.00 $'],
    [12345, { round_type: 'floor', round_value: 0, num_decimals: 2 }, '123.00 $'],
    [12350, { round_type: 'classic', round_value: 0, num_decimals: 0 }, '124 $'],
    [-12350, { round_type: 'classic', round_value: 0, num_decimals: 0 }, '−124 $'],
    // The signed value is rounded: up means towards zero below it.
    [-12350, { round_type: 'ceil', round_value: 0, num_decimals: 0 }, '−123 $'],
    [123400, { round_type: 'classic', round_value: -2, num_decimals: 0 }, '1,200 $'],
    [0, { num_decimals: 2 }, '0.00 $'],
    // The template goes by the amount before rounding.
    [-1, { round_type: 'classic', round_value: 0, num_decimals: 0 }, '−0 $'],
  ])('formats %i with %o as %s', (minor, format, text) => {
    expect(formatMoney(minor, withFormat(format))).toBe(text)
  })

  it('does not interpret symbols and separators as template placeholders', () => {
    expect(formatMoney(100_000, withFormat({ symbol: '$&%v', thousands_sep: '$1', num_decimals: 0 }))).toBe(
      '1$1000 $&%v',
    )
  })

  it('writes the minus of the template as a minus sign, and no other hyphen', () => {
    expect(formatMoney(-500, withFormat({ symbol: 'A-B' }))).toBe('−5 A-B')
    expect(formatMoney(-500, withFormat({ format_negative: '%s -%v' }))).toBe('$ −5')
    expect(formatMoney(-500, withFormat({ format_negative: '(%v %s)' }))).toBe('(5 $)')
    expect(formatMoney(500, withFormat({ format_positive: '%s-%v' }))).toBe('$-5')
  })

  it('shows a minus only for negative amounts', () => {
    const formats = fc.record({
      round_type: fc.constantFrom('none', 'ceil', 'floor', 'classic') as fc.Arbitrary<
        MoneyFormat['round_type']
      >,
      round_value: fc.integer({ min: -2, max: 3 }),
      num_decimals: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), formats, (minor, format) => {
        const text = formatMoney(minor, withFormat(format))
        expect(text.startsWith('−')).toBe(minor < 0)
        expect(text.slice(1)).not.toMatch(/[-−]/)
      }),
    )
  })
})

describe('roundWhole', () => {
  it('rounds halves away from zero (classic)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (whole) => {
        expect(roundWhole(whole + 0.5, 'classic')).toBe(whole + 1)
        expect(roundWhole(-whole - 0.5, 'classic')).toBe(-whole - 1)
      }),
    )
  })
  it('corrects floating-point errors', () => {
    expect(roundWhole(1.005 * 100, 'ceil')).toBe(101)
    expect(roundWhole(0.29 * 100, 'floor')).toBe(29)
    expect(roundWhole(1.005 * 1000, 'none')).toBe(1005)
  })
})

describe('convert', () => {
  it('uses the rates of both currencies', () => {
    expect(convert(10_000, dollar, euro)).toBeCloseTo(6250)
    expect(convert(6250, euro, dollar)).toBeCloseTo(10_000)
  })
  it('is reversible except for rounding', () => {
    const rates = fc.double({ min: 0.001, max: 1000, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), rates, rates, (minor, a, b) => {
        const from = { ...euro, code: 'a', value: a }
        const to = { ...euro, code: 'b', value: b }
        expect(Math.abs(convert(convert(minor, from, to), to, from) - minor)).toBeLessThan(1e-3)
      }),
    )
  })
  it('does not convert percentages', () => {
    expect(convert(700, percent, euro)).toBe(700)
    expect(convert(700, euro, percent)).toBe(700)
  })
})

it('addPercent adds a percentage', () => {
  expect([addPercent(20_000, 7), addPercent(20_000, -7)]).toEqual([21_400, 18_600])
})

it('has the specified properties, with the euro as the base', () => {
  expect(defaultCurrencies.map(({ code }) => code)).toEqual(['default', 'percent', 'euro'])
  expect(euro.value).toBe(1)
  expect(baseCurrency(defaultCurrencies)?.code).toBe('euro')
  for (const currency of defaultCurrencies)
    expect(Object.keys(currency.format).sort()).toEqual([
      'decimal_sep',
      'format_negative',
      'format_positive',
      'num_decimals',
      'round_type',
      'round_value',
      'symbol',
      'thousands_sep',
    ])
})

it('reports a currency that is not in the list', () => {
  expect(() => findCurrency(defaultCurrencies, 'florin')).toThrow('The currency "florin" is not defined.')
})

it('formats what was paid to the cent, even if prices are rounded', () => {
  const whole = withFormat({
    symbol: '€',
    round_type: 'ceil',
    round_value: 0,
    num_decimals: 0,
    decimal_sep: ',',
  })
  expect(formatExact(25_050, whole)).toBe('250,50 €')
  expect(formatExact(25_000, whole)).toBe('250 €')
  expect(formatExact(-1, whole)).toBe('−0,01 €')
  expect(formatExact(25_000, withFormat({ symbol: '€', num_decimals: 2, decimal_sep: ',' }))).toBe('250,00 €')
})
