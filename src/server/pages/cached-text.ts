import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RememberHit } from '../../platform/http/hit-source'
import type { ClientLimits } from '../../platform/http/limits/client-limits'
import type { QueryContext } from '../../platform/payload/query'
import type { Locale } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { cachedHits, sendPage } from './send-page'
import { siteContext } from './site-frame'

/** Answers texts other than pages through the page cache. Each counts as a variant, because clients can request any number of them. */
export const cachedText = (deps: AppDeps, limits: ClientLimits, remember: RememberHit) => {
  const inMemory = cachedHits(deps.cache)

  return (
    key: string,
    locale: Locale,
    contentType: string,
    make: (ctx: QueryContext) => Promise<string | undefined>,
  ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const render = async () => {
        await deps.languages.current()
        const { context, tags, until } = siteContext(deps, locale)
        const body = await make(context)
        return body === undefined ? undefined : { body, contentType, status: 200, tags, until: until() }
      }
      let done = () => {}
      const admit = async () => {
        done = await limits.variant(request)
        return true
      }
      const page = await deps.cache.get(key, render, { disposable: true, admit }).finally(() => done())
      if (!page) return reply.callNotFound()
      remember(request, inMemory, key)
      return sendPage(request, reply, page)
    }
}

export const cachedJson = (...args: Parameters<typeof cachedText>) => {
  const cached = cachedText(...args)
  return (key: string, locale: Locale, make: (ctx: QueryContext) => Promise<object>) =>
    cached(key, locale, 'application/json; charset=utf-8', async (ctx) => JSON.stringify(await make(ctx)))
}
