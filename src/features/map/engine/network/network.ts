import type Flatbush from 'flatbush'
import type { Plane } from '../geometry'
import type { Profile } from './profile'

/** Properties of a street that a route names or compares. */
export interface Road {
  name: string
  ref: string
  highway: string
  ring: boolean
  /** In a tunnel, inside a building or below the ground: a route begins there only if no street is near. */
  underground: boolean
}

/**
 * The streets of one profile, as numbers. Edges are segments in one direction; `turn…` lists the edges that may
 * follow each, with restrictions already applied, so that a search has nothing left to check.
 */
export interface Network {
  profile: Profile
  plane: Plane
  roads: Road[]

  /** The lines of all segments one after the other; segment s has the points `firstPoint[s]` to `firstPoint[s + 1] - 1`. */
  pointLat: Float64Array
  pointLng: Float64Array
  /** Metres from the beginning of its segment. */
  pointMetres: Float64Array
  firstPoint: Uint32Array
  roadOf: Uint32Array
  metres: Float64Array
  seconds: Float64Array
  /** Seconds as they count in comparisons of routes; never less than `seconds`. */
  cost: Float64Array
  /** The edges along and against each segment, or -1. */
  edgeAlong: Int32Array
  edgeAgainst: Int32Array

  segmentOf: Uint32Array
  backward: Uint8Array
  bearingOut: Float32Array
  bearingIn: Float32Array
  /** Streets that meet at the end of the edge, its own included. */
  armsAtEnd: Uint8Array
  firstTurn: Uint32Array
  turnTo: Uint32Array
  turnSeconds: Float32Array
  /** m/s on the fastest edge, for the search's estimate. */
  fastest: number

  /** Every straight piece of every segment, in metres of the plane. */
  pieces: Flatbush
  pieceSegment: Uint32Array
  piecePoint: Uint32Array
}
