import { type Currency, PERCENT } from './money'

/** Between symbol, digits and groups of digits, so that an amount never breaks across lines. */
const nbsp = '\u00a0'

/** What a new site begins with. The rates are examples until somebody edits or imports them. */
export const defaultCurrencies: Currency[] = [
  {
    code: 'default',
    iso: 'CAD',
    name: 'Canadian dollar',
    rate: 1,
    format: {
      symbol: 'CA$',
      roundType: 'none',
      roundValue: 2,
      numDecimals: 0,
      decimalSep: '.',
      thousandsSep: nbsp,
      formatPositive: `%s${nbsp}%v`,
      formatNegative: `-%s${nbsp}%v`,
    },
  },
  {
    code: PERCENT,
    name: 'Percent',
    rate: 1,
    format: {
      symbol: '%',
      roundType: 'none',
      roundValue: 2,
      numDecimals: 2,
      decimalSep: '.',
      thousandsSep: nbsp,
      formatPositive: `%v${nbsp}%s`,
      formatNegative: `-%v${nbsp}%s`,
    },
  },
  {
    code: 'euro',
    iso: 'EUR',
    name: 'Euro',
    rate: 0.62,
    format: {
      symbol: '€',
      roundType: 'classic',
      roundValue: 0,
      numDecimals: 0,
      decimalSep: ',',
      thousandsSep: nbsp,
      formatPositive: `%v${nbsp}%s`,
      formatNegative: `-%v${nbsp}%s`,
    },
  },
]
