import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fileHeaders } from '../../../platform/csv/csv-export'
import { textFields } from '../../../platform/http/routes'
import { SESSION, type SessionUser } from '../../../platform/http/staff-session'
import { VersionConflict } from '../../../platform/panel/work-queue/change-as-staff.server'
import {
  type DeclareQueueRoutes,
  type QueueOptions,
  queueRoutes,
  type RequireOwn,
} from '../../../platform/panel/work-queue/queue-routes.server'
import { hasRole } from '../../../platform/payload/access'
import { findById } from '../../../platform/payload/find-documents'
import type { User } from '../../../platform/payload/payload-types'
import { isOwnSchool, schoolsOf } from '../../../platform/payload/school-scope'
import { readToday } from '../../../platform/payload/site-time-zone'
import { AppError } from '../../../shared/errors'
import type { MailContent } from '../../../shared/formats/mail-content'
import { documentId, LARGEST_ID } from '../../../shared/id'
import { panelLocale } from '../../../shared/locale'
import { NoPlaceLeft } from '../capacity/require-places.server'
import { composeAnswer } from './answer-mail.server'
import { changeEnrolment, changeEnrolments, undoChange } from './change-enrolment.server'
import { correctStay, previewStay } from './correct-stay.server'
import { exportRows } from './export.server'
import { readFilter } from './list-address'
import { readMailContent, shownMailHeaders } from './mail-view.server'
import {
  batchBody,
  changeBody,
  mailBody,
  OFFICE_API,
  stayBody,
  stayChangeBody,
  undoBody,
} from './office-contract'
import { readDrafts } from './read-enrolment.server'
import { sendMailAgain } from './send-again.server'

export interface OfficeRouteOptions extends QueueOptions {
  publicUrl: string
  /** The HTML of a mail. Not imported, because the panel's build, which reads this file, cannot contain the renderer. */
  renderMail: (content: MailContent) => string
}

const idParams = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })

const mailParams = idParams.extend({ mail: idParams.shape.id })

/** The language of the panel, which the screens send along. */
const languageQuery = z.object({
  language: z.string().default('').transform(panelLocale),
})

/** Requests as JSON, for the screens of the office. */
export const officeRoutes = (
  app: FastifyInstance,
  { publicUrl, renderMail, ...options }: OfficeRouteOptions,
): void =>
  officeScope(app, options, (_scope, { get, post, forStaff }) => {
    const { payload } = options
    const one = `${OFFICE_API}/enrolments/:id`

    get(
      `${OFFICE_API}/enrolments.csv`,
      { schema: { querystring: textFields } },
      forStaff(async ({ query }, user, reply) => {
        const filter = { ...readFilter(query), schools: schoolsOf(user) }
        const rows = exportRows(payload, filter, panelLocale(query.get('language') ?? ''))
        const day = await readToday(payload)
        return reply
          .headers(fileHeaders('text/csv; charset=utf-8', `enrolments-${day}.csv`))
          .send(Readable.from(rows))
      }),
    )

    post(
      `${one}/changes`,
      { schema: { params: idParams, body: changeBody } },
      forStaff(({ params, body }, user) => changeEnrolment(payload, user, params.id, body, publicUrl)),
    )

    get(
      `${one}/drafts`,
      { schema: { params: idParams } },
      forStaff(({ params }, user) => readDrafts(payload, params.id, user)),
    )

    post(
      `${one}/mail-preview`,
      { schema: { params: idParams, body: mailBody } },
      forStaff(async ({ params, body }) => {
        const { to, subject, content, attachments } = await composeAnswer(payload, params.id, body, {
          publicUrl,
          batch: 'preview',
        })
        return { to, subject, html: content ? renderMail(content) : '', files: attachments?.length ?? 0 }
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

    get(
      `${one}/mails/:mail/view`,
      { schema: { params: mailParams } },
      async ({ params: { id, mail } }, reply) =>
        reply.headers(shownMailHeaders).send(renderMail(await readMailContent(payload, id, mail))),
    )

    post(
      `${one}/mails/:mail/again`,
      { schema: { params: mailParams, body: z.object({}) } },
      forStaff(({ params }, user) => sendMailAgain(payload, user, params)),
    )

    post(
      `${OFFICE_API}/batches`,
      { schema: { body: batchBody } },
      forStaff(({ body }, user) => changeEnrolments(payload, user, body, publicUrl)),
    )

    post(
      `${OFFICE_API}/undo`,
      { schema: { body: undoBody } },
      forStaff(({ body }, user) => undoChange(payload, user, body)),
    )
  })

const requireEditor = (user: SessionUser): User => {
  if (!user) throw new AppError('forbidden', 'Log in to handle enrolments.', { field: SESSION })
  if (!hasRole({ user }, 'administrator', 'editor'))
    throw new AppError('forbidden', 'Only editors and administrators handle enrolments.')
  return user
}

/** The entries that an address of the office may name. */
const named = ['enrolments', 'invoices', 'payments'] as const

/** Refuses an address that names an entry of a school that the user does not work for, as if there were none. */
const requireOwn: RequireOwn = async (payload, user, { params, routeOptions }) => {
  const schools = schoolsOf(user)
  const { id } = params as { id?: number }
  if (schools === undefined || id === undefined) return
  const collection = named.find((name) => routeOptions.url?.startsWith(`${OFFICE_API}/${name}/`))
  const found = collection && (await findById(payload, collection, id))
  const school = found?.school ? documentId(found.school) : undefined
  if (!isOwnSchool(schools, school))
    throw new AppError('not_found', `There is no entry ${id}.`, { field: 'id' })
}

/** Says who was faster, or what is full. */
const detailsOf = (error: AppError): object | undefined => {
  if (error instanceof NoPlaceLeft) return { full: error.full }
  return error instanceof VersionConflict ? { conflict: error.conflict } : undefined
}

/** Declares routes for the office, in a scope of their own: they are for editors and administrators only. */
export const officeScope = (app: FastifyInstance, options: QueueOptions, declare: DeclareQueueRoutes): void =>
  queueRoutes(app, { ...options, requireStaff: requireEditor, requireOwn, detailsOf }, declare)
