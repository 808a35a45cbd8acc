import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { routes, textFields } from '../../../platform/http/routes'
import {
  type LimitedOptions,
  requireOwnPage,
  SESSION,
  type SessionUser,
  sessionReader,
} from '../../../platform/http/staff-session'
import { hasRole } from '../../../platform/payload/access'
import { fileHeaders } from '../../../platform/payload/csv-export'
import type { User } from '../../../platform/payload/payload-types'
import { readToday } from '../../../platform/payload/site-time-zone'
import type { PdfThread } from '../../../platform/pdf/pdf-thread'
import { AppError, errorBody } from '../../../shared/errors'
import { LARGEST_ID } from '../../../shared/id'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locale'
import { billingRoutes } from '../billing/billing-routes.server'
import { NoPlaceLeft } from '../places/require-places.server'
import { composeAnswer } from './answer-mail.server'
import { changeEnrolment, DeskConflict, undoChange } from './change.server'
import { correctStay, previewStay } from './correct-stay.server'
import { changeBody, DESK_API, mailBody, stayBody, stayChangeBody, undoBody } from './desk-contract'
import { exportRows } from './export.server'
import { readFilter } from './list-address'
import { sendMailAgain } from './send-again.server'

export interface DeskOptions extends LimitedOptions {
  payload: Payload
  /** The origins of this site, as browsers send them. */
  origins: string[]
  publicUrl: string
  pdfs: PdfThread
}

const idParams = z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) })

const mailParams = idParams.extend({ mail: idParams.shape.id })

/** The language of the panel, which the screens send along. */
const languageQuery = z.object({
  language: z
    .string()
    .optional()
    .transform((code): Locale => (code && isLocale(code) ? code : defaultLocale)),
})

const requireEditor = (user: SessionUser): User => {
  if (!user) throw new AppError('forbidden', 'Log in to handle enrolments.', { field: SESSION })
  if (!hasRole({ user }, 'administrator', 'editor'))
    throw new AppError('forbidden', 'Only editors and administrators handle enrolments.')
  return user
}

const declareRoutes = (
  app: FastifyInstance,
  { payload, origins, publicUrl, pdfs, limitAnonymous }: DeskOptions,
): void => {
  const readSession = sessionReader(payload, limitAnonymous)
  // Before the body is read and validated, so that requests without a session are refused early.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnPage(request, origins)
    requireEditor(await readSession(request))
    reply.header('cache-control', 'private, no-store')
  })

  /** Answers a conflict with who was faster, or with what is full. */
  const forStaff =
    <Request extends FastifyRequest>(answer: (request: Request, user: User) => Promise<object>) =>
    async (request: Request, reply: FastifyReply): Promise<object> => {
      const user = requireEditor(await readSession(request))
      try {
        return await answer(request, user)
      } catch (error) {
        if (error instanceof NoPlaceLeft)
          return reply.code(error.status).send({ error: errorBody(error, request.id), full: error.full })
        if (!(error instanceof DeskConflict)) throw error
        const { status, by, at } = error
        return reply.code(status).send({ error: errorBody(error, request.id), conflict: { by, at } })
      }
    }

  const { get, post } = routes(app)
  const one = `${DESK_API}/enrolments/:id`

  get(`${DESK_API}/enrolments.csv`, { schema: { querystring: textFields } }, async ({ query }, reply) => {
    const code = query.get('language') ?? ''
    const rows = exportRows(payload, readFilter(query), isLocale(code) ? code : defaultLocale)
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

  billingRoutes(app, { payload, pdfs, forStaff })
}

/** The desk as JSON, for the admin panel. For editors and administrators only. */
export const deskRoutes = (app: FastifyInstance, options: DeskOptions): void => {
  // A scope of its own, because the hook is for these routes only.
  void app.register(async (scope) => declareRoutes(scope, options))
}
