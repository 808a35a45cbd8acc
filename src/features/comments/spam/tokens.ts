import { foldWords } from '../../../shared/text/fold-words'
import { callToAction, countMatches, promisedGain, selfPromotion } from './spam-phrases'

/** Fields that the filter reads. */
export interface Judged {
  author?: string | null
  url?: string | null
  content?: string | null
}

/** A token: one thing that the filter counts, with its position in the text. */
export interface Token {
  word: string
  /** Indexes of the words it covers; empty for a property of the whole comment. */
  places: readonly number[]
}

/**
 * Letters that look alike become one: full-width `ｈｔｔｐ` is `http`, invisible characters go away. Long runs of marks are cut
 * first, because normalising them takes quadratic time.
 */
export const normaliseLetters = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .normalize('NFKC')

/**
 * Addresses, also without `http`. A host name is matched from its beginning only: trying every letter would take time that
 * grows with the square of the length.
 */
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![a-z0-9-]\.?)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|ru|cn|xyz|top|io|co|me|tv|ly|gl|be|de|es|fr|it|pt|br|eu|uk)\b\S*/gi

/** Long enough to tell words apart, short enough for `subscribe` and `subscribers` to be the same. */
export const STEM = 6
/** More words of a long text are not counted. */
const maxWords = 400

const oneOrMore = (count: number, marker: string) =>
  count > 1 ? [marker, `${marker}s`] : count ? [marker] : []

const isShouting = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 10 && capitals.length > 0.6 * letters.length
}

/** An @ with a dot and a letter after it. Each word is searched once, from its first @. */
const hasMailAddress = (text: string): boolean =>
  text.split(/\s+/).some((word) => {
    const at = word.indexOf('@', 1)
    return at > 0 && /.\.\p{L}/su.test(word.slice(at + 1))
  })

/** For text with normalised letters. */
export const linksIn = (text: string): string[] => text.match(link) ?? []

const markersOf = (text: string, words: string): string[] => {
  const appeals = [
    ...oneOrMore(countMatches(callToAction, words), '#appeal'),
    ...(countMatches(selfPromotion, words) ? ['#own'] : []),
    ...(countMatches(promisedGain, words) ? ['#gain'] : []),
    ...oneOrMore(linksIn(text).length, '#link'),
  ]
  return [
    // The absence of appeals speaks for a comment, so it is a token too.
    ...(appeals.length ? appeals : ['#plain']),
    ...(hasMailAddress(text) ? ['#mail'] : []),
    ...(/[$€£]/.test(text) ? ['#price'] : []),
    ...((text.match(/!/g)?.length ?? 0) > 2 ? ['#loud'] : []),
    ...(isShouting(text) ? ['#capitals'] : []),
  ]
}

const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .slice(0, maxWords)
    // `looove` and `looooove` become `loove`; all numbers become one token.
    .map((word) => (/^\d+$/.test(word) ? '#number' : word.replace(/(.)\1{2,}/gu, '$1$1').slice(0, STEM)))

const partsOfLinks = (text: string): string[] =>
  linksIn(text)
    .flatMap((address) => address.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2)
    .map((part) => `link:${part.slice(0, 30)}`)

/** Everything the filter counts of a comment, each once. */
export const tokensOf = (comment: Judged): Token[] => {
  const [author, url, text] = [comment.author, comment.url, comment.content].map((field) =>
    normaliseLetters(field ?? ''),
  ) as [string, string, string]
  const folded = foldWords(text.replace(link, ' ').replace(/['’]/g, ''))
  const words = wordsOf(folded)
  const found = new Map<string, Token>()
  const add = (word: string, ...places: number[]) => {
    if (!found.has(word)) found.set(word, { word, places })
  }
  for (const marker of markersOf(text, folded)) add(marker)
  for (const part of partsOfLinks(text)) add(part)
  for (const [index, word] of words.entries()) {
    add(word, index)
    const [next, afterNext] = words.slice(index + 1, index + 3)
    if (next) add(`${word} ${next}`, index, index + 1)
    if (afterNext) add(`${word} * ${afterNext}`, index, index + 2)
  }
  // A name occurs once or twice and teaches nothing, unless it contains an address.
  if (linksIn(author).length) add('#linkname')
  for (const part of partsOfLinks(url)) add(part.replace('link:', 'from:'))
  return [...found.values()]
}
