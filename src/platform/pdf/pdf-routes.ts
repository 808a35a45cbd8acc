import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify'
import type { PdfFile, PdfThread } from './pdf-thread'

/** Creating a PDF takes as long as rendering dozens of pages. */
const pdfLimit = { groupId: 'pdf', max: 20, timeWindow: '1 minute' }

/** Dependencies of features with PDFs: the thread, and the options of their routes, which share one limit per client. */
export interface PdfRoutes {
  pdfs: PdfThread
  pdfRoute: { config: { ownQueue: true }; onRequest: onRequestHookHandler }
}

/** Routes of all features count together, by the name of the limit. */
export const pdfRoutes = (scope: FastifyInstance, pdfs: PdfThread): PdfRoutes => ({
  pdfs,
  pdfRoute: { config: { ownQueue: true }, onRequest: scope.rateLimit(pdfLimit) },
})

/** Shown in the browser; the name is used when it is saved. */
export const sendPdf = (reply: FastifyReply, { bytes, name }: PdfFile): FastifyReply =>
  reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).send(bytes)
