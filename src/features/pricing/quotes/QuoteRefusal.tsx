import type { Locale } from '../../../shared/locale'
import type { CalculatorMessages } from '../calculator/messages/en'
import type { PriceRequest } from '../contract'
import type { QuoteMessages } from './messages/en'
import type { Refusal } from './quote-refusal'
import { calculatorHref } from './quote-texts'

interface QuoteRefusalProps {
  locale: Locale
  t: QuoteMessages
  /** What the calculator calls its fields. */
  fields: CalculatorMessages
  school: { slug: string; name: string }
  request: PriceRequest
  refusals: Refusal[]
}

/** Why there is no quote, and the way back with everything that was chosen. */
export function QuoteRefusal({ locale, t, fields, school, request, refusals }: QuoteRefusalProps) {
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <p className="kicker">{school.name}</p>
        <h1>{t.refused}</h1>
        <p className="lead">{t.refusedText}</p>
      </header>
      <section className="paper">
        <dl className="refusals">
          {refusals.map(({ field, sentence, instead }) => (
            <div key={field + sentence}>
              <dt>{fields[field]}</dt>
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
            {t.backToCalculator}
          </a>
        </p>
      </section>
    </div>
  )
}
