import type { FastifyInstance } from 'fastify'
import type { QueryContext } from '../../platform/payload/query'
import { AppError } from '../../shared/errors'
import { type Locale, localePath, locales } from '../../shared/locale'
import { readSearch, searchAddress } from './home-page/search-query'
import { levelNote } from './offers/level-notes'
import { listSchools } from './queries.server'

interface SchoolRoutesOptions {
  /** Sends `make`'s answer from the cache when it is there. */
  cachedJson: (key: string, locale: Locale, make: (ctx: QueryContext) => Promise<object>) => CachedHandler
}

type CachedHandler = (
  request: import('fastify').FastifyRequest,
  reply: import('fastify').FastifyReply,
) => Promise<unknown>

/** What the search on the home page asks for while somebody types, and what the tips at the levels of courses say. */
export const schoolRoutes = (app: FastifyInstance, { cachedJson }: SchoolRoutesOptions): void => {
  for (const locale of locales) {
    const path = localePath(locale, '/schools/search.json')
    app.get(path, (request, reply) => {
      const search = readSearch(new URL(request.url, 'http://site').searchParams)
      return cachedJson(searchAddress(path, search), locale, (ctx) => listSchools(ctx, search))(
        request,
        reply,
      )
    })
    app.get<{ Params: { levels: string } }>(
      localePath(locale, '/schools/levels/:levels'),
      async (request, reply) => {
        const [from = '', to = ''] = request.params.levels.split('-')
        const note = levelNote(locale, from, to)
        if (!note) throw new AppError('not_found', 'There is no such level.')
        // It changes with a release of ours and not before.
        return reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=86400')
          .send(note)
      },
    )
  }
}
