import type { Locale } from '../../../shared/locale'
import { formatMoneyIn } from '../../pricing/contract'
import { amountText, type Quote, type QuoteContent, quoteMessages, stayText } from '../../quotes/contract'

const stayLine = (content: QuoteContent, locale: Locale, total: string): string =>
  [content.title, stayText(locale, quoteMessages[locale], content.request), total].join(', ')

/** A stay as the timeline stores it: "Intensive, 4 weeks from 4 January 2027, CA$ 1 520". */
export const describeStay = (content: QuoteContent, locale: Locale): string =>
  stayLine(content, locale, amountText(content.total, content))

const describeStayFor = ({ content }: Quote, locale: Locale): string =>
  stayLine(content, locale, formatMoneyIn(locale, content.total, content.currency))

/**
 * The lines of the timeline that are stored in the language of the student, and what staff read instead. A quote that was deleted
 * since, because its correction was undone, has none.
 */
export const translateStays = (
  quotes: readonly Quote[],
  [from, to]: readonly [student: Locale, staff: Locale],
  translate: (quote: Quote) => Quote,
): ReadonlyMap<string, string> =>
  new Map(
    quotes.map((quote) => [
      describeStay(quote.content, from),
      describeStayFor(quote.locale === to ? quote : translate(quote), to),
    ]),
  )
