import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { CompareTable } from '../../../ui/compare/CompareTable'
import { uiMessages } from '../../../ui/messages/messages'
import type { QuotesMessages } from '../messages/messages'
import { isExpired, type Quote } from '../quote/quote'
import { quotePath } from '../quote/quote-texts'
import { compareQuotes, type FactsOf } from './compare'

interface ComparePageProps {
  quotes: Quote[]
  factsOf: FactsOf
  locale: Locale
  t: QuotesMessages
  now: Date
}

/** Quotes of the cart side by side. */
export function ComparePage({ quotes, factsOf, locale, t, now }: ComparePageProps) {
  const ui = uiMessages(locale)
  const address = (quote: Quote) => localePath(locale, quotePath(quote))
  const columns = quotes.map((quote) => ({
    key: quote.token,
    lang: quote.locale === locale ? undefined : languageTag(quote.locale),
    head: <a href={address(quote)}>{quote.content.title}</a>,
    foot: isExpired(quote, now) ? (
      <strong className="cart-expired">{t('cartExpired')}</strong>
    ) : (
      <a href={`${address(quote)}/enrol`}>{t('quoteEnrol')}</a>
    ),
  }))
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1>{t('compare.title')}</h1>
        <p className="lead">{quotes.length < 2 ? t('compare.tooFew') : ui('compare.lead')}</p>
      </header>
      {quotes.length >= 2 && (
        <CompareTable
          title={t('compare.title')}
          columns={columns}
          rows={compareQuotes(quotes, locale, factsOf)}
          t={ui}
        />
      )}
      <p className="no-print">
        <a href={localePath(locale, '/cart')}>{t('compare.back')}</a>
      </p>
    </div>
  )
}
