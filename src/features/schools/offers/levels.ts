import { cefrLevels } from '../catalogue'

export const levels: readonly string[] = cefrLevels

/** Which of the six levels a course covers; null for other values, such as "any". */
export const levelSpan = (from: string, to: string): boolean[] | null => {
  const first = levels.indexOf(from.toUpperCase())
  const last = levels.indexOf(to.toUpperCase())
  if (first < 0 || last < first) return null
  return levels.map((_, index) => index >= first && index <= last)
}
