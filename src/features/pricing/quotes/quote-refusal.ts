import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import type { RequestField, RequestProblem } from '../calculation/request'
import { firstStart } from '../calculation/starts'
import type { CalculatorMessages } from '../calculator/messages/en'
import { type ReasonText, reasonText, startAlternative } from '../calculator/reason-text'
import { MAX_WEEKS, type Price, type PriceCatalogue, type PriceRequest } from '../contract'

/** Why no quote was made: one field, one sentence, and what would do instead. */
export interface Refusal {
  field: RequestField
  sentence: string
  instead?: { text: string; request: PriceRequest }
}

const unreadable = (field: RequestField, t: CalculatorMessages): string =>
  fill(
    {
      course: t.badCourse,
      weeks: t.badWeeks,
      accommodation: t.badAccommodation,
      start: t.badStart,
      extras: t.badExtras,
      promo: t.badPromo,
    }[field],
    { max: MAX_WEEKS },
  )

interface Asked {
  request: PriceRequest
  problems: readonly RequestProblem[]
  price: Price
  catalogue: PriceCatalogue
}

/** Everything that stands against a quote, in the calculator's words. */
export const refusals = (
  locale: Locale,
  t: CalculatorMessages,
  { request, problems, price, catalogue }: Asked,
): Refusal[] => {
  const insteadOf = (alternative: ReasonText['alternative']): Pick<Refusal, 'instead'> =>
    alternative
      ? { instead: { text: alternative.label, request: { ...request, ...alternative.change } } }
      : {}
  const found = problems.map(({ field }): Refusal => {
    const start = field === 'start' ? firstStart(request, catalogue) : undefined
    const alternative = start ? startAlternative(start, { days: {}, locale, t }) : undefined
    return { field, sentence: unreadable(field, t), ...insteadOf(alternative) }
  })
  for (const reason of price.reasons.filter(({ blocking }) => blocking)) {
    const { text, alternative } = reasonText(reason, { catalogue, days: {}, locale, t })
    found.push({ field: reason.field, sentence: text, ...insteadOf(alternative) })
  }
  return found.length ? found : [{ field: request.weeks > 0 ? 'course' : 'weeks', sentence: t.saveEmpty }]
}
