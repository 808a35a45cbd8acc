import { type Locale, languageTag } from '../../../shared/locale'
import type { QuoteMessages } from './messages/en'
import type { Quote } from './quote'
import { amountText, lineDetail } from './quote-texts'

/** The lines of a quote and their sum. The titles stay in the language in which the quote was made. */
export function QuoteLines({ quote, locale, t }: { quote: Quote; locale: Locale; t: QuoteMessages }) {
  const { content } = quote
  const lang = quote.locale === locale ? undefined : languageTag(quote.locale)
  return (
    <table className="quote-lines">
      <caption className="visually-hidden">{t.quoteLines}</caption>
      <tbody>
        {content.lines.map((line) => {
          const detail = lineDetail(locale, t, line)
          return (
            <tr key={`${line.kind} ${line.title}`} className={`quote-line-${line.kind}`}>
              <th scope="row">
                <span lang={lang}>{line.title}</span>
                {detail && <small>{detail}</small>}
              </th>
              <td>{amountText(line.amount, content)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td>{amountText(content.total, content)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
