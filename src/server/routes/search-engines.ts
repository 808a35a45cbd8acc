import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from '../../platform/page-cache/cached-page'
import type { RememberHit } from '../../platform/page-cache/hit-source'
import { cachedHits, sendPage } from '../../platform/page-cache/send-page'
import type { QueryContext } from '../../platform/payload/query'
import type { PublicDocument, SitemapEntry } from '../../platform/server-feature'
import { defaultLocale } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { listDocuments } from '../pages/public-pages'
import { siteContext } from '../pages/site-frame'
import { DOCUMENTS_PER_FILE, inFile, sitemapIndex, sitemapText } from './sitemap'

const readEntries = async (
  { parts }: AppDeps,
  ctx: QueryContext,
  documents: readonly PublicDocument[],
): Promise<SitemapEntry[]> => {
  const readers = await Promise.all(parts.flatMap(({ pagesBelow }) => pagesBelow?.(ctx, documents) ?? []))
  return documents.flatMap((document) => {
    const { path, updatedAt } = document
    return [{ path, updatedAt }, ...readers.flatMap((listBelow) => listBelow(document))]
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
      async (tag) => {
        const found = await listDocuments(deps, { ...siteContext(deps, defaultLocale).context, tag })
        return found.filter(({ isEmpty }) => !isEmpty)
      },
      context,
    )
    const isSmall = documents.length <= DOCUMENTS_PER_FILE
    const listed = isSmall && file === 0 ? documents : inFile(documents, file)
    if (file > 0 && (isSmall || listed.length === 0)) return undefined
    const body =
      file === 0 && !isSmall
        ? sitemapIndex(env.publicUrl, documents)
        : sitemapText(env.publicUrl, languages, await readEntries(deps, context, listed))
    return { body, contentType: 'application/xml; charset=utf-8', status: 200, tags }
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, file: number) => {
    // A change makes all files old; engines seldom come for them.
    const page = await cache.get(key, () => render(file), { disposable: file > 0 })
    if (!page) return reply.callNotFound()
    remember(request, inMemory, key)
    return sendPage(request, reply, page)
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, '/sitemap.xml', 0))

  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    send(request, reply, `/sitemap-${request.params.file}.xml`, Number(request.params.file)),
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
