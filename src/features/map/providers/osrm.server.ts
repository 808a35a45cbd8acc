import type { Locale } from '../../../shared/locale'
import type { TravelMode } from '../contract'
import { joinSteps } from '../directions/join-steps'
import {
  furthestStreet,
  instructionText,
  type OsrmResponse,
  osrmResponse,
  type Place,
} from '../engine/map-engine'
import { callForJson, type ServiceCaller } from './call-service.server'
import type { RouteAnswer } from './provider'

/** To a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** OSRM's answer, or our engine's, which has the same shape, in the visitor's words. */
export const describeRoute = (answer: OsrmResponse, locale: Locale): RouteAnswer => {
  if (answer.code !== 'Ok') return { kind: answer.code === 'NoSegment' ? 'tooFar' : 'noRoute' }
  const route = answer.routes[0] as (typeof answer.routes)[number]
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

/** What OSRM calls the profiles that its own servers have; most others take the word without looking at it. */
const profiles: Record<TravelMode, string> = { driving: 'driving', walking: 'foot' }

/** OSRM would take the next street however far it is. */
const tooFar = (distance: number | undefined): boolean => (distance ?? 0) > furthestStreet

/** Asks an OSRM server for a route. Its refusals come with status 400 and say why. */
export const osrmRoutes =
  (bases: Record<TravelMode, string>, caller: ServiceCaller) =>
  async (mode: TravelMode, from: Place, to: Place, locale: Locale): Promise<RouteAnswer> => {
    const places = `${from.lng},${from.lat};${to.lng},${to.lat}`
    const url = new URL(`${bases[mode].replace(/\/+$/, '')}/route/v1/${profiles[mode]}/${places}`)
    url.search = 'steps=true&overview=full&geometries=geojson'
    const answer = await callForJson(url, osrmResponse, caller, [400])
    if (answer.code === 'Ok' && answer.waypoints.some(({ distance }) => tooFar(distance)))
      return { kind: 'tooFar' }
    return describeRoute(answer, locale)
  }
