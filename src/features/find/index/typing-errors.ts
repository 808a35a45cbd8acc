// Words that a typed word may stand for. A database finds words and their beginnings in an index, so the typing error is undone
// here: all words that one error may have turned into the typed one are looked up.

/** The shortest word in which an error is forgiven: shorter ones resemble too many others. */
export const MIN_FORGIVEN = 4

/** From this length on two errors are forgiven after the first letters. */
const MIN_TWO_ERRORS = 7

const MAX_LENGTH = 20

const latin = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/** The letters that may have been meant: those of the keyboard on which the word was typed. */
const lettersFor = (word: string): string =>
  [...new Set([...(/[a-z]/.test(word) ? latin : ''), ...(/[0-9]/.test(word) ? digits : ''), ...word])].join(
    '',
  )

export interface Variants {
  /** Words that are complete. */
  whole: string[]
  /** Words that may go on: something was typed wrong, or left out, within the part that is there. */
  beginnings: string[]
}

/** What may have been meant by a word with one typing error: a letter too many, too few, wrong, or two swapped. */
export const variantsOf = (typed: string): Variants => {
  const word = [...typed].slice(0, MAX_LENGTH)
  const letters = lettersFor(typed)
  const whole = new Set<string>()
  const beginnings = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at).join('')
    const [here = '', next = ''] = word.slice(at)
    const after = word.slice(at + 1).join('')
    if (here) whole.add(before + after)
    if (next) beginnings.add(before + next + here + word.slice(at + 2).join(''))
    for (const letter of letters) {
      if (here) beginnings.add(before + letter + after)
      beginnings.add(before + letter + here + after)
    }
  }
  beginnings.delete(typed)
  whole.delete(typed)
  return { whole: [...whole], beginnings: [...beginnings] }
}

/** The beginning that words with two errors must share with a long word; undefined for shorter ones. */
export const sharedBeginning = (typed: string): string | undefined =>
  typed.length >= MIN_TWO_ERRORS ? typed.slice(0, 3) : undefined

/** How many letters must be added, removed, replaced or swapped so that one word becomes the other. */
export const editDistance = (a: string, b: string): number => {
  let earlier: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (earlier[j - 2] ?? 0) + 1)
      row.push(best)
    }
    earlier = last
    last = row
  }
  return last[b.length] ?? 0
}
