import { metresBetween, nearestOnLine, type Place } from '../geometry'
import type { Network, Road } from './network'

/** A place on a street. */
export interface Snapped {
  segment: number
  /** The point of the line before it. */
  point: number
  /** Metres from the beginning of the segment. */
  metres: number
  place: Place
  /** Metres between the place asked for and the street. */
  distance: number
}

/** Metres. A place further from any street than this has no route. */
export const furthestStreet = 300

/** The search grows in steps because most places are close to a street. */
const radii = [30, 100, furthestStreet]

/** Streets under the open sky come first, however near a tunnel is: the door of a house is not below it. */
export const snap = (network: Network, place: Place): Snapped | undefined =>
  snapTo(network, place, (piece) => !roadOfPiece(network, piece).underground) ?? snapTo(network, place)

const roadOfPiece = ({ roads, roadOf, pieceSegment }: Network, piece: number): Road =>
  roads[roadOf[pieceSegment[piece] as number] as number] as Road

const snapTo = (network: Network, place: Place, isUsed?: (piece: number) => boolean): Snapped | undefined => {
  const x = network.plane.x(place.lng)
  const y = network.plane.y(place.lat)
  for (const radius of radii) {
    const near = network.pieces.search(x - radius, y - radius, x + radius, y + radius, isUsed)
    const found = nearest(network, near, x, y)
    // Anything nearer than the radius touches the square that was searched, so nothing can have been missed.
    if (found && found.squared <= radius * radius) return snapped(network, place, found)
  }
  return undefined
}

interface Nearest {
  piece: number
  fraction: number
  squared: number
}

const nearest = (network: Network, pieces: number[], x: number, y: number): Nearest | undefined => {
  const { plane, piecePoint, pointLat, pointLng } = network
  let best: Nearest | undefined
  for (const piece of pieces) {
    const point = piecePoint[piece] as number
    const { fraction, squared } = nearestOnLine(
      x,
      y,
      plane.x(pointLng[point] as number),
      plane.y(pointLat[point] as number),
      plane.x(pointLng[point + 1] as number),
      plane.y(pointLat[point + 1] as number),
    )
    if (!best || squared < best.squared) best = { piece, fraction, squared }
  }
  return best
}

const snapped = (network: Network, asked: Place, { piece, fraction }: Nearest): Snapped => {
  const { pointLat, pointLng, pointMetres } = network
  const point = network.piecePoint[piece] as number
  const along = (values: Float64Array): number => {
    const start = values[point] as number
    return start + ((values[point + 1] as number) - start) * fraction
  }
  const place = { lat: along(pointLat), lng: along(pointLng) }
  return {
    segment: network.pieceSegment[piece] as number,
    point,
    metres: along(pointMetres),
    place,
    distance: metresBetween(asked, place),
  }
}
