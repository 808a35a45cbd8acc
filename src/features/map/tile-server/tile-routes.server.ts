import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type RequestOf, routes, slugParams } from '../../../platform/http/routes'
import type { FindSchoolMap } from '../queries.server'
import { readTile } from './tile-address'
import type { Tile, tileStore } from './tile-store.server'

/** A screen shows about thirty tiles, so this allows fifty screens a minute. */
const tileLimit = { max: 1500, timeWindow: '1 minute' }

const immutable = 'public, max-age=31536000, immutable'
/** A URL without the current version may get another tile later. */
const revalidate = 'public, max-age=0, must-revalidate'

const schema = {
  params: slugParams.extend({ type: z.string(), z: z.string(), x: z.string(), y: z.string() }),
  querystring: z.object({ v: z.string().optional().catch(undefined) }),
}

const send = (request: RequestOf<typeof schema>, reply: FastifyReply, tile: Tile): FastifyReply => {
  reply
    .header('cache-control', request.query.v === tile.version ? immutable : revalidate)
    .header('vary', 'accept-encoding')
    .header('etag', tile.etag)
  if (request.headers['if-none-match']?.includes(tile.etag)) return reply.code(304).send()
  const gzipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? tile.gzipped : undefined
  if (gzipped) reply.header('content-encoding', 'gzip')
  return reply.type(tile.contentType).send(gzipped ?? tile.body)
}

/** The tiles of maps: the same for every visitor and language. */
export const tileRoutes = (
  app: FastifyInstance,
  { findMap, tiles }: { findMap: FindSchoolMap; tiles: ReturnType<typeof tileStore> },
): void => {
  routes(app).get(
    '/schools/:slug/tiles/:type/:z/:x/:y',
    // Errors are JSON: a script reads them.
    { schema, config: { json: true }, onRequest: app.rateLimit(tileLimit) },
    async (request, reply) => {
      const address = readTile(request.params)
      const found = address && (await findMap(request.params.slug))
      const tile = found && (await tiles(found.data, address))
      return tile ? send(request, reply, tile) : reply.callNotFound()
    },
  )
}
