import { type Locale, territoryTag } from '../../../shared/locale'
import { type Currency, exactCurrency, formatMoney, MINUS, roundMoney } from './money'

// Amounts in the language of their reader: in the panel, in mails and in PDFs. See decision 7.

/** Creating one is slow, and a list of requests has hundreds of amounts. */
const formatters = new Map<string, Intl.NumberFormat>()

const formatterFor = (locale: Locale, currency: string, decimals: number, symbol: string) => {
  // A space separates letters from the amount: 'EUR 50', but '€50'.
  const currencyDisplay = /\p{L}$/u.test(symbol) ? 'code' : 'narrowSymbol'
  const key = [locale, currency, decimals, currencyDisplay].join(' ')
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(territoryTag(locale).replace('_', '-'), {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  formatters.set(key, formatter)
  return formatter
}

/**
 * Formats minor units of a currency in a language, with the symbol, the rounding and the decimals of the site. A currency without
 * an ISO code is unknown to `Intl` and keeps its own format.
 */
export const formatMoneyIn = (locale: Locale, minor: number, currency: Currency): string => {
  const { iso, format } = currency
  if (!iso) return formatMoney(minor, currency)
  const written: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    currency: format.symbol,
    minusSign: MINUS,
  }
  return formatterFor(locale, iso, format.num_decimals, format.symbol)
    .formatToParts(roundMoney(minor, format))
    .map(({ type, value }) => written[type] ?? value)
    .join('')
}

/** Formats an amount to the cent in a language: what somebody paid or owes is exact. */
export const formatExactIn = (locale: Locale, minor: number, currency: Currency): string =>
  formatMoneyIn(locale, minor, exactCurrency(minor, currency))

/** The currency with its code as the symbol, for symbols that cannot be printed. */
export const withCode = (currency: Currency): Currency => ({
  ...currency,
  format: { ...currency.format, symbol: currency.iso ?? currency.code },
})
