/** Longer paths are not compared: the work for an unknown address must stay small. */
const MAX_LENGTH = 80
/** So many paths are compared letter by letter; the others are passed over. */
const MAX_COMPARED = 200

/** Paths are compared without case, hyphens and the slash at the end. */
const comparable = (path: string): string => path.toLowerCase().replace(/[-_.]|\/+$/g, '')

/** A bit for each letter or digit that occurs. */
const lettersIn = (text: string): number => {
  let letters = 0
  for (let place = 0; place < text.length; place++) letters |= 1 << (text.charCodeAt(place) & 31)
  return letters
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Wrong, missing, additional and swapped letters. Stops when there are more than `most`. */
const countTypingErrors = (typed: string, known: string, most: number): number => {
  let start = 0
  while (start < typed.length && typed[start] === known[start]) start++
  const one = typed.slice(start)
  const other = known.slice(start)
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const current = new Array<number>(other.length + 1).fill(most + 1)
    current[0] = row
    let fewest = row
    // Further away from the diagonal there are more errors than `most`.
    for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column++) {
      const isSame = one[row - 1] === other[column - 1]
      let errors = (last[column - 1] as number) + (isSame ? 0 : 1)
      errors = Math.min(errors, (last[column] as number) + 1, (current[column - 1] as number) + 1)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        errors = Math.min(errors, (beforeLast[column - 2] as number) + 1)
      current[column] = errors
      fewest = Math.min(fewest, errors)
    }
    if (fewest > most) return fewest
    beforeLast = last
    last = current
  }
  return last[other.length] as number
}

/**
 * Finds the path that somebody who typed an unknown one may have meant: at most two typing errors, in short names one.
 * Paths of another length or with other letters are passed over, which leaves few to be compared letter by letter.
 */
export const findNearestPath = (known: readonly string[]): ((path: string) => string | undefined) => {
  const candidates = known.map((path) => {
    const text = comparable(path)
    return { path, text, letters: lettersIn(text) }
  })
  return (path) => {
    if (path.length > MAX_LENGTH) return undefined
    const typed = comparable(path)
    const letters = lettersIn(typed)
    const name = typed.slice(typed.lastIndexOf('/') + 1)
    let fewest = name.length < 4 ? 1 : name.length < 7 ? 2 : 3
    let nearest: string | undefined
    let compared = 0
    for (const candidate of candidates) {
      const most = fewest - 1
      if (most < 0) break
      if (Math.abs(candidate.text.length - typed.length) > most) continue
      // A wrong letter changes at most two bits.
      if (countBits(candidate.letters ^ letters) > 2 * most) continue
      if (++compared > MAX_COMPARED) break
      const errors = countTypingErrors(typed, candidate.text, most)
      if (errors > most) continue
      nearest = candidate.path
      fewest = errors
    }
    return nearest
  }
}
