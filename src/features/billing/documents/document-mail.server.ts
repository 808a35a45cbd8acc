import type { Payload } from 'payload'
import type { Enrolment } from '../../../platform/payload/payload-types'
import type { MailAttachment } from '../../../shared/formats/mail'
import { balanceOf } from '../../enrolments/contract'
import { OfficeRefusal } from '../../enrolments/queries.server'
import { findInvoices, findPayments, isValid } from '../account/accounts.server'
import { hasReceipt } from '../account/billing-rules'

export type PrintedDocument = 'invoice' | 'receipt' | 'letter'

export const billingPdfMaker = 'billing-pdf'

/** A document as the file of a mail, made when the mail is sent. It is required, because the text of the mail refers to it. */
const documentFile = (kind: PrintedDocument, id: number, paid?: number): MailAttachment => ({
  maker: billingPdfMaker,
  isRequired: true,
  key: [kind, id, ...(paid === undefined ? [] : [paid])].join(' '),
})

/** Only who has a place gets a letter that says so. */
export const requireConfirmed = ({ state }: Pick<Enrolment, 'state'>): void => {
  if (state !== 'confirmed') throw new OfficeRefusal('conflict', 'notConfirmed', 'state')
}

/** The invoice asks for what is still owed when it is sent. */
const invoiceFile = async (payload: Payload, { id, paid }: Enrolment): Promise<MailAttachment> => {
  const invoice = (await findInvoices(payload, id)).find(isValid)
  if (!invoice) throw new OfficeRefusal('conflict', 'noInvoice', 'template')
  return documentFile('invoice', invoice.id, paid ?? 0)
}

const receiptFile = async (payload: Payload, { id }: Enrolment, payment: number | undefined) => {
  const payments = await findPayments(payload, id)
  const found = payments.find((each) => each.id === payment)
  if (!found || !hasReceipt(found, payments)) throw new OfficeRefusal('bad_request', 'noReceipt', 'payment')
  return documentFile('receipt', found.id)
}

/** The files that a mail of staff brings because of its template. */
export const documentFiles = async (
  payload: Payload,
  doc: Enrolment,
  { template, payment }: { template: string; payment?: number | undefined },
): Promise<MailAttachment[]> => {
  if (template === 'invoice') return [await invoiceFile(payload, doc)]
  if (template === 'receipt') return [await receiptFile(payload, doc, payment)]
  if (template === 'letter') {
    requireConfirmed(doc)
    return [documentFile('letter', doc.id)]
  }
  if (template !== 'reminder') return []
  if (balanceOf(doc) <= 0) throw new OfficeRefusal('conflict', 'nothingOwed', 'template')
  return [await invoiceFile(payload, doc)]
}
