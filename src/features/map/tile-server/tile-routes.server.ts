import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { limitWork } from '../../../platform/http/limits/client-limits'
import { routes, slugParams } from '../../../platform/http/routes'
import type { HitResponse, HitSource, RememberHit } from '../../../platform/page-cache/hit-source'
import type { FindSchoolMap, MappedSchool } from '../queries.server'
import { readTile, type TileAddress } from './tile-address'
import type { Tile, TileStore } from './tile-store.server'

/** Only tiles that are not in memory count. A screen shows about thirty, so this allows fifty new screens a minute. */
const tileLimit = { groupId: 'tiles', max: 1500, timeWindow: '1 minute' }

const immutable = 'public, max-age=31536000, immutable'
/** A URL without the current version may get another tile later. */
const revalidate = 'public, max-age=0, must-revalidate'

const schema = {
  params: slugParams.extend({ type: z.string(), z: z.string(), x: z.string(), y: z.string() }),
  querystring: z.object({ v: z.string().optional().catch(undefined) }),
}

/** The responses of a tile at an address with or without its current version. Each is made once, when it is needed. */
class PreparedTile {
  readonly #tile: Tile
  readonly #responses = new Map<string, HitResponse>()

  constructor(tile: Tile) {
    this.#tile = tile
  }

  respond(requested: IncomingHttpHeaders, version: string | undefined): HitResponse {
    const { etag, gzipped } = this.#tile
    const isKnown = requested['if-none-match']?.includes(etag) ?? false
    const isZipped = gzipped !== undefined && /\bgzip\b/.test(String(requested['accept-encoding'] ?? ''))
    const isCurrent = version === this.#tile.version
    const name = `${isCurrent} ${isKnown} ${isZipped}`
    const response = this.#responses.get(name) ?? this.#make(isCurrent, isKnown, isZipped)
    this.#responses.set(name, response)
    return response
  }

  #make(isCurrent: boolean, isKnown: boolean, isZipped: boolean): HitResponse {
    const { body, gzipped, etag, contentType } = this.#tile
    const headers = [
      ...['cache-control', isCurrent ? immutable : revalidate],
      ...['vary', 'accept-encoding'],
      ...['etag', etag],
    ]
    if (isKnown) return { status: 304, headers }
    if (isZipped) headers.push('content-encoding', 'gzip')
    headers.push('content-type', contentType)
    return { status: 200, headers, body: (isZipped && gzipped) || body }
  }
}

const send = (reply: FastifyReply, { status, headers, body }: HitResponse): FastifyReply => {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  return reply.code(status).send(body)
}

interface TileRoutes {
  findMap: FindSchoolMap
  /** Finds the map only if it is in memory. */
  peekMap: (slug: string) => MappedSchool | undefined
  tiles: TileStore
  rememberHit: RememberHit
}

/** A tile of a school's map, as the address names it. */
interface Asked {
  slug: string
  address: TileAddress
  version: string | undefined
}

/** Slugs and versions contain no spaces. */
const cacheKeyForTile = ({ slug, address: { type, z, x, y }, version }: Asked) =>
  [slug, type, z, x, y, ...(version ? [version] : [])].join(' ')

const fromKey = (key: string): Asked => {
  const [slug = '', type, z, x, y, version] = key.split(' ')
  const address = { type: Number(type), z: Number(z), x: Number(x), y: Number(y) } as TileAddress
  return { slug, address, version }
}

/** The tiles of maps: the same for every visitor and language. */
export const tileRoutes = (
  app: FastifyInstance,
  { findMap, peekMap, tiles, rememberHit }: TileRoutes,
): void => {
  const prepared = new WeakMap<Tile, PreparedTile>()
  const prepare = (tile: Tile): PreparedTile => {
    const known = prepared.get(tile) ?? new PreparedTile(tile)
    prepared.set(tile, known)
    return known
  }
  const peek = ({ slug, address }: Asked): Tile | undefined => {
    const map = peekMap(slug)
    return map && tiles.peek(map.data, address)
  }
  const hits: HitSource = {
    has: (key) => peek(fromKey(key)) !== undefined,
    find: (key, { headers }) => {
      const asked = fromKey(key)
      const tile = peek(asked)
      return tile && prepare(tile).respond(headers, asked.version)
    },
  }
  const limit = limitWork(app, tileLimit)
  const find = async ({ slug, address }: Asked): Promise<Tile | undefined> => {
    const found = await findMap(slug)
    return found && tiles.get(found.data, address)
  }

  routes(app).get(
    '/schools/:slug/tiles/:type/:z/:x/:y',
    // Errors are JSON: a script reads them.
    { schema, config: { json: true } },
    async (request, reply) => {
      const { slug } = request.params
      const address = readTile(request.params)
      const asked = address && { slug, address, version: request.query.v }
      const inMemory = asked && peek(asked)
      if (!inMemory) await limit(request)
      const tile = inMemory ?? (asked && (await find(asked)))
      if (!asked || !tile) return reply.callNotFound()
      const { version } = asked
      if (!version || version === tile.version) rememberHit(request, hits, cacheKeyForTile(asked))
      return send(reply, prepare(tile).respond(request.headers, version))
    },
  )
}
