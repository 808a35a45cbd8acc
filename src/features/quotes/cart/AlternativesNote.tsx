import type { QuotesMessages } from '../messages/messages'
import { lineTitles, type Quote } from '../quote/quote'
import { findAlternatives } from './overlap'

/** Points out two quotes that one person cannot book together. */
export function AlternativesNote({ quotes, t }: { quotes: readonly Quote[]; t: QuotesMessages }) {
  const found = findAlternatives(quotes)
  if (!found) return null
  const name = (quote: Quote) =>
    [...new Set([quote.content.title, ...lineTitles([quote], 'accommodation')])].join(' + ')
  const [first, second] = found.map(name)
  return <p className="note">{t('cartAlternatives', { first: first ?? '', second: second ?? '' })}</p>
}
