import { MAX_DEPTH } from '../contract'

/**
 * Where a comment stands in its thread: one segment per level, each the time of its comment. Sorted by path, a thread
 * is in reading order, and everything below a comment is one range, so a page of it is one look into an index.
 */

const timeDigits = 13
const chanceDigits = 3

/** Digits alone, because every database sorts them alike. */
export const SEGMENT = timeDigits + chanceDigits

/** Comes after every path that begins the same way: in every alphabet letters follow digits. */
export const AFTER_ALL = 'a'

export const newSegment = (createdAt: Date, chance = Math.random()): string => {
  const time = String(Math.max(0, createdAt.getTime())).padStart(timeDigits, '0')
  return time + String(Math.floor(chance * 10 ** chanceDigits)).padStart(chanceDigits, '0')
}

export const depthOf = (path: string): number => path.length / SEGMENT

export const rootOf = (path: string): string => path.slice(0, SEGMENT)

export const parentPathOf = (path: string): string => path.slice(0, -SEGMENT)

/** The comment that a reply is attached to: the one replied to, or above it where that would be too deep. */
export const attachTo = (repliedTo: string, maxDepth: number): string =>
  repliedTo.slice(0, SEGMENT * (Math.min(maxDepth, MAX_DEPTH) - 1))
