import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ownOrigins } from '../../config/env'
import { type ClientLimits, limitUncached, rateLimits } from '../../platform/http/limits/client-limits'
import { cachedJson, cachedText } from '../../platform/page-cache/cached-text'
import type { RememberHit } from '../../platform/page-cache/hit-source'
import { pdfRoutes } from '../../platform/pdf/pdf-routes'
import type { RouteKit } from '../../platform/server-feature'
import type { AppDeps } from '../deps'
import { sendPrivatePage } from '../pages/private-page'
import { knownSlugs, type PublicPages } from '../pages/public-pages'
import { currentContext, siteContext } from '../pages/site-frame'

/** Where the files with fixed names lie without a build. */
const sourceDir = path.resolve('src/site/public')

/** The routes of all features, with what they answer with. */
export const featureRoutes = async (
  app: FastifyInstance,
  deps: AppDeps,
  { limits, pages, rememberHit }: { limits: ClientLimits; pages: PublicPages; rememberHit: RememberHit },
): Promise<void> => {
  const { payload, env, parts, clientDir = sourceDir } = deps
  const texts = cachedText({
    cache: deps.cache,
    limits,
    remember: rememberHit,
    contextFor: currentContext(deps),
  })
  const kit: Omit<RouteKit, 'pdfRoute'> = {
    payload,
    publicUrl: env.publicUrl,
    origins: ownOrigins(env),
    publicDir: clientDir,
    limits,
    pdfs: deps.pdfs,
    contextFor: (locale, tag) => ({
      ...siteContext(deps, locale).context,
      shared: undefined,
      ...(tag && { tag }),
    }),
    sendPage: sendPrivatePage(deps),
    sendPublicPage: pages.handlerOf,
    cachedText: texts,
    cachedJson: cachedJson(texts),
    rememberHit,
    isKnown: async (kind, slug) => (await knownSlugs(deps))(kind, slug),
  }
  const scoped = (prepare: (scope: FastifyInstance) => void, name: 'routes' | 'visitorRoutes') =>
    app.register(async (scope) => {
      await rateLimits(scope, limits.shared)
      prepare(scope)
      const ownKit = { ...kit, ...pdfRoutes(scope, deps.pdfs) }
      for (const part of parts) part[name]?.(scope, ownKit)
    })
  await scoped(() => {}, 'routes')
  await scoped(limitUncached, 'visitorRoutes')
}
