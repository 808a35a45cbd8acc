import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { routes } from '../../../platform/http/routes'
import type { QueryContext } from '../../../platform/payload/query'
import type { RouteKit } from '../../../platform/server-feature'
import { directionOf, languageTag, locales } from '../../../shared/locale'
import { CONSENT_DIALOG, type DialogTexts, type SiteConsent } from '../contract'
import { DialogContent } from '../dialog/ConsentDialog'
import { chooseLanguage } from '../dialog/choose-language'
import { consentMessages } from '../messages/messages'

interface DialogRoutesOptions extends Pick<RouteKit, 'cachedJson'> {
  load: (ctx: Pick<QueryContext, 'locale' | 'tag'>) => Promise<SiteConsent>
}

/** The language of the page, and those that the browser asks for. */
const querystring = z.object({ page: z.enum(locales), wanted: z.string().max(500) })

/** The dialog in each language, for browsers that ask for another one than the page's; empty if it is the page's. */
export const dialogRoutes = (app: FastifyInstance, { load, cachedJson }: DialogRoutesOptions): void => {
  routes(app).get(CONSENT_DIALOG, { schema: { querystring }, config: { json: true } }, (request, reply) => {
    const { page, wanted } = request.query
    const language = chooseLanguage(wanted.split(','), page)
    if (language === page) return {}
    const key = `${CONSENT_DIALOG}?language=${language}`
    return cachedJson(key, language, async (ctx) => {
      const consent = await load(ctx)
      const t = consentMessages(language)
      const content = <DialogContent consent={consent} locale={language} t={t} path="/" />
      const innerHTML = renderToStaticMarkup(content)
      const dir = directionOf(language) ?? 'ltr'
      return { lang: languageTag(language), dir, innerHTML } satisfies DialogTexts
    })(request, reply)
  })
}
