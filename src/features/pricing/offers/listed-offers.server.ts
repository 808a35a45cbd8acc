import type { Where } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import type { Accommodation, Course, School } from '../../../platform/payload/payload-types'
import { type QueryContext, readIn, sharedRead } from '../../../platform/payload/query'
import { documentId } from '../../../shared/id'
import { selectFields } from '../../../shared/pick-fields'
import { schoolTag } from '../../../shared/tags'
import { DAY_MS, todayIn } from '../../../shared/time/days'
import type { SchoolOffers } from '../../blocks/contract'
import type { ListedOffers, WantedStay } from '../../schools/contract'
import { findOffers } from '../../schools/queries.server'
import { coursesFrom } from '../calculation/from-price'
import { fromText, stayTotal } from '../calculator/offer-prices'
import { toCatalogue } from '../catalogue-parts'
import { roomFields } from '../model'
import {
  getSharedCatalogue,
  noteToday,
  openCalendar,
  pricingTag,
  published,
  readFreePlaces,
  schoolFields,
  usedFrom,
  zoneOf,
} from '../queries.server'
import { nextStarts } from '../stay/starts'
import { writeDays } from '../stay/stay-texts'

/** Blocks name at most this many start days of each course. */
const STARTS_PER_COURSE = 12

/** Reads the prices and the next starts of a published school's courses, if booked today. */
export const getSchoolOffers = (ctx: QueryContext, slug: string): Promise<SchoolOffers | undefined> =>
  sharedRead(ctx, `offers of courses:${slug}`, async (own) => {
    const catalogue = await getSharedCatalogue(own, slug)
    if (!catalogue) return undefined
    const { courses, today, school } = catalogue
    const [docs] = await findOffers(own, school.id)
    const currency = catalogue.currencies.find(({ code }) => code === catalogue.currency)
    const idOf = (number: number) => docs.find((doc) => doc.number === number)?.id
    return {
      school: school.name,
      today,
      prices: coursesFrom(catalogue).flatMap((price) => {
        const course = idOf(price.number)
        return course && currency ? [{ course, ...fromText(price, currency, ctx.locale) }] : []
      }),
      starts: courses.flatMap((course) => {
        const id = idOf(course.number)
        const days = nextStarts({ ...catalogue, courses: [course] }, STARTS_PER_COURSE)
        return id ? [{ id, title: course.title, days }] : []
      }),
    }
  })

/** The home page names this many start days of each school. */
const STARTS_PER_SCHOOL = 3

const offerFields = ['school', 'number', 'title', 'minAge', 'places', 'placesAtTimes'] as const
const courseFields = [
  ...offerFields,
  'language',
  'startsOn',
  'startDates',
  'placesPerStart',
  'placesAtStarts',
] as const

/** Whether courses are in a language. Those that name none are in all of their school. */
const teaches =
  (language: string, docs: readonly Pick<Course, 'number' | 'language'>[]) =>
  ({ number }: { number: number }): boolean => {
    const taught = docs.find((doc) => doc.number === number)?.language
    return !language || !taught || taught === language
  }

/** Reads prices and dates for lists of schools, by the school's id. The number of queries does not depend on the number of schools. */
export const offersOfSchools = async (
  ctx: QueryContext,
  ids: readonly number[],
  { now = new Date(), stay }: { now?: Date; stay?: WantedStay } = {},
): Promise<ReadonlyMap<number, ListedOffers>> => {
  if (ids.length === 0) return new Map()
  ctx.tag(pricingTag)
  for (const school of ids) ctx.tag(schoolTag(school))
  const earliestToday = todayIn('UTC', new Date(now.getTime() - DAY_MS))
  const { payload } = ctx
  const ofSchools: Where = { school: { in: ids } }
  const active: Where = { ...ofSchools, active: { equals: true } }
  const [schools, lists, courses, accommodation, adjustments, extras, settings] = await Promise.all([
    findAll(payload, 'schools', { id: { in: ids } }, { select: selectFields(schoolFields), ...readIn(ctx) }),
    findAll(
      payload,
      'price-lists',
      { and: [ofSchools, usedFrom(earliestToday)] },
      { sort: ['-validFrom', '-id'] },
    ),
    findAll(
      payload,
      'courses',
      { and: [ofSchools, published] },
      { select: selectFields(courseFields), ...readIn(ctx), sort: ['position', 'id'] },
    ),
    findAll(payload, 'accommodation', ofSchools, {
      select: selectFields([...offerFields, ...roomFields]),
      ...readIn(ctx),
      sort: ['position', 'id'],
    }),
    findAll(payload, 'price-adjustments', active, { sort: 'id' }),
    findAll(payload, 'price-extras', active),
    payload.findGlobal({ slug: 'pricing', depth: 0 }),
  ])
  const freeOf = await readFreePlaces(
    ctx,
    [...(courses as Course[]), ...(accommodation as Accommodation[])],
    earliestToday,
  )
  const calendar = await openCalendar()
  const zones = new Set((schools as School[]).map(zoneOf))
  const todays = new Map([...zones].map((zone) => [zone, noteToday(ctx, zone, now)]))
  return new Map(
    (schools as School[]).map((school) => {
      const today = todays.get(zoneOf(school)) ?? ''
      const isOwn = (doc: { school: number | { id: number } }) => documentId(doc.school) === school.id
      const ownCourses = (courses as Course[]).filter(isOwn)
      const catalogue = toCatalogue(
        {
          school,
          closures: calendar.closures(school, today, ctx.locale),
          lists: lists.filter(isOwn),
          courses: ownCourses,
          accommodation: (accommodation as Accommodation[]).filter(isOwn),
          adjustments: adjustments.filter(isOwn),
          extras: extras.filter(isOwn),
          settings,
        },
        { today, locale: ctx.locale, freeOf },
      )
      const starts = nextStarts(catalogue, STARTS_PER_SCHOOL)
      const currency = catalogue.currencies.find(({ code }) => code === catalogue.currency)
      const [price] = coursesFrom(catalogue)
      const total =
        stay &&
        currency &&
        stayTotal(catalogue, currency, stay, catalogue.courses.filter(teaches(stay.language, ownCourses)))
      return [
        school.id,
        {
          ...(currency && price
            ? {
                from: {
                  ...fromText(price, currency, ctx.locale),
                  weeks: price.weeks,
                  amount: price.amount,
                  currency: currency.code,
                },
              }
            : {}),
          ...(total ? { stay: total } : {}),
          ...(starts.length ? { nextStarts: writeDays(starts, today, ctx.locale) } : {}),
        },
      ]
    }),
  )
}
