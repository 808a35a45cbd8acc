import { bearing, turnAngle } from '../geometry'
import type { Network, Road } from '../network/network'
import type { Snapped } from '../network/snap'
import { type ManeuverKind, maneuverKindAt, modifierOf } from './maneuver'
import type { Maneuver, Position, RouteStep } from './osrm-response'
import type { RouteEdge } from './route-edges'

const leavesRing = (network: Network, edge: number): boolean => {
  for (let turn = network.firstTurn[edge] as number; turn < (network.firstTurn[edge + 1] as number); turn++) {
    const segment = network.segmentOf[network.turnTo[turn] as number] as number
    if (!(network.roads[network.roadOf[segment] as number] as Road).ring) return true
  }
  return false
}

/** Where a route that enters a ring at `entry` leaves it, and by which exit; nothing when it ends on the ring. */
const ringExit = (
  network: Network,
  routeEdges: RouteEdge[],
  entry: number,
): { exit: number; leaves: number } | undefined => {
  let exit = 0
  for (let place = entry; place < routeEdges.length; place++) {
    const { edge, road } = routeEdges[place] as RouteEdge
    if (!road.ring) return { exit, leaves: place }
    if (leavesRing(network, edge)) exit++
  }
  return undefined
}

const tenths = (value: number): number => Math.round(value * 10) / 10

const lineBearing = ([a, b]: (Position | undefined)[]): number =>
  a && b ? bearing({ lng: a[0], lat: a[1] }, { lng: b[0], lat: b[1] }) : 0

/** A step while it grows. */
interface Draft {
  name: string
  ref: string
  maneuver: Maneuver
  routeEdges: RouteEdge[]
}

const begin = (routeEdge: RouteEdge, maneuver: Maneuver): Draft => ({
  name: routeEdge.road.name,
  ref: routeEdge.road.ref,
  maneuver,
  routeEdges: [routeEdge],
})

const maneuverAt = (network: Network, before: RouteEdge, after: RouteEdge, kind: ManeuverKind): Maneuver => ({
  ...kind,
  location: after.line[0] as Position,
  bearing_before: Math.round(network.bearingIn[before.edge] as number) % 360,
  bearing_after: Math.round(network.bearingOut[after.edge] as number) % 360,
})

const enterRing = (network: Network, routeEdges: RouteEdge[], entry: number): Draft => {
  const [before, after] = [routeEdges[entry - 1] as RouteEdge, routeEdges[entry] as RouteEdge]
  const out = ringExit(network, routeEdges, entry)
  const leaving = out ? (routeEdges[out.leaves] as RouteEdge) : after
  const angle = turnAngle(
    network.bearingIn[before.edge] as number,
    network.bearingOut[leaving.edge] as number,
  )
  const maneuver = maneuverAt(network, before, after, { type: 'roundabout', modifier: modifierOf(angle) })
  // The name to look for is that of the street one leaves by.
  return { ...begin(after, out ? { ...maneuver, exit: out.exit } : maneuver), name: leaving.road.name }
}

const nextDraft = (
  network: Network,
  routeEdges: RouteEdge[],
  place: number,
  current: Draft,
): Draft | undefined => {
  const [before, after] = [routeEdges[place - 1] as RouteEdge, routeEdges[place] as RouteEdge]
  if (after.road.ring && !before.road.ring) return enterRing(network, routeEdges, place)
  if (after.road.ring) return undefined
  if (before.road.ring && current.maneuver.type === 'roundabout') {
    const modifier = modifierOf(
      turnAngle(network.bearingIn[before.edge] as number, network.bearingOut[after.edge] as number),
    )
    return begin(after, maneuverAt(network, before, after, { type: 'exit roundabout', modifier }))
  }
  const kind = maneuverKindAt(network, before, after, current.name)
  return kind && begin(after, maneuverAt(network, before, after, kind))
}

const departure = (first: RouteEdge): Maneuver => ({
  type: 'depart',
  location: first.line[0] as Position,
  bearing_before: 0,
  bearing_after: Math.round(lineBearing(first.line)) % 360,
})

/** On which side of the street the house is; in the middle of it there is no side. */
const arrival = (last: RouteEdge, to: Snapped, asked: Position): Maneuver => {
  const before = lineBearing(last.line.slice(-2))
  const side = turnAngle(before, lineBearing([[to.place.lng, to.place.lat], asked])) < 0 ? 'left' : 'right'
  return {
    type: 'arrive',
    ...(to.distance > 3 ? { modifier: side } : {}),
    location: last.line.at(-1) as Position,
    bearing_before: Math.round(before) % 360,
    bearing_after: 0,
  }
}

/** Lines that follow each other as one, without the points that they share. */
export const oneLine = (lines: Position[][]): Position[] => {
  const joined: Position[] = []
  for (const position of lines.flat()) {
    const last = joined.at(-1)
    if (!last || last[0] !== position[0] || last[1] !== position[1]) joined.push(position)
  }
  return joined.length === 1 ? [joined[0] as Position, joined[0] as Position] : joined
}

const finish = (network: Network, { name, ref, maneuver, routeEdges }: Draft): RouteStep => ({
  distance: tenths(routeEdges.reduce((sum, { metres }) => sum + metres, 0)),
  duration: tenths(routeEdges.reduce((sum, { seconds }) => sum + seconds, 0)),
  geometry: { type: 'LineString', coordinates: oneLine(routeEdges.map(({ line }) => line)) },
  name,
  ...(ref ? { ref } : {}),
  mode: network.profile,
  driving_side: 'right',
  maneuver,
})

export const stepsOf = (
  network: Network,
  routeEdges: RouteEdge[],
  to: Snapped,
  asked: Position,
): RouteStep[] => {
  const first = routeEdges[0] as RouteEdge
  const last = routeEdges.at(-1) as RouteEdge
  let current = begin(first, departure(first))
  const drafts = [current]
  for (let place = 1; place < routeEdges.length; place++) {
    const next = nextDraft(network, routeEdges, place, current)
    if (next) {
      drafts.push(next)
      current = next
    } else current.routeEdges.push(routeEdges[place] as RouteEdge)
  }
  const maneuver = arrival(last, to, asked)
  const end: RouteEdge = { ...last, line: [maneuver.location], metres: 0, seconds: 0 }
  return [...drafts, begin(end, maneuver)].map((draft) => finish(network, draft))
}
