import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { exactCopy } from '../../../platform/cache/memory-size'
import { DAY_MS } from '../../../shared/time/days'
import type { EnginePool } from '../engine-threads/engine-pool.server'
import { callService, type ServiceCaller, serviceUnavailable } from '../providers/call-service.server'
import type { SchoolExtract, SchoolMapData } from '../queries.server'
import { tileVersion } from '../shown-map.server'
import { isNear, isOnMap, type TileAddress } from './tile-address'
import { fillTileUrl, tileOrigin } from './tile-origin'

const zip = promisify(gzip)

/** A tile, ready to be sent. */
export interface Tile {
  body: Buffer
  gzipped?: Buffer
  contentType: string
  etag: string
  /** A URL with this version can be cached for good. */
  version: string
}

/** About two thousand tiles of a town. */
const mostBytes = 32_000_000
/** The entry and the headers of its responses. */
const bytesBeside = 4000
const keepMs = 7 * DAY_MS
const pictures = /^image\/(png|jpeg|webp|avif)\b/

const toTile = (body: Buffer, contentType: string, version: string, gzipped?: Buffer): Tile => ({
  body,
  contentType,
  version,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  ...(gzipped ? { gzipped } : {}),
})

/** Where a tile is kept, and how it is made. */
interface Source {
  key: string
  make: () => Promise<Tile | undefined>
}

/** Draws or fetches tiles and caches the most recently used ones. */
export const tileStore = (engines: EnginePool, callerFor: (contact: string) => ServiceCaller) => {
  const kept = new LRUCache<string, Tile>({
    maxSize: mostBytes,
    ttl: keepMs,
    sizeCalculation: ({ body, gzipped }) => body.length + (gzipped?.length ?? 0) + bytesBeside,
  })
  const underWay = new Map<string, Promise<Tile | undefined>>()

  /** Requests for a tile that is being made wait for it. */
  const once = ({ key, make }: Source): Promise<Tile | undefined> => {
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    const making =
      underWay.get(key) ??
      make()
        .then((tile) => {
          if (tile) kept.set(key, tile)
          return tile
        })
        .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  const drawn = (extract: SchoolExtract, { z, x, y }: TileAddress): Source => ({
    key: `${extract.id} ${extract.version} ${z}/${x}/${y}`,
    make: async () => {
      const svg = await (await engines.get(extract)).drawTile(z, x, y)
      if (svg === undefined) return undefined
      const body = exactCopy(Buffer.from(svg))
      return toTile(body, 'image/svg+xml; charset=utf-8', extract.version, exactCopy(await zip(body)))
    },
  })

  const fetched = (address: string, contact: string, tile: TileAddress): Source => ({
    key: `${address} ${tile.z}/${tile.x}/${tile.y}`,
    make: async () => {
      const url = fillTileUrl(address, tile)
      const { body, type, status } = await callService(url, callerFor(contact), [404])
      if (status === 404) return undefined
      if (!pictures.test(type)) throw serviceUnavailable(`${url.host} sent no image`)
      return toTile(body, type, tileVersion(address))
    },
  })

  const sourceOf = (data: SchoolMapData, tile: TileAddress): Source | undefined => {
    const origin = tileOrigin(data, tile.type)
    if (!origin) return undefined
    if ('extract' in origin)
      return isOnMap(tile, origin.extract.bounds) ? drawn(origin.extract, tile) : undefined
    const shown = [data.schoolPage, data.directionsPage]
    return shown.some((place) => isNear(tile, place))
      ? fetched(origin.service.url, data.settings.contact, tile)
      : undefined
  }

  return {
    /** Undefined if there is no such tile. */
    get: async (data: SchoolMapData, tile: TileAddress): Promise<Tile | undefined> => {
      const source = sourceOf(data, tile)
      return source && once(source)
    },
    /** Finds the tile only if it is in memory. */
    peek: (data: SchoolMapData, tile: TileAddress): Tile | undefined => {
      const source = sourceOf(data, tile)
      return source && kept.get(source.key)
    },
  }
}

export type TileStore = ReturnType<typeof tileStore>
