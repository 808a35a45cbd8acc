const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const firstSign = (word: string): string =>
  graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** `Ana Pérez Gil` is `AG`. Other characters than letters and digits are ignored. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (firstSign(first) + firstSign(last)).toUpperCase()
}

/** A colour number derived from the name. */
export const AVATAR_COLOURS = 5

export const avatarColour = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7) % AVATAR_COLOURS
