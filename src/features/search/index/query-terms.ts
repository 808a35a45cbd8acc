import { foldWords } from '../../../shared/text/fold-words'

/** Longer queries are cut, because each word costs time. */
export const MAX_QUERY_LENGTH = 100
const maxTerms = 6
const maxTermLength = 30

/** Articles, prepositions and conjunctions of the ten languages: they are in every text and say nothing about it. */
const emptyWords = new Set(
  [
    'the a an and or of in on at to for with from by is are',
    'el la els les un una uns i o de del dels en al als amb per a que',
    'der die das den dem des ein eine einen einem einer und oder in im am an auf zu zum zur mit von vom fur ist',
    'los las unos unas y con por para lo',
    'eta edo da dira bat',
    'le une et ou du au aux dans avec pour par sur est',
    'os as do da dos das no na nos nas ao aos com',
    'il gli e di del della dei delle con per nel nella che',
    'um uma uns umas em pelo pela para',
  ].flatMap((words) => words.split(' ')),
)

/** The words of a text as the index compares them: without case and accents. */
export const termsIn = (text: string): string[] => {
  const folded = foldWords(text)
  return folded ? folded.split(' ') : []
}

/** Cuts a word to the length that the index keeps; null for words that say nothing. */
export const indexedTerm = (term: string): string | null =>
  emptyWords.has(term) ? null : term.slice(0, maxTermLength)

/** The words that a query is searched by. A query of nothing but empty words has none. */
export const queryTerms = (query: string): string[] => {
  const terms = termsIn(query.slice(0, MAX_QUERY_LENGTH)).flatMap((term) => indexedTerm(term) ?? [])
  return [...new Set(terms)].slice(0, maxTerms)
}
