import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { routes } from '../../../platform/http/routes'
import type { QueryContext } from '../../../platform/payload/query'
import type { RouteKit } from '../../../platform/server-feature'
import { locales } from '../../../shared/locale'
import { CONSENT_DIALOG, type SiteConsent } from '../contract'
import { DialogContent } from '../dialog/ConsentDialog'
import { consentMessages } from '../messages/messages'

interface DialogRoutesOptions extends Pick<RouteKit, 'cachedJson'> {
  load: (ctx: Pick<QueryContext, 'locale' | 'tag'>) => Promise<SiteConsent>
}

const querystring = z.object({ language: z.enum(locales) })

/** The dialog in each language, for browsers that ask for another one than the page's. The script sets the page's address. */
export const dialogRoutes = (app: FastifyInstance, { load, cachedJson }: DialogRoutesOptions): void => {
  routes(app).get(CONSENT_DIALOG, { schema: { querystring }, config: { json: true } }, (request, reply) => {
    const { language } = request.query
    const key = `${CONSENT_DIALOG}?language=${language}`
    return cachedJson(key, language, async (ctx) => {
      const consent = await load(ctx)
      const t = consentMessages(language)
      const content = <DialogContent consent={consent} locale={language} t={t} path="/" />
      return { html: renderToStaticMarkup(content) }
    })(request, reply)
  })
}
