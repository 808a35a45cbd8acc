import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { AttachmentMakers } from '../../../platform/mail/attachments'
import { findById } from '../../../platform/payload/find-documents'
import { readToday } from '../../../platform/payload/site-time-zone'
import type { PdfFile, PdfThread } from '../../../platform/pdf/pdf-thread'
import { logoForPdf } from '../../../platform/pdf/pictures'
import type { PdfDocument, PdfPicture } from '../../../shared/formats/pdf'
import { readId } from '../../../shared/id'
import { countryName } from '../../../shared/language/countries'
import { fill } from '../../../shared/text/message'
import { getSiteSettings } from '../../pages/queries.server'
import { pricingMessages, stayRows, withoutClosures } from '../../pricing/contract'
import { contentOf, findPayments, moneyValues, receiptOf } from '../account/accounts.server'
import type { LetterContent } from '../account/billing-contract'
import { hasReceipt, receiptNumber } from '../account/billing-rules'
import { readIssuer, readSettings } from '../account/settings.server'
import { readStays } from '../account/stays.server'
import { invoiceDocument, letterDocument, receiptDocument } from './billing-documents'
import { billingPdfMaker, type PrintedDocument, requireConfirmed } from './document-mail.server'

/** A document that is ready to print: `document` lays it out, with the logo if there is one; `name` is that of its file. */
interface Described {
  document: (logo?: PdfPicture) => PdfDocument
  name: string
}

/** An invoice as it was issued, or with what has been `paid` since. */
const describeInvoice = async (
  payload: Payload,
  id: number,
  paid?: number,
): Promise<Described | undefined> => {
  const found = await findById(payload, 'invoices', id)
  if (!found) return undefined
  const cancelledOn = found.cancelledOn?.slice(0, 10)
  const content = { ...contentOf(found), ...(paid !== undefined && { paid }) }
  return {
    document: (logo) =>
      invoiceDocument(content, { ...(logo && { logo }), ...(cancelledOn && { cancelledOn }) }),
    name: found.number.replace(/\//g, '-'),
  }
}

const describeReceipt = async (payload: Payload, id: number): Promise<Described | undefined> => {
  const found = await findById(payload, 'payments', id)
  if (!found) return undefined
  const entries = await findPayments(payload, found.enrolment)
  if (!hasReceipt(found, entries.length ? entries : [found])) return undefined
  const { amount, way, reference } = found
  const number = receiptNumber(reference, id)
  return {
    document: (logo) =>
      receiptDocument(receiptOf(found), { number, amount, way, day: found.day.slice(0, 10) }, logo),
    name: number,
  }
}

const describeLetter = async (payload: Payload, id: number): Promise<Described | undefined> => {
  const doc = await findById(payload, 'enrolments', id)
  if (!doc) return undefined
  requireConfirmed(doc)
  const { locale, request, values, currency, stays, school } = await readStays(payload, doc)
  const settings = await readSettings(payload, locale)
  const { stay } = request
  const content: LetterContent = {
    locale,
    title: settings.letter.title,
    text: fill(settings.letter.text, { ...values, ...moneyValues(doc, currency, locale) }),
    date: await readToday(payload),
    student: doc.name,
    birthDate: doc.birthDate.slice(0, 10),
    nationality: countryName(locale, doc.nationality),
    reference: doc.reference,
    issuer: await readIssuer(payload, locale, school, settings),
    stays,
    days: stay ? stayRows(locale, pricingMessages(locale), withoutClosures(stay)) : [],
    accommodation: values.accommodation,
  }
  return { document: (logo) => letterDocument(content, logo), name: `${doc.reference}-letter` }
}

type Describe = (payload: Payload, id: number, paid?: number) => Promise<Described | undefined>

const describers: Record<PrintedDocument, Describe> = {
  invoice: describeInvoice,
  receipt: describeReceipt,
  letter: describeLetter,
}

/** The PDF of an invoice, of a payment's receipt or of a request's letter; undefined if there is none. */
export const printDocument = async (
  pdfs: PdfThread,
  payload: Payload,
  kind: PrintedDocument,
  id: number,
  paid?: number,
): Promise<PdfFile | undefined> => {
  const described = await describers[kind](payload, id, paid)
  if (!described) return undefined
  const { document, name } = described
  // Known by what it says, so that a change of texts or of the request makes another one.
  const key = createHash('sha256').update(JSON.stringify(document())).digest('base64url')
  return pdfs.create(`${kind} ${key}`, async (tag) => {
    const { logo } = await getSiteSettings({ payload, locale: 'en', draft: false, tag })
    return { document: document(await logoForPdf(payload, logo)), name }
  })
}

/** Makes the documents of mails when they are sent. */
export const billingFiles = (pdfs: PdfThread): AttachmentMakers => ({
  [billingPdfMaker]: async (payload, key) => {
    const [kind = '', id = '', paid] = key.split(' ')
    if (!(kind in describers)) return undefined
    const ofMail = paid === undefined ? undefined : Number(paid)
    const file = await printDocument(pdfs, payload, kind as PrintedDocument, readId(id) ?? 0, ofMail)
    return file && { filename: `${file.name}.pdf`, contentType: 'application/pdf', content: file.bytes }
  },
})
