import { toLessonWeek } from '../../../shared/time/days'
import type { FreeStarts } from '../model'

// How many students may begin a course on the same day. That is another limit than how many take it at the same time
// (`free-places.ts`): a course may have room for twenty and take in ten each Monday. Only confirmed requests count.

/** How many places each start has, and which starts have another number. */
export interface StartCapacity {
  /** Missing if only the listed starts are limited. */
  places?: number
  exceptions: readonly { day: string; places: number }[]
}

/** From this many places on, visitors read nothing about them. */
export const FEW_PLACES = 3

/**
 * The number of free places that pages know. Larger numbers are all the same, so that pages do not tell how many students the
 * school has, and seldom change.
 */
export const shownLeft = (left: number): number => Math.min(Math.max(left, 0), FEW_PLACES + 1)

/** A start on a later day of the week is that of its Monday, which a holiday has moved, unless it is listed itself. */
const listedFor = <Listed extends { day: string }>(
  listed: readonly Listed[],
  day: string,
): Listed | undefined =>
  listed.findLast((each) => each.day === day) ?? listed.findLast((each) => each.day === toLessonWeek(day))

/** How many may begin on a day; undefined if the number is not limited. If a day is listed twice, the last one wins. */
export const startPlacesOn = (day: string, { places, exceptions }: StartCapacity): number | undefined =>
  listedFor(exceptions, day)?.places ?? places

/** How many more may begin, from today on. */
export const freeStarts = (
  capacity: StartCapacity,
  begun: readonly { day: string; count: number }[],
  today: string,
): FreeStarts => {
  const usual = capacity.places === undefined ? undefined : shownLeft(capacity.places)
  const days = new Set([...capacity.exceptions, ...begun].map(({ day }) => day))
  return {
    ...(usual !== undefined && { usual }),
    days: [...days]
      .filter((day) => day >= today)
      .sort()
      .flatMap((day) => {
        const places = startPlacesOn(day, capacity)
        if (places === undefined) return []
        const taken = begun.reduce((sum, each) => (each.day === day ? sum + each.count : sum), 0)
        const left = shownLeft(places - taken)
        return left === usual ? [] : [{ day, left }]
      }),
  }
}

/** How many more may begin on a day; without a limit any number. */
export const startsLeftOn = (day: string, free: FreeStarts | undefined): number =>
  listedFor(free?.days ?? [], day)?.left ?? free?.usual ?? Number.POSITIVE_INFINITY
