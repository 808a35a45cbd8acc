import { foldWords } from '../../../shared/text/fold-words'
import type { TextPart } from '../contract'

const words = /[\p{L}\p{N}\p{M}]+/gu

interface Match {
  start: number
  end: number
}

const matchesIn = (text: string, terms: ReadonlySet<string>): Match[] =>
  [...text.matchAll(words)].flatMap(({ 0: word, index }) =>
    terms.has(foldWords(word)) ? [{ start: index, end: index + word.length }] : [],
  )

/** Splits a text so that its words that match are marked. `terms` are words of the index. */
export const highlight = (text: string, terms: ReadonlySet<string>): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const match of matchesIn(text, terms)) {
    if (match.start > end) parts.push({ text: text.slice(end, match.start) })
    parts.push({ text: text.slice(match.start, match.end), marked: true })
    end = match.end
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

const excerptLength = 200
/** The excerpt begins this far before its first match. */
const lead = 50

/** The first place with the most different matching words. */
const bestStart = (text: string, matches: readonly Match[]): number => {
  let best = { start: 0, count: 0 }
  for (const [index, { start }] of matches.entries()) {
    const within = new Set<string>()
    for (const match of matches.slice(index, index + 20)) {
      if (match.end > start + excerptLength - lead) break
      within.add(foldWords(text.slice(match.start, match.end)))
    }
    if (within.size > best.count) best = { start, count: within.size }
  }
  return best.start
}

/** The part of a text around its matches, cut at words. Without matches it is the beginning. */
export const excerptOf = (text: string, terms: ReadonlySet<string>): TextPart[] => {
  if (text.length <= excerptLength) return highlight(text, terms)
  // Texts are long and matches are early: the first part is enough to choose from.
  const searched = text.slice(0, 20_000)
  const from = Math.max(0, bestStart(searched, matchesIn(searched, terms)) - lead)
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const rest = text.slice(start)
  const cut =
    rest.length <= excerptLength
      ? rest
      : rest.slice(0, rest.lastIndexOf(' ', excerptLength) + 1 || excerptLength)
  const parts = highlight(cut.trimEnd(), terms)
  return [
    ...(start > 0 ? [{ text: '… ' }] : []),
    ...parts,
    ...(cut.length < rest.length ? [{ text: ' …' }] : []),
  ]
}

/** How many different terms a text contains. */
export const countMatches = (text: string, terms: ReadonlySet<string>): number =>
  new Set(matchesIn(text.slice(0, 20_000), terms).map(({ start, end }) => foldWords(text.slice(start, end))))
    .size
