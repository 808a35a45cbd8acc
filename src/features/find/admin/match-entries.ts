import type { FoundEntry } from '../contract'
import { editDistance, MIN_FORGIVEN } from '../index/typing-errors'
import { plainWords } from '../index/words'

const isLike = (typed: string, word: string): boolean =>
  typed.length >= MIN_FORGIVEN &&
  Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length))) <= 1

/**
 * Actions and screens that have all typed words. A typing error is forgiven if none has them as they were typed. Titles come
 * before the names of their groups.
 */
export const matchEntries = (entries: readonly FoundEntry[], query: string): FoundEntry[] => {
  const typed = plainWords(query)
  if (typed.length === 0) return []
  const search = (isMatch: (typed: string, word: string) => boolean) => {
    const having = (textOf: (entry: FoundEntry) => string) =>
      entries.filter((entry) => {
        const words = plainWords(textOf(entry))
        return typed.every((each) => words.some((word) => isMatch(each, word)))
      })
    return [
      ...new Set([
        ...having(({ title }) => title),
        ...having((entry) => `${entry.title} ${entry.detail ?? ''}`),
      ]),
    ]
  }
  const found = search((each, word) => word.startsWith(each))
  return found.length > 0 ? found : search(isLike)
}
