import type { PayloadRequest, Where } from 'payload'
import { slot } from '../../platform/feature'
import { findAll, findById } from '../../platform/payload/find-documents'
import type { School } from '../../platform/payload/payload-types'
import { type QueryContext, readIn, sharedRead } from '../../platform/payload/query'
import { defaultLocale } from '../../shared/locale'
import { selectFields } from '../../shared/pick-fields'
import { schoolTag } from '../../shared/tags'
import { addDays, startOfDayIn, todayIn } from '../../shared/time/days'
import { readStartRule, type StoredStarts } from '../../shared/time/start-rule'
import { findOffers } from '../schools/queries.server'
import { catalogueFields, type FreePlacesOf, type LimitedOffer, toCatalogue, toRoom } from './catalogue-parts'
import type { Closure, PriceCatalogue } from './model'
import { type ClosureSchool, closureSchoolFields, openCalendar } from './stay/holidays.server'
import { isStart } from './stay/starts'
import type { StayRules } from './stay/stay'

/** Reads how many places offers have left. `since` is not after today at any of their schools. */
export type ReadFreePlaces = (
  ctx: Pick<QueryContext, 'payload' | 'tag'>,
  offers: readonly LimitedOffer[],
  since: string,
) => Promise<FreePlacesOf>

/** Filled by the feature that knows who has booked. Without it, offers are not limited. */
export const freePlaces = slot<ReadFreePlaces>('free places')

export const readFreePlaces: ReadFreePlaces = async (ctx, offers, since) => {
  const [read] = freePlaces.partsIn(ctx.payload.config)
  return read ? read(ctx, offers, since) : () => ({})
}

export {
  countEvent,
  countPastEvents,
  type PastEvent,
  readEventCounts,
} from './statistics/count-events.server'
export { closureSchoolFields, openCalendar } from './stay/holidays.server'

/** Fields of a school in its catalogue, and those that its days without lessons follow from. */
export const schoolFields = [...catalogueFields, ...closureSchoolFields] as const

/** On every page that shows prices: currencies and exchange rates. */
export const pricingTag = 'pricing'

export const published: Where = { _status: { equals: 'published' } }

/** Published lists. Those that ended before today are no longer used. */
export const usedFrom = (today: string): Where => ({
  and: [published, { or: [{ validTo: { exists: false } }, { validTo: { greater_than_equal: today } }] }],
})

/** The catalogue for pages. */
export const getSharedCatalogue = (ctx: QueryContext, slug: string): Promise<PriceCatalogue | undefined> =>
  sharedRead(ctx, `catalogue:${slug}`, (own) => getPriceCatalogue(own, slug))

/**
 * Everything needed to price a stay at this school; undefined if the school does not exist. `booked` are courses that a student
 * has booked, which are priced though they may no longer be published.
 */
export const getPriceCatalogue = async (
  ctx: QueryContext,
  slug: string,
  now = new Date(),
  booked: readonly number[] = [],
): Promise<PriceCatalogue | undefined> => {
  const docs = await findAll(
    ctx.payload,
    'schools',
    { slug: { equals: slug }, ...published },
    {
      select: selectFields(schoolFields),
      ...readIn(ctx),
      limit: 1,
    },
  )
  const school = docs[0] as School | undefined
  return school && catalogueOf(ctx, school, now, booked)
}

export const zoneOf = ({ timeZone }: Pick<School, 'timeZone'>): string => timeZone ?? 'UTC'

/** The school's date. Cached reads for it expire at the end of that day: tomorrow another start is the next one. */
export const noteToday = (
  { validUntil }: Pick<QueryContext, 'validUntil'>,
  timeZone: string,
  now: Date,
): string => {
  const today = todayIn(timeZone, now)
  validUntil?.(startOfDayIn(timeZone, addDays(today, 1)))
  return today
}

const catalogueOf = async (
  ctx: QueryContext,
  school: School,
  now: Date,
  booked: readonly number[],
): Promise<PriceCatalogue> => {
  ctx.tag(schoolTag(school.id))
  ctx.tag(pricingTag)
  const today = noteToday(ctx, zoneOf(school), now)
  const { payload } = ctx
  const ofSchool = { school: { equals: school.id } }
  const active = { ...ofSchool, active: { equals: true } }
  const [[courses, accommodation], lists, adjustments, extras, settings] = await Promise.all([
    findOffers(ctx, school.id, { booked }),
    findAll(
      payload,
      'price-lists',
      { and: [ofSchool, usedFrom(today)] },
      // If two lists begin on the same day, the newer one wins.
      { ...readIn(ctx), sort: ['-validFrom', '-id'] },
    ),
    findAll(payload, 'price-adjustments', active, { ...readIn(ctx), sort: 'id' }),
    findAll(payload, 'price-extras', active, { ...readIn(ctx), sort: ['position', 'id'] }),
    payload.findGlobal({ slug: 'pricing', depth: 0 }),
  ])
  const closures = (await openCalendar()).closures(school, today, ctx.locale)
  return toCatalogue(
    { school, closures, courses, accommodation, lists, extras, adjustments, settings },
    { today, locale: ctx.locale, freeOf: await readFreePlaces(ctx, [...courses, ...accommodation], today) },
  )
}

/** The catalogue for the browser. Promo codes stay on the server. */
export const withoutPromoCodes = (catalogue: PriceCatalogue): PriceCatalogue => ({
  ...catalogue,
  adjustments: catalogue.adjustments.filter(({ promo }) => !promo),
})

/** Whether a course starts on a day. */
export const isStartDay = (course: StoredStarts, day: string, closures: readonly Closure[]): boolean =>
  isStart(readStartRule(course), day, closures)

/** Reads the data that determines the days of a stay at this school from a day on, whether or not the school is published. */
export const readStayRules = async (
  req: PayloadRequest,
  school: number,
  from: string,
): Promise<StayRules> => {
  const docs = await findAll(req, 'accommodation', { school: { equals: school } })
  const found = await findById(req, 'schools', school, { select: selectFields(closureSchoolFields) })
  const calendar = await openCalendar()
  return {
    accommodation: docs.flatMap(toRoom),
    closures: found ? calendar.closures(found as ClosureSchool, from, defaultLocale) : [],
    holidayLessons: found?.holidayLessons ?? 'lost',
  }
}
