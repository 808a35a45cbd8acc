import type { Quote as QuoteDoc } from '../../../platform/payload/payload-types'
import type { Locale } from '../../../shared/locale'
import { DAY_MS, endOfDayIn } from '../../../shared/time/days'
import {
  type amountNames,
  type Currency,
  convert,
  findCurrency,
  lastBookingDay,
  lineTitle,
  NO_ACCOMMODATION,
  NO_COURSE,
  type Price,
  type PriceCatalogue,
  type PriceLine,
  type PriceRequest,
  type StayDates,
} from '../../pricing/contract'

/** A line of a quote, with the title at that time. */
export interface QuoteLine extends Omit<PriceLine, 'code'> {
  title: string
  /** Finds the title in other languages. Missing in quotes of earlier versions. */
  code?: string
}

/** Everything needed to show a quote, independent of later changes of prices, titles and currencies. */
export interface QuoteContent extends Pick<Price, (typeof amountNames)[number]> {
  school: Pick<PriceCatalogue['school'], 'slug' | 'name'>
  /** Title of the course, or of the accommodation if there is no course. */
  title: string
  request: PriceRequest
  /** A code that was typed but not valid, as the visitor reads it. */
  promoLeftOut?: string
  /** The days of the stay. Missing if it had no start date, and in quotes of earlier versions. */
  stay?: StayDates
  lines: QuoteLine[]
  currency: Currency
  /**
   * The total in the currency that the visitor saw, or in euros. `ratesDay` is the day of the exchange rates, if it was
   * known.
   */
  indicative?: { total: number; currency: Currency; ratesDay?: string }
  list: NonNullable<Price['list']>
  /** Time zone of the school. */
  timeZone: string
  createdAt: string
}

/** A currency in quotes of earlier versions, with other property names. */
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

/** Reads stored content that `quoteContent` of this or an earlier version has written. */
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

export interface Quote extends Pick<QuoteDoc, 'id' | 'token' | 'expiresAt'> {
  locale: Locale
  /** Missing if the school no longer exists. */
  school?: number
  content: QuoteContent
  /** The content is without a registration fee that another quote of the same person has. */
  isReduced?: boolean
  /** The content has another start than what is stored. */
  isMoved?: boolean
}

/** The titles of the lines of these kinds, each once. */
export const lineTitles = (quotes: readonly Quote[], ...kinds: QuoteLine['kind'][]): string[] => {
  const lines = quotes.flatMap(({ content }) => content.lines.filter(({ kind }) => kinds.includes(kind)))
  return [...new Set(lines.map(({ title }) => title))]
}

/** The courses of quotes, to price them though they may no longer be published. */
export const bookedCourses = (quotes: readonly Quote[]): number[] =>
  quotes.map(({ content }) => content.request.course)

/** Whether the school still has the course and the room. The catalogue contains the booked courses; what is in the trash is in none. */
export const isOffered = (
  { content: { request } }: Pick<Quote, 'content'>,
  { courses, accommodation }: Pick<PriceCatalogue, 'courses' | 'accommodation'>,
): boolean =>
  (request.course <= NO_COURSE || courses.some(({ number }) => number === request.course)) &&
  (request.accommodation <= NO_ACCOMMODATION ||
    accommodation.some(({ number }) => number === request.accommodation))

/**
 * When a quote of today expires: after a number of days, but never later than the last day on which its stay can be
 * booked, as the clock of the school counts it.
 */
export const expiryOf = (
  { request, timeZone, createdAt }: Pick<QuoteContent, 'request' | 'timeZone' | 'createdAt'>,
  catalogue: Pick<PriceCatalogue, 'leadDays' | 'accommodation'>,
  quoteDays: number,
): string => {
  const expiry = new Date(Date.parse(createdAt) + quoteDays * DAY_MS)
  if (!request.start) return expiry.toISOString()
  const lastDay = endOfDayIn(timeZone, lastBookingDay(request, catalogue, request.start))
  return (lastDay < expiry ? lastDay : expiry).toISOString()
}

/** Random bytes of a token: 144 bits cannot be guessed. */
export const TOKEN_BYTES = 18

export const isToken = (text: string): boolean => /^[\w-]{24}$/.test(text)

export const isExpired = ({ expiresAt }: Pick<Quote, 'expiresAt'>, now: Date): boolean =>
  now.getTime() >= Date.parse(expiresAt)

/** The total in the currency that the visitor chose, or in euros, unless that is the school's own. */
const indicativeOf = (
  total: number,
  { currencies, ratesDay }: PriceCatalogue,
  currency: Currency,
  wanted: string,
): QuoteContent['indicative'] => {
  const others = currencies.filter(({ code, iso }) => iso !== undefined && code !== currency.code)
  const seen = others.find(({ code }) => code === wanted) ?? others.find(({ iso }) => iso === 'EUR')
  return seen && { total: convert(total, currency, seen), currency: seen, ...(ratesDay && { ratesDay }) }
}

interface QuoteOptions {
  /** Code of the currency that amounts were shown in. */
  shownIn: string
  /** Name of the registration fee in the visitor's language. */
  registrationFee: string
  timeZone: string
  now: Date
}

/** The content of a quote for a bookable price. */
export const quoteContent = (
  request: PriceRequest,
  price: Price & { list: NonNullable<Price['list']> },
  catalogue: PriceCatalogue,
  { shownIn, registrationFee, timeZone, now }: QuoteOptions,
): QuoteContent => {
  const currency = findCurrency(catalogue.currencies, catalogue.currency)
  const lines = price.lines.map((line) => {
    const { kind, code, amount, weeks, percent } = line
    const title = lineTitle(line, catalogue, registrationFee)
    return {
      kind,
      code,
      title,
      amount,
      ...(weeks === undefined ? {} : { weeks }),
      ...(percent && { percent }),
    }
  })
  const { promo, ...withoutPromo } = request
  const isLeftOut = price.reasons.some(({ code }) => code === 'promo_unknown')
  const indicative = indicativeOf(price.total, catalogue, currency, shownIn)
  return {
    school: { slug: catalogue.school.slug, name: catalogue.school.name },
    title: lines[0]?.title ?? '',
    request: isLeftOut ? withoutPromo : request,
    ...(isLeftOut && promo && { promoLeftOut: promo }),
    ...(price.stay && { stay: price.stay }),
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
