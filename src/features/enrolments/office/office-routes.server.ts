import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fileHeaders } from '../../../platform/csv/csv-export'
import { textFields } from '../../../platform/http/routes'
import type { QueueOptions } from '../../../platform/panel/work-queue/queue-routes.server'
import { readToday } from '../../../platform/payload/site-time-zone'
import { LARGEST_ID } from '../../../shared/id'
import { panelLocale } from '../../../shared/locale'
import { composeAnswer } from './answer-mail.server'
import { changeEnrolment, undoChange } from './change-enrolment.server'
import { correctStay, previewStay } from './correct-stay.server'
import { exportRows } from './export.server'
import { readFilter } from './list-address'
import { changeBody, DESK_API, mailBody, stayBody, stayChangeBody, undoBody } from './office-contract'
import { officeScope } from './office-scope.server'
import { sendMailAgain } from './send-again.server'

export interface OfficeRouteOptions extends QueueOptions {
  publicUrl: string
}

const idParams = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })

const mailParams = idParams.extend({ mail: idParams.shape.id })

/** The language of the panel, which the screens send along. */
const languageQuery = z.object({
  language: z.string().default('').transform(panelLocale),
})

/** Requests as JSON, for the screens of the office. */
export const officeRoutes = (app: FastifyInstance, { publicUrl, ...options }: OfficeRouteOptions): void =>
  officeScope(app, options, (_scope, { get, post, forStaff }) => {
    const { payload } = options
    const one = `${DESK_API}/enrolments/:id`

    get(`${DESK_API}/enrolments.csv`, { schema: { querystring: textFields } }, async ({ query }, reply) => {
      const rows = exportRows(payload, readFilter(query), panelLocale(query.get('language') ?? ''))
      const day = await readToday(payload)
      return reply
        .headers(fileHeaders('text/csv; charset=utf-8', `enrolments-${day}.csv`))
        .send(Readable.from(rows))
    })

    post(
      `${one}/changes`,
      { schema: { params: idParams, body: changeBody } },
      forStaff(({ params, body }, user) => changeEnrolment(payload, user, params.id, body, publicUrl)),
    )

    post(
      `${one}/mail-preview`,
      { schema: { params: idParams, body: mailBody } },
      forStaff(async ({ params, body }) => {
        const { to, subject, text, attachments } = await composeAnswer(payload, params.id, body, {
          publicUrl,
          batch: 'preview',
        })
        return { to, subject, text, files: attachments?.length ?? 0 }
      }),
    )

    post(
      `${one}/stay-preview`,
      { schema: { params: idParams, querystring: languageQuery, body: stayBody } },
      forStaff(({ params, query, body }) => previewStay(payload, params.id, body, query.language)),
    )

    post(
      `${one}/stay`,
      { schema: { params: idParams, body: stayChangeBody } },
      forStaff(({ params, body: { version, overbook, ...choice } }, user) =>
        correctStay(payload, user, { id: params.id, version, overbook }, choice),
      ),
    )

    post(
      `${one}/mails/:mail/again`,
      { schema: { params: mailParams, body: z.object({}) } },
      forStaff(({ params }, user) => sendMailAgain(payload, user, params)),
    )

    post(
      `${DESK_API}/undo`,
      { schema: { body: undoBody } },
      forStaff(({ body }, user) => undoChange(payload, user, body)),
    )
  })
