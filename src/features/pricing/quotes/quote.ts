import type { Locale } from '../../../shared/locale'
import { type Currency, convert, findCurrency } from '../calculation/money'
import { lineTitle } from '../calculation/price-texts'
import type { LineKind, Price, PriceCatalogue, PriceRequest } from '../contract'

/** A line as it was promised, with the words of that day. */
export interface QuoteLine {
  kind: LineKind
  title: string
  amount: number
  /** Weeks that were charged, where weeks count. */
  weeks?: number
  percent?: number
}

/** Everything needed to show a quote for ever, whatever becomes of prices, titles and currencies. */
export interface QuoteContent {
  school: { slug: string; name: string }
  /** What it is about: the course, or the accommodation where there is no course. */
  title: string
  request: PriceRequest
  lines: QuoteLine[]
  coursePrice: number
  accommodationPrice: number
  registrationFee: number
  discount: number
  total: number
  currency: Currency
  /** What the visitor saw besides, as a guide. */
  indicative?: { total: number; currency: Currency }
  list: { id: number; version: number }
  /** Where the school's day begins and ends. */
  timeZone: string
  createdAt: string
}

/** The names that a currency had in quotes of earlier versions. */
interface EarlierCurrency extends Omit<Currency, 'value' | 'format'> {
  rate: number
  format: {
    symbol: string
    roundType: Currency['format']['round_type']
    roundValue: number
    numDecimals: number
    decimalSep: string
    thousandsSep: string
    formatPositive: string
    formatNegative: string
  }
}

const readCurrency = (stored: Currency | EarlierCurrency): Currency => {
  if ('value' in stored) return stored
  const { rate, format, ...rest } = stored
  return {
    ...rest,
    value: rate,
    format: {
      symbol: format.symbol,
      round_type: format.roundType,
      round_value: format.roundValue,
      num_decimals: format.numDecimals,
      decimal_sep: format.decimalSep,
      thousands_sep: format.thousandsSep,
      format_positive: format.formatPositive,
      format_negative: format.formatNegative,
    },
  }
}

/** What is stored with a quote: written by `quoteContent`, in this version or an earlier one, and never changed. */
export const readQuoteContent = (stored: unknown): QuoteContent | undefined => {
  if (!stored || typeof stored !== 'object') return undefined
  const content = stored as QuoteContent
  const { currency, indicative } = content
  return {
    ...content,
    currency: readCurrency(currency),
    ...(indicative && { indicative: { ...indicative, currency: readCurrency(indicative.currency) } }),
  }
}

export interface Quote {
  id: number
  token: string
  locale: Locale
  /** Missing when the school is gone. */
  school?: number
  expiresAt: string
  content: QuoteContent
}

/** Bytes of randomness in a token: nobody guesses 144 bits. */
export const TOKEN_BYTES = 18

export const isToken = (text: string): boolean => /^[\w-]{24}$/.test(text)

export const isExpired = ({ expiresAt }: Pick<Quote, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt)

/** The currency that the visitor looked at, when it is another than the school's. */
const indicativeOf = (
  total: number,
  { currencies }: PriceCatalogue,
  currency: Currency,
  wanted: string,
): QuoteContent['indicative'] => {
  const seen = currencies.find(({ code, iso }) => code === wanted && iso !== undefined)
  return seen && seen.code !== currency.code
    ? { total: convert(total, currency, seen), currency: seen }
    : undefined
}

interface Circumstances {
  /** Code of the currency that amounts were shown in. */
  shownIn: string
  /** What the registration fee is called in the visitor's language. */
  registrationFee: string
  timeZone: string
  now: Date
}

/** What is kept of a price that can be asked for. */
export const quoteContent = (
  request: PriceRequest,
  price: Price & { list: NonNullable<Price['list']> },
  catalogue: PriceCatalogue,
  { shownIn, registrationFee, timeZone, now }: Circumstances,
): QuoteContent => {
  const currency = findCurrency(catalogue.currencies, catalogue.currency)
  const lines = price.lines.map((line) => {
    const { kind, amount, weeks, percent } = line
    const title = lineTitle(line, catalogue, registrationFee)
    return { kind, title, amount, ...(weeks === undefined ? {} : { weeks }), ...(percent && { percent }) }
  })
  const indicative = indicativeOf(price.total, catalogue, currency, shownIn)
  return {
    school: { slug: catalogue.school.slug, name: catalogue.school.name },
    title: lines[0]?.title ?? '',
    request,
    lines,
    coursePrice: price.coursePrice,
    accommodationPrice: price.accommodationPrice,
    registrationFee: price.registrationFee,
    discount: price.discount,
    total: price.total,
    currency,
    ...(indicative && { indicative }),
    list: price.list,
    timeZone,
    createdAt: now.toISOString(),
  }
}
