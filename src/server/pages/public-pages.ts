import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BoundedCache, textEntrySize } from '../../platform/cache/bounded-cache'
import type { ClientLimits } from '../../platform/http/client-limits'
import { AppError } from '../../shared/errors'
import { type Locale, localePath, splitLocale } from '../../shared/locale'
import { type PageRoute, pageRoutes } from '../../site/pages'
import { renderPage } from '../../site/render-page'
import type { AppDeps } from '../deps'
import type { Rendered } from './cached-page'
import { knownSlugs } from './known-slugs'
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
  // React takes as long as the queries; other requests are answered between the two.
  await nextTurn()
  const { html: body, blocked } = renderPage(content, { ...frame, locale, snippets: true })
  const policy = deps.consent.policyFor(frame.consent, blocked)
  return { body, contentType: html, status: 200, tags, policy }
}

/** Made here and not in the handler, where the function would keep the request alive as long as the page. */
const renderer =
  (...args: Parameters<typeof render>) =>
  () =>
    render(...args)

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
  if (!URL.canParse(address)) throw new AppError('bad_request', 'The address is not valid.')
  return new URL(address)
}

/** A longer address is parsed at every request instead of being kept. */
const maxKeptLength = 1000

/** Adds the site's own pages. Says whether an address is answered from memory. */
export const publicPages = (
  app: FastifyInstance,
  deps: AppDeps,
  limits: ClientLimits,
): ((url: string) => boolean) => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request)
    const target = redirectTarget(url.pathname)
    if (target) return reply.redirect(target + url.search, 301)
    // Pages in memory are not counted: nobody tries a code twice.
    if (url.searchParams.has('promo')) await limits.promoCode(request)
    const { locale, path } = splitLocale(url.pathname)
    for (const route of pageRoutes) {
      const address = route.address(path, url.searchParams)
      if (address === undefined) continue
      const key = localePath(locale, address)
      const disposable = address.includes('?')
      // The cache keeps the renderer with the page, so it must not hold on to an address that a stranger made up.
      const query = disposable ? url.searchParams : new URLSearchParams()
      let done = () => {}
      const admit = async () => {
        if (!route.isKnown(await knownSlugs(deps), path)) return false
        if (disposable) done = await limits.variant(request)
        else await limits.page(request)
        return true
      }
      const page = await deps.cache
        .get(key, renderer(deps, route, locale, path, query), { disposable, admit })
        .finally(() => done())
      if (page) {
        remember(request.url, key)
        return sendPage(request, reply, page)
      }
    }
    return reply.callNotFound()
  }

  // Addresses as they come, mapped to cache keys, so that a page in memory is sent without parsing anything.
  const keys = new BoundedCache<string>({ most: 2 * 1024 * 1024, sizeOf: textEntrySize })
  const remember = (url: string, key: string) => {
    if (url.length <= maxKeptLength) keys.set(url, key)
  }

  app.get('/*', (request, reply) => {
    const key = keys.get(request.url)
    const page = key === undefined ? undefined : deps.cache.peek(key)
    return page ? sendPage(request, reply, page) : answer(request, reply)
  })

  return (url) => {
    const key = keys.get(url)
    return key !== undefined && deps.cache.has(key)
  }
}
