import type { MessageCode } from '../../../shared/messages/message-code'
import type { TileService } from '../map-settings'
import type { MapPanelMessages } from '../messages/panel/messages'
import type { MapType } from '../options/map-types'
import type { SchoolExtract, SchoolMapData } from '../queries.server'
import type { TileAddress } from './tile-address'

/** Where the tiles of a map come from: drawn from an extract, or fetched from a service. */
type TileOrigin = { extract: SchoolExtract } | { service: TileService }

/** If the built-in map is chosen, its road map takes precedence over the tiles of a service. */
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

/** The error in the tile URL of a service; undefined if it can be used. */
export const tileUrlProblem = (url: string): MessageCode<MapPanelMessages> | undefined => {
  if (!placeholders.every((part) => url.includes(part))) return { code: 'errors.tilePlaces' }
  const other = url.match(/\{[^}]*\}/g)?.find((part) => !placeholders.includes(part))
  return other ? { code: 'errors.tilePlace', params: { other } } : undefined
}

export const fillTileUrl = (url: string, { z, x, y }: TileAddress): URL =>
  new URL(url.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`))
