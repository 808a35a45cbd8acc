import { type Locale, localePath } from '../../../shared/locale'
import type { QuoteMessages } from '../quotes/messages/en'

interface ThanksPageProps {
  locale: Locale
  t: QuoteMessages
  references: string[]
  /** Whether a confirmation is sent by mail for each of them. */
  mailed: boolean
}

export function ThanksPage({ locale, t, references, mailed }: ThanksPageProps) {
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <p className="kicker">{t.thanks}</p>
        <h1>{t.thanksTitle}</h1>
        <p className="lead">{mailed ? t.thanksText : t.thanksUnmailed}</p>
      </header>
      <section className="paper" aria-labelledby="reference-title">
        <h2 id="reference-title">{t.reference}</h2>
        {references.map((reference) => (
          <p key={reference} className="reference">
            {reference}
          </p>
        ))}
        <p>{t.referenceText}</p>
        <p className="no-print">
          <a className="button button-quiet" href={localePath(locale, '/')}>
            {t.backHome}
          </a>
        </p>
      </section>
    </div>
  )
}
