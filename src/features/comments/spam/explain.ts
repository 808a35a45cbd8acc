import type { SpamReason } from '../contract'
import type { SpamScore } from './bayes'
import { STEM } from './tokens'

/** Long words are counted by their first letters. */
const whole = (part: string) => (part.length === STEM ? `${part}…` : part)

/** A counted word as people read it. Properties of the comment and parts of addresses keep their names. */
const readableWord = (word: string): string =>
  /^(#\w+$|link:|from:)/.test(word)
    ? word
    : word
        .split(' ')
        .map((part) => (part === '*' ? '…' : part === '#number' ? '0' : whole(part)))
        .join(' ')

const list = (words: SpamScore['words'], sign: 1 | -1) =>
  words.filter(({ weight }) => weight * sign > 0).map(({ word }) => readableWord(word))

/** Why the filter gave its score. */
export const explainScore = ({ score, words }: SpamScore): SpamReason => ({
  code: 'filter',
  params: { score: Math.round(score * 100), against: list(words, 1), inFavour: list(words, -1) },
})
