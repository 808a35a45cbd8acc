import type { QueryContext } from '../../../platform/payload/query'
import type { PdfFile, PdfThread } from '../../../platform/pdf/pdf-thread'
import { logoForPdf } from '../../../platform/pdf/pictures'
import { printedLocale } from '../../../shared/formats/pdf'
import { todayIn } from '../../../shared/time/days'
import { getSiteSettings } from '../../pages/queries.server'
import { getSchoolIdentity } from '../../schools/queries.server'
import { quotesMessages } from '../messages/messages'
import type { Quote } from '../quote/quote'
import { type PrintContext, quoteDocument } from './quote-document'

interface PrintOptions {
  pdfs: PdfThread
  context: Omit<QueryContext, 'tag'>
  publicUrl: string
  /** The student of a request that was made with the quote. */
  student?: PrintContext['student']
}

/** File name of the PDF. It ends in the quote's number, because a request or a day may have several quotes. */
const fileName = ({ id, content }: Quote, student: PrintContext['student']): string =>
  [
    content.school.slug,
    student?.reference ?? todayIn(content.timeZone, new Date(content.createdAt)),
    id,
  ].join('-')

/**
 * The PDF of a quote in the language of the context, if it can be printed. The stored content is printed unchanged; address,
 * conditions and logo are read now, and the PDF is made again when they change.
 */
export const printQuote = (
  token: string,
  find: () => Promise<Quote>,
  { pdfs, context, publicUrl, student }: PrintOptions,
): Promise<PdfFile> => {
  const { payload } = context
  const locale = printedLocale(context.locale)
  const key = ['quote', locale, token, student?.reference, student?.name].join(' ')
  return pdfs.create(key, async (tag) => {
    const ctx = { ...context, locale, tag }
    const quote = await find()
    const settings = await getSiteSettings(ctx)
    const [school, logo] = await Promise.all([
      quote.school === undefined ? undefined : getSchoolIdentity(ctx, quote.school, settings.contact),
      logoForPdf(payload, settings.logo),
    ])
    const document = quoteDocument(quote, locale, quotesMessages(locale), {
      ...(school && { school }),
      ...(logo && { logo }),
      ...(student && { student }),
      publicUrl,
      now: new Date(),
    })
    return { document, name: fileName(quote, student) }
  })
}
