import type { FastifyInstance } from 'fastify'
import { ownCaptcha } from '../features/captcha/queries.server'
import { captchaRoutes } from '../features/captcha/routes.server'
import { enrolRoutes } from '../features/pricing/enrolment/enrol-routes.server'
import { cartRoutes } from '../features/pricing/quotes/cart-routes.server'
import { quoteRoutes } from '../features/pricing/quotes/quote-routes.server'
import type { AppDeps } from './deps'
import { moderationRoutes } from './moderation-calls'
import { sendPrivatePage } from './private-page'
import { rateLimits } from './rate-limits'
import { siteContext } from './site-context'

/** Forms that visitors send, and the pages around them. Each form names its own limit per client. */
export const visitorForms = async (app: FastifyInstance, deps: AppDeps): Promise<void> => {
  const options = {
    contextFor: (locale: Parameters<typeof siteContext>[1]) => siteContext(deps, locale).context,
    sendPage: sendPrivatePage(deps),
    publicUrl: deps.env.publicUrl,
  }
  await app.register(async (scope) => {
    await rateLimits(scope)
    quoteRoutes(scope, options)
    cartRoutes(scope, options)
    enrolRoutes(scope, { ...options, captcha: ownCaptcha(deps.payload) })
    captchaRoutes(scope, deps.payload)
    moderationRoutes(scope, deps)
  })
}
