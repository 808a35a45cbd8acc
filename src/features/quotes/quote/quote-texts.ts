import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { labelText } from '../../../shared/text/label-text'
import { asWritten } from '../../../shared/time/local-date'
import { formatMoney, type PriceRequest, percentText, writeRequest } from '../../pricing/contract'
import type { QuotesMessages } from '../messages/messages'
import type { Quote, QuoteContent, QuoteLine } from './quote'

// The texts of quotes, the same on the page, in the PDF and in mails.

/** A date and time in the school's time zone. */
export const momentText = (locale: Locale, iso: string, timeZone: string): string =>
  asWritten(
    locale,
    new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
      new Date(iso),
    ),
  )

/** The name of the time zone at that moment: 'Pacific Standard Time'. */
const zoneText = (locale: Locale, iso: string, timeZone: string): string =>
  asWritten(
    locale,
    new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeZoneName: 'long' })
      .formatToParts(new Date(iso))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  )

/** Until when a quote is valid, with the school's time zone: its readers are in others. */
export const validUntilText = (locale: Locale, { expiresAt, content }: Quote): string =>
  `${momentText(locale, expiresAt, content.timeZone)} (${zoneText(locale, expiresAt, content.timeZone)})`

/** The detail after a line's title: percentage and number of weeks. */
export const lineDetail = (locale: Locale, t: QuotesMessages, line: QuoteLine): string =>
  [percentText(locale, line), line.weeks === undefined ? '' : t('weeks', { count: line.weeks })]
    .filter(Boolean)
    .join(', ')

/** '4 weeks from 4 January 2027'. */
export const stayText = (locale: Locale, t: QuotesMessages, { weeks, start }: PriceRequest): string => {
  const length = t('weeks', { count: weeks })
  return start ? t('stayFrom', { weeks: length, date: dayText(locale, start) }) : length
}

export const amountText = (minor: number, { currency }: Pick<QuoteContent, 'currency'>): string =>
  formatMoney(minor, currency)

/** The quote in a link preview: 'Maple Harbour Language School, 4 weeks from 4 January 2027. Total: CA$ 1,160'. */
export const quoteDescription = (locale: Locale, t: QuotesMessages, { content }: Quote): string => {
  const { school, request, total } = content
  const price = labelText(locale, t('total'), amountText(total, content))
  return `${school.name}, ${stayText(locale, t, request)}. ${price}`
}

export const quotePath = ({ token }: Pick<Quote, 'token'>): string => `/quotes/${token}`

/** The address of the school's calculator with these choices. */
export const calculatorHref = (locale: Locale, slug: string, request: PriceRequest): string => {
  const query = writeRequest(request).toString()
  return `${localePath(locale, schoolPath(slug))}${query && `?${query}`}#anc-calculator`
}
