import Flatbush from 'flatbush'
import type { Plane } from '../geometry'
import type { Network } from './network'

/** Every straight piece of every line in a spatial index, so that a place can be moved onto the nearest street. */
export const buildSpatialIndex = (
  plane: Plane,
  { pointLat, pointLng, firstPoint }: Pick<Network, 'pointLat' | 'pointLng' | 'firstPoint'>,
): Pick<Network, 'pieces' | 'pieceSegment' | 'piecePoint'> => {
  const segments = firstPoint.length - 1
  const count = pointLat.length - segments
  const pieceSegment = new Uint32Array(count)
  const piecePoint = new Uint32Array(count)
  // An index of nothing is refused by the package; one piece that nobody can be near stands for it.
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
