import type { OfferKind, PlaceDays } from '../../pricing/contract'

// Data about capacity on the office's screens.

/** The screen with all limited offers. */
export const PLACES_PATH = '/admin/places'

/** An offer that has no place left, with the numbers of its fullest day, which include the request that asks. */
export interface FullOffer {
  kind: OfferKind
  title: string
  day: string
  taken: number
  places: number
  /** Too many would begin on this day; otherwise too many would be there. */
  isStart?: true
}

/** How many begin a course on a day, and how many may. */
export interface StartCount {
  day: string
  taken: number
  places: number
}

interface PlaceCounts {
  /** Confirmed students on the fullest day. */
  taken: number
  /** Requests that are not answered yet. */
  waiting: number
}

/** An offer of a request while the student is there. Without `places` it is not limited. */
export interface OfficeCapacity extends PlaceCounts, PlaceDays {
  kind: OfferKind
  title: string
  places?: number
  /** If the number of those who begin with the student is limited. */
  start?: StartCount
}

interface BoardWeek extends PlaceCounts {
  monday: string
  /** Missing if only starts are limited. */
  places?: number
  /** The limited starts of the week, and other days on which somebody begins. */
  starts: StartCount[]
  /** Nobody else can begin this week or be there. */
  isFull: boolean
}

interface BoardOffer {
  kind: OfferKind
  /** Id of the offer's document. */
  id: number
  /** Its number within the school. */
  offer: number
  title: string
  weeks: BoardWeek[]
}

/** The limited offers of the schools, by school. */
export type PlacesBoard = { school: number; name: string; offers: BoardOffer[] }[]
