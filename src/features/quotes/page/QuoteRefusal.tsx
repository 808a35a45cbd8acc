import type { Locale } from '../../../shared/locale'
import {
  firstStart,
  MAX_WEEKS,
  type Price,
  type PriceCatalogue,
  type PriceRequest,
  type PricingMessages,
  type ReasonText,
  type RequestField,
  type RequestProblem,
  reasonText,
  startAlternative,
} from '../../pricing/contract'
import type { QuotesMessages } from '../messages/messages'
import { calculatorHref } from '../quote/quote-texts'

/** Why no quote was saved: a field, a sentence, and an alternative. */
interface Refusal {
  field: RequestField
  sentence: string
  instead?: { text: string; request: PriceRequest }
}

const invalidFieldText = (field: RequestField, t: PricingMessages): string =>
  ({
    course: t('badCourse'),
    weeks: t('badWeeks', { max: MAX_WEEKS }),
    accommodation: t('badAccommodation'),
    start: t('badStart'),
    extras: t('badExtras'),
    promo: t('badPromo'),
    age: t('badStudent'),
    level: t('badStudent'),
  })[field]

interface Asked {
  request: PriceRequest
  problems: readonly RequestProblem[]
  price: Price
  catalogue: PriceCatalogue
}

/** All reasons against saving a quote, with the calculator's texts. */
export const refusals = (
  locale: Locale,
  t: PricingMessages,
  { request, problems, price, catalogue }: Asked,
): Refusal[] => {
  const insteadOf = (alternative: ReasonText['alternative']): Pick<Refusal, 'instead'> =>
    alternative
      ? { instead: { text: alternative.label, request: { ...request, ...alternative.change } } }
      : {}
  const found = problems.map(({ field }): Refusal => {
    const start = field === 'start' ? firstStart(request, catalogue) : undefined
    const alternative = start ? startAlternative(start, { days: {}, locale, t }) : undefined
    return { field, sentence: invalidFieldText(field, t), ...insteadOf(alternative) }
  })
  for (const reason of price.reasons.filter(({ blocking }) => blocking)) {
    const { text, alternative } = reasonText(reason, {
      catalogue,
      days: {},
      locale,
      t,
    })
    found.push({ field: reason.field, sentence: text, ...insteadOf(alternative) })
  }
  return found.length ? found : [{ field: request.weeks > 0 ? 'course' : 'weeks', sentence: t('saveEmpty') }]
}

interface QuoteRefusalProps {
  locale: Locale
  t: QuotesMessages
  /** The calculator's texts, for the names of its fields. */
  fields: PricingMessages
  school: { slug: string; name: string }
  request: PriceRequest
  refusals: Refusal[]
}

/** The page with these reasons and a link back to the calculator with the same choices. */
export function QuoteRefusal({ locale, t, fields, school, request, refusals }: QuoteRefusalProps) {
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <p className="kicker">{school.name}</p>
        <h1>{t('refused')}</h1>
        <p className="lead">{t('refusedText')}</p>
      </header>
      <section className="paper">
        <dl className="refusals">
          {refusals.map(({ field, sentence, instead }) => (
            <div key={field + sentence}>
              <dt>{fields(field)}</dt>
              <dd>
                {sentence}
                {instead && (
                  <p>
                    <a href={calculatorHref(locale, school.slug, instead.request)}>{instead.text}</a>
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <a className="button" href={calculatorHref(locale, school.slug, request)}>
            {t('backToCalculator')}
          </a>
        </p>
      </section>
    </div>
  )
}
