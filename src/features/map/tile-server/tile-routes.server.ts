import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MapOf } from '../mapped-school.server'
import { readTile } from './tile-address'
import type { Tile, tileStore } from './tile-store.server'

/** A screen of the map is some thirty tiles, and nobody looks at fifty screens in a minute. */
const tileLimit = { max: 1500, timeWindow: '1 minute' }

const forEver = 'public, max-age=31536000, immutable'
/** A tile whose address is not of its version may be another one tomorrow. */
const asLongAsItIs = 'public, max-age=0, must-revalidate'

const send = (request: FastifyRequest, reply: FastifyReply, tile: Tile): FastifyReply => {
  const { v } = request.query as { v?: string }
  reply
    .header('cache-control', v === tile.version ? forEver : asLongAsItIs)
    .header('vary', 'accept-encoding')
    .header('etag', tile.etag)
  if (request.headers['if-none-match']?.includes(tile.etag)) return reply.code(304).send()
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? tile.zipped : undefined
  if (zipped) reply.header('content-encoding', 'gzip')
  return reply.type(tile.contentType).send(zipped ?? tile.body)
}

/** The pictures that maps are made of: the same for everybody, in every language. */
export const tileRoutes = (
  app: FastifyInstance,
  { mapOf, tiles }: { mapOf: MapOf; tiles: ReturnType<typeof tileStore> },
): void => {
  app.get('/schools/:slug/tiles/:type/:z/:x/:y', {
    // An error is for the script, which needs no page.
    config: { json: true },
    onRequest: app.rateLimit(tileLimit),
    handler: async (request, reply) => {
      const params = request.params as Record<string, string>
      const address = readTile(params)
      const found = address && (await mapOf(params.slug ?? ''))
      const tile = found && (await tiles(found.data, address))
      return tile ? send(request, reply, tile) : reply.callNotFound()
    },
  })
}
