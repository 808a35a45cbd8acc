import type { Locale } from '../../../shared/locale'
import type { TravelMode } from '../contract'
import {
  furthestStreet,
  instructionText,
  type OsrmResponse,
  osrmResponse,
  type Place,
} from '../engine/map-engine'
import { callForJson, type ServiceCaller } from './call-service.server'
import { joinSteps } from './join-steps'
import type { RouteResult } from './provider'

/** Six decimals: a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Converts the response of OSRM, or of our engine, which has the same format. */
export const describeRoute = (response: OsrmResponse, locale: Locale): RouteResult => {
  if (response.code !== 'Ok') return { kind: response.code === 'NoSegment' ? 'tooFar' : 'noRoute' }
  const route = response.routes[0] as (typeof response.routes)[number]
  const steps = joinSteps(route.legs.flatMap((leg) => leg.steps))
  return {
    kind: 'route',
    distance: route.distance,
    duration: route.duration,
    line: route.geometry.coordinates.map(([lng, lat]) => [rounded(lat), rounded(lng)]),
    steps: steps.map((step) => ({
      text: instructionText(locale, step),
      distance: step.distance,
      duration: step.duration,
    })),
  }
}

/** Profile names of OSRM's own servers. Most other servers ignore the name. */
const profiles: Record<TravelMode, string> = { driving: 'driving', walking: 'foot' }

/** OSRM moves a place to the nearest street, however far it is. */
const isTooFar = (distance: number | undefined): boolean => (distance ?? 0) > furthestStreet

/** Finds a route with an OSRM server. It refuses with status 400 and a reason. */
export const osrmRoutes =
  (bases: Record<TravelMode, string>, caller: ServiceCaller) =>
  async (mode: TravelMode, from: Place, to: Place, locale: Locale): Promise<RouteResult> => {
    const places = `${from.lng},${from.lat};${to.lng},${to.lat}`
    const url = new URL(`${bases[mode].replace(/\/+$/, '')}/route/v1/${profiles[mode]}/${places}`)
    url.search = 'steps=true&overview=full&geometries=geojson'
    const response = await callForJson(url, osrmResponse, caller, [400])
    if (response.code === 'Ok' && response.waypoints.some(({ distance }) => isTooFar(distance)))
      return { kind: 'tooFar' }
    return describeRoute(response, locale)
  }
