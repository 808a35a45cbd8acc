import { foldWords } from '../../../../shared/text/fold-words'

export interface Searched {
  author?: string | null
  email?: string | null
  url?: string | null
  content?: string | null
}

/** What the moderators' search looks through. */
export const toSearchColumns = ({ author, email, url, content }: Searched) => ({
  authorText: foldWords(`${author ?? ''} ${email ?? ''}`),
  searchText: foldWords(`${author ?? ''} ${content ?? ''} ${url ?? ''}`),
})

/** More than anybody types; each word costs a look into the index. */
const maxWords = 8
const maxLength = 200

/**
 * What was typed into a search field as words of the index. They consist of letters and digits alone, so nothing that
 * a database reads as an operator is left. `undefined`: nothing was asked for.
 */
export const searchWords = (typed = ''): string[] | undefined => {
  if (!typed.trim()) return undefined
  return foldWords(typed.slice(0, maxLength)).split(' ').filter(Boolean).slice(0, maxWords)
}

/** One or two letters begin nearly every text, and no index helps to find that. They are looked for as a word. */
const isBeginning = (word: string) => !/^[a-z0-9]{1,2}$/.test(word)

/** For FTS5: every word as the beginning of one, in one column of the index. */
export const ftsQuery = (column: string, words: string[]): string =>
  `${column} : (${words.map((word) => `"${word}"${isBeginning(word) ? '*' : ''}`).join(' AND ')})`

/** For PostgreSQL's `to_tsquery`. */
export const tsQuery = (words: string[]): string =>
  words.map((word) => (isBeginning(word) ? `${word}:*` : word)).join(' & ')
