import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../../platform/http/routes'
import { languageTarget, type SiteLanguages } from '../../shared/language/site-languages'
import type { Locale } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { changeable, sendRedirect } from './redirected'

/**
 * Leads visitors from the addresses of languages that are not public, and from `/`, to the default language. Forms that were
 * open meanwhile are still taken.
 */
export const languageRedirects = (app: FastifyInstance, deps: AppDeps): void => {
  const lead = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    languages: SiteLanguages,
  ) => {
    const target = languageTarget(request.url, locale, languages)
    if (target === undefined) return false
    if (!languages.shown.includes(locale) && (await sendRedirect(deps, request, reply))) return true
    // The home page of the default language where it has no prefix: the same as for every page that is written with `/en`.
    const isPermanent = /^\/(\?|$)/.test(target) && languages.shown.includes(locale)
    // `//host` would be another site.
    if (target.startsWith('//')) return false
    reply.header('cache-control', changeable).redirect(target, isPermanent ? 301 : 302)
    return true
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isLocalised || (request.method !== 'GET' && request.method !== 'HEAD'))
      return done()
    const locale = localeOf(request)
    const languages = deps.languages.current()
    // Nearly every request: nothing has changed, and the address is that of a page.
    if (!(languages instanceof Promise) && languageTarget(request.url, locale, languages) === undefined)
      return done()
    Promise.resolve(languages)
      .then((found) => lead(request, reply, locale, found))
      .then((isSent) => isSent || done(), done)
  })
}
