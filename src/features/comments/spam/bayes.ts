import type { Token } from './tokens'

/** In how many comments a word occurred that moderators marked as spam, and that they approved. */
export interface WordCount {
  spam: number
  ham: number
}

/** Spam score of a comment, with its reasons. */
export interface SpamScore {
  /** From 0 to 1. */
  score: number
  /** Words with the greatest weight; a positive weight speaks for spam. */
  words: { word: string; weight: number }[]
}

/** With fewer comments of either kind there is no score. */
const minComments = 20

/** Smoothing: rare words count as if they had also occurred in this many neutral comments. */
const smoothing = 0.5
/** The largest weight of a single word. */
const maxWeight = 4
/** Factor for properties of the whole comment, which say more than a word of it. */
const markerWeight = 2
/** Added to the length, so that one word does not decide about a short comment. */
const lengthOffset = 2
/**
 * Turns evidence into a score, so that the usual threshold of 0.9 is reached at an evidence of 2.44. Like the constants
 * above and the phrases of `spam-phrases.ts` it was tuned on all three videos of tubespam, so figures measured on them are too
 * good.
 */
const steepness = 0.9

const shownWords = 6

const weightOf = ({ word }: Token, count: WordCount, totals: WordCount): number => {
  const [spam, ham] = [count.spam / totals.spam, count.ham / totals.ham]
  const met = count.spam + count.ham
  const probability = (smoothing * 0.5 + (met * spam) / (spam + ham)) / (smoothing + met)
  const weight = Math.log(probability / (1 - probability)) * (word.startsWith('#') ? markerWeight : 1)
  return Math.max(-maxWeight, Math.min(maxWeight, weight))
}

/**
 * Naive Bayes with three guards. Only the strongest of overlapping tokens (a word and the pairs it is part of) counts, because
 * they are not independent. No word weighs more than `maxWeight`. The sum is divided by the root of the number of words, so
 * that length alone does not make the score certain.
 *
 * Undefined while too little was learned.
 */
export const judge = (
  tokens: readonly Token[],
  counts: ReadonlyMap<string, WordCount>,
  totals: WordCount,
): SpamScore | undefined => {
  if (totals.spam < minComments || totals.ham < minComments) return undefined
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
  const evidence = sum / Math.sqrt(counted.length + lengthOffset)
  return {
    score: 1 / (1 + Math.exp(-steepness * evidence)),
    words: counted.slice(0, shownWords).map(({ word, weight }) => ({ word, weight })),
  }
}
