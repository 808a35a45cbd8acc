import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { todayIn } from '../calculation/days'
import { findCurrency } from '../calculation/money'
import { isBookable, price } from '../calculation/price'
import type { PriceCatalogue } from '../contract'
import type { QuoteMessages } from '../quotes/messages/en'
import type { Quote } from '../quotes/quote'
import { amountText, calculatorHref, dayText } from '../quotes/quote-texts'
import type { EnrolGroup } from './enrol-group'
import type { FieldError } from './enrolment-form'

/**
 * Whether a quote's total stands for another start. A list that was published since must not break the promise, so both
 * starts are priced by today's lists, as if booked on the day of the quote: only what the start itself changes counts.
 */
const standsFor = (start: string, { content }: Quote, catalogue: PriceCatalogue): boolean => {
  const { request, total, timeZone, createdAt } = content
  if (start === request.start) return true
  const madeOn = todayIn(timeZone, new Date(createdAt))
  const moved = price({ ...request, start }, catalogue, madeOn).total
  return moved === total || moved === price(request, catalogue, madeOn).total
}

/** The first quote that a start makes cheaper or dearer, with the way to a quote for that start. */
export const checkStartPrice = (
  start: string,
  { field, catalogue, quotes }: EnrolGroup,
  locale: Locale,
  t: QuoteMessages,
): FieldError[] => {
  const quote = quotes.find((each) => !standsFor(start, each, catalogue))
  if (!quote) return []
  const { content } = quote
  const request = { ...content.request, start }
  const found = price(request, catalogue, catalogue.today)
  const error: FieldError = {
    field,
    message: fill(isBookable(found) ? t.startPrice : t.startNotOffered, {
      title: content.title,
      date: dayText(locale, start),
      total: amountText(found.total, { currency: findCurrency(catalogue.currencies, catalogue.currency) }),
      quoted: amountText(content.total, content),
    }),
    link: { href: calculatorHref(locale, content.school.slug, request), text: t.quoteAgain },
  }
  return [error]
}
