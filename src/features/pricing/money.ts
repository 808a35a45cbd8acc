/** How amounts of a currency are rounded and written. */
export interface MoneyFormat {
  symbol: string
  roundType: 'none' | 'ceil' | 'floor' | 'classic'
  /** Decimals that rounding keeps; negative ones round to tens, hundreds ... */
  roundValue: number
  /** Decimals that are shown. */
  numDecimals: number
  decimalSep: string
  thousandsSep: string
  /** Templates with %v for the value and %s for the symbol. */
  formatPositive: string
  formatNegative: string
}

export interface Currency {
  code: string
  /** ISO 4217, where there is one. */
  iso?: string
  name: string
  /** How much of it one unit of the base currency is worth; the base currency itself has 1. */
  rate: number
  format: MoneyFormat
}

/** A pseudo-currency: a share rather than an amount. */
export const PERCENT = 'percent'

/** Minor units per unit. */
export const MINOR = 100

class UnknownCurrency extends Error {
  constructor(readonly code: string) {
    super(`The currency "${code}" is not defined.`)
    this.name = 'UnknownCurrency'
  }
}

export const findCurrency = (currencies: readonly Currency[], code: string): Currency => {
  const found = currencies.find((currency) => currency.code === code)
  if (!found) throw new UnknownCurrency(code)
  return found
}

/** Takes away what binary fractions add: 1.005 * 100 is 100.49999999999999. */
const withoutNoise = (value: number) => Number(value.toPrecision(15))

/** Rounds to whole numbers; classic takes halves away from zero. */
export const roundWhole = (value: number, type: MoneyFormat['roundType']): number => {
  const exact = withoutNoise(value)
  if (type === 'ceil') return Math.ceil(exact)
  if (type === 'floor') return Math.floor(exact)
  if (type === 'classic') return Math.sign(exact) * Math.round(Math.abs(exact))
  return exact
}

/** Rounds minor units to a step of them; without a step, to whole ones. */
export const roundToStep = (minor: number, type: MoneyFormat['roundType'], step: number): number =>
  type === 'none' || step < 1 ? roundWhole(minor, 'classic') : roundWhole(minor / step, type) * step

const roundTo = (value: number, type: MoneyFormat['roundType'], decimals: number): number => {
  const scale = 10 ** decimals
  return withoutNoise(roundWhole(value * scale, type) / scale)
}

/** Puts the separators into a number that is not negative. */
const writeDigits = (value: number, { numDecimals, decimalSep, thousandsSep }: MoneyFormat): string => {
  const shown = roundTo(value, 'classic', numDecimals).toFixed(numDecimals)
  const [whole = '0', decimals] = shown.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousandsSep)
  return decimals ? grouped + decimalSep + decimals : grouped
}

/** Writes minor units of a currency. The minus comes from the template alone, chosen by the amount before rounding. */
export const formatMoney = (minor: number, { format }: Currency): string => {
  const template = minor < 0 ? format.formatNegative : format.formatPositive
  const rounded = Math.abs(roundTo(minor / MINOR, format.roundType, format.roundValue))
  const digits = writeDigits(rounded, format)
  return template.replace(/%[vs]/g, (place) => (place === '%v' ? digits : format.symbol))
}

/** What minor units of one currency are in another, unrounded. Percentages stay what they are. */
export const convert = (minor: number, from: Currency, to: Currency): number =>
  from.code === to.code || from.code === PERCENT || to.code === PERCENT
    ? minor
    : (minor / from.rate) * to.rate

/** That share of an amount, in unrounded minor units. */
export const percentOf = (minor: number, percent: number): number => withoutNoise((minor * percent) / 100)

/** Adding 7 % to an amount adds that share of it. */
export const addPercent = (minor: number, percent: number): number => minor + percentOf(minor, percent)
