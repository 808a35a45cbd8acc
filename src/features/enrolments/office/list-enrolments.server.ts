import type { Payload } from 'payload'
import { named, readRows, sql, t } from '../../../platform/database/statement'
import { staffNameOf } from '../../../platform/panel/work-queue/change-history.server'
import { findAll } from '../../../platform/payload/find-documents'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { inSchools, isOwnSchool, type OwnSchools } from '../../../platform/payload/school-scope'
import { readToday } from '../../../platform/payload/site-time-zone'
import { documentId } from '../../../shared/id'
import { defaultLocale, type Locale } from '../../../shared/locale'
import { foldWords } from '../../../shared/text/fold-words'
import { addDays, addMonths } from '../../../shared/time/days'
import { formatExactIn, formatMoneyIn, NO_ACCOMMODATION, NO_COURSE } from '../../pricing/contract'
import { lineTitles, type Quote } from '../../quotes/contract'
import { findQuotesById } from '../../quotes/queries.server'
import { accountState, balanceOf } from '../request/account'
import { isOverdue, type OfficeState, openStates, stateNames } from '../request/request-rules'
import { hasAllStates, type OfficeFilter } from './list-address'
import { BOARD_SIZE, type OfficeList, type OfficeRow, PAGE_SIZE } from './office-contract'
import { readOwnTemplateNames } from './own-templates.server'

const e = t.enrolments
const s = t.schools

type Sql = ReturnType<typeof sql>

const MAX_WORDS = 6

/** A filter of somebody who may be limited to some schools. */
export type OwnFilter = OfficeFilter & { schools: OwnSchools }

/** Starts that a month shows at most. */
const MONTH_SIZE = 500

/** Requests whose invoice is not paid in full; with a day, only those that had to be paid before it. */
const owing = (before?: string): Sql[] => [
  before ? sql`${e.pay_by} < ${`${before}T00:00:00.000Z`}` : sql`${e.pay_by} is not null`,
  sql`coalesce(${e.paid}, 0) < ${e.invoiced}`,
]

/** The conditions of a filter but for its state. */
const conditionsOf = (
  { text, school, course, from, to, overdue, payment, ids, schools }: OwnFilter,
  today: string,
): Sql[] => [
  ...inSchools(e.school_id, schools),
  ...(ids ? [sql`${e.id} in ${ids}`] : []),
  ...foldWords(text)
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => sql`${e.search_text} like ${`%${word}%`}`),
  ...(school ? [sql`${e.school_id} = ${school}`] : []),
  ...(course ? [sql`${e.course} = ${course}`] : []),
  ...(from ? [sql`${e.start} >= ${from}`] : []),
  // Days are stored as noon.
  ...(to ? [sql`${e.start} <= ${`${to}T23:59:59.999Z`}`] : []),
  ...(payment ? owing(payment === 'overdue' ? today : undefined) : []),
  ...(overdue ? [sql`${e.state} in ${openStates}`, sql`${e.due} < ${`${today}T00:00:00.000Z`}`] : []),
]

const whereOf = (conditions: Sql[]): Sql =>
  conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

interface Part {
  limit: number
  offset?: number
  states?: readonly OfficeState[] | undefined
  order?: Sql
}

const newestFirst = sql`${e.created_at} desc, ${e.id} desc`
const firstDayFirst = sql`${e.start}, ${e.id}`

const orderOf = ({ payment, overdue }: OfficeFilter): Sql => {
  if (payment) return sql`${e.pay_by}, ${e.id}`
  return overdue ? sql`${e.due}, ${e.id}` : newestFirst
}

/** Reads ids first, which the index has, and then only the requests of the page. */
const idsQuery = (
  filter: OwnFilter,
  today: string,
  {
    limit,
    offset = 0,
    states = hasAllStates(filter) ? undefined : [filter.state],
    order = orderOf(filter),
  }: Part,
): Sql => {
  const ofState = states ? [sql`${e.state} in ${states}`] : []
  return sql`select ${e.id} from ${e} ${whereOf([...ofState, ...conditionsOf(filter, today)])} order by ${order} limit ${limit} offset ${offset}`
}

const countsQuery = (filter: OwnFilter, today: string): Sql =>
  sql`select ${e.state}, count(*) ${named('total')} from ${e} ${whereOf(conditionsOf(filter, today))} group by ${e.state}`

const countStates = async (payload: Payload, filter: OwnFilter, today: string) => {
  const rows = await readRows(payload, countsQuery(filter, today))
  const found = new Map(rows.map(({ state, total }) => [state, Number(total)]))
  return Object.fromEntries(stateNames.map((state) => [state, found.get(state) ?? 0])) as OfficeList['counts']
}

