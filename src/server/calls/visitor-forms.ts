import type { FastifyInstance } from 'fastify'
import { ownOrigins } from '../../config/env'
import { captchaRoutes, siteCaptcha } from '../../features/captcha/captcha.server'
import { commentFeeds, commentRoutes } from '../../features/comments/comments.server'
import { enrolRoutes } from '../../features/enrolments/enrolments.server'
import { formRoutes } from '../../features/forms/forms.server'
import { googleMaps } from '../../features/map/contract'
import { type EnginePool, mapRoutes } from '../../features/map/map.server'
import { printedPrices } from '../../features/pricing/pricing.server'
import { quotesRoutes } from '../../features/quotes/quotes.server'
import { brochureRoutes } from '../../features/schools/schools.server'
import { type ClientLimits, limitUncached, rateLimits } from '../../platform/http/limits/client-limits'
import { cachedText } from '../../platform/page-cache/cached-text'
import type { RememberHit } from '../../platform/page-cache/hit-source'
import { sendPolicy } from '../../platform/page-cache/page-policy'
import { pdfRoutes } from '../../platform/pdf/pdf-routes'
import { defaultLocale } from '../../shared/locale'
import { directions, directionsContent } from '../../site/pages'
import type { AppDeps } from '../deps'
import { sendPrivatePage } from '../pages/private-page'
import type { PublicPages } from '../pages/public-pages'
import { currentContext, siteContext } from '../pages/site-frame'

/** Visitors' forms and the pages around them. Each form has its own limit per client; the other routes share one. */
export const visitorForms = async (
  app: FastifyInstance,
  deps: AppDeps,
  limits: ClientLimits,
  pages: PublicPages,
  rememberHit: RememberHit,
  engines: EnginePool,
): Promise<void> => {
  const options = {
    contextFor: (locale: Parameters<typeof siteContext>[1]) => ({
      ...siteContext(deps, locale).context,
      // What is stored for a visitor is read from the database.
      shared: undefined,
    }),
    sendPage: sendPrivatePage(deps),
    publicUrl: deps.env.publicUrl,
  }
  const captcha = siteCaptcha(deps.payload, {
    isAllowed: deps.consent.isAddressAllowed,
  })
  await app.register(async (scope) => {
    await rateLimits(scope, limits.shared)
    limitUncached(scope)
    const pdfOptions = { ...options, ...pdfRoutes(scope, deps.pdfs) }
    quotesRoutes(scope, { ...pdfOptions, captcha })
    enrolRoutes(scope, { ...options, captcha })
    brochureRoutes(scope, { ...pdfOptions, pricesOf: printedPrices })
    commentRoutes(scope, {
      ...options,
      payload: deps.payload,
      origins: ownOrigins(deps.env),
      captcha,
    })
    formRoutes(scope, { ...options, captcha, remember: (key, load) => deps.memo.get(key, load) })
    captchaRoutes(scope, {
      payload: deps.payload,
      captcha,
      allowServices: async (request, reply) => {
        const consent = await deps.consent.loadOrLast(defaultLocale)
        if (consent) sendPolicy(request, reply, deps.consent.policyFor(consent, []).of(request.headers))
      },
    })
    deps.consent.registerRoutes(scope, options)
  })
  // Not limited like the others: feeds are answered from memory, and only those that are not count.
  commentFeeds(app, {
    publicUrl: deps.env.publicUrl,
    cachedText: cachedText({
      cache: deps.cache,
      limits,
      remember: rememberHit,
      contextFor: currentContext(deps),
    }),
  })
  // Not limited like the others either: these routes mostly wait for threads or services, and have their own limits.
  await app.register(async (scope) => {
    await rateLimits(scope, limits.shared)
    mapRoutes(scope, {
      ...options,
      engines,
      contextFor: (locale, tag) => ({ ...siteContext(deps, locale).context, tag }),
      remember: (key, load) => deps.memo.get(key, load),
      peek: (key) => deps.memo.peek(key),
      rememberHit,
      sendPublicPage: pages.handlerOf(directions),
      pageOf: directionsContent,
      isGoogleAllowed: (request) => deps.consent.isGroupAllowed(request, googleMaps),
    })
  })
}
