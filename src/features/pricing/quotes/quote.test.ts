import { expect, it } from 'vitest'
import { defaultCurrencies } from '../calculation/default-currencies'
import { findCurrency } from '../calculation/money'
import { readQuoteContent } from './quote'
import { amountText } from './quote-texts'

const dollar = findCurrency(defaultCurrencies, 'default')

it('reads a quote of an earlier version with other property names', () => {
  const format = {
    symbol: 'CA$',
    roundType: 'none',
    roundValue: 2,
    numDecimals: 0,
    decimalSep: '.',
    thousandsSep: '\u00a0',
    formatPositive: '%s\u00a0%v',
    formatNegative: '-%s\u00a0%v',
  }
  const earlier = { code: 'default', iso: 'CAD', name: 'Canadian dollar', rate: 1, format }
  const content = readQuoteContent({ total: 1_445_00, currency: earlier, indicative: { currency: earlier } })
  expect(content?.currency).toEqual({ ...dollar, value: 1 })
  expect(content?.indicative?.currency).toEqual({ ...dollar, value: 1 })
  expect(content && amountText(content.total, content)).toBe('CA$\u00a01\u00a0445')
})

it('does not change a quote of this version', () => {
  const stored = { total: 1, currency: dollar }
  expect(readQuoteContent(stored)).toEqual(stored)
  expect(readQuoteContent(null)).toBeUndefined()
})
