import { type Locale, languageTag, localePath } from '../../../shared/locale'
import type { QuotesMessages } from '../messages/messages'
import { isExpired, type Quote } from '../quote/quote'
import { quotePath } from '../quote/quote-texts'
import { type CompareRow, compareQuotes } from './compare'

interface ComparePageProps {
  quotes: Quote[]
  locale: Locale
  t: QuotesMessages
  now: Date
}

const foreignTag = (quote: Quote, locale: Locale) =>
  quote.locale === locale ? undefined : languageTag(quote.locale)

/** A label above a cell for each quote: two quotes fit side by side on a phone. */
function RowGroup({
  row,
  quotes,
  locale,
  t,
}: { row: CompareRow } & Pick<ComparePageProps, 'quotes' | 'locale' | 't'>) {
  return (
    <tbody className={row.differs ? 'compare-differs' : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={quotes.length}>
          {row.label}
          {row.differs && (
            <>
              {' '}
              <span className="compare-mark" aria-hidden="true">
                ≠
              </span>
              <span className="visually-hidden">({t('compare.differs')})</span>
            </>
          )}
        </th>
      </tr>
      <tr>
        {quotes.map((quote, index) => (
          <td key={quote.token}>
            {row.cells[index]?.map(({ title, text }) => (
              <p key={`${title} ${text}`}>
                {title && <span lang={foreignTag(quote, locale)}>{title}</span>}
                {text}
              </p>
            ))}
            {row.cells[index]?.length === 0 && <p className="compare-none">{t('compare.none')}</p>}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** Quotes of the cart side by side. */
export function ComparePage({ quotes, locale, t, now }: ComparePageProps) {
  const address = (quote: Quote) => localePath(locale, quotePath(quote))
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1>{t('compare.title')}</h1>
        <p className="lead">{quotes.length < 2 ? t('compare.tooFew') : t('compare.lead')}</p>
      </header>
      {quotes.length >= 2 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className="paper compare" aria-label={t('compare.title')} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{t('compare.title')}</caption>
            <thead>
              <tr>
                {quotes.map((quote) => (
                  <th key={quote.token} scope="col">
                    <a href={address(quote)} lang={foreignTag(quote, locale)}>
                      {quote.content.title}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            {compareQuotes(quotes, locale).map((row) => (
              <RowGroup key={row.label} {...{ row, quotes, locale, t }} />
            ))}
            <tfoot className="no-print">
              <tr>
                {quotes.map((quote) => (
                  <td key={quote.token}>
                    {isExpired(quote, now) ? (
                      <strong className="cart-expired">{t('cartExpired')}</strong>
                    ) : (
                      <a href={`${address(quote)}/enrol`}>{t('quoteEnrol')}</a>
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      <p className="no-print">
        <a href={localePath(locale, '/cart')}>{t('compare.back')}</a>
      </p>
    </div>
  )
}
