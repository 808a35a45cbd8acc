import type { Place } from '../geometry'
import type { Network, Road } from '../network/network'
import { furthestStreet, type Snapped, snap } from '../network/snap'
import { pathFinder } from './find-path'
import type { OsrmResponse, Position, RouteStep } from './osrm-response'
import { routeEdgesOf } from './route-edges'
import { oneLine, stepsOf } from './steps'

export type FindRoute = (from: Place, to: Place) => OsrmResponse

const sum = (steps: RouteStep[], of: 'distance' | 'duration'): number =>
  Math.round(steps.reduce((total, step) => total + step[of], 0) * 10) / 10

/** The two longest streets, as OSRM sums a route up. */
const summaryOf = (steps: RouteStep[]): string => {
  const lengths = new Map<string, number>()
  for (const { name, distance } of steps) if (name) lengths.set(name, (lengths.get(name) ?? 0) + distance)
  const longest = [...lengths].sort((a, b) => b[1] - a[1]).slice(0, 2)
  const inOrder = [...lengths.keys()]
  return longest
    .map(([name]) => name)
    .sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b))
    .join(', ')
}

const waypointOf = (network: Network, { place, segment, distance }: Snapped) => ({
  name: (network.roads[network.roadOf[segment] as number] as Road).name,
  location: [place.lng, place.lat] as Position,
  distance: Math.round(distance * 10) / 10,
})

/** Routes on one network, answered as OSRM's route service answers them. */
export const routeFinder = (network: Network): FindRoute => {
  const findPath = pathFinder(network)
  return (from, to) => {
    const start = snap(network, from)
    const end = snap(network, to)
    if (!start || !end)
      return {
        code: 'NoSegment',
        message: `No street within ${furthestStreet} m of the ${start ? 'destination' : 'start'}`,
      }
    const path = findPath(start, end)
    if (!path) return { code: 'NoRoute', message: 'No route between these places' }
    const routeEdges = routeEdgesOf(network, path.edges, start, end)
    const steps = stepsOf(network, routeEdges, end, [to.lng, to.lat])
    const total = { distance: sum(steps, 'distance'), duration: sum(steps, 'duration') }
    return {
      code: 'Ok',
      routes: [
        {
          ...total,
          geometry: { type: 'LineString', coordinates: oneLine(routeEdges.map(({ line }) => line)) },
          legs: [{ ...total, summary: summaryOf(steps), steps }],
        },
      ],
      waypoints: [waypointOf(network, start), waypointOf(network, end)],
    }
  }
}
