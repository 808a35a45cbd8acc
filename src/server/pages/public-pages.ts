import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientLimits } from '../../platform/http/limits/client-limits'
import type { FoundPage, KnownSlugs, PublicPage } from '../../platform/http/public-page'
import { localisedRoutes, routes } from '../../platform/http/routes'
import type { CachedPage, Rendered } from '../../platform/page-cache/cached-page'
import type { HitAddresses } from '../../platform/page-cache/hit-addresses'
import { cachedHits, sendPage } from '../../platform/page-cache/send-page'
import type { QueryContext } from '../../platform/payload/query'
import type { PublicDocument } from '../../platform/server-feature'
import { findNearestPath } from '../../shared/address/nearest-path'
import { parseUrl } from '../../shared/address/parse-url'
import { AppError } from '../../shared/errors'
import { hasPage, homePath, pagePath, type SiteLanguages } from '../../shared/language/site-languages'
import { defaultLocale, type Locale, splitLocale, unprefixedLocale } from '../../shared/locale'
import { renderPageInTurns } from '../../site/render-page'
import type { AppDeps } from '../deps'
import { changeable, sendRedirect } from './redirected'
import { loadFrame, siteContext } from './site-frame'

interface KnownAddresses {
  isKnown: KnownSlugs
  findNearest: (path: string) => string | undefined
}

/**
 * The addresses of everything that is published, read once until one changes. An address that is not among them is answered
 * without a query, so that made-up addresses cost no more than any other unknown address.
 */
const knownAddresses = (deps: AppDeps): KnownAddresses | Promise<KnownAddresses> =>
  deps.memo.peek<KnownAddresses>('addresses') ??
  deps.memo.get('addresses', async (tag) => {
    const documents = await listDocuments(deps, { ...siteContext(deps, defaultLocale).context, tag })
    const byKind = new Map<string, Set<string>>()
    for (const { kind, slug } of documents) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(slug))
    return {
      isKnown: (kind, slug) => byKind.get(kind)?.has(slug) ?? false,
      findNearest: findNearestPath(documents.map(({ path }) => path)),
    }
  })

export const knownSlugs = async (deps: AppDeps): Promise<KnownSlugs> => (await knownAddresses(deps)).isKnown

/** The page that is published in the language and has nearly the same address as an unknown one. */
export const findNearestPage = async (
  deps: AppDeps,
  locale: Locale,
  pathname: string,
): Promise<string | undefined> => {
  const languages = await deps.languages.current()
  const { path } = splitLocale(pathname)
  const nearest = (await knownAddresses(deps)).findNearest(path)
  return nearest && hasPage(languages, locale, nearest) ? pagePath(languages, locale, nearest) : undefined
}

/** All documents and lists with a public page, in an order that new ones hardly change. */
export const listDocuments = async ({ parts }: AppDeps, ctx: QueryContext): Promise<PublicDocument[]> =>
  (await Promise.all(parts.map(({ documents }) => documents?.(ctx) ?? []))).flat()

const html = 'text/html; charset=utf-8'

const render = async (
  deps: AppDeps,
  { path, load }: { path: string; load: FoundPage['load'] },
  locale: Locale,
  query: URLSearchParams,
): Promise<Rendered | undefined> => {
  // The page may have been hidden since it was in memory.
  if (!hasPage(await deps.languages.current(), locale, path)) return undefined
  const { context, tags, until } = siteContext(deps, locale)
  const [content, frame] = await Promise.all([load(context, query), loadFrame(deps, context)])
  if (!content) return undefined
  const { mediaUrl } = deps.env
  const options = { ...frame, locale, snippets: true, mediaUrl }
  const { html: body, blocked } = await renderPageInTurns(content, options)
  const policy = deps.consent.policyFor(frame.consent, blocked)
  return { body, contentType: html, status: 200, tags, until: until(), policy }
}

/** Created outside the handler, so that the cached function does not keep the request in memory. */
const renderer =
  (...args: Parameters<typeof render>) =>
  () =>
    render(...args)

/** The canonical path for a trailing slash, `/en` or `/schools`; undefined when there is nothing to redirect. */
const redirectTarget = (pathname: string, languages: SiteLanguages): string | undefined => {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  const unprefixed = trimmed.replace(/^\/en(?=\/|$)/, '') || '/'
  const isHome = unprefixed === '/schools' || (unprefixed === '/' && trimmed !== '/')
  const target = isHome ? homePath(languages, unprefixedLocale) : unprefixed
  // `//host` would be another site.
  return target === pathname || target.startsWith('//') ? undefined : target
}

