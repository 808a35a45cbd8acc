/** How amounts of a currency are rounded and written. The names are the specification's. */
export interface MoneyFormat {
  symbol: string
  round_type: 'none' | 'ceil' | 'floor' | 'classic'
  /** Decimals that rounding keeps; negative ones round to tens, hundreds ... */
  round_value: number
  /** Decimals that are shown. */
  num_decimals: number
  decimal_sep: string
  thousands_sep: string
  /** Templates with %v for the value and %s for the symbol. */
  format_positive: string
  format_negative: string
}

export interface Currency {
  code: string
  /** ISO 4217, where there is one. */
  iso?: string
  name: string
  /** How much of it one unit of the base currency is worth; the base currency itself has 1. */
  value: number
  format: MoneyFormat
}

/** A pseudo-currency: a share rather than an amount. */
export const PERCENT = 'percent'

/** Minor units per unit. */
export const MINOR = 100

export class UnknownCurrency extends Error {
  constructor(readonly code: string) {
    super(`The currency "${code}" is not defined.`)
    this.name = 'UnknownCurrency'
  }
}

/** The currency in which the values of the others are counted. Of several with the value 1 the first counts. */
export const baseCurrency = <T extends { code?: string | null; value?: number | null }>(
  currencies: readonly T[],
): T | undefined => currencies.find(({ code, value }) => code !== PERCENT && value === 1)

export const findCurrency = (currencies: readonly Currency[], code: string): Currency => {
  const found = currencies.find((currency) => currency.code === code)
  if (!found) throw new UnknownCurrency(code)
  return found
}

/** Takes away what binary fractions add: 1.005 * 100 is 100.49999999999999. */
const withoutNoise = (value: number) => Number(value.toPrecision(15))

/** Rounds to whole numbers; classic takes halves away from zero. */
export const roundWhole = (value: number, type: MoneyFormat['round_type']): number => {
  const exact = withoutNoise(value)
  if (type === 'ceil') return Math.ceil(exact)
  if (type === 'floor') return Math.floor(exact)
  if (type === 'classic') return Math.sign(exact) * Math.round(Math.abs(exact))
  return exact
}

/** Rounds minor units to a step of them; without a step, to whole ones. */
export const roundToStep = (minor: number, type: MoneyFormat['round_type'], step: number): number =>
  type === 'none' || step < 1 ? roundWhole(minor, 'classic') : roundWhole(minor / step, type) * step

const roundTo = (value: number, type: MoneyFormat['round_type'], decimals: number): number => {
  const scale = 10 ** decimals
  return withoutNoise(roundWhole(value * scale, type) / scale)
}

/** Puts the separators into a number that is not negative. */
const writeDigits = (value: number, { num_decimals, decimal_sep, thousands_sep }: MoneyFormat): string => {
  const shown = roundTo(value, 'classic', num_decimals).toFixed(num_decimals)
  const [whole = '0', decimals] = shown.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousands_sep)
  return decimals ? grouped + decimal_sep + decimals : grouped
}

/** Writes minor units of a currency. The minus comes from the template alone, chosen by the amount before rounding. */
export const formatMoney = (minor: number, { format }: Currency): string => {
  const template = minor < 0 ? format.format_negative : format.format_positive
  const rounded = Math.abs(roundTo(minor / MINOR, format.round_type, format.round_value))
  const digits = writeDigits(rounded, format)
  return template.replace(/%[vs]/g, (place) => (place === '%v' ? digits : format.symbol))
}

/** What minor units of one currency are in another, unrounded. Percentages stay what they are. */
export const convert = (minor: number, from: Currency, to: Currency): number =>
  from.code === to.code || from.code === PERCENT || to.code === PERCENT
    ? minor
    : (minor / from.value) * to.value

/** That share of an amount, in unrounded minor units. */
export const percentOf = (minor: number, percent: number): number => withoutNoise((minor * percent) / 100)

/** Adding 7 % to an amount adds that share of it. */
export const addPercent = (minor: number, percent: number): number => minor + percentOf(minor, percent)
