import type { Network, Road } from '../network/network'
import type { Snapped } from '../network/snap'
import type { Position } from './osrm-response'

/** The part of one edge that a route covers. */
export interface RouteEdge {
  edge: number
  road: Road
  line: Position[]
  metres: number
  seconds: number
}

const linePart = (
  network: Network,
  edge: number,
  start: Snapped | undefined,
  end: Snapped | undefined,
): Position[] => {
  const { firstPoint, pointLat, pointLng, pointMetres } = network
  const segment = network.segmentOf[edge] as number
  const back = network.backward[edge] === 1
  const [low, high] = back ? [end, start] : [start, end]
  const line: Position[] = low ? [[low.place.lng, low.place.lat]] : []
  for (let point = firstPoint[segment] as number; point < (firstPoint[segment + 1] as number); point++) {
    const metres = pointMetres[point] as number
    if (low && metres <= low.metres) continue
    if (high && metres >= high.metres) break
    line.push([pointLng[point] as number, pointLat[point] as number])
  }
  if (high) line.push([high.place.lng, high.place.lat])
  return back ? line.reverse() : line
}

const turnTime = ({ firstTurn, turnTo, turnSeconds }: Network, before: number, after: number): number => {
  for (let turn = firstTurn[before] as number; turn < (firstTurn[before + 1] as number); turn++)
    if (turnTo[turn] === after) return turnSeconds[turn] as number
  return 0
}

/** Metres. A first or last edge that is shorter is dropped. */
const shortestEnd = 0.5

/** A path with its lines, lengths and times; a turn's time belongs to the street before it. */
export const routeEdgesOf = (network: Network, edges: number[], from: Snapped, to: Snapped): RouteEdge[] => {
  const all = allRouteEdges(network, edges, from, to)
  const kept = all.filter(
    ({ metres }, place) => metres >= shortestEnd || (place > 0 && place < all.length - 1),
  )
  return kept.length > 0 ? kept : all.slice(0, 1)
}

const allRouteEdges = (network: Network, edges: number[], from: Snapped, to: Snapped): RouteEdge[] =>
  edges.map((edge, place) => {
    const segment = network.segmentOf[edge] as number
    const all = network.metres[segment] as number
    const start = place === 0 ? from : undefined
    const end = place === edges.length - 1 ? to : undefined
    const [low, high] = network.backward[edge] ? [end, start] : [start, end]
    const metres = (high?.metres ?? all) - (low?.metres ?? 0)
    const next = edges[place + 1]
    return {
      edge,
      road: network.roads[network.roadOf[segment] as number] as Road,
      line: linePart(network, edge, start, end),
      metres,
      seconds:
        (all === 0 ? 0 : ((network.seconds[segment] as number) * metres) / all) +
        (next === undefined ? 0 : turnTime(network, edge, next)),
    }
  })
