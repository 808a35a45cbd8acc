import type { FastifyInstance } from 'fastify'
import { keepWithThread } from '../../features/comments/comments.server'
import { commentsPath } from '../../features/comments/contract'
import { directionsPath } from '../../features/map/contract'
import { categoryPath, NEWS_PATH, postPath, schoolNewsPath } from '../../features/news/contract'
import { listNewsSlugs } from '../../features/news/news.server'
import { listPages } from '../../features/pages/pages.server'
import { listOfferPaths, listSchoolPaths } from '../../features/schools/schools.server'
import type { RememberHit } from '../../platform/http/hit-source'
import { escapeHtml } from '../../shared/html/escape'
import { languagesOf, pagePath, type SiteLanguages } from '../../shared/language/site-languages'
import { defaultLocale, type Locale, languageTag } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { cachedHits, sendPage } from '../pages/send-page'
import { siteContext } from '../pages/site-frame'

/** Every public page in every language that it has, with links to its other languages. */
const sitemap = (
  publicUrl: string,
  languages: SiteLanguages,
  entries: { path: string; updatedAt?: string }[],
): string => {
  const address = (locale: Locale, path: string) => escapeHtml(publicUrl + pagePath(languages, locale, path))
  const urls = entries.flatMap(({ path, updatedAt }) => {
    const alternate = (hreflang: string, code: Locale) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(code, path)}"/>`
    const shown = languagesOf(languages, path)
    const alternates =
      shown.length < 2
        ? ''
        : [
            ...shown.map((code) => alternate(languageTag(code), code)),
            alternate('x-default', languages.main),
          ].join('')
    const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    return shown.map((code) => `<url><loc>${address(code, path)}</loc>${changed}${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

export const searchEngineRoutes = (app: FastifyInstance, deps: AppDeps, remember: RememberHit): void => {
  const { env, cache } = deps
  const inMemory = cachedHits(cache)

  app.get('/sitemap.xml', async (request, reply) => {
    const page = await cache.get('/sitemap.xml', async () => {
      const languages = await deps.languages.current()
      const { context, tags } = siteContext(deps, defaultLocale)
      const [schools, pages, offers, news] = await Promise.all([
        listSchoolPaths(context),
        listPages(context),
        listOfferPaths(context),
        listNewsSlugs(context),
      ])
      const [postThreads, pageThreads] = await Promise.all([
        keepWithThread(context, 'posts', news.posts),
        keepWithThread(context, 'pages', pages),
      ])
      const ofSchools = schools.flatMap(({ slug, path, updatedAt }) => [
        { path, updatedAt },
        // Comments change on their own: the day on which the school was edited says nothing about them.
        { path: commentsPath({ type: 'schools', slug }) },
        { path: directionsPath(slug), updatedAt },
      ])
      // Lists without posts are not indexed.
      const ofNews = [
        ...(news.posts.length ? [{ path: NEWS_PATH }] : []),
        ...news.categories.flatMap(({ slug, isUsed }) => (isUsed ? { path: categoryPath(slug) } : [])),
        ...schools.flatMap(({ id, slug }) => (news.schools.has(id) ? { path: schoolNewsPath(slug) } : [])),
        ...news.posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), updatedAt })),
        ...postThreads.map(({ slug }) => ({ path: commentsPath({ type: 'posts', slug }) })),
      ]
      const ofPages = [
        ...pages,
        ...pageThreads.map(({ slug }) => ({ path: commentsPath({ type: 'pages', slug }) })),
      ]
      const body = sitemap(env.publicUrl, languages, [
        { path: '/' },
        ...ofSchools,
        ...offers,
        ...ofPages,
        ...ofNews,
      ])
      return { body, contentType: 'application/xml; charset=utf-8', status: 200, tags }
    })
    if (!page) return reply.callNotFound()
    remember(request, inMemory, '/sitemap.xml')
    return sendPage(request, reply, page)
  })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /preview/\nSitemap: ${env.publicUrl}/sitemap.xml\n`,
      ),
  )
}
