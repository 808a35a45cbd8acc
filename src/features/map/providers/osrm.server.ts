import type { Locale } from '../../../shared/locale'
import type { TravelMode } from '../contract'
import type { Place } from '../engine/geometry'
import { furthestStreet } from '../engine/network/snap'
import { osrmAnswer } from '../engine/routing/osrm-answer'
import { callForJson, type ServiceCaller } from './call-service.server'
import type { RouteAnswer } from './provider'
import { tellOsrm } from './tell-osrm'

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
    const answer = await callForJson(url, osrmAnswer, caller, [400])
    if (answer.code === 'Ok' && answer.waypoints.some(({ distance }) => tooFar(distance)))
      return { kind: 'tooFar' }
    return tellOsrm(answer, locale)
  }
