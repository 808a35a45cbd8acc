import type { QuotesMessages } from '../messages/messages'
import type { Quote } from '../quote/quote'
import { findAlternatives } from './overlap'

/** Points out two quotes that one person cannot book together. */
export function AlternativesNote({ quotes, t }: { quotes: readonly Quote[]; t: QuotesMessages }) {
  const found = findAlternatives(quotes)
  if (!found) return null
  const [first, second] = found.map(({ content }) => content.title)
  return <p className="note">{t('cartAlternatives', { first: first ?? '', second: second ?? '' })}</p>
}