/** How many invoices had to be paid before today and are not. */
export const countOverduePayments = async (
  payload: Payload,
  today: string,
  schools: OwnSchools,
): Promise<number> => {
  const conditions = [...owing(today), ...inSchools(e.school_id, schools)]
  const query = sql`select count(*) ${named('total')} from ${e} ${whereOf(conditions)}`
  return Number((await readRows(payload, query))[0]?.total ?? 0)
}

interface Offer {
  school: number
  number: number
  title: string
}

/**
 * Courses or rooms with their titles in the language of the panel, of some schools or of all. Read without Payload, which takes
 * seconds for the offers of 1,000 schools.
 */
const readOffers = async (
  payload: Payload,
  collection: 'courses' | 'accommodation',
  locale: Locale,
  { schools, limit }: { schools?: readonly number[]; limit?: number } = {},
): Promise<Offer[]> => {
  if (schools?.length === 0) return []
  const [o, l] = [t[collection], t[`${collection}_locales`]]
  const rows = await readRows(
    payload,
    sql`select o.${o.school_id}, o.${o.number}, coalesce(nullif(own.${l.title}, ''), main.${l.title}) ${named('title')} from ${o} o
      left join ${l} own on own.${l._parent_id} = o.${o.id} and own.${l._locale} = ${locale}
      left join ${l} main on main.${l._parent_id} = o.${o.id} and main.${l._locale} = ${defaultLocale}
      where o.${o.number} is not null ${schools ? sql`and o.${o.school_id} in ${schools}` : sql``}
      order by o.${o.school_id}, o.${o.position}, o.${o.id} ${limit ? sql`limit ${limit}` : sql``}`,
  )
  return rows.map(({ school_id, number, title }) => ({
    school: Number(school_id),
    number: Number(number),
    title: String(title ?? ''),
  }))
}

type Titles = ReadonlyMap<string, string>

/** Finds the titles of courses and rooms by school and number. */
const titlesOf = (offers: readonly Offer[]): Titles =>
  new Map(offers.map(({ school, number, title }) => [`${school}:${number}`, title]))

const readTitles = async (payload: Payload, locale: Locale, schools: readonly number[]) => {
  const some = { schools }
  const [courses, rooms] = await Promise.all([
    readOffers(payload, 'courses', locale, some),
    readOffers(payload, 'accommodation', locale, some),
  ])
  return { courses: titlesOf(courses), rooms: titlesOf(rooms) }
}

/** More courses than this are no list to choose from: staff choose a school first. */
const MAX_COURSES = 300

const coursesToChoose = async (payload: Payload, locale: Locale, { school, schools }: OwnFilter) => {
  const chosen = school && isOwnSchool(schools, school) ? [school] : schools
  const found = await readOffers(payload, 'courses', locale, {
    ...(chosen && { schools: chosen }),
    limit: MAX_COURSES + 1,
  })
  return found.length > MAX_COURSES ? [] : found
}

/** The sum of the quotes, as money. They are of one school and so of one currency. */
export const totalText = (locale: Locale, quotes: readonly Quote[]): string => {
  const total = quotes.reduce((sum, { content }) => sum + content.total, 0)
  return quotes[0] ? formatMoneyIn(locale, total, quotes[0].content.currency) : ''
}

/** Columns about the money of a request. */
const accountColumns = (doc: Enrolment, quotes: readonly Quote[], { today, locale }: RowContext) => {
  const currency = quotes[0]?.content.currency
  const money = (minor: number) => (currency ? formatExactIn(locale, minor, currency) : '')
  const hasInvoice = typeof doc.invoiced === 'number'
  return {
    account: accountState(doc, today),
    invoiced: hasInvoice ? money(doc.invoiced ?? 0) : '',
    paid: doc.paid ? money(doc.paid) : '',
    balance: hasInvoice ? money(balanceOf(doc)) : '',
    payBy: doc.payBy?.slice(0, 10) ?? '',
  }
}

interface RowContext {
  offers: { courses: Titles; rooms: Titles }
  schools: ReadonlyMap<number, string>
  staff: ReadonlyMap<number, string>
  quotes: ReadonlyMap<number, Quote>
  today: string
  locale: Locale
}

const ownQuotes = (doc: Enrolment, { quotes }: Pick<RowContext, 'quotes'>): Quote[] =>
  (doc.quotes ?? []).flatMap((quote) => quotes.get(documentId(quote)) ?? [])

