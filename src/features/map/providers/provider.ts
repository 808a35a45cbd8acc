import type { Locale } from '../../../shared/locale'
import type { MapPlace, TravelMode } from '../contract'
import type { Place } from '../engine/map-engine'

/** A route as it is told, whoever has found it. */
export interface ToldRoute {
  kind: 'route'
  /** Metres and seconds. */
  distance: number
  duration: number
  line: [number, number][]
  steps: { text: string; distance: number; duration: number }[]
  /** What the service wants to be said besides its credits; HTML of our own making. */
  notes?: string
}

export type RouteAnswer = ToldRoute | { kind: 'tooFar' | 'noRoute' }

/**
 * Whoever knows addresses and ways. What it cannot tell just now is an AppError `unavailable`, and nothing that it throws
 * or logs names what a visitor has typed.
 */
export interface DirectionsProvider {
  /** The houses that were meant; none is 'not found'. */
  locate: (text: string, locale: Locale) => Promise<MapPlace[]>
  route: (mode: TravelMode, from: Place, to: Place, locale: Locale) => Promise<RouteAnswer>
  /** Whose data it is: HTML of our own making. */
  credit: (locale: Locale) => string
}
