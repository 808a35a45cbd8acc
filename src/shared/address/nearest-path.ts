import SearchableMap from 'minisearch/SearchableMap'

/** Longer paths are not compared: the work for an unknown address must stay small. */
const MAX_LENGTH = 80

/** Paths are compared without case, hyphens and the slash at the end. */
const comparable = (path: string): string => path.toLowerCase().replace(/[-_.]|\/+$/g, '')

/** So many wrong, missing or additional letters are forgiven. A long name may have two, such as two swapped ones. */
export const forgivenIn = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** Finds the path that somebody who typed an unknown one may have meant. */
export const findNearestPath = (known: readonly string[]): ((path: string) => string | undefined) => {
  const paths = new SearchableMap<string>()
  for (const path of known) paths.set(comparable(path), path)
  return (path) => {
    if (path.length > MAX_LENGTH) return undefined
    const typed = comparable(path)
    const found = [...paths.fuzzyGet(typed, forgivenIn(typed.slice(typed.lastIndexOf('/') + 1))).values()]
    return found.sort(([, errors], [, others]) => errors - others)[0]?.[0]
  }
}
