import type { Enrolment as EnrolmentDocument } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { documentId } from '../../../shared/id'
import { getSchoolIdentity } from '../../schools/queries.server'
import type { StayDates } from '../contract'
import type { Quote } from '../quotes/quote'
import { findQuotesById } from '../quotes/quotes.server'
import type { SentRequest } from './ThanksPage'

const defaultAnswerDays = 2

const dayOf = (stored: string) => stored.slice(0, 10)

/** The stored days. Closures are those of a quote for the same start. */
const stayOf = (
  { start, lastDay, arrival, departure }: EnrolmentDocument,
  quotes: readonly Quote[],
): StayDates | undefined => {
  if (!lastDay) return undefined
  const firstDay = dayOf(start)
  const quoted = quotes.find(({ content }) => content.stay?.firstDay === firstDay)
  return {
    firstDay,
    lastDay: dayOf(lastDay),
    ...(arrival && { arrival: dayOf(arrival) }),
    ...(departure && { departure: dayOf(departure) }),
    closures: quoted?.content.stay?.closures ?? [],
  }
}

/** The requests with these references, for the page that thanks for them. */
export const findSentRequests = async (ctx: QueryContext, references: string[]): Promise<SentRequest[]> => {
  const { docs } = await ctx.payload.find({
    collection: 'enrolments',
    where: { reference: { in: references } },
    depth: 0,
    pagination: false,
  })
  return Promise.all(
    docs.map(async (doc) => {
      const school = doc.school ? documentId(doc.school) : undefined
      const [quotes, identity, answerDays] = await Promise.all([
        findQuotesById(ctx, (doc.quotes ?? []).map(documentId)),
        school === undefined ? undefined : getSchoolIdentity(ctx, school),
        school === undefined ? defaultAnswerDays : findAnswerDays(ctx, school),
      ])
      return { reference: doc.reference, school: identity, answerDays, stay: stayOf(doc, quotes), quotes }
    }),
  )
}

const findAnswerDays = async ({ payload }: QueryContext, id: number): Promise<number> => {
  const school = await payload.findByID({
    collection: 'schools',
    id,
    select: { answerDays: true },
    depth: 0,
    disableErrors: true,
  })
  return school?.answerDays ?? defaultAnswerDays
}
