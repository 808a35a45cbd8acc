import type { Locale } from '../../shared/locale'
import { fill } from '../../shared/message'
import type { Price, PriceCatalogue, PriceRequest, Reason } from './contract'
import type { QuoteMessages } from './quote-messages/en'
import { dayText, weeksText } from './quote-texts'
import type { RequestField, RequestProblem } from './request'

/** Why no quote was made: one field, one sentence, and what would do instead. */
export interface Refusal {
  field: RequestField
  sentence: string
  instead?: { text: string; request: PriceRequest }
}

const titleOf = ({ about }: Reason, { courses, accommodation }: PriceCatalogue): string => {
  const offers = about?.kind === 'accommodation' ? accommodation : courses
  return about?.title ?? offers.find(({ number }) => number === about?.number)?.title ?? ''
}

const sentenceOf = (code: Reason['code'], t: QuoteMessages): string => {
  const sentences: Partial<Record<Reason['code'], string>> = {
    no_list: t.noList,
    not_offered: t.notOffered,
    length_not_offered: t.lengthNotOffered,
    start_not_monday: t.startNotMonday,
    start_past: t.startPast,
    start_closed: t.startClosed,
    promo_unknown: t.promoUnknown,
  }
  return sentences[code] ?? t.fieldUnknown
}

/** Everything that stands against a quote, in the visitor's words. */
export const refusals = (
  locale: Locale,
  t: QuoteMessages,
  request: PriceRequest,
  problems: readonly RequestProblem[],
  price: Price,
  catalogue: PriceCatalogue,
): Refusal[] => {
  const unreadable = problems.map(({ field }) => ({ field, sentence: t.fieldUnknown }))
  const blocking = price.reasons.filter((reason) => reason.blocking)
  const named = blocking.map((reason): Refusal => {
    const { nearest } = reason
    const shown =
      typeof nearest === 'number' ? weeksText(locale, t, nearest) : nearest && dayText(locale, nearest)
    const sentence = fill(sentenceOf(reason.code, t), {
      title: titleOf(reason, catalogue),
      weeks: weeksText(locale, t, request.weeks),
      nearest: shown ?? '',
    })
    const changed = typeof nearest === 'number' ? { weeks: nearest } : { start: nearest }
    return {
      field: reason.field,
      sentence,
      ...(shown && {
        instead: { text: fill(t.takeNearest, { nearest: shown }), request: { ...request, ...changed } },
      }),
    }
  })
  if (unreadable.length || named.length) return [...unreadable, ...named]
  return [{ field: request.weeks > 0 ? 'course' : 'weeks', sentence: t.nothingChosen }]
}
