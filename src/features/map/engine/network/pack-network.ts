import Flatbush from 'flatbush'
import type { Extract } from '../extract/extract'
import type { Plane } from '../geometry'
import { metresBetween, turnAngle } from '../geometry'
import type { Edge } from './edges'
import type { Network, Road } from './network'
import { isUnderground, type Profile } from './profile'
import type { Segment } from './split-ways'
import type { Turns } from './turns'

type Lines = Pick<
  Network,
  'roads' | 'pointLat' | 'pointLng' | 'pointMetres' | 'firstPoint' | 'roadOf' | 'metres' | 'seconds' | 'cost'
>

const roadOf = ({ tags }: Extract['ways'][number]): Road => ({
  name: tags.name ?? '',
  ref: tags.ref ?? '',
  highway: tags.highway ?? '',
  ring: tags.junction === 'roundabout' || tags.junction === 'circular',
  underground: isUnderground(tags),
})

/** Segments as typed arrays: lines, lengths, times. */
export const packSegments = (extract: Extract, segments: Segment[]): Lines => {
  const points = segments.reduce((sum, { nodes }) => sum + nodes.length, 0)
  const pointLat = new Float64Array(points)
  const pointLng = new Float64Array(points)
  const pointMetres = new Float64Array(points)
  const firstPoint = new Uint32Array(segments.length + 1)
  const roads: Road[] = []
  const roadOfWay = new Map<number, number>()
  const roadIndex = Uint32Array.from(segments, ({ way }) => {
    const known = roadOfWay.get(way)
    if (known !== undefined) return known
    roadOfWay.set(way, roads.length)
    return roads.push(roadOf(extract.ways[way] as Extract['ways'][number])) - 1
  })

  let point = 0
  segments.forEach(({ nodes }, segment) => {
    firstPoint[segment] = point
    nodes.forEach((node, place) => {
      const here = { lat: extract.lat[node] as number, lng: extract.lng[node] as number }
      pointLat[point] = here.lat
      pointLng[point] = here.lng
      if (place > 0) {
        const last = { lat: pointLat[point - 1] as number, lng: pointLng[point - 1] as number }
        pointMetres[point] = (pointMetres[point - 1] as number) + metresBetween(last, here)
      }
      point++
    })
  })
  firstPoint[segments.length] = point

  // A line of no length still takes a moment: times of zero would let estimates divide by nothing.
  const seconds = Float64Array.from(segments, ({ metres, use }) => Math.max(metres, 0.1) / (use.speed / 3.6))
  return {
    roads,
    pointLat,
    pointLng,
    pointMetres,
    firstPoint,
    roadOf: roadIndex,
    metres: Float64Array.from(segments, ({ metres }) => metres),
    seconds,
    cost: seconds.map((value, segment) => value * (segments[segment]?.use.reluctance ?? 1)),
  }
}

const turningRound = 20
/** A right angle costs half of this. */
const sharpestTurn = 8

/** The seconds that a turn takes by car; none at a bend without a junction, and none on foot. */
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

/** Every straight piece of every line in a spatial index, so that a place can be moved onto the nearest street. */
export const buildSpatialIndex = (
  plane: Plane,
  { pointLat, pointLng, firstPoint }: Pick<Network, 'pointLat' | 'pointLng' | 'firstPoint'>,
): Pick<Network, 'pieces' | 'pieceSegment' | 'piecePoint'> => {
  const segments = firstPoint.length - 1
  const count = pointLat.length - segments
  const pieceSegment = new Uint32Array(count)
  const piecePoint = new Uint32Array(count)
  // The package refuses an empty index, so it gets one piece at infinity.
  const pieces = new Flatbush(Math.max(1, count))
  if (count === 0) pieces.add(Infinity, Infinity, Infinity, Infinity)
  let piece = 0
  for (let segment = 0; segment < segments; segment++) {
    for (
      let point = firstPoint[segment] as number;
      point + 1 < (firstPoint[segment + 1] as number);
      point++
    ) {
      const [ax, bx] = [plane.x(pointLng[point] as number), plane.x(pointLng[point + 1] as number)]
      const [ay, by] = [plane.y(pointLat[point] as number), plane.y(pointLat[point + 1] as number)]
      pieces.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
      pieceSegment[piece] = segment
      piecePoint[piece] = point
      piece++
    }
  }
  pieces.finish()
  return { pieces, pieceSegment, piecePoint }
}
