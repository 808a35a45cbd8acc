import { type Currency, PERCENT } from './money'

/** Non-breaking space between symbol, digits and groups of digits, so that an amount stays on one line. */
const nbsp = '\u00a0'

/**
 * The currencies of a new site. The euro is the base, as in the rates of the European Central Bank. The rate of the dollar
 * is an example until somebody edits or imports it.
 */
export const defaultCurrencies: Currency[] = [
  {
    code: 'default',
    iso: 'CAD',
    name: 'Canadian dollar',
    value: 1.6,
    format: {
      symbol: 'CA$',
      round_type: 'none',
      round_value: 2,
      num_decimals: 0,
      decimal_sep: '.',
      thousands_sep: nbsp,
      format_positive: `%s${nbsp}%v`,
      format_negative: `-%s${nbsp}%v`,
    },
  },
  {
    code: PERCENT,
    name: 'Percent',
    value: 1,
    format: {
      symbol: '%',
      round_type: 'none',
      round_value: 2,
      num_decimals: 2,
      decimal_sep: '.',
      thousands_sep: nbsp,
      format_positive: `%v${nbsp}%s`,
      format_negative: `-%v${nbsp}%s`,
    },
  },
  {
    code: 'euro',
    iso: 'EUR',
    name: 'Euro',
    value: 1,
    format: {
      symbol: '€',
      round_type: 'classic',
      round_value: 0,
      num_decimals: 0,
      decimal_sep: ',',
      thousands_sep: nbsp,
      format_positive: `%v${nbsp}%s`,
      format_negative: `-%v${nbsp}%s`,
    },
  },
]
