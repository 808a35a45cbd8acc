import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { formatMoney } from '../calculation/money'
import { CartButton } from '../cart/CartButton'
import type { QuoteMessages } from './messages/en'
import { QuoteFacts } from './QuoteFacts'
import { QuoteLines } from './QuoteLines'
import { QuoteMailForm, type QuoteMailState } from './QuoteMailForm'
import type { Quote } from './quote'
import { calculatorHref, momentText, quotePath, stayText } from './quote-texts'

interface QuotePageProps {
  quote: Quote
  locale: Locale
  t: QuoteMessages
  expired: boolean
  inCart: boolean
  mail: QuoteMailState
}

/** A stored price: the same for ever, also after it has expired. */
export function QuotePage({ quote, locale, t, expired, inCart, mail }: QuotePageProps) {
  const { school, title, request, currency, indicative, timeZone } = quote.content
  const again = calculatorHref(locale, school.slug, request)
  const address = localePath(locale, quotePath(quote))
  return (
    <div className="wrap paper-page">
      <header className="paper-heading">
        <p className="kicker">{school.name}</p>
        <h1>{t.quote}</h1>
        <p className="lead">
          <span lang={quote.locale === locale ? undefined : languageTag(quote.locale)}>{title}</span>,{' '}
          {stayText(locale, t, request)}
        </p>
      </header>
      <section className="paper">
        {expired && (
          <div className="note quote-expired">
            <h2>{t.quoteExpired}</h2>
            <p>{fill(t.quoteExpiredText, { date: momentText(locale, quote.expiresAt, timeZone) })}</p>
            <p className="no-print">
              <a className="button" href={again}>
                {t.quoteAgain}
              </a>
            </p>
          </div>
        )}
        <QuoteLines quote={quote} locale={locale} t={t} />
        {indicative && (
          <p className="quote-indicative">
            {fill(t.quoteIndicative, {
              amount: formatMoney(indicative.total, indicative.currency),
              currency: currency.format.symbol,
            })}
          </p>
        )}
        <QuoteFacts quote={quote} locale={locale} t={t} />
        {!expired && <p className="quote-promise">{t.quoteLead}</p>}
      </section>
      <div className="paper-side no-print">
        <div className="quote-actions">
          {!expired && (
            <>
              <a className="button" href={`${address}/enrol`}>
                {t.quoteEnrol}
              </a>
              <CartButton token={quote.token} inCart={inCart} locale={locale} t={t} />
            </>
          )}
          <a className="button button-quiet" href={`${address}.pdf`}>
            {t.quotePdf}
          </a>
        </div>
        <section>
          <h2>{t.quoteKeep}</h2>
          <p>{t.quoteKeepText}</p>
        </section>
        <QuoteMailForm quote={quote} locale={locale} t={t} {...mail} />
        {!expired && (
          <p>
            <a href={again}>{t.backToCalculator}</a>
          </p>
        )}
      </div>
    </div>
  )
}
