import { type Locale, localePath } from '../../../shared/locale'
import type { QuoteMessages } from '../quotes/messages/en'
import type { Quote } from '../quotes/quote'
import { calculatorHref } from '../quotes/quote-texts'

interface NoQuotePageProps {
  locale: Locale
  t: QuoteMessages
  expired: Quote[]
}

/** Shown if all quotes have expired or the cart is empty. */
export function NoQuotePage({ locale, t, expired }: NoQuotePageProps) {
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1>{t.enrolNone}</h1>
        <p className="lead">{t.enrolNoneText}</p>
      </header>
      {expired.map(({ token, content }) => (
        <p key={token}>
          {content.title}:{' '}
          <a href={calculatorHref(locale, content.school.slug, content.request)}>{t.quoteAgain}</a>
        </p>
      ))}
      <p>
        <a className="button" href={localePath(locale, '/')}>
          {t.cartSchools}
        </a>
      </p>
    </div>
  )
}
