import { expect, it } from 'vitest'
import type { Locale } from '../../../shared/locale'
import { defaultCurrencies } from './default-currencies'
import { formatExactIn, formatMoneyIn, withCode } from './local-money'
import { findCurrency, formatMoney } from './money'

// Which space a language has depends on the tables of Node.

const dollar = findCurrency(defaultCurrencies, 'default')
const euro = findCurrency(defaultCurrencies, 'euro')
const { iso: _, ...withoutIso } = dollar
const voucher = { ...withoutIso, code: 'voucher', format: { ...dollar.format, symbol: '☂' } }
const plain = (text: string) => text.replace(/\s/g, ' ')

it.each<[Locale, RegExp, RegExp]>([
  ['en', /^CA\$11,115$/, /^€11,115\.50$/],
  ['de', /^11\.115 CA\$$/, /^11\.115,50 €$/],
  ['fr', /^11 115 CA\$$/, /^11 115,50 €$/],
  ['es', /^11\.115 CA\$$/, /^11\.115,50 €$/],
  ['pt', /^11 115 CA\$$/, /^11 115,50 €$/],
  ['pt-br', /^CA\$ 11\.115$/, /^€ 11\.115,50$/],
])('writes amounts as readers of %s do', (locale, whole, cents) => {
  expect(plain(formatMoneyIn(locale, 1_111_500, dollar))).toMatch(whole)
  expect(plain(formatExactIn(locale, 1_111_550, euro))).toMatch(cents)
})

it('rounds prices as the site does, and nothing that is owed', () => {
  expect(formatMoney(1_050, dollar)).toMatch(/11$/)
  expect(formatMoneyIn('en', 1_050, dollar)).toMatch(/\$11$/)
  expect(formatExactIn('en', 1_050, dollar)).toMatch(/\$10\.50$/)
})

it('has a minus sign in every language', () => {
  expect(formatMoneyIn('en', -50_00, euro)).toBe('−€50')
  expect(plain(formatMoneyIn('de', -50_00, euro))).toBe('−50 €')
})

it('writes the code instead of a symbol that cannot be printed', () => {
  expect(plain(formatMoneyIn('en', 50_00, withCode(euro)))).toBe('EUR 50')
  expect(plain(formatMoneyIn('en', 50_00, withCode(voucher)))).toBe('voucher 50')
})

it('keeps the format of a currency without an ISO code', () => {
  expect(formatMoneyIn('de', 1_115_00, voucher)).toBe(formatMoney(1_115_00, voucher))
})
