import { addDays, type DayRange, isWithin } from '../../../shared/time/days'
import {
  type FreeStep,
  NO_COURSE,
  type OfferKind,
  type PriceCatalogue,
  type PriceRequest,
  type Reason,
} from '../model'
import { FEW_PLACES, shownLeft, startsLeftOn } from './start-places'
import { nextStart, STARTS_TRIED, type StartCatalogue, startRuleFor } from './starts'
import { type StayRules, stayDates } from './stay'

// How many students a course or accommodation takes at the same time; `start-places.ts` limits how many begin. A place in a
// course is taken from the first to the last day of lessons, a place in accommodation for every night from arrival to departure.
// Only confirmed requests take places.

/** The days of a place, both included. The last day of accommodation is the one before the departure. */
export type PlaceDays = Required<DayRange>

/** How many places an offer has, and in which times it has another number. */
export interface Capacity {
  places: number
  exceptions: readonly (PlaceDays & { places: number })[]
}

/** If several exceptions match, the last one of the list wins. */
export const placesOn = (day: string, { places, exceptions }: Capacity): number =>
  exceptions.findLast((exception) => isWithin(day, exception))?.places ?? places

/** The day on which the fewest places are left, with the numbers of that day. The earliest of several. */
export const fullestDay = (
  { from, to }: PlaceDays,
  taken: readonly PlaceDays[],
  capacity: Capacity | undefined,
): { day: string; taken: number; places?: number } => {
  // The numbers change only on these days.
  const changes = [
    ...taken.map((each) => each.from),
    ...(capacity?.exceptions.flatMap((each) => [each.from, addDays(each.to, 1)]) ?? []),
  ]
  const days = [from, ...new Set(changes.filter((day) => day > from && day <= to))].sort()
  const numbers = days.map((day) => ({
    day,
    taken: taken.filter((each) => isWithin(day, each)).length,
    ...(capacity && { places: placesOn(day, capacity) }),
  }))
  const leftOn = (each: (typeof numbers)[number]) => (each.places ?? 0) - each.taken
  return numbers.reduce((fullest, each) => (leftOn(each) < leftOn(fullest) ? each : fullest))
}

/** How many places are left from today on. */
export const freeSteps = (
  capacity: Capacity,
  taken: readonly (PlaceDays & { count: number })[],
  today: string,
): FreeStep[] => {
  const changes = new Map<string, number>([[today, 0]])
  const change = (day: string, by: number) => {
    const from = day < today ? today : day
    changes.set(from, (changes.get(from) ?? 0) + by)
  }
  for (const { from, to, count } of taken) {
    if (to < today) continue
    change(from, count)
    change(addDays(to, 1), -count)
  }
  for (const { from, to } of capacity.exceptions) {
    change(from, 0)
    change(addDays(to, 1), 0)
  }
  const steps: FreeStep[] = []
  let sum = 0
  for (const [from, by] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    sum += by
    const left = shownLeft(placesOn(from, capacity) - sum)
    if (left !== steps.at(-1)?.left) steps.push({ from, left })
  }
  return steps
}

/** The fewest places that are left on any of these days. */
const leftDuring = (steps: readonly FreeStep[], { from, to }: PlaceDays): number =>
  Math.min(
    ...steps
      .filter((step, index) => step.from <= to && (steps[index + 1]?.from ?? '9999') > from)
      .map(({ left }) => left),
  )

type Stay = Pick<PriceRequest, OfferKind | 'start' | 'weeks'>

/** The places that a stay takes. */
export const placesOfStay = (
  stay: Stay,
  rules: StayRules,
): (PlaceDays & { kind: OfferKind; number: number })[] => {
  const dates = stayDates(stay, rules)
  if (!dates) return []
  const { firstDay, lastDay, arrival, departure } = dates
  return [
    ...(stay.course > NO_COURSE
      ? [{ kind: 'course' as const, number: stay.course, from: firstDay, to: lastDay }]
      : []),
    ...(arrival && departure
      ? [
          {
            kind: 'accommodation' as const,
            number: stay.accommodation,
            from: arrival,
            to: addDays(departure, -1),
          },
        ]
      : []),
  ]
}

type PlaceCatalogue = StayRules & Pick<PriceCatalogue, 'courses'>

/** The chosen offers with a limited number of places, and how many are left. Without a length, in the first week. */
const limitedOffers = (
  stay: Stay,
  catalogue: PlaceCatalogue,
): { kind: OfferKind; number: number; left: number }[] =>
  placesOfStay({ ...stay, weeks: Math.max(stay.weeks, 1) }, catalogue).flatMap(
    ({ kind, number, ...days }) => {
      const offers = kind === 'course' ? catalogue.courses : catalogue.accommodation
      const { free, freeStarts } = offers.find((offer) => offer.number === number) ?? {}
      if (!free && !freeStarts) return []
      const left = Math.min(
        free ? leftDuring(free, days) : Number.POSITIVE_INFINITY,
        startsLeftOn(days.from, freeStarts),
      )
      return [{ kind, number, left }]
    },
  )

/** How many places every chosen offer has left for the whole stay: infinitely many without a limit. */
export const placesLeft = (stay: Stay, catalogue: PlaceCatalogue): number =>
  Math.min(...limitedOffers(stay, catalogue).map(({ left }) => left))

export const hasPlaces = (stay: Stay, catalogue: PlaceCatalogue): boolean => placesLeft(stay, catalogue) > 0

/** The first possible start from `day` on with places left. */
export const nextStartWithPlaces = (
  stay: Stay,
  catalogue: PlaceCatalogue & Pick<StartCatalogue, 'closures'>,
  day: string,
): string | undefined => {
  const rule = startRuleFor(stay, catalogue)
  let start = nextStart(rule, day, catalogue.closures)
  for (let tried = 0; start && tried < STARTS_TRIED; tried++) {
    if (hasPlaces({ ...stay, start }, catalogue)) return start
    start = nextStart(rule, addDays(start, 1), catalogue.closures)
  }
  return undefined
}

/** Says that a stay with this start is full, with the next start that is not, or that few places are left. */
export const checkPlaces = (stay: Stay, catalogue: PlaceCatalogue): Reason[] => {
  const { start } = stay
  if (!start) return []
  const limited = limitedOffers(stay, catalogue)
  const full = limited.find(({ left }) => left === 0)
  if (full) {
    const { kind, number } = full
    const nearest = nextStartWithPlaces(stay, catalogue, addDays(start, 1))
    const about = { kind, number }
    return [{ code: 'start_full', field: 'start', blocking: true, ...(nearest && { nearest }), about }]
  }
  return limited
    .filter(({ left }) => left <= FEW_PLACES)
    .map(({ kind, number }) => ({
      code: 'few_places',
      field: 'start',
      blocking: false,
      about: { kind, number },
    }))
}
