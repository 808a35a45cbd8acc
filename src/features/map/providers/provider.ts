import type { Locale } from '../../../shared/locale'
import type { TravelMode } from '../contract'
import type { Place, Start } from '../engine/map-engine'

/** A route with instructions, from any provider. */
export interface ProvidedRoute {
  kind: 'route'
  /** Metres and seconds. */
  distance: number
  duration: number
  line: [number, number][]
  steps: { text: string; distance: number; duration: number }[]
  /** Notes that the service requires besides its attribution; HTML written by this site. */
  notes?: string
}

export type RouteResult = ProvidedRoute | { kind: 'tooFar' | 'noRoute' }

/**
 * Finds addresses and routes. If it cannot answer, it throws an AppError `unavailable`. Nothing that it throws or logs
 * contains what a visitor has typed.
 */
export interface DirectionsProvider {
  /** Where the route may start; empty if nothing like it is known. */
  locate: (text: string, locale: Locale) => Promise<Start[]>
  route: (mode: TravelMode, from: Place, to: Place, locale: Locale) => Promise<RouteResult>
  /** Credit of the data: HTML made by this site. */
  credit: (locale: Locale) => string
}
