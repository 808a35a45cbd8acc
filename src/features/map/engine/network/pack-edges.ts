import { turnAngle } from '../geometry'
import type { Edge } from './edges'
import type { Network } from './network'
import type { Profile } from './profile'
import type { Turns } from './turns'

const turningRound = 20
/** A right angle costs half of this. */
const sharpestTurn = 8

/** The time a turn takes in a car. At a bend without a junction nobody waits; on foot nobody does. */
const turnSeconds = (profile: Profile, before: Edge, after: Edge, arms: number): number => {
  if (profile === 'walking') return 0
  if (before.segment === after.segment && before.backward !== after.backward) return turningRound
  if (arms < 3) return 0
  return (sharpestTurn * Math.abs(turnAngle(before.bearingIn, after.bearingOut))) / 180
}

type Edges = Pick<
  Network,
  | 'edgeAlong'
  | 'edgeAgainst'
  | 'segmentOf'
  | 'backward'
  | 'bearingOut'
  | 'bearingIn'
  | 'armsAtEnd'
  | 'firstTurn'
  | 'turnTo'
  | 'turnSeconds'
>

/** The kept edges and their turns as typed arrays, numbered anew without gaps. */
export const packEdges = (
  profile: Profile,
  turns: Turns,
  keptEdges: number[],
  keptSegments: number[],
  arms: Uint8Array,
): Edges => {
  const edges = keptEdges.map((edge) => turns.edges[edge] as Edge)
  const newEdge = new Map(keptEdges.map((edge, place) => [edge, place]))
  const newSegment = new Map(keptSegments.map((segment, place) => [segment, place]))
  const segmentOf = Uint32Array.from(edges, ({ segment }) => newSegment.get(segment) as number)

  const edgeAlong = new Int32Array(keptSegments.length).fill(-1)
  const edgeAgainst = new Int32Array(keptSegments.length).fill(-1)
  edges.forEach((edge, place) => {
    const side = edge.backward ? edgeAgainst : edgeAlong
    const segment = segmentOf[place] as number
    // The original comes before its copies, and only it may begin a route.
    if (side[segment] === -1) side[segment] = place
  })

  const firstTurn = new Uint32Array(edges.length + 1)
  const turnTo: number[] = []
  const seconds: number[] = []
  keptEdges.forEach((old, place) => {
    const before = edges[place] as Edge
    for (const to of turns.next[old] as number[]) {
      const after = newEdge.get(to)
      if (after === undefined) continue
      turnTo.push(after)
      seconds.push(turnSeconds(profile, before, edges[after] as Edge, arms[before.head] as number))
    }
    firstTurn[place + 1] = turnTo.length
  })
  return {
    edgeAlong,
    edgeAgainst,
    segmentOf,
    backward: Uint8Array.from(edges, ({ backward }) => (backward ? 1 : 0)),
    bearingOut: Float32Array.from(edges, ({ bearingOut }) => bearingOut),
    bearingIn: Float32Array.from(edges, ({ bearingIn }) => bearingIn),
    armsAtEnd: Uint8Array.from(edges, ({ head }) => arms[head] as number),
    firstTurn,
    turnTo: Uint32Array.from(turnTo),
    turnSeconds: Float32Array.from(seconds),
  }
}
