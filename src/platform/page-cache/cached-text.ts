import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../shared/locale'
import type { ClientLimits } from '../http/limits/client-limits'
import type { QueryContext } from '../payload/query'
import type { RememberHit } from './hit-source'
import type { PageCache } from './page-cache'
import { cachedHits, sendPage } from './send-page'

interface CachedTextOptions {
  cache: PageCache
  limits: Pick<ClientLimits, 'variant'>
  remember: RememberHit
  /** A context for one render; it collects the tags of what was read, and until when it is true. */
  contextFor: (locale: Locale) => Promise<{ context: QueryContext; tags: Set<string>; until: () => number }>
}

/** Answers texts other than pages through the page cache. Each counts as a variant, because clients can request any number of them. */
export const cachedText = ({ cache, limits, remember, contextFor }: CachedTextOptions) => {
  const inMemory = cachedHits(cache)

  return (
    key: string,
    locale: Locale,
    contentType: string,
    make: (ctx: QueryContext) => Promise<string | undefined>,
  ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const render = async () => {
        const { context, tags, until } = await contextFor(locale)
        const body = await make(context)
        return body === undefined ? undefined : { body, contentType, status: 200, tags, until: until() }
      }
      let done = () => {}
      const admit = async () => {
        done = await limits.variant(request)
        return true
      }
      const page = await cache.get(key, render, { disposable: true, admit }).finally(() => done())
      if (!page) return reply.callNotFound()
      remember(request, inMemory, key)
      return sendPage(request, reply, page)
    }
}

export const cachedJson =
  (cached: ReturnType<typeof cachedText>) =>
  (key: string, locale: Locale, make: (ctx: QueryContext) => Promise<object>) =>
    cached(key, locale, 'application/json; charset=utf-8', async (ctx) => JSON.stringify(await make(ctx)))
