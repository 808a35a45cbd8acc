/** A typed house number, and the flat when it was written with it. */
export interface TypedNumber {
  number: string
  unit?: string
  /** How many words it takes. */
  words: number
}

const markers = new Set(['no', 'nr', 'num', 'numero', 'number', 'n'])
const suffix = /^(\p{L}|bis|ter|quater)$/u
const plain = /^\d+\p{L}?$/u
const dashed = /^(\d+\p{L}?)-(\d+\p{L}?)$/u

/** `12 a`, `12-A` and `12A` are one house. */
export const foldNumber = (number: string): string =>
  number
    .toLowerCase()
    .replace(/[–—/]/g, '-')
    .replace(/\s+/g, '')
    .replace(/^(\d+)-(\p{L})$/u, '$1$2')

const readings = (word: string, words: number): TypedNumber[] => {
  const [, unit, number] = dashed.exec(word) ?? []
  if (plain.test(word)) return [{ number: word, words }]
  // `5-12 Main St` is how Canada writes flat 5 of house 12, unless a house has this very number.
  return unit && number
    ? [
        { number: word, words },
        { number, unit, words },
      ]
    : []
}

/** Every way to read a house number at the beginning of the words. */
export const numbersAtStart = (words: string[]): TypedNumber[] => {
  const skipped = markers.has(words[0] ?? '') || words[0] === '#' ? 1 : 0
  const [number = '', next = ''] = words.slice(skipped)
  const alone = readings(number, skipped + 1)
  if (!/^\d+$/.test(number) || !suffix.test(next)) return alone
  return [{ number: number + next, words: skipped + 2 }, ...alone]
}

/** Every way to read one at their end: where a number comes before its street. */
export const numbersAtEnd = (words: string[]): TypedNumber[] => {
  const found: TypedNumber[] = []
  for (const length of [3, 2, 1]) {
    if (length > words.length) continue
    for (const reading of numbersAtStart(words.slice(-length)))
      if (reading.words === length) found.push(reading)
  }
  return found
}