const toRow = (doc: Enrolment, context: RowContext): OfficeRow => {
  const { offers, schools, staff, today, locale } = context
  const titleIn = (titles: Titles, number: number | null) => titles.get(`${school}:${number}`)
  const school = doc.school ? documentId(doc.school) : undefined
  const own = ownQuotes(doc, context)
  const lineOf = (kind: 'course' | 'accommodation') => lineTitles(own, kind)[0] ?? ''
  const { course = null, accommodation = null } = doc
  return {
    id: doc.id,
    version: doc.version,
    state: doc.state,
    reference: doc.reference,
    name: doc.name,
    email: doc.email,
    underage: doc.underage ?? false,
    school: (school && schools.get(school)) || '',
    course: Number(course) > NO_COURSE ? titleIn(offers.courses, course) || lineOf('course') : '',
    weeks: doc.weeks ?? null,
    start: doc.start.slice(0, 10),
    accommodation:
      Number(accommodation) > NO_ACCOMMODATION
        ? titleIn(offers.rooms, accommodation) || lineOf('accommodation')
        : '',
    total: totalText(locale, own),
    receivedAt: doc.createdAt,
    assignee: (doc.assignee && staff.get(documentId(doc.assignee))) || '',
    due: doc.due?.slice(0, 10) ?? '',
    isOverdue: isOverdue(doc, today),
    ...accountColumns(doc, own, context),
  }
}

/** Everybody who may handle requests, by name. */
export const readStaff = async (payload: Payload) => {
  const docs = await findAll(
    payload,
    'users',
    { role: { in: ['administrator', 'editor'] } },
    { select: { name: true, email: true }, sort: 'name' },
  )
  return docs.map((user) => ({ id: user.id, name: staffNameOf(user) }))
}

/** The schools by name. */
const readSchoolNames = async (payload: Payload, schools: OwnSchools): Promise<Map<number, string>> => {
  const rows = await readRows(
    payload,
    sql`select ${s.id}, ${s.name} from ${s} ${whereOf(inSchools(s.id, schools))} order by ${s.name}, ${s.id}`,
  )
  return new Map(rows.map(({ id, name }) => [Number(id), String(name ?? id)]))
}

const readContext = async (payload: Payload, own: OwnSchools) => {
  const [schools, staff] = await Promise.all([readSchoolNames(payload, own), readStaff(payload)])
  return { schools, staff: new Map(staff.map(({ id, name }) => [id, name])) }
}

/** A line of the list with its amounts in minor units, for the table. */
export interface ExportRow {
  row: OfficeRow
  amounts: Record<'total' | 'invoiced' | 'paid' | 'balance', number | null>
  /** The ISO code, if the currency has one. */
  currency: string
  /** Fields for lists of arrivals and rooms. */
  student: Pick<
    Enrolment,
    | 'phone'
    | 'nationality'
    | 'locale'
    | 'birthDate'
    | 'level'
    | 'arrival'
    | 'departure'
    | 'homestay'
    | 'answers'
  >
}

const toExportRow = (doc: Enrolment, context: RowContext): ExportRow => {
  const { iso, code = '' } = ownQuotes(doc, context)[0]?.content.currency ?? {}
  const hasInvoice = typeof doc.invoiced === 'number'
  return {
    row: toRow(doc, context),
    amounts: {
      total: doc.total ?? null,
      invoiced: doc.invoiced ?? null,
      paid: doc.paid ?? null,
      balance: hasInvoice ? balanceOf(doc) : null,
    },
    currency: iso ?? code,
    student: doc,
  }
}

