import type { Token } from './tokens'

/** How often a word was met in comments that moderators called spam, and in those they approved. */
export interface WordCount {
  spam: number
  ham: number
}

/** What the filter thinks of a comment, and why. */
export interface SpamScore {
  /** From 0 to 1. */
  score: number
  /** What weighed most; a positive weight speaks for spam. */
  words: { word: string; weight: number }[]
}

/** Fewer comments of either kind teach nothing that would hold. */
const enough = 20

/** A word that was met once says little: it is mixed with this many that say nothing. */
const doubt = 0.5
/** No word decides alone, however often it was met. */
const mostOfOne = 4
/** What holds of the whole comment carries further than a word of it. */
const markerWeight = 2
/** Evidence that a short comment is given to begin with, so that one word does not make it certain. */
const patience = 2
/**
 * Turns evidence into a score, so that the usual threshold of 0.9 stands at an evidence of 2.44. Like the constants above
 * and the phrases of `appeals.ts` it was set by looking at all three videos of tubespam, so figures measured on them
 * flatter the filter.
 */
const steepness = 0.9

const shownWords = 6

const weightOf = ({ word }: Token, count: WordCount, totals: WordCount): number => {
  const [spam, ham] = [count.spam / totals.spam, count.ham / totals.ham]
  const met = count.spam + count.ham
  const probability = (doubt * 0.5 + (met * spam) / (spam + ham)) / (doubt + met)
  const weight = Math.log(probability / (1 - probability)) * (word.startsWith('#') ? markerWeight : 1)
  return Math.max(-mostOfOne, Math.min(mostOfOne, weight))
}

/**
 * Naive Bayes with three guards. Words that overlap (a word, and the pairs it is part of) count once, by the strongest
 * of them, because they are not independent. No word weighs more than `mostOfOne`. And the sum is set against the
 * number of words, so that a long comment is not certain merely because it is long.
 *
 * Undefined while too little was learned to say anything.
 */
export const judge = (
  tokens: readonly Token[],
  counts: ReadonlyMap<string, WordCount>,
  totals: WordCount,
): SpamScore | undefined => {
  if (totals.spam < enough || totals.ham < enough) return undefined
  const known = tokens
    .flatMap((token) => {
      const count = counts.get(token.word)
      const met = count && count.spam + count.ham > 0
      return met ? [{ ...token, weight: weightOf(token, count, totals) }] : []
    })
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  const taken = new Set<number>()
  const counted = known.filter(({ places }) => {
    if (places.some((place) => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  })
  const sum = counted.reduce((total, { weight }) => total + weight, 0)
  const evidence = sum / Math.sqrt(counted.length + patience)
  return {
    score: 1 / (1 + Math.exp(-steepness * evidence)),
    words: counted.slice(0, shownWords).map(({ word, weight }) => ({ word, weight })),
  }
}
