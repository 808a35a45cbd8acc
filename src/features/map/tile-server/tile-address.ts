import type { MapBounds } from '../contract'
import { metresBetween, type Place, tilePixels, worldPixel } from '../engine/map-engine'
import { type MapType, mapTypes } from '../options/map-types'

export interface TileAddress {
  type: MapType
  z: number
  x: number
  y: number
}

const whole = /^\d{1,7}$/
const deepest = 22

/** Reads the path of a tile; undefined if it is not valid. */
export const readTile = ({ type, z, x, y }: Record<string, string>): TileAddress | undefined => {
  const index = (mapTypes as readonly string[]).indexOf(type ?? '')
  if (index < 0 || ![z, x, y].every((part) => whole.test(part ?? ''))) return undefined
  const tile = { type: index as MapType, z: Number(z), x: Number(x), y: Number(y) }
  return tile.z <= deepest && Math.max(tile.x, tile.y) < 2 ** tile.z ? tile : undefined
}

/** The centre of a tile (Web Mercator). */
const centreOf = ({ z, x, y }: TileAddress): Place => {
  const across = 2 ** z
  const angle = Math.PI * (1 - (2 * (y + 0.5)) / across)
  return { lng: ((x + 0.5) / across) * 360 - 180, lat: (Math.atan(Math.sinh(angle)) * 180) / Math.PI }
}

const aroundSchool = 40_000
const equator = 40_075_000

/** Whether a map of this place can show the tile. We are no proxy for tiles of the rest of the world. */
export const isNear = (tile: TileAddress, place: Place): boolean =>
  metresBetween(centreOf(tile), place) <= aroundSchool + (2 * equator) / 2 ** tile.z

/**
 * Whether the tile is within the bounds or next to them, where labels may overlap it. All other tiles are empty; drawing
 * and caching them on request would push useful tiles out of the cache.
 */
export const isOnMap = ({ z, x, y }: TileAddress, bounds: MapBounds | undefined): boolean => {
  if (!bounds) return true
  const [south, west, north, east] = bounds
  const first = worldPixel({ lat: north, lng: west }, z)
  const last = worldPixel({ lat: south, lng: east }, z)
  const isWithin = (tile: number, from: number, to: number) =>
    tile >= Math.floor(from / tilePixels) - 1 && tile <= Math.floor(to / tilePixels) + 1
  return isWithin(x, first.x, last.x) && isWithin(y, first.y, last.y)
}
