import type { Locale } from '../../../../shared/locale'
import { isDay, todayIn } from '../../../../shared/time/days'
import { isBookable, type PriceCatalogue, price, stayDates } from '../../../pricing/contract'
import { isExpired, type Quote, quoteContent, quotesMessages, translateQuote } from '../../../quotes/contract'
import type { EnrolGroup } from './enrol-group'

// A student may begin on another day than quoted. A stored quote never changes, so the enrolment gets one of its own.

/**
 * The quote with another start; undefined if its stay is not offered from then. As long as the quote is valid its price is a promise:
 * both starts are priced by the rules of the day of the quote, and if they cost the same, the amounts stay, though a price list or
 * discount may have changed since. A quote that has expired while the form was open is priced by the rules of today.
 */
const moveQuote = (
  quote: Quote,
  start: string,
  catalogue: PriceCatalogue,
  locale: Locale,
  now: Date,
): Quote | undefined => {
  const { content } = quote
  const { request, total, lines, timeZone, createdAt, indicative, currency } = content
  if (start === request.start) return quote
  const isPromised = !isExpired(quote, now)
  const bookedAt = isPromised ? new Date(createdAt) : now
  const bookedOn = todayIn(timeZone, bookedAt)
  // Without the fee if another quote of this person has it.
  const hasFee = lines.some(({ kind }) => kind === 'registration')
  const charged = hasFee ? catalogue : { ...catalogue, registrationFee: 0 }
  const asked = { ...request, start }
  const registrationFee = quotesMessages(locale)('registrationFee')
  const found = price(asked, charged, bookedOn)
  if (found.reasons.some(({ code }) => code === 'season_ends')) return undefined
  if (found.total === total || (isPromised && found.total === price(request, charged, bookedOn).total)) {
    const stay = stayDates(asked, catalogue)
    const moved = { ...quote, content: { ...content, request: asked, ...(stay && { stay }) }, isMoved: true }
    return quote.locale === locale ? moved : { ...translateQuote(moved, catalogue, registrationFee), locale }
  }
  const { list } = found
  if (!list || !isBookable(found)) return undefined
  const moved = quoteContent(asked, { ...found, list }, charged, {
    shownIn: indicative?.currency.code ?? currency.code,
    registrationFee,
    timeZone,
    now: bookedAt,
  })
  return { ...quote, locale, content: moved, isMoved: true }
}

/** The group with another start; undefined if one of its stays is not offered from then. The catalogue is in this language, which the moved quotes get. */
export const moveGroup = (
  group: EnrolGroup,
  start: string,
  locale: Locale,
  now = new Date(),
): EnrolGroup | undefined => {
  // As typed by anybody.
  if (!isDay(start)) return undefined
  const quotes = group.quotes.flatMap((quote) => moveQuote(quote, start, group.catalogue, locale, now) ?? [])
  return quotes.length === group.quotes.length ? { ...group, quotes } : undefined
}

/** Adds up the quotes of a group. */
export const totalOf = ({ quotes }: EnrolGroup): number =>
  quotes.reduce((sum, { content }) => sum + content.total, 0)

/** The hidden field with the total that the visitor has read for a start. */
export const totalField = (startField: string): string => startField.replace('start', 'total')

/** The total that the visitor has read: that of the quotes if the form has none. */
export const readTotal = (form: URLSearchParams, group: EnrolGroup): number => {
  const text = form.get(totalField(group.field)) ?? ''
  return /^\d{1,12}$/.test(text) ? Number(text) : totalOf(group)
}
