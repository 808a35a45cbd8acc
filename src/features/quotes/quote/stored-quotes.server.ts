import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { isPostgres } from '../../../platform/database/connection'
import { readRows, sql, t } from '../../../platform/database/statement'
import type { SendPrivatePage } from '../../../platform/http/pages'
import { findAll } from '../../../platform/payload/find-documents'
import type { Quote as QuoteDocument, School } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { defaultLocale, isLocale, type Locale } from '../../../shared/locale'
import type { Shown } from '../../../shared/pick-fields'
import type { PriceCatalogue } from '../../pricing/contract'
import { expiryOf, isToken, type Quote, type QuoteContent, readQuoteContent, TOKEN_BYTES } from './quote'

/** Functions of the server that the routes of quotes, cart and enrolment use. */
export interface VisitorRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
}

/** The data of a school that quotes and enrolments need besides its prices. */
export type QuotedSchool = Shown<School, ['id', 'name', 'email', 'timeZone']>

export const findQuotedSchool = async (
  { payload }: Pick<QueryContext, 'payload'>,
  slug: string,
): Promise<QuotedSchool | undefined> => {
  const docs = await findAll(
    payload,
    'schools',
    { slug: { equals: slug }, _status: { equals: 'published' } },
    { select: { name: true, email: true, timeZone: true }, limit: 1 },
  )
  const school = docs[0]
  return (
    school && { id: school.id, name: school.name, email: school.email, timeZone: school.timeZone ?? 'UTC' }
  )
}

/** Stores a quote, in the transaction of `req` if there is one. */
export const saveQuote = async (
  { payload, locale }: QueryContext,
  school: Pick<QuotedSchool, 'id'>,
  content: QuoteContent,
  catalogue: PriceCatalogue,
  req?: PayloadRequest,
): Promise<Pick<Quote, 'id' | 'token'>> => {
  const { quoteDays } = await payload.findGlobal({ slug: 'pricing', depth: 0, req })
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { id } = await payload.create({
    collection: 'quotes',
    depth: 0,
    req,
    data: {
      token,
      school: school.id,
      locale,
      total: content.total,
      // A copy, because Payload's type of a JSON field asks for an index signature, which interfaces do not have.
      content: { ...content },
      listId: content.list.id,
      listVersion: content.list.version,
      expiresAt: expiryOf(content, catalogue, quoteDays),
    },
  })
  return { id, token }
}

const localeOf = (text: string): Locale => (isLocale(text) ? text : defaultLocale)

const toQuote = ({ id, token, locale, school, expiresAt, content: stored }: QuoteDocument): Quote[] => {
  const content = readQuoteContent(stored)
  if (!content) return []
  const ofSchool = typeof school === 'number' ? { school } : {}
  return [{ id, token, locale: localeOf(locale), ...ofSchool, expiresAt, content }]
}

/** The quotes of these tokens, in the same order. Unknown tokens are skipped. */
export const findQuotes = async (
  { payload }: Pick<QueryContext, 'payload'>,
  tokens: readonly string[],
): Promise<Quote[]> => {
  const wanted = tokens.filter(isToken)
  if (!wanted.length) return []
  const docs = await findAll(payload, 'quotes', { token: { in: wanted } })
  return wanted.flatMap((token) => docs.filter((doc) => doc.token === token).flatMap(toQuote))
}

/** In the transaction of `req` if there is one. */
export const findQuotesById = async (
  { payload }: Pick<QueryContext, 'payload'>,
  ids: readonly number[],
  req?: PayloadRequest,
): Promise<Quote[]> => {
  if (!ids.length) return []
  const docs = await findAll(req ?? payload, 'quotes', { id: { in: ids } })
  return docs.flatMap(toQuote)
}

export const findQuote = async (
  ctx: Pick<QueryContext, 'payload'>,
  token: string,
): Promise<Quote | undefined> => (await findQuotes(ctx, [token]))[0]

const q = t.quotes

/** A course by its number within its school. */
interface CourseNumber {
  school: number
  course: number
}

/** The title of a course in the last quote of it; undefined without one. For courses that no longer exist. */
export const findQuotedTitle = async (
  payload: Payload,
  { school, course }: CourseNumber,
): Promise<string | undefined> => {
  const quoted = isPostgres(payload)
    ? sql`cast(${q.content} -> 'request' ->> 'course' as integer)`
    : sql`json_extract(${q.content}, '$.request.course')`
  const [row] = await readRows(
    payload,
    sql`select ${q.content} from ${q} where ${q.school_id} = ${school} and ${quoted} = ${course} order by ${q.id} desc limit 1`,
  )
  // SQLite returns JSON as text.
  const content = typeof row?.content === 'string' ? JSON.parse(row.content) : row?.content
  const { title, lines = [] } = (content ?? {}) as {
    title?: string
    lines?: { kind: string; title: string }[]
  }
  return lines.find(({ kind }) => kind === 'course')?.title ?? title
}
