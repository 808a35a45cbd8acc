import FlatQueue from 'flatqueue'
import type { Network } from '../network/network'
import type { Snapped } from '../network/snap'

/** The edges of the best route; the first and the last are used in part only. */
interface Path {
  edges: number[]
  /** Cost by which routes are compared. */
  cost: number
}

export type FindPath = (from: Snapped, to: Snapped) => Path | undefined

/** Which edge of a segment is used, and how much of it counts. */
const partOf = (network: Network, segment: number, metres: number): number => {
  const all = network.metres[segment] as number
  return all === 0 ? 0 : ((network.cost[segment] as number) * metres) / all
}

/**
 * A* over edges rather than junctions, since what is allowed at a junction depends on where one comes from. The
 * arrays are made once per network and marked by a counter, so that a search clears nothing.
 */
export const pathFinder = (network: Network): FindPath => {
  const { segmentOf, backward, firstTurn, turnTo, turnSeconds, metres, cost } = network
  const count = segmentOf.length
  const best = new Float64Array(count)
  const previous = new Int32Array(count)
  const reachedIn = new Uint32Array(count)
  const closedIn = new Uint32Array(count)
  const queue = new FlatQueue<number>()
  const { endX, endY } = edgeEnds(network)
  let search = 0

  return (from, to) => {
    search++
    queue.clear()
    const targetX = network.plane.x(to.place.lng)
    const targetY = network.plane.y(to.place.lat)
    // A hair less than the truth, so that rounding never makes it more.
    const perMetre = 0.999 / network.fastest
    const estimate = (edge: number): number =>
      Math.hypot((endX[edge] as number) - targetX, (endY[edge] as number) - targetY) * perMetre

    const reach = (edge: number, value: number, before: number): void => {
      if (reachedIn[edge] === search && (best[edge] as number) <= value) return
      reachedIn[edge] = search
      best[edge] = value
      previous[edge] = before
      queue.push(edge, value + estimate(edge))
    }

    let found = Number.POSITIVE_INFINITY
    let foundEdges: { last: number; before: number } | undefined
    const arrive = (edge: number, value: number, before: number): void => {
      if (value >= found) return
      found = value
      foundEdges = { last: edge, before }
    }
    const start = (edge: number, ahead: number, toTarget: number): void => {
      if (edge < 0) return
      if (from.segment === to.segment && toTarget >= 0)
        arrive(edge, partOf(network, to.segment, toTarget), -1)
      reach(edge, partOf(network, from.segment, ahead), -1)
    }
    const length = metres[from.segment] as number
    start(network.edgeAlong[from.segment] as number, length - from.metres, to.metres - from.metres)
    start(network.edgeAgainst[from.segment] as number, from.metres, from.metres - to.metres)

    const targetLength = metres[to.segment] as number
    while (queue.length > 0 && (queue.peekValue() as number) < found) {
      const edge = queue.pop() as number
      if (closedIn[edge] === search) continue
      closedIn[edge] = search
      const soFar = best[edge] as number
      for (let turn = firstTurn[edge] as number; turn < (firstTurn[edge + 1] as number); turn++) {
        const after = turnTo[turn] as number
        const segment = segmentOf[after] as number
        const turned = soFar + (turnSeconds[turn] as number)
        if (segment === to.segment)
          arrive(
            after,
            turned + partOf(network, segment, backward[after] ? targetLength - to.metres : to.metres),
            edge,
          )
        reach(after, turned + (cost[segment] as number), edge)
      }
    }
    if (!foundEdges) return undefined
    const edges = [foundEdges.last]
    for (let edge = foundEdges.before; edge >= 0; edge = previous[edge] as number) edges.push(edge)
    return { edges: edges.reverse(), cost: found }
  }
}

const edgeEnds = ({ segmentOf, backward, firstPoint, pointLat, pointLng, plane }: Network) => {
  const endPoint = (edge: number): number => {
    const segment = segmentOf[edge] as number
    return backward[edge] ? (firstPoint[segment] as number) : (firstPoint[segment + 1] as number) - 1
  }
  return {
    endX: Float64Array.from(segmentOf, (_, edge) => plane.x(pointLng[endPoint(edge)] as number)),
    endY: Float64Array.from(segmentOf, (_, edge) => plane.y(pointLat[endPoint(edge)] as number)),
  }
}
