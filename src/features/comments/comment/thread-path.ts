import { MAX_DEPTH } from '../contract'

/**
 * The position of a comment in its thread as a materialized path: one segment per level, each the creation time of its
 * comment. Sorted by path, a thread is in reading order and every subtree is one range of an index.
 */

const timeDigits = 13
const chanceDigits = 3

/** Digits only, because all databases sort them the same way. */
export const SEGMENT = timeDigits + chanceDigits

/** Upper bound of all paths with the same prefix: letters sort after digits. */
export const AFTER_ALL = 'a'

export const newSegment = (createdAt: Date, chance = Math.random()): string => {
  const time = String(Math.max(0, createdAt.getTime())).padStart(timeDigits, '0')
  return time + String(Math.floor(chance * 10 ** chanceDigits)).padStart(chanceDigits, '0')
}

export const depthOf = (path: string): number => path.length / SEGMENT

export const rootOf = (path: string): string => path.slice(0, SEGMENT)

export const parentPathOf = (path: string): string => path.slice(0, -SEGMENT)

/** The path of the comment that a reply is attached to: the one replied to, or its ancestor at the deepest allowed level. */
export const attachTo = (repliedTo: string, maxDepth: number): string =>
  repliedTo.slice(0, SEGMENT * (Math.min(maxDepth, MAX_DEPTH) - 1))
