import { findAll, findById } from '../../../platform/payload/find-documents'
import type { Enrolment as EnrolmentDocument } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { documentId } from '../../../shared/id'
import type { StayDates } from '../../pricing/contract'
import { getPriceCatalogue } from '../../pricing/queries.server'
import { type Quote, unpublishedSchool } from '../../quotes/contract'
import { findMailSchool, findQuotesById } from '../../quotes/queries.server'
import { requestCalendar } from './enrolment-mail'
import { inLanguage } from './enrolment-mails.server'
import type { SchoolTerms } from './fields/EnrolSend'
import { type EnrolGroup, stayOf } from './fields/enrol-group'
import type { CalendarFile } from './stay-calendar'
import type { SentRequest } from './ThanksPage'

const defaultAnswerDays = 2

const dayOf = (stored: string) => stored.slice(0, 10)

/** The stored days, with the closures of a stay that has the same days: calculated now, or quoted. */
export const storedStay = (
  { start, lastDay, arrival, departure }: EnrolmentDocument,
  quotes: readonly Quote[],
  group: EnrolGroup | undefined,
): StayDates | undefined => {
  if (!lastDay) return undefined
  const days = { firstDay: dayOf(start), lastDay: dayOf(lastDay) }
  const isSame = (stay: StayDates | undefined) =>
    stay?.firstDay === days.firstDay && stay.lastDay === days.lastDay
  const quoted = quotes.map(({ content }) => content.stay).find(isSame)
  const same = [group && stayOf(group, days.firstDay), quoted].find(isSame)
  // As quoted: of a stay that has begun, pages no longer know the holidays that are over.
  const { holidays } = quoted ?? same ?? {}
  return {
    ...days,
    ...(arrival && { arrival: dayOf(arrival) }),
    ...(departure && { departure: dayOf(departure) }),
    closures: same?.closures ?? [],
    ...(holidays && { holidays }),
  }
}

/** The quotes of a request and its days, in the language of the page as far as the school is still published. */
const readRequest = async (
  ctx: QueryContext,
  doc: EnrolmentDocument,
): Promise<Pick<SentRequest, 'reference' | 'stay' | 'quotes'>> => {
  const stored = await findQuotesById(ctx, (doc.quotes ?? []).map(documentId))
  const [first] = stored
  const catalogue = first && (await getPriceCatalogue(ctx, first.content.school.slug))
  const group = catalogue && inLanguage({ field: 'start', catalogue, quotes: stored }, catalogue, ctx.locale)
  const quotes = group?.quotes ?? stored
  return { reference: doc.reference, stay: storedStay(doc, quotes, group), quotes }
}

const findDocuments = async ({ payload }: QueryContext, references: string[]): Promise<EnrolmentDocument[]> =>
  await findAll(payload, 'enrolments', { reference: { in: references } }, { sort: 'start' })

/** The requests with these references, for the page that thanks for them. */
export const findSentRequests = async (ctx: QueryContext, references: string[]): Promise<SentRequest[]> =>
  Promise.all(
    (await findDocuments(ctx, references)).map(async (doc) => {
      const id = doc.school ? documentId(doc.school) : undefined
      const [request, school] = await Promise.all([
        readRequest(ctx, doc),
        id === undefined ? undefined : findSchool(ctx, id),
      ])
      return {
        ...request,
        school: school ? { id: school.id, name: school.name } : undefined,
        answerDays: school?.answerDays ?? defaultAnswerDays,
      }
    }),
  )

const findSchool = ({ payload, locale }: QueryContext, id: number) =>
  findById(payload, 'schools', id, { select: { name: true, answerDays: true, conditions: true }, locale })

/** How soon the schools of a form answer, and their conditions. */
export const findTerms = async (ctx: QueryContext, groups: readonly EnrolGroup[]): Promise<SchoolTerms[]> => {
  const ids = [...new Set(groups.map(({ catalogue }) => catalogue.school.id))]
  const schools = await Promise.all(ids.map((id) => findSchool(ctx, id)))
  return schools.flatMap((school) =>
    school
      ? [
          {
            school: school.name,
            answerDays: school.answerDays ?? defaultAnswerDays,
            conditions: school.conditions ?? '',
          },
        ]
      : [],
  )
}

/** The calendar file of a request; undefined if there is none. */
export const findRequestCalendar = async (
  ctx: QueryContext,
  reference: string,
  publicUrl: string,
): Promise<CalendarFile | undefined> => {
  const [doc] = await findDocuments(ctx, [reference])
  if (!doc) return undefined
  const request = await readRequest(ctx, doc)
  const { slug = '', name = '' } = request.quotes[0]?.content.school ?? {}
  const school = (await findMailSchool(ctx.payload, slug)) ?? unpublishedSchool(name)
  return requestCalendar({ ...request, school, requestedAt: new Date(doc.createdAt) }, ctx.locale, publicUrl)
}
