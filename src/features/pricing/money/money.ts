import type { Pricing } from '../../../platform/payload/payload-types'
import { defaultLocale, type Locale, territoryTag } from '../../../shared/locale'
import type { Given, Row, Shown } from '../../../shared/pick-fields'

/**
 * How amounts of a currency are rounded and written. The names are the specification's.
 * - `round_value`: number of decimals after rounding; negative numbers round to tens, hundreds ...
 * - `num_decimals`: number of decimals shown
 * - `format_positive`, `format_negative`: templates with %v for the value and %s for the symbol
 */
export const formatFields = [
  'symbol',
  'round_type',
  'round_value',
  'num_decimals',
  'decimal_sep',
  'thousands_sep',
  'format_positive',
  'format_negative',
] as const

type StoredCurrency = Row<Pricing, 'currencies'>

export type MoneyFormat = Shown<StoredCurrency['format'], typeof formatFields>

/** `value` is how much of the currency one unit of the base currency is worth. The base currency has the value 1. */
export const currencyFields = ['code', 'name', 'value'] as const

/** `iso` is the ISO 4217 code, if there is one. */
export interface Currency
  extends Shown<StoredCurrency, typeof currencyFields>,
    Given<StoredCurrency, ['iso']> {
  format: MoneyFormat
}

/** A pseudo-currency for percentages. */
export const PERCENT = 'percent'

/** Minor units per unit. */
export const MINOR = 100

export class UnknownCurrency extends Error {
  constructor(readonly code: string) {
    super(`The currency "${code}" is not defined.`)
    this.name = 'UnknownCurrency'
  }
}

/** The base of the exchange rates. If several currencies have the value 1, the first one wins. */
export const baseCurrency = <T extends { code?: string | null; value?: number | null }>(
  currencies: readonly T[],
): T | undefined => currencies.find(({ code, value }) => code !== PERCENT && value === 1)

export const findCurrency = (currencies: readonly Currency[], code: string): Currency => {
  const found = currencies.find((currency) => currency.code === code)
  if (!found) throw new UnknownCurrency(code)
  return found
}

/** Removes floating-point errors: 1.005 * 100 is 100.49999999999999. */
const withoutFloatError = (value: number) => Number(value.toPrecision(15))

/** Rounds to whole numbers; `classic` rounds halves away from zero. */
export const roundWhole = (value: number, type: MoneyFormat['round_type']): number => {
  const exact = withoutFloatError(value)
  if (type === 'ceil') return Math.ceil(exact)
  if (type === 'floor') return Math.floor(exact)
  if (type === 'classic') return Math.sign(exact) * Math.round(Math.abs(exact))
  return exact
}

/** Rounds minor units to a multiple of `step`; without a step, to whole ones. */
export const roundToStep = (minor: number, type: MoneyFormat['round_type'], step: number): number =>
  type === 'none' || step < 1 ? roundWhole(minor, 'classic') : roundWhole(minor / step, type) * step

const roundTo = (value: number, type: MoneyFormat['round_type'], decimals: number): number => {
  const scale = 10 ** decimals
  return withoutFloatError(roundWhole(value * scale, type) / scale)
}

/** Formats a number that is not negative, with separators. */
const formatDigits = (value: number, { num_decimals, decimal_sep, thousands_sep }: MoneyFormat): string => {
  const shown = roundTo(value, 'classic', num_decimals).toFixed(num_decimals)
  const [whole = '0', decimals] = shown.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousands_sep)
  return decimals ? grouped + decimal_sep + decimals : grouped
}

export const MINUS = '\u2212'

/** The amount in units, rounded as the currency asks for. */
export const roundMoney = (minor: number, { round_type, round_value }: MoneyFormat): number =>
  roundTo(minor / MINOR, round_type, round_value)

/**
 * Formats minor units of a currency. The sign of the amount before rounding selects the template, which contains the minus.
 * Templates are typed with a hyphen, stored quotes have them too; people read a minus sign, which has the width of a digit.
 */
export const formatMoney = (minor: number, { format }: Currency): string => {
  const template = minor < 0 ? format.format_negative.replace('-', MINUS) : format.format_positive
  const digits = formatDigits(Math.abs(roundMoney(minor, format)), format)
  return template.replace(/%[vs]/g, (place) => (place === '%v' ? digits : format.symbol))
}

/** The currency with the decimals that an exact amount needs, whatever it rounds prices to: what somebody paid or owes is exact. */
export const exactCurrency = (minor: number, { format, ...currency }: Currency): Currency => {
  const decimals = minor % MINOR === 0 ? format.num_decimals : Math.max(format.num_decimals, 2)
  return { ...currency, format: { ...format, round_type: 'none', num_decimals: decimals } }
}

/** Formats an amount to the cent in the format of the site. Texts that are stored for readers of any language have it. */
export const formatExact = (minor: number, currency: Currency): string =>
  formatMoney(minor, exactCurrency(minor, currency))

/** An amount that is taken off a price: what is written before and after the amount makes it negative. */
export interface Deduction {
  before: string
  amount: string
  after: string
}

/**
 * Formats an amount that is taken off. The three parts together are the negative amount, as quotes have it; templates such as
 * `%s -%v`, whose minus is inside, leave all of it in `amount`.
 */
export const formatDeduction = (minor: number, currency: Currency): Deduction => {
  const negative = formatMoney(-minor, currency)
  const amount = formatMoney(minor, currency)
  const at = negative.indexOf(amount)
  if (at < 0) return { before: '', amount: negative, after: '' }
  return { before: negative.slice(0, at), amount, after: negative.slice(at + amount.length) }
}

/** Converts minor units of one currency to another, unrounded. Percentages are not converted. */
export const convert = (minor: number, from: Currency, to: Currency): number =>
  from.code === to.code || from.code === PERCENT || to.code === PERCENT
    ? minor
    : (minor / from.value) * to.value

/** A percentage of an amount, in unrounded minor units. */
export const percentOf = (minor: number, percent: number): number =>
  withoutFloatError((minor * percent) / 100)

/** The amount increased by a percentage of it. */
export const addPercent = (minor: number, percent: number): number => minor + percentOf(minor, percent)

/**
 * The name of a currency in a language. English pages have the name that staff have entered, as do currencies without an ISO
 * code. Only for the server: browsers may know other names.
 */
export const currencyName = (locale: Locale, { iso, name }: Pick<Currency, 'iso' | 'name'>): string => {
  if (locale === defaultLocale || !iso) return name
  // With the territory: Portugal and Brazil have different names.
  const tag = territoryTag(locale).replace('_', '-')
  const known = new Intl.DisplayNames([tag], { type: 'currency', fallback: 'none' }).of(iso)
  return known ? known.charAt(0).toLocaleUpperCase(tag) + known.slice(1) : name
}
