import type { Payload } from 'payload'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { printedLocale } from '../../../shared/formats/pdf'
import { documentId } from '../../../shared/id'
import {
  localeOf,
  OfficeRefusal,
  type ReadRequest,
  readRequest,
  valuesOf,
} from '../../enrolments/queries.server'
import { lineDetail, quotesMessages, stayText } from '../../quotes/contract'
import { currencyOf } from './accounts.server'
import { readIssuer, readSettings } from './settings.server'

/** The days and offers of a request as they are printed: in the student's language, if the fonts have its letters. */
export const readStays = async (payload: Payload, doc: Enrolment, known?: ReadRequest) => {
  const locale = printedLocale(localeOf(doc))
  const t = quotesMessages(locale)
  const request = known ?? (await readRequest(payload, doc, locale))
  const start = doc.start.slice(0, 10)
  const currency = currencyOf(request.quotes)
  if (!currency) throw new OfficeRefusal('bad_request', 'quotesGone', 'id')
  return {
    locale,
    request,
    currency,
    stays: request.quotes.map(
      ({ content }) => `${content.title}, ${stayText(locale, t, { ...content.request, start })}`,
    ),
    lines: request.quotes.flatMap(({ content }) =>
      content.lines.map((line) => ({
        title: line.title,
        detail: lineDetail(locale, t, line),
        amount: line.amount,
      })),
    ),
    total: request.quotes.reduce((sum, { content }) => sum + content.total, 0),
    values: valuesOf(doc, request, locale, request.school.name),
    school: { id: doc.school ? documentId(doc.school) : undefined, name: request.school.name },
  }
}

/** What administrators have set for the documents of a school. */
export const readForm = async (payload: Payload, { locale, school }: Pick<Stays, 'locale' | 'school'>) => {
  const settings = await readSettings(payload, locale)
  return { settings, issuer: await readIssuer(payload, locale, school, settings) }
}

type Stays = Awaited<ReturnType<typeof readStays>>

/** Everything that an invoice or a receipt of a request says. */
export type Paper = Stays & Awaited<ReturnType<typeof readForm>>

/** Read before the transaction that stores a document, to keep SQLite's write lock short. */
export const readPaper = async (payload: Payload, doc: Enrolment): Promise<Paper> => {
  const stays = await readStays(payload, doc)
  return { ...stays, ...(await readForm(payload, stays)) }
}
