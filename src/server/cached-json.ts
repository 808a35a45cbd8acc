import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../shared/locale'
import type { QueryContext } from '../shared/query.server'
import type { AppDeps } from './deps'
import { sendPage } from './send-page'
import { siteContext } from './site-context'

/** Answers JSON through the page cache, so that a feature's calls cost no more than its pages. */
export const cachedJson =
  (deps: AppDeps) =>
  (key: string, locale: Locale, make: (ctx: QueryContext) => Promise<object>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const render = async () => {
      const { context, tags } = siteContext(deps, locale)
      const body = JSON.stringify(await make(context))
      return { body, contentType: 'application/json; charset=utf-8', status: 200, tags }
    }
    const page = await deps.cache.get(key, render, { disposable: true })
    return page ? sendPage(request, reply, page) : reply.callNotFound()
  }
