/** Letters that Unicode does not take apart into a plain one and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** How words are compared: `École du Vieux-Phare` and `ecole du vieux phare` are the same, on every database. */
export const foldWords = (text: string): string =>
  text
    // Marks go before letters are taken apart: sorting a long run of them takes time that grows with its square.
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
