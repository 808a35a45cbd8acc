import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepWithThread } from '../../features/comments/comments.server'
import { commentsPath } from '../../features/comments/contract'
import { directionsPath } from '../../features/map/contract'
import { categoryPath, NEWS_PATH, postPath, schoolNewsPath } from '../../features/news/contract'
import { listNewsSlugs } from '../../features/news/news.server'
import { listPages } from '../../features/pages/pages.server'
import { listOfferPaths, listSchoolPaths } from '../../features/schools/schools.server'
import type { Rendered } from '../../platform/page-cache/cached-page'
import type { RememberHit } from '../../platform/page-cache/hit-source'
import { cachedHits, sendPage } from '../../platform/page-cache/send-page'
import { defaultLocale } from '../../shared/locale'
import type { SiteContext } from '../../site/define-page'
import type { AppDeps } from '../deps'
import { siteContext } from '../pages/site-frame'
import { DOCUMENTS_PER_FILE, inFile, type SitemapEntry, sitemapIndex, sitemapText } from './sitemap'

/** A page of the sitemap with what tells which other pages belong to it. */
type SitemapDocument = SitemapEntry &
  (
    | { type: 'schools'; slug: string; hasNews: boolean }
    | { type: 'posts' | 'pages'; id: number; slug: string; isOpen: boolean }
    | { type: 'other' }
  )

type Written = Extract<SitemapDocument, { isOpen: boolean }>

/** Everything that is public, in an order that new documents hardly change. */
const readDocuments = async (ctx: SiteContext): Promise<SitemapDocument[]> => {
  const [schools, pages, offers, news] = await Promise.all([
    listSchoolPaths(ctx),
    listPages(ctx),
    listOfferPaths(ctx),
    listNewsSlugs(ctx),
  ])
  // Lists without posts are not indexed.
  const newsLists = [
    ...(news.posts.length ? [NEWS_PATH] : []),
    ...news.categories.flatMap(({ slug, isUsed }) => (isUsed ? categoryPath(slug) : [])),
  ]
  return [
    ...['/', ...newsLists].map((path) => ({ type: 'other' as const, path })),
    ...schools.map(({ id, slug, path, updatedAt }) => ({
      type: 'schools' as const,
      ...{ slug, path, updatedAt, hasNews: news.schools.has(id) },
    })),
    ...offers.map((offer) => ({ type: 'other' as const, ...offer })),
    ...pages.map((page) => ({ type: 'pages' as const, ...page })),
    ...news.posts.map((post) => ({ type: 'posts' as const, path: postPath(post.slug), ...post })),
  ]
}

/** Threads of posts and pages are listed if there is something to read in them. */
const threadsOf = async (ctx: SiteContext, documents: readonly SitemapDocument[], type: Written['type']) => {
  const written = documents.filter((one): one is Written => one.type === type)
  return new Set(await keepWithThread(ctx, type, written))
}

const readEntries = async (
  ctx: SiteContext,
  documents: readonly SitemapDocument[],
): Promise<SitemapEntry[]> => {
  const threads = {
    posts: await threadsOf(ctx, documents, 'posts'),
    pages: await threadsOf(ctx, documents, 'pages'),
  }
  return documents.flatMap((document) => {
    const { type, path, updatedAt } = document
    const own = { path, updatedAt }
    if (type === 'other') return own
    // Comments change on their own: the day on which the document was edited says nothing about them.
    const thread = { path: commentsPath({ type, slug: document.slug }) }
    if (type !== 'schools') return threads[type].has(document) ? [own, thread] : own
    const newsList = document.hasNews ? [{ path: schoolNewsPath(document.slug) }] : []
    return [own, thread, { path: directionsPath(document.slug), updatedAt }, ...newsList]
  })
}

export const searchEngineRoutes = (app: FastifyInstance, deps: AppDeps, remember: RememberHit): void => {
  const { env, cache } = deps
  const inMemory = cachedHits(cache)

  /** One file of the sitemap. Number 0 is the sitemap itself: all pages of a small site, the other files of a large one. */
  const render = async (file: number): Promise<Rendered | undefined> => {
    const languages = await deps.languages.current()
    const { context, tags } = siteContext(deps, defaultLocale)
    // For all files: engines ask for one after the other.
    const documents = await deps.memo.get(
      'sitemap',
      (tag) => readDocuments({ ...siteContext(deps, defaultLocale).context, tag }),
      context,
    )
    const isSmall = documents.length <= DOCUMENTS_PER_FILE
    const listed = isSmall && file === 0 ? documents : inFile(documents, file)
    if (file > 0 && (isSmall || listed.length === 0)) return undefined
    const body =
      file === 0 && !isSmall
        ? sitemapIndex(env.publicUrl, documents)
        : sitemapText(env.publicUrl, languages, await readEntries(context, listed))
    return { body, contentType: 'application/xml; charset=utf-8', status: 200, tags }
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, key: string, file: number) => {
    // A change makes all files old; engines seldom come for them.
    const page = await cache.get(key, () => render(file), { disposable: file > 0 })
    if (!page) return reply.callNotFound()
    remember(request, inMemory, key)
    return sendPage(request, reply, page)
  }

  app.get('/sitemap.xml', (request, reply) => answer(request, reply, '/sitemap.xml', 0))

  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    answer(request, reply, `/sitemap-${request.params.file}.xml`, Number(request.params.file)),
  )

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /preview/\nSitemap: ${env.publicUrl}/sitemap.xml\n`,
      ),
  )
}
