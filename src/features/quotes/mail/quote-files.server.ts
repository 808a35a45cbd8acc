import type { Payload } from 'payload'
import type { AttachmentMakers } from '../../../platform/mail/attachments'
import { findAll } from '../../../platform/payload/find-documents'
import { loadSiteLanguages } from '../../../platform/payload/languages/site-languages'
import type { PdfThread } from '../../../platform/pdf/pdf-thread'
import { isLocale } from '../../../shared/locale'
import { printQuote } from '../pdf/quote-pdf.server'
import { findQuote } from '../quote/stored-quotes.server'
import { quotePdfMaker } from './mail-blocks'

const findStudent = async (payload: Payload, reference: string | undefined) => {
  if (!reference) return undefined
  const docs = await findAll(
    payload,
    'enrolments',
    { reference: { equals: reference } },
    { select: { name: true }, limit: 1 },
  )
  return docs[0] && { name: docs[0].name, reference }
}

/** Makes the PDFs of mails when they are sent. */
export const quoteFiles = (pdfs: PdfThread, publicUrl: string): AttachmentMakers => ({
  [quotePdfMaker]: async (payload, key) => {
    const [locale = '', token = '', reference] = key.split(' ')
    const [quote, student] = await Promise.all([
      findQuote({ payload }, token),
      findStudent(payload, reference),
    ])
    if (!quote || !isLocale(locale)) return undefined
    const context = { payload, locale, languages: await loadSiteLanguages(payload), draft: false }
    const { bytes, name } = await printQuote(token, async () => quote, {
      pdfs,
      context,
      publicUrl,
      ...(student && { student }),
    })
    return { filename: `${name}.pdf`, contentType: 'application/pdf', content: bytes }
  },
})
