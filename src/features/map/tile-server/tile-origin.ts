import type { MapType } from '../contract'
import type { TileService } from '../map-settings'
import type { SchoolExtract, SchoolMapData } from '../queries.server'

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
