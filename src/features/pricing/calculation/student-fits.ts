import { cefrLevels } from '../../schools/contract'
import type { Offer } from '../model'

// Which offers suit a student. Levels are those of the Common European Framework, lowest first.

const placeOf = (level: string | undefined) => (cefrLevels as readonly (string | undefined)[]).indexOf(level)

/** Whether a course takes a level. Unknown levels suit every course, and accommodation has none. */
export const takesLevel = (
  { levelFrom, levelTo }: Pick<Offer, 'levelFrom' | 'levelTo'>,
  level: string,
): boolean => {
  if (!levelFrom || !levelTo || placeOf(level) === -1) return true
  return placeOf(level) >= placeOf(levelFrom) && placeOf(level) <= placeOf(levelTo)
}

/** The levels of a course in words: 'A2–C1'. */
export const levelsText = ({ levelFrom, levelTo }: Pick<Offer, 'levelFrom' | 'levelTo'>): string =>
  [...new Set([levelFrom, levelTo])].filter(Boolean).join('–')
