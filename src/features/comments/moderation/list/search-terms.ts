import type { Comment } from '../../../../platform/payload/payload-types'
import { foldWords } from '../../../../shared/text/fold-words'

type Searched = Pick<Comment, 'author' | 'email' | 'url' | 'content'>

/** The columns that the moderators' search uses. */
export const toSearchColumns = ({ author, email, url, content }: Searched) => ({
  authorText: foldWords(`${author ?? ''} ${email ?? ''}`),
  searchText: foldWords(`${author ?? ''} ${content ?? ''} ${url ?? ''}`),
})

/** Limits, because each word costs an index lookup. */
const maxWords = 8
const maxLength = 200

/**
 * Splits a search input into words of the index: letters and digits only, so no search operators remain. Undefined if the
 * input is empty.
 */
export const searchWords = (typed = ''): string[] | undefined => {
  if (!typed.trim()) return undefined
  return foldWords(typed.slice(0, maxLength)).split(' ').filter(Boolean).slice(0, maxWords)
}

/** A prefix of one or two letters matches nearly everything, so short words must match completely. */
const isBeginning = (word: string) => !/^[a-z0-9]{1,2}$/.test(word)

/** A query for SQLite's FTS5: all words as prefixes in one column. */
export const ftsQuery = (column: string, words: string[]): string =>
  `${column} : (${words.map((word) => `"${word}"${isBeginning(word) ? '*' : ''}`).join(' AND ')})`

/** Writes the terms for PostgreSQL's `to_tsquery`. */
export const tsQuery = (words: string[]): string =>
  words.map((word) => (isBeginning(word) ? `${word}:*` : word)).join(' & ')
