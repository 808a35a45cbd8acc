import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { localisedRoutes } from '../../platform/http/routes'
import type { QueryContext } from '../../platform/payload/query'
import { languageTag } from '../../shared/locale'
import { CaptchaProof } from './CaptchaProof'
import { CHALLENGE_PATH, WIDGET_PATH } from './contract'
import { captchaMessages } from './messages/messages'
import { getChallenge } from './own-captcha.server'
import { type Captcha, serviceScript } from './queries.server'

/** The captcha field of a form on a cached page. `groupOf` names the consent group that an address belongs to. */
export const loadCaptchaField = async (
  ctx: QueryContext,
  groupOf: (address: string) => Promise<string | undefined>,
) => {
  const script = await serviceScript(ctx)
  const unless = script && (await groupOf(script))
  return <CaptchaProof locale={ctx.locale} t={captchaMessages(ctx.locale)} unless={unless} />
}

const challengeLimit = { groupId: 'captcha', max: 30, timeWindow: '1 minute' }

interface CaptchaRoutesOptions {
  payload: Payload
  captcha: Captcha
  /** Puts the policy on a response that names the services this visitor has allowed. */
  allowServices: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Challenges for browsers, and the widget of a service for visitors who have allowed it: as a document, which a frame can show. */
export const captchaRoutes = (
  app: FastifyInstance,
  { payload, captcha, allowServices }: CaptchaRoutesOptions,
): void => {
  app.get(CHALLENGE_PATH, { onRequest: app.rateLimit(challengeLimit) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await getChallenge(payload)),
  )
  const limited = { onRequest: app.rateLimit({ ...challengeLimit, groupId: 'captcha widgets' }) }
  localisedRoutes(app).get(WIDGET_PATH, limited, async (request, reply, locale) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    const widget = await captcha.widget(request, locale)
    if (widget === undefined) return reply.code(204).send()
    await allowServices(request, reply)
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${languageTag(locale)}"><body>${renderToStaticMarkup(widget)}</body></html>`,
      )
  })
}
