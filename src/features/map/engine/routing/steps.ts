import { bearing, turnAngle } from '../geometry'
import type { Network } from '../network/network'
import type { Snapped } from '../network/snap'
import { type Telling, tellingAt } from './maneuver-type'
import { modifierOf } from './modifier'
import type { Maneuver, Position, RouteStep } from './osrm-answer'
import { ringExit } from './roundabout'
import type { Stretch } from './stretches'

const tenths = (value: number): number => Math.round(value * 10) / 10

const lineBearing = ([a, b]: (Position | undefined)[]): number =>
  a && b ? bearing({ lng: a[0], lat: a[1] }, { lng: b[0], lat: b[1] }) : 0

/** A step while it grows. */
interface Draft {
  name: string
  ref: string
  maneuver: Maneuver
  stretches: Stretch[]
}

const begin = (stretch: Stretch, maneuver: Maneuver): Draft => ({
  name: stretch.road.name,
  ref: stretch.road.ref,
  maneuver,
  stretches: [stretch],
})

const maneuverAt = (network: Network, before: Stretch, after: Stretch, telling: Telling): Maneuver => ({
  ...telling,
  location: after.line[0] as Position,
  bearing_before: Math.round(network.bearingIn[before.edge] as number) % 360,
  bearing_after: Math.round(network.bearingOut[after.edge] as number) % 360,
})

const enterRing = (network: Network, stretches: Stretch[], entry: number): Draft => {
  const [before, after] = [stretches[entry - 1] as Stretch, stretches[entry] as Stretch]
  const out = ringExit(network, stretches, entry)
  const leaving = out ? (stretches[out.leaves] as Stretch) : after
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
  stretches: Stretch[],
  place: number,
  current: Draft,
): Draft | undefined => {
  const [before, after] = [stretches[place - 1] as Stretch, stretches[place] as Stretch]
  if (after.road.ring && !before.road.ring) return enterRing(network, stretches, place)
  if (after.road.ring) return undefined
  if (before.road.ring && current.maneuver.type === 'roundabout') {
    const modifier = modifierOf(
      turnAngle(network.bearingIn[before.edge] as number, network.bearingOut[after.edge] as number),
    )
    return begin(after, maneuverAt(network, before, after, { type: 'exit roundabout', modifier }))
  }
  const telling = tellingAt(network, before, after, current.name)
  return telling && begin(after, maneuverAt(network, before, after, telling))
}

const departure = (first: Stretch): Maneuver => ({
  type: 'depart',
  location: first.line[0] as Position,
  bearing_before: 0,
  bearing_after: Math.round(lineBearing(first.line)) % 360,
})

/** On which side of the street the house is; in the middle of it there is no side. */
const arrival = (last: Stretch, to: Snapped, asked: Position): Maneuver => {
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

const finish = (network: Network, { name, ref, maneuver, stretches }: Draft): RouteStep => ({
  distance: tenths(stretches.reduce((sum, { metres }) => sum + metres, 0)),
  duration: tenths(stretches.reduce((sum, { seconds }) => sum + seconds, 0)),
  geometry: { type: 'LineString', coordinates: oneLine(stretches.map(({ line }) => line)) },
  name,
  ...(ref ? { ref } : {}),
  mode: network.profile,
  driving_side: 'right',
  maneuver,
})

export const stepsOf = (
  network: Network,
  stretches: Stretch[],
  to: Snapped,
  asked: Position,
): RouteStep[] => {
  const first = stretches[0] as Stretch
  const last = stretches.at(-1) as Stretch
  let current = begin(first, departure(first))
  const drafts = [current]
  for (let place = 1; place < stretches.length; place++) {
    const next = nextDraft(network, stretches, place, current)
    if (next) {
      drafts.push(next)
      current = next
    } else current.stretches.push(stretches[place] as Stretch)
  }
  const maneuver = arrival(last, to, asked)
  const end: Stretch = { ...last, line: [maneuver.location], metres: 0, seconds: 0 }
  return [...drafts, begin(end, maneuver)].map((draft) => finish(network, draft))
}
