import { type Locale, readersCurrency } from '../../../shared/locale'
import type { PriceCatalogue } from '../model'
import {
  type Currency,
  convert,
  type Deduction,
  findCurrency,
  formatDeduction,
  formatMoney,
  PERCENT,
} from '../money/money'
import { writeDay } from '../stay/stay-texts'
import type { CalculatorProps } from './calculator-props'

/** Name of the cookie that keeps the choice. */
export const CURRENCY_COOKIE = 'currency'

export const isDisplayCurrency = (currencies: readonly Currency[], code: string): boolean =>
  code !== PERCENT && currencies.some((currency) => currency.code === code)

/** The exchange rate as text, with five significant digits. */
const formatRate = (from: Currency, to: Currency): string => {
  const rate = String(Number((to.value / from.value).toPrecision(5))).replace('.', to.format.decimal_sep)
  const one = formatMoney(100, from)
  return `${one}\u00a0=\u00a0${to.format.format_positive.replace(/%[vs]/g, (place) => (place === '%v' ? rate : to.format.symbol))}`
}

/** Code of the currency that a page shows until the visitor chooses one: the readers' own if the site has it, else the school's. */
export const suggestedCurrency = (
  locale: Locale,
  { currencies, currency }: Pick<PriceCatalogue, 'currencies' | 'currency'>,
): string => {
  const wanted = readersCurrency(locale)
  if (!wanted || currencies.some(({ code, iso }) => code === currency && iso === wanted)) return currency
  return currencies.find(({ code, iso }) => code !== PERCENT && iso === wanted)?.code ?? currency
}

/**
 * Matches the cookies of visitors who have chosen another currency than the page suggests. Undefined if the address contains a
 * currency, which comes before the cookie. Codes have only small letters, digits and hyphens.
 */
export const otherCurrencyKept = ({
  currency,
  locale,
  catalogue,
}: Pick<CalculatorProps, 'currency' | 'locale' | 'catalogue'>): RegExp | undefined =>
  currency === suggestedCurrency(locale, catalogue)
    ? new RegExp(`(^|; )${CURRENCY_COOKIE}=(?!${currency}(;|$))`)
    : undefined

export interface Display {
  /** Formats minor units of the school's currency. */
  write: (minor: number) => string
  /** Formats an amount that is taken off. */
  writeOff: (minor: number) => Deduction
  /** Formats the same amount in another currency, if one is chosen. */
  writeConverted?: (minor: number) => string
  /** Explains that converted amounts are not binding, with rate and day. */
  note?: string
}

export const displayIn = (
  code: string,
  { catalogue, days, locale, t }: Pick<CalculatorProps, 'catalogue' | 'days' | 'locale' | 't'>,
): Display => {
  const own = findCurrency(catalogue.currencies, catalogue.currency)
  const write = (minor: number) => formatMoney(minor, own)
  const writeOff = (minor: number) => formatDeduction(minor, own)
  if (code === own.code) return { write, writeOff }
  const other = findCurrency(catalogue.currencies, code)
  const { ratesDay } = catalogue
  const rate = formatRate(own, other)
  return {
    write,
    writeOff,
    writeConverted: (minor) => t('about', { amount: formatMoney(convert(minor, own, other), other) }),
    note: ratesDay
      ? t('indicativeOn', { rate, day: writeDay(ratesDay, days, locale) })
      : t('indicative', { rate }),
  }
}
