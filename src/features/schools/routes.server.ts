import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localisedRoutes, textFields } from '../../platform/http/routes'
import type { QueryContext } from '../../platform/payload/query'
import { AppError } from '../../shared/errors'
import { type Locale, localePath } from '../../shared/locale'
import { readSearch, searchAddress } from './home-page/search-query'
import { levelNote } from './offers/level-notes'
import { listSchools } from './queries.server'

interface SchoolRoutesOptions {
  /** Sends `make`'s answer from the cache when it is there. */
  cachedJson: (key: string, locale: Locale, make: (ctx: QueryContext) => Promise<object>) => CachedHandler
}

type CachedHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const searchPath = '/schools/search.json'

/** What the search on the home page asks for while somebody types, and what the tips at the levels of courses say. */
export const schoolRoutes = (app: FastifyInstance, { cachedJson }: SchoolRoutesOptions): void => {
  const { get } = localisedRoutes(app)

  get(searchPath, { schema: { querystring: textFields } }, (request, reply, locale) => {
    const search = readSearch(request.query)
    const key = searchAddress(localePath(locale, searchPath), search)
    return cachedJson(key, locale, (ctx) => listSchools(ctx, search))(request, reply)
  })

  const levels = { params: z.object({ levels: z.string() }) }
  get('/schools/levels/:levels', { schema: levels }, async ({ params }, reply, locale) => {
    const [from = '', to = ''] = params.levels.split('-')
    const note = levelNote(locale, from, to)
    if (!note) throw new AppError('not_found', 'There is no such level.')
    // It changes only with a release.
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(note)
  })
}
