import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../shared/errors'
import { type Locale, localePath, splitLocale } from '../shared/locale'
import { type PageRoute, pageRoutes } from '../site/pages'
import { renderPage } from '../site/render-page'
import type { Rendered } from './cached-page'
import type { AppDeps } from './deps'
import { guessLimit } from './guess-limit'
import { pagePolicy } from './page-policy'
import { sendPage } from './send-page'
import { siteContext } from './site-context'
import { loadFrame } from './site-frame'

const html = 'text/html; charset=utf-8'

const render = async (
  deps: AppDeps,
  route: PageRoute,
  locale: Locale,
  path: string,
  query: URLSearchParams,
): Promise<Rendered | undefined> => {
  const { context, tags } = siteContext(deps, locale)
  const [content, frame] = await Promise.all([route.load(context, path, query), loadFrame(deps, context)])
  if (!content) return undefined
  const { html: body, heldBack } = renderPage(content, { ...frame, locale, snippets: true })
  const policy = pagePolicy(deps.env.production, frame.consent, heldBack)
  return { body, contentType: html, status: 200, tags, policy }
}

/** Where a request asks for a page by an address that is not the page's own. */
const redirectTarget = (pathname: string): string | undefined => {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  const unprefixed = trimmed.replace(/^\/en(?=\/|$)/, '') || '/'
  const target = unprefixed === '/schools' ? '/' : unprefixed
  // `//host` would lead out of the site.
  return target === pathname || target.startsWith('//') ? undefined : target
}

/** As a relative address `//host` would be another site, and `//` no address at all. */
const addressOf = ({ url }: FastifyRequest): URL => {
  const address = url.startsWith('/') ? `http://site${url}` : url
  if (!URL.canParse(address)) throw new AppError('bad_request', 'This is not an address.')
  return new URL(address)
}

const servePages = (app: FastifyInstance, deps: AppDeps): void => {
  // Only pages that are not in memory count: nobody tries a code twice.
  const refuseGuessing = guessLimit(app)

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request)
    const target = redirectTarget(url.pathname)
    if (target) return reply.redirect(target + url.search, 301)
    if (url.searchParams.has('promo')) await refuseGuessing(request)
    const { locale, path } = splitLocale(url.pathname)
    for (const route of pageRoutes) {
      const address = route.address(path, url.searchParams)
      if (address === undefined) continue
      const key = localePath(locale, address)
      const page = await deps.cache.get(key, () => render(deps, route, locale, path, url.searchParams), {
        disposable: address.includes('?'),
      })
      if (page) {
        remember(request.url, key)
        return sendPage(request, reply, page)
      }
    }
    return reply.callNotFound()
  }

  // Addresses as they come, mapped to cache keys, so that a page in memory is sent without parsing anything.
  const keys = new Map<string, string>()
  const remember = (url: string, key: string) => {
    if (keys.size > 5000) keys.clear()
    keys.set(url, key)
  }

  app.get('/*', (request, reply) => {
    const key = keys.get(request.url)
    const page = key === undefined ? undefined : deps.cache.peek(key)
    return page ? sendPage(request, reply, page) : answer(request, reply)
  })
}

export const publicPages = async (app: FastifyInstance, deps: AppDeps): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    servePages(scope, deps)
  })
}
