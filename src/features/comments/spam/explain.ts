import type { SpamScore } from './bayes'
import { STEM } from './tokens'

const markers: Record<string, string> = {
  '#appeal': 'asks readers to do something',
  '#appeals': 'asks readers to do several things',
  '#own': 'points at something of the author’s',
  '#gain': 'promises a gain',
  '#link': 'has a link',
  '#links': 'has several links',
  '#plain': 'asks for nothing and has no link',
  '#mail': 'has an e-mail address',
  '#price': 'names a price',
  '#loud': 'has many exclamation marks',
  '#capitals': 'is written in capitals',
  '#linkname': 'has an address as a name',
  '#number': 'a number',
}

/** Long words are counted by their first letters. */
const whole = (part: string) => (part.length === STEM ? `${part}…` : part)

/** A counted word as people read it. */
const describeWord = (word: string): string => {
  const known = markers[word]
  if (known) return known
  if (word.startsWith('link:')) return `“${word.slice(5)}” in a link`
  if (word.startsWith('from:')) return `“${word.slice(5)}” in the website`
  const words = word.split(' ').map((part) => (part === '*' ? '…' : part === '#number' ? '0' : whole(part)))
  return `“${words.join(' ')}”`
}

const list = (words: SpamScore['words'], sign: 1 | -1) =>
  words
    .filter(({ weight }) => weight * sign > 0)
    .map(({ word }) => describeWord(word))
    .join(', ')

/** Why the filter gave its score, for moderators. */
export const explainScore = ({ score, words }: SpamScore): string => {
  const [against, inFavour] = [list(words, 1), list(words, -1)]
  return [
    `The filter gives it ${Math.round(score * 100)} of 100.`,
    ...(against ? [`Like earlier spam: ${against}.`] : []),
    ...(inFavour ? [`Like approved comments: ${inFavour}.`] : []),
  ].join(' ')
}
