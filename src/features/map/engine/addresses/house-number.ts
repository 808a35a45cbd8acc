import { wordsOf } from './words'

/** A typed house number, and the flat when it was written with it. */
export interface TypedNumber {
  number: string
  unit?: string
  /** How many words it takes. */
  words: number
}

const markers = new Set(['no', 'nr', 'num', 'numero', 'number', 'n', '#'])
const numeric = /^\d+\p{L}?(-\d+\p{L}?)*$/u
/** Parts of a number that may follow it after a blank: `12 a`, `12 bis`, `12 1/2`. */
const further = /^(\p{L}|bis|ter|quater|\d+(-\d+)?)$/u
const flatOfHouse = /^(\d+\p{L}?)-(\d+\p{L}?)$/u

/** `12 a`, `12-A` and `12A` are one house; `10 12` and `1012` are not, nor `12 1/2` and `121/2`. */
export const foldNumber = (number: string): string =>
  wordsOf(number)
    .join(' ')
    .replace(/(?<=\d) (?=\p{L})/gu, '')

/** Every way to read a house number at the beginning of the words. */
export const numbersAtStart = (words: string[]): TypedNumber[] => {
  const skipped = markers.has(words[0] ?? '') ? 1 : 0
  const [number = '', next = ''] = words.slice(skipped)
  const alone = numeric.test(number) ? [{ number, words: skipped + 1 }] : []
  if (!/^\d+$/.test(number) || !further.test(next)) return alone
  return [{ number: `${number} ${next}`, words: skipped + 2 }, ...alone]
}

/**
 * Every way to read one at their end: where a number comes before its street. Only there `5-12` may be flat 5 of house
 * 12, as Canada writes it, unless a house has this very number; after a street it is never house 12.
 */
export const numbersAtEnd = (words: string[]): TypedNumber[] => {
  const found: TypedNumber[] = []
  for (const length of [3, 2, 1]) {
    if (length > words.length) continue
    for (const reading of numbersAtStart(words.slice(-length))) {
      if (reading.words !== length) continue
      found.push(reading)
      const [, unit, number] = flatOfHouse.exec(reading.number) ?? []
      if (unit && number) found.push({ ...reading, number, unit })
    }
  }
  return found
}
