import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { z } from 'zod'
import { routes } from '../../../platform/http/routes'
import type { User } from '../../../platform/payload/payload-types'
import { sendPdf } from '../../../platform/pdf/pdf-routes'
import type { PdfThread } from '../../../platform/pdf/pdf-thread'
import { AppError } from '../../../shared/errors'
import { LARGEST_ID } from '../../../shared/id'
import { DESK_API } from '../desk/desk-contract'
import { cancelBody, issueBody, paymentBody, reversalBody } from './billing-contract'
import { printDocument } from './billing-pdf.server'
import type { PrintedDocument } from './document-mail.server'
import { cancelInvoice, issueInvoice } from './issue-invoice.server'
import { notePayment, reversePayment } from './note-payment.server'

/** Answers in the name of a member of staff; conflicts name who was faster. */
type ForStaff = <Request extends FastifyRequest>(
  answer: (request: Request, user: User) => Promise<object>,
) => (request: Request, reply: FastifyReply) => Promise<object>

interface BillingOptions {
  payload: Payload
  pdfs: PdfThread
  forStaff: ForStaff
}

const number = z.coerce.number().int().min(1).max(LARGEST_ID)
const idParams = z.object({ id: number })
const partParams = z.object({ id: number, part: number })

/** Invoices and payments, within the scope of the desk, whose hook has checked the session. */
export const billingRoutes = (app: FastifyInstance, { payload, pdfs, forStaff }: BillingOptions): void => {
  const { get, post } = routes(app)
  const one = `${DESK_API}/enrolments/:id`

  post(
    `${one}/invoices`,
    { schema: { params: idParams, body: issueBody } },
    forStaff(({ params, body: { version, ...choice } }, user) =>
      issueInvoice(payload, user, { id: params.id, version }, choice),
    ),
  )

  post(
    `${one}/invoices/:part/cancel`,
    { schema: { params: partParams, body: cancelBody } },
    forStaff(({ params: { id, part }, body: { version, reason } }, user) =>
      cancelInvoice(payload, user, { id, version }, part, reason),
    ),
  )

  post(
    `${one}/payments`,
    { schema: { params: idParams, body: paymentBody } },
    forStaff(({ params, body: { version, ...choice } }, user) =>
      notePayment(payload, user, { id: params.id, version }, choice),
    ),
  )

  post(
    `${one}/payments/:part/reverse`,
    { schema: { params: partParams, body: reversalBody } },
    forStaff(({ params: { id, part }, body: { version, note } }, user) =>
      reversePayment(payload, user, { id, version }, part, note),
    ),
  )

  const pdfOf =
    (kind: PrintedDocument) =>
    async ({ params }: { params: z.output<typeof idParams> }, reply: FastifyReply) => {
      const file = await printDocument(pdfs, payload, kind, params.id)
      if (!file) throw new AppError('not_found', `There is no such ${kind}.`, { field: 'id' })
      return sendPdf(reply, file)
    }
  const printed = { schema: { params: idParams }, config: { ownQueue: true } }
  get(`${one}/letter`, printed, pdfOf('letter'))
  get(`${DESK_API}/invoices/:id/pdf`, printed, pdfOf('invoice'))
  get(`${DESK_API}/payments/:id/receipt`, printed, pdfOf('receipt'))
}