const readRowsOf = async <Row>(
  payload: Payload,
  ids: number[],
  context: Omit<RowContext, 'quotes' | 'offers'>,
  toRow: (doc: Enrolment, context: RowContext) => Row,
): Promise<Row[]> => {
  if (!ids.length) return []
  const docs = await findAll(payload, 'enrolments', { id: { in: ids } })
  const schools = [...new Set(docs.flatMap(({ school }) => (school ? documentId(school) : [])))]
  const [quotes, offers] = await Promise.all([
    findQuotesById(
      { payload },
      docs.flatMap((doc) => (doc.quotes ?? []).map(documentId)),
    ),
    readTitles(payload, context.locale, schools),
  ])
  const byId = new Map(quotes.map((quote) => [quote.id, quote]))
  const rows = new Map(docs.map((doc) => [doc.id, toRow(doc, { ...context, offers, quotes: byId })]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

const readIds = async (payload: Payload, query: Sql): Promise<number[]> =>
  (await readRows(payload, query)).map(({ id }) => Number(id))

/** The newest requests of each state, as the columns of the board. */
const readBoardIds = async (payload: Payload, filter: OwnFilter, today: string): Promise<number[]> => {
  const columns = await Promise.all(
    stateNames.map((state) =>
      readIds(payload, idsQuery(filter, today, { limit: BOARD_SIZE, states: [state] })),
    ),
  )
  return columns.flat()
}

/** The requests that begin in the month of the calendar, in the order of their first days. */
const readMonthIds = (payload: Payload, filter: OwnFilter, today: string): Promise<number[]> => {
  const from = `${filter.month ?? today.slice(0, 7)}-01`
  const states = [...openStates, 'confirmed'] as const
  const ofMonth = { ...filter, from, to: addDays(addMonths(from, 1), -1) }
  return readIds(payload, idsQuery(ofMonth, today, { limit: MONTH_SIZE, states, order: firstDayFirst }))
}

/** One page of requests, newest first, or the longest overdue first; or the board or the month. A page beyond the end is the last one. */
export const listEnrolments = async (
  payload: Payload,
  filter: OwnFilter,
  locale: Locale,
): Promise<OfficeList> => {
  const today = await readToday(payload)
  const [counts, context, courses] = await Promise.all([
    countStates(payload, filter, today),
    readContext(payload, filter.schools),
    coursesToChoose(payload, locale, filter),
  ])
  const isList = filter.view === 'list'
  const shown: readonly OfficeState[] = hasAllStates(filter) || !isList ? stateNames : [filter.state]
  const total = shown.reduce((sum, state) => sum + counts[state], 0)
  const pages = isList ? Math.max(Math.ceil(total / PAGE_SIZE), 1) : 1
  const page = Math.min(filter.page, pages)
  const readShown = () => {
    if (filter.view === 'board') return readBoardIds(payload, filter, today)
    if (filter.view === 'calendar') return readMonthIds(payload, filter, today)
    return readIds(payload, idsQuery(filter, today, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }))
  }
  return {
    rows: await readRowsOf(payload, total ? await readShown() : [], { ...context, locale, today }, toRow),
    counts,
    total,
    page,
    pages,
    today,
    staff: [...context.staff].map(([id, name]) => ({ id, name })),
    schools: [...context.schools].map(([id, name]) => ({ id, name })),
    ownTemplates: await readOwnTemplateNames(payload),
    courses,
  }
}

/** These requests as lines of the list. Whether the user may see them is checked before. */
export const readRowsById = async (payload: Payload, ids: number[], locale: Locale): Promise<OfficeRow[]> => {
  const [context, today] = await Promise.all([readContext(payload, undefined), readToday(payload)])
  return readRowsOf(payload, ids, { ...context, locale, today }, toRow)
}

/** How many requests the first screen names of each kind. */
const FIRST = 4

const readFirst = async (
  payload: Payload,
  locale: Locale,
  today: string,
  conditions: Sql[],
  order: Sql,
  schools: OwnSchools,
): Promise<OfficeRow[]> => {
  const own = [...conditions, ...inSchools(e.school_id, schools)]
  const query = sql`select ${e.id} from ${e} ${whereOf(own)} order by ${order} limit ${FIRST}`
  const [ids, context] = await Promise.all([readIds(payload, query), readContext(payload, schools)])
  return readRowsOf(payload, ids, { ...context, locale, today }, toRow)
}

/** New requests, the longest waiting first. */
export const readLongestWaiting = async (
  payload: Payload,
  locale: Locale,
  schools: OwnSchools,
): Promise<OfficeRow[]> =>
  readFirst(
    payload,
    locale,
    await readToday(payload),
    [sql`${e.state} = 'new'`],
    sql`${e.created_at}, ${e.id}`,
    schools,
  )

/** Requests with an invoice that had to be paid before today, the oldest first. */
export const readOverduePayments = async (
  payload: Payload,
  locale: Locale,
  schools: OwnSchools,
): Promise<OfficeRow[]> => {
  const today = await readToday(payload)
  return readFirst(payload, locale, today, owing(today), sql`${e.pay_by}, ${e.id}`, schools)
}

/** Requests with an invoice that has to be paid within so many days from today. */
export const readDuePayments = async (
  payload: Payload,
  locale: Locale,
  days: number,
  schools: OwnSchools,
): Promise<OfficeRow[]> => {
  const today = await readToday(payload)
  const due = [...owing(`${addDays(today, days)}`), sql`${e.pay_by} >= ${today}`]
  return readFirst(payload, locale, today, due, sql`${e.pay_by}, ${e.id}`, schools)
}

const EXPORT_BATCH = 500

/** All requests of a filter, in parts. */
export async function* readAllRows(
  payload: Payload,
  filter: OwnFilter,
  locale: Locale,
): AsyncGenerator<ExportRow[]> {
  const today = await readToday(payload)
  const context = { ...(await readContext(payload, filter.schools)), locale, today }
  // The ids at the beginning, so that nothing is missed or repeated while others change the requests.
  const ids = await readIds(payload, idsQuery(filter, today, { limit: 1_000_000 }))
  for (let start = 0; start < ids.length; start += EXPORT_BATCH)
    yield await readRowsOf(payload, ids.slice(start, start + EXPORT_BATCH), context, toExportRow)
}
