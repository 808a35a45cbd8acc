import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import type { QuoteMessages } from './messages/en'
import type { Quote } from './quote'
import { momentText } from './quote-texts'

/** When the quote was made, how long it holds, and from which prices. */
export function QuoteFacts({ quote, locale, t }: { quote: Quote; locale: Locale; t: QuoteMessages }) {
  const { createdAt, timeZone, list } = quote.content
  const facts = [
    [t.quoteMade, momentText(locale, createdAt, timeZone)],
    [t.quoteValidUntil, momentText(locale, quote.expiresAt, timeZone)],
    [t.quoteList, fill(t.quoteListValue, list)],
  ]
  return (
    <dl className="quote-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
