import type { MapType } from '../contract'
import type { TileService } from '../map-settings'
import type { SchoolExtract, SchoolMapData } from '../queries.server'
import type { TileAddress } from './tile-address'

/** Where the pictures of a map come from: drawn here, or fetched. */
type TileOrigin = { extract: SchoolExtract } | { service: TileService }

/** The site's own road map goes before pictures of others where it is the one that was chosen. */
export const tileOrigin = (
  { settings, extract }: Pick<SchoolMapData, 'settings' | 'extract'>,
  type: MapType,
): TileOrigin | undefined => {
  if (settings.provider === 'google') return undefined
  const service = settings.tiles[type]
  if (type === 0 && extract && (settings.provider === 'embedded' || !service)) return { extract }
  return service && { service }
}

const placeholders = ['{z}', '{x}', '{y}']

/** What is wrong with the address of a service's pictures; nothing when it can be filled in. */
export const tileUrlProblem = (url: string): string | undefined => {
  if (!placeholders.every((part) => url.includes(part))) return 'Use an address with {z}, {x} and {y} in it.'
  const other = url.match(/\{[^}]*\}/g)?.find((part) => !placeholders.includes(part))
  return other && `Only {z}, {x} and {y} are filled in, ${other} is not. Write what it stands for.`
}

export const fillTileUrl = (url: string, { z, x, y }: TileAddress): URL =>
  new URL(url.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`))
