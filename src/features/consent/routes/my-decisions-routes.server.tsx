import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SendPrivatePage } from '../../../platform/http/pages'
import { localisedRoutes } from '../../../platform/http/routes'
import type { Locale } from '../../../shared/locale'
import { defaultConfig } from '../config/check-config'
import { MY_DECISIONS_PATH } from '../contract'
import { decodeRecord, recordValue } from '../decision/record-cookie'
import { consentMessages } from '../messages/messages'
import { Decisions } from '../receipts/Decisions'
import { receiptsOf } from '../receipts/receipts.server'

interface MyDecisionsOptions {
  payload: Payload
  sendPage: SendPrivatePage
}

const limit = { groupId: 'own decisions', max: 60, timeWindow: '1 minute' }

/** The number of the receipt does not depend on the site's list, so the list is left empty. */
const receiptOf = ({ headers }: FastifyRequest): string | undefined =>
  decodeRecord(recordValue(headers.cookie), { config: defaultConfig, items: [], keys: [] }).receipt

/** Shows the decisions of this browser, found by the number in its cookie: as a page, or as a fragment for the script. */
export const myDecisionsRoutes = (app: FastifyInstance, { payload, sendPage }: MyDecisionsOptions): void => {
  const show = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    const t = consentMessages(locale)
    const receipts = await receiptsOf(payload, receiptOf(request))
    const decisions = <Decisions receipts={receipts} locale={locale} t={t} />
    reply.header('vary', 'accept, cookie')
    if (request.headers.accept?.includes('application/json'))
      return reply
        .header('cache-control', 'private, no-store')
        .send({ receipts, html: renderToStaticMarkup(decisions) })
    const body = (
      <article className="content wrap">
        <header className="content-heading">
          <h1>{t('decisionsTitle')}</h1>
        </header>
        <div className="cookie-policy">
          <div>
            <p>{t('decisionsIntro')}</p>
            {decisions}
          </div>
        </div>
      </article>
    )
    return sendPage(reply, locale, { title: t('decisionsTitle'), path: MY_DECISIONS_PATH, body })
  }
  localisedRoutes(app).get(MY_DECISIONS_PATH, { onRequest: app.rateLimit(limit) }, show)
}
