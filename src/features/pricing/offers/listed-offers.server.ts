import type { Where } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import type { Course } from '../../../platform/payload/payload-types'
import { type QueryContext, readIn, sharedRead } from '../../../platform/payload/query'
import { DAY_MS, todayIn } from '../../../shared/days'
import { documentId } from '../../../shared/id'
import { schoolTag } from '../../../shared/tags'
import type { SchoolOffers } from '../../blocks/contract'
import type { ListedOffers } from '../../schools/contract'
import { findOffers } from '../../schools/queries.server'
import { weeklyPrices } from '../calculation/weekly-price'
import { toClosures, toCourse, toCurrencies, toList } from '../catalogue-parts'
import { formatMoney } from '../money/money'
import {
  getSharedCatalogue,
  noteToday,
  pricingTag,
  published,
  readFreePlaces,
  usedFrom,
  zoneOf,
} from '../queries.server'
import { nextStarts } from '../stay/starts'
import { writeDays } from '../stay/stay-texts'

/** Blocks name at most this many start days of each course. */
const STARTS_PER_COURSE = 12

/** Reads the lowest prices and the next starts of a published school's courses, if booked today. */
export const getSchoolOffers = (ctx: QueryContext, slug: string): Promise<SchoolOffers | undefined> =>
  sharedRead(ctx, `offers of courses:${slug}`, async (own) => {
    const catalogue = await getSharedCatalogue(own, slug)
    if (!catalogue) return undefined
    const { courses, lists, today, school } = catalogue
    const [docs] = await findOffers(own, school.id)
    const currency = catalogue.currencies.find(({ code }) => code === catalogue.currency)
    const weekly = weeklyPrices(lists, today).filter(({ kind }) => kind === 'course')
    const idOf = (number: number) => docs.find((doc) => doc.number === number)?.id
    return {
      school: school.name,
      today,
      prices: weekly.flatMap(({ number, amount, weeks }) => {
        const course = idOf(number)
        const query = `?course=${number}&weeks=${weeks}`
        return course && currency ? [{ course, amount, text: formatMoney(amount, currency), query }] : []
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

const courseFields = {
  school: true,
  number: true,
  title: true,
  startsOn: true,
  startDates: true,
  places: true,
  placesAtTimes: true,
  placesPerStart: true,
  placesAtStarts: true,
} as const

/** Reads prices and dates for lists of schools, by the school's id. The number of queries does not depend on the number of schools. */
export const offersOfSchools = async (
  ctx: QueryContext,
  schools: readonly number[],
  now = new Date(),
): Promise<ReadonlyMap<number, ListedOffers>> => {
  if (schools.length === 0) return new Map()
  ctx.tag(pricingTag)
  for (const school of schools) ctx.tag(schoolTag(school))
  const earliestToday = todayIn('UTC', new Date(now.getTime() - DAY_MS))
  const { payload } = ctx
  const ofSchools: Where = { school: { in: schools } }
  const [dates, lists, courses, settings] = await Promise.all([
    findAll(
      payload,
      'schools',
      { id: { in: schools } },
      { select: { timeZone: true, leadDays: true, closures: true }, ...readIn(ctx) },
    ),
    findAll(
      payload,
      'price-lists',
      { and: [ofSchools, usedFrom(earliestToday)] },
      { sort: ['-validFrom', '-id'] },
    ),
    findAll(payload, 'courses', { and: [ofSchools, published] }, { select: courseFields, ...readIn(ctx) }),
    payload.findGlobal({ slug: 'pricing', depth: 0 }),
  ])
  const freeOf = await readFreePlaces(ctx, courses, earliestToday)
  const currencies = toCurrencies(settings, ctx.locale)
  const zones = new Set(dates.map(zoneOf))
  const todays = new Map([...zones].map((zone) => [zone, noteToday(ctx, zone, now)]))
  const isOf = (school: number) => (doc: { school: number | { id: number } }) =>
    documentId(doc.school) === school
  return new Map(
    dates.map((school) => {
      const today = todays.get(zoneOf(school)) ?? ''
      const own = lists.filter(isOf(school.id))
      const offered = courses
        .filter(isOf(school.id))
        .flatMap((doc) =>
          toCourse(doc as Course).map((offer) => ({ ...offer, ...freeOf('course', doc, today) })),
        )
      const starts = nextStarts(
        { courses: offered, closures: toClosures(school), leadDays: school.leadDays ?? 0, today },
        STARTS_PER_SCHOOL,
      )
      // A list may still contain courses that were deleted.
      const amounts = weeklyPrices(own.map(toList), today)
        .filter(({ kind, number }) => kind === 'course' && offered.some((course) => course.number === number))
        .map(({ amount }) => amount)
      const currency = currencies.find(({ code }) => code === (own[0]?.currency ?? 'default'))
      const amount = Math.min(...amounts)
      return [
        school.id,
        {
          ...(currency && amounts.length
            ? { weekly: { amount, currency: currency.code, text: formatMoney(amount, currency) } }
            : {}),
          ...(starts.length ? { nextStarts: writeDays(starts, today, ctx.locale) } : {}),
        },
      ]
    }),
  )
}
