import type { Address } from './address'
import { sameWord, withoutCountryCode } from './words'

const unitWords = new Set([
  ...[
    'unit',
    'apt',
    'apartment',
    'suite',
    'ste',
    'flat',
    'room',
    'rm',
    'floor',
    'fl',
    '#',
    'appartement',
    'app',
  ],
  ...[
    'etage',
    'wohnung',
    'whg',
    'piso',
    'planta',
    'puerta',
    'pta',
    'pis',
    'porta',
    'andar',
    'apartamento',
    'interno',
  ],
])

/** Words for a flat, taken out: `apt 5`, `#5`. The house is the same whichever flat it is. */
export const withoutUnit = (words: string[]): string[] => {
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const next = words[at + 1] ?? ''
    const isUnit = unitWords.has(words[at] as string)
    if (isUnit && /^(\d+\p{L}?|\p{L})$/u.test(next)) at++
    // `unit 5 - 12 Main St`: the flat is part of the number's own word.
    else if (!isUnit || !next.includes('-')) rest.push(words[at] as string)
  }
  return rest
}

const startsWith = (words: string[], phrase: string[]): boolean =>
  phrase.length > 0 &&
  phrase.length <= words.length &&
  phrase.every((word, i) => sameWord(word, words[i] as string))

/** Postcodes are written with and without a blank: how many words make up this one, or 0. */
const postcodeWords = (words: string[], postcode: string): number => {
  for (const count of [1, 2, 3])
    if (count <= words.length && words.slice(0, count).join('') === postcode) return count
  return 0
}

const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A postcode of which nothing is known here can neither be confirmed nor denied; it must only look like one. */
const unknownPostcode = (words: string[]): number => {
  for (const count of [2, 1]) {
    const text = words.slice(0, count).join('')
    if (
      words.length >= count &&
      /^(?=.*\d)[a-z0-9]{4,8}$/.test(text) &&
      /\d/.test(words[count - 1] as string)
    )
      return count
  }
  return 0
}

/**
 * Whether every word besides street and number belongs to this address: its town, postcode, province or country, as
 * whole names. One word that does not means that another house was meant.
 */
export const matchesRemainingWords = (
  address: Pick<Address, 'postcode'>,
  phrases: string[][],
  rest: string[],
): boolean => {
  const postcode = compact(withoutCountryCode(address.postcode ?? ''))
  let words = rest
  while (words.length > 0) {
    const left = words
    const known = phrases
      .filter((phrase) => startsWith(left, phrase))
      .reduce((most, phrase) => Math.max(most, phrase.length), 0)
    const taken = known || (postcode ? postcodeWords(words, postcode) : unknownPostcode(words))
    if (taken === 0) return false
    words = words.slice(taken)
  }
  return true
}
