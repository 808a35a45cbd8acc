import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/price-fixture'
import { pricingMessages } from '../messages/messages'
import { defaultCurrencies } from '../money/default-currencies'
import { findCurrency } from '../money/money'
import { displayIn, isDisplayCurrency, otherCurrencyKept, suggestedCurrency } from './display-currency'

const t = pricingMessages('en')

const props = { catalogue: catalogue(), days: {}, locale: 'en', t } as const

describe('displayIn', () => {
  it('formats only the school’s own currency if it is chosen', () => {
    const { write, writeConverted, note } = displayIn('default', props)
    expect(write(445_00)).toBe('CA$\u00a0445')
    expect(writeConverted).toBeUndefined()
    expect(note).toBeUndefined()
  })

  it('adds another currency for information, with the rate', () => {
    const { write, writeConverted, note } = displayIn('euro', props)
    expect(write(445_00)).toBe('CA$\u00a0445')
    expect(writeConverted?.(445_00)).toBe('about 278\u00a0€')
    expect(note).toContain('For information only: CA$\u00a01\u00a0=\u00a00,625\u00a0€.')
  })

  it('mentions the day of the rates if it is known', () => {
    const dated = { ...props, catalogue: catalogue({ ratesDay: '2026-11-13' }) }
    expect(displayIn('euro', dated).note).toContain('on November 13, 2026')
    expect(displayIn('euro', { ...dated, days: { '2026-11-13': '13.11.' } }).note).toContain('on 13.11.')
  })

  it('calculates the rate from the school’s currency, independent of the base', () => {
    const inEuro = { ...props, catalogue: catalogue({ currency: 'euro' }) }
    expect(displayIn('default', inEuro).note).toContain('1\u00a0€\u00a0=\u00a0CA$\u00a01.6')
  })

  it('reports a currency that is not defined', () => {
    expect(() => displayIn('groat', props)).toThrow('"groat"')
  })
})

describe('suggestedCurrency', () => {
  const real = { ...findCurrency(defaultCurrencies, 'euro'), code: 'real', iso: 'BRL' }

  it.each([
    ['en', 'default'],
    ['de', 'euro'],
    ['eu', 'euro'],
    ['pt', 'euro'],
    // Nobody in Brazil pays in euros, and the site has no reais.
    ['pt-br', 'default'],
  ] as const)('in %s is %s for a school in Canada', (locale, code) => {
    expect(suggestedCurrency(locale, catalogue())).toBe(code)
  })

  it('is that of Brazil if the site has it', () => {
    const currencies = [...defaultCurrencies, real]
    expect(suggestedCurrency('pt-br', catalogue({ currencies }))).toBe('real')
  })

  it('is the school’s own if two have the same ISO code', () => {
    const currencies = [...defaultCurrencies, { ...real, code: 'local-euro', iso: 'EUR' }]
    expect(suggestedCurrency('es', catalogue({ currencies, currency: 'local-euro' }))).toBe('local-euro')
  })

  it('is never a currency without an ISO code', () => {
    const { iso: _, ...unnamed } = findCurrency(defaultCurrencies, 'euro')
    expect(suggestedCurrency('en', catalogue({ currencies: [unnamed, ...defaultCurrencies] }))).toBe(
      'default',
    )
  })
})

describe('isDisplayCurrency', () => {
  it('accepts currencies, but not percent', () => {
    expect(isDisplayCurrency(defaultCurrencies, 'euro')).toBe(true)
    expect(isDisplayCurrency(defaultCurrencies, 'percent')).toBe(false)
    expect(isDisplayCurrency(defaultCurrencies, 'groat')).toBe(false)
  })
})

describe('otherCurrencyKept', () => {
  const shown = (currency: string) => otherCurrencyKept({ currency, locale: 'de', catalogue: catalogue() })

  it.each([
    ['currency=default', true],
    ['a=1; currency=default; b=2', true],
    // Begins like the one that is shown.
    ['currency=euro2', true],
    ['currency=euro', false],
    ['currency=euro; a=1', false],
    ['other-currency=default', false],
    ['', false],
  ])('%o: %s', (cookies, expected) => {
    expect(shown('euro')?.test(cookies)).toBe(expected)
  })

  it('does not apply to a currency of the address', () => {
    expect(shown('default')).toBeUndefined()
  })
})
