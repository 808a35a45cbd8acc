/** The Common European Framework, lowest first. */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/** Which of the six levels a course covers; null when an editor wrote something else, such as "any". */
export const levelSpan = (from: string, to: string): boolean[] | null => {
  const first = levels.findIndex((level) => level === from.toUpperCase())
  const last = levels.findIndex((level) => level === to.toUpperCase())
  if (first < 0 || last < first) return null
  return levels.map((_, index) => index >= first && index <= last)
}
