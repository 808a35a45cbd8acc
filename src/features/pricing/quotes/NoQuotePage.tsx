import { type Locale, localePath } from '../../../shared/locale'
import type { QuoteMessages } from './messages/en'

/** Nothing to enrol with: everything has expired, or the cart is empty. */
export function NoQuotePage({ locale, t }: { locale: Locale; t: QuoteMessages }) {
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1>{t.enrolNone}</h1>
        <p className="lead">{t.enrolNoneText}</p>
      </header>
      <p>
        <a className="button" href={localePath(locale, '/')}>
          {t.cartSchools}
        </a>
      </p>
    </div>
  )
}
