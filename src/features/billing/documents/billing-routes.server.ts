import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { QueueOptions } from '../../../platform/panel/work-queue/queue-routes.server'
import { sendPdf } from '../../../platform/pdf/pdf-routes'
import type { PdfThread } from '../../../platform/pdf/pdf-thread'
import { AppError } from '../../../shared/errors'
import { LARGEST_ID } from '../../../shared/id'
import { OFFICE_API } from '../../enrolments/contract'
import { officeScope } from '../../enrolments/queries.server'
import { cancelBody, issueBody, paymentBody, reversalBody } from '../account/billing-contract'
import { cancelInvoice, issueInvoice } from '../invoices/issue-invoice.server'
import { notePayment, reversePayment } from '../payments/note-payment.server'
import { printDocument } from './billing-pdf.server'
import type { PrintedDocument } from './document-mail.server'

interface BillingOptions extends QueueOptions {
  pdfs: PdfThread
}

const number = z.coerce.number().int().min(1).max(LARGEST_ID)
const idParams = z.object({ id: number })
const partParams = z.object({ id: number, part: number })

/** Invoices and payments as JSON and PDF, for the screens of the office. */
export const billingRoutes = (app: FastifyInstance, { pdfs, ...options }: BillingOptions): void =>
  officeScope(app, options, (_scope, { get, post, forStaff }) => {
    const { payload } = options
    const one = `${OFFICE_API}/enrolments/:id`

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
    get(`${OFFICE_API}/invoices/:id/pdf`, printed, pdfOf('invoice'))
    get(`${OFFICE_API}/payments/:id/receipt`, printed, pdfOf('receipt'))
  })