/** Settings may bring a page back to its address, so browsers ask again. */
const moved = (reply: FastifyReply, target: string, status: 301 | 302) =>
  reply.header('cache-control', changeable).redirect(target, status)

/** Parses with a fixed origin: as relative addresses, `//host` would be another site and `//` invalid. */
const addressOf = ({ url }: FastifyRequest): URL => {
  const address = parseUrl(url.startsWith('/') ? `http://site${url}` : url)
  if (!address) throw new AppError('bad_request', 'The address is not valid.')
  return address
}

export type PublicPages = ReturnType<typeof publicPages>

type PageHandler = (request: FastifyRequest, reply: FastifyReply, locale: Locale) => unknown

/** Answers the site's public pages through the page cache. */
export const publicPages = (deps: AppDeps, limits: ClientLimits, hits: HitAddresses) => {
  const countView = (key: string, headers: IncomingHttpHeaders, url?: string) => {
    for (const { onPageView } of deps.parts) onPageView?.(key, headers, url)
  }
  const inMemory = cachedHits(deps.cache, countView)

  /** Sends a page and counts the view. Questions for the headers alone are none. */
  const send = (request: FastifyRequest, reply: FastifyReply, key: string, page: CachedPage) => {
    if (request.method === 'GET') countView(key, request.headers, request.url)
    return sendPage(request, reply, page)
  }

  const respond = async (page: PublicPage, request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    const url = addressOf(request)
    const isOldUrl = deps.parts.some(({ addressRules }) => addressRules?.isOldHomeUrl(request.url))
    if (isOldUrl && (await sendRedirect(deps, request, reply))) return reply
    const languages = await deps.languages.current()
    const target = redirectTarget(url.pathname, languages)
    if (target) return moved(reply, target + url.search, 301)
    const found = page.find(request.params, url.searchParams)
    if (!found) return reply.callNotFound()
    const [path = '/', choices] = found.address.split('?', 2)
    const canonicalPath = pagePath(languages, locale, path)
    // A path that is written in another way, such as with escapes, is not an address of the page.
    if (canonicalPath !== url.pathname) return reply.callNotFound()
    if (!hasPage(languages, locale, path)) {
      const isKnown = found.isKnown(await knownSlugs(deps))
      // It is not translated, and there are no links to it. Those who have its address read it in the default language.
      return isKnown
        ? moved(reply, pagePath(languages, languages.main, path) + url.search, 302)
        : reply.callNotFound()
    }
    const key = choices ? `${canonicalPath}?${choices}` : canonicalPath
    // Pages in memory are not counted: trying a code again reveals nothing new.
    if (url.searchParams.has('promo')) await limits.promoCode(request)
    const disposable = choices !== undefined
    // The cache keeps the renderer with the page, so it must not keep a query that a client made up.
    const query = disposable ? url.searchParams : new URLSearchParams()
    let done = () => {}
    const admit = async () => {
      if (!found.isKnown(await knownSlugs(deps))) return false
      if (disposable) done = await limits.variant(request)
      else await limits.page(request)
      return true
    }
    const cached = await deps.cache
      .get(key, renderer(deps, { path, load: found.load }, locale, query), { disposable, admit })
      .finally(() => done())
    if (!cached) return reply.callNotFound()
    // An address of the predecessor may get a redirect later.
    if (!isOldUrl) hits.remember(request, inMemory, key)
    return send(request, reply, key, cached)
  }

  const handlerOf =
    (page: PublicPage): PageHandler =>
    (request, reply, locale) => {
      const hit = hits.find(request.url)
      const cached = hit?.source === inMemory ? deps.cache.peek(hit.key) : undefined
      return hit && cached ? send(request, reply, hit.key, cached) : respond(page, request, reply, locale)
    }

  return {
    handlerOf,

    /** Adds a route for each kind of page, and redirects from other ways to write their addresses. */
    register: (app: FastifyInstance): void => {
      const { get } = localisedRoutes(app)
      const pages = deps.parts.flatMap((part) => part.pages ?? [])
      for (const page of pages) get(page.path, {}, handlerOf(page))
      const home = pages.find(({ path }) => path === '/')
      if (home)
        routes(app).get(`/${unprefixedLocale}`, { config: { isLocalised: true } }, (request, reply) =>
          handlerOf(home)(request, reply, unprefixedLocale),
        )
      app.get('/*', async (request, reply) => {
        const { pathname, search } = addressOf(request)
        // Before the address is written in another way: a visitor is redirected once.
        if (await sendRedirect(deps, request, reply)) return reply
        const target = redirectTarget(pathname, await deps.languages.current())
        return target ? moved(reply, target + search, 301) : reply.callNotFound()
      })
    },
  }
}
