import type { PayloadRequest, Where } from 'payload'
import { slot } from '../../platform/feature'
import type {
  Accommodation,
  Course,
  PriceAdjustment,
  PriceExtra,
  PriceList,
  Pricing,
  School,
} from '../../platform/payload/payload-types'
import { type QueryContext, readIn, sharedRead } from '../../platform/payload/query'
import { addDays, DAY_MS, type DayRange, startOfDayIn, todayIn } from '../../shared/days'
import { documentId } from '../../shared/id'
import type { Locale } from '../../shared/locale'
import { givenFields, selectFields, showFields } from '../../shared/pick-fields'
import { followsRule, readStartRule, type StoredStarts } from '../../shared/start-rule'
import { schoolTag } from '../../shared/tags'
import type { SchoolOffers } from '../blocks/contract'
import type { ListedOffers } from '../schools/contract'
import { findOffers } from '../schools/queries.server'
import type { PricedItem } from './calculation/price-list'
import { weeklyPrices } from './calculation/weekly-price'
import {
  type Adjustment,
  adjustmentFields,
  type Closure,
  closureFields,
  type Extra,
  extraFields,
  type Offer,
  type OfferKind,
  offerFields,
  optionalAdjustmentFields,
  type PriceCatalogue,
  type PublishedList,
  type RoomOffer,
  roomFields,
} from './model'
import { type Currency, currencyFields, currencyName, formatFields, formatMoney } from './money/money'
import { closureOn, nextStarts } from './stay/starts'
import { joinClosures } from './stay/stay'
import { writeDays } from './stay/stay-texts'

/** An offer and how many students it takes. */
type LimitedOffer = Pick<Course | Accommodation, 'school' | 'number' | 'places' | 'placesAtTimes'> &
  Partial<Pick<Course, 'placesPerStart' | 'placesAtStarts'>>

type FreePlaces = (kind: OfferKind, offer: LimitedOffer, today: string) => Pick<Offer, 'free' | 'freeStarts'>

/** Reads how many places offers have left. `since` is not after today at any of their schools. */
export type ReadFreePlaces = (
  ctx: Pick<QueryContext, 'payload' | 'tag'>,
  offers: readonly LimitedOffer[],
  since: string,
) => Promise<FreePlaces>

/** Filled by the feature that knows who has booked. Without it, offers are not limited. */
export const freePlaces = slot<ReadFreePlaces>('free places')

const readFreePlaces: ReadFreePlaces = async (ctx, offers, since) => {
  const [read] = freePlaces.partsIn(ctx.payload.config)
  return read ? read(ctx, offers, since) : () => ({})
}

export { countEvent, readEventCounts } from './statistics/count-events.server'

/** On every page that shows prices: currencies and exchange rates. */
export const pricingTag = 'pricing'

const published: Where = { _status: { equals: 'published' } }

/** Payload stores dates as ISO strings. */
const dayOf = (date: string | null | undefined): string | undefined => date?.slice(0, 10)

const days = (window: { from?: string | null; to?: string | null } | undefined): DayRange => ({
  from: dayOf(window?.from),
  to: dayOf(window?.to),
})

/** Published lists. Those that ended before today are no longer used. */
const usedFrom = (today: string): Where => ({
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
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: { slug: { equals: slug }, ...published },
    select: selectFields([
      'slug',
      'name',
      'email',
      'registrationFee',
      'timeZone',
      'closures',
      'leadDays',
      'minors',
    ]),
    ...readIn(ctx),
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const school = docs[0] as School | undefined
  return school && catalogueOf(ctx, school, now, booked)
}

const zoneOf = ({ timeZone }: Pick<School, 'timeZone'>): string => timeZone ?? 'UTC'

/** The school's date. Cached reads for it expire at the end of that day: tomorrow another start is the next one. */
const noteToday = ({ validUntil }: Pick<QueryContext, 'validUntil'>, timeZone: string, now: Date): string => {
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
  const ofSchool = {
    where: { school: { equals: school.id } },
    ...readIn(ctx),
    depth: 0,
    pagination: false,
  } as const
  const active = { ...ofSchool, where: { ...ofSchool.where, active: { equals: true } } }
  const [[courses, accommodation], lists, adjustments, extras, settings] = await Promise.all([
    findOffers(ctx, school.id, { booked }),
    ctx.payload.find({
      collection: 'price-lists',
      ...ofSchool,
      where: { and: [ofSchool.where, usedFrom(today)] },
      // If two lists begin on the same day, the newer one wins.
      sort: ['-validFrom', '-id'],
    }),
    ctx.payload.find({ collection: 'price-adjustments', ...active, sort: 'id' }),
    ctx.payload.find({ collection: 'price-extras', ...active, sort: ['position', 'id'] }),
    ctx.payload.findGlobal({ slug: 'pricing', depth: 0 }),
  ])
  const numbers = { course: numbersById(courses), accommodation: numbersById(accommodation) }
  const currencies = toCurrencies(settings, ctx.locale)
  const ratesDay = dayOf(settings.ratesDay)
  const freeOf = await readFreePlaces(ctx, [...courses, ...accommodation], today)
  return {
    school: { id: school.id, slug: school.slug, name: school.name, email: school.email },
    // All published lists of a school have the same currency.
    currency: lists.docs[0]?.currency ?? 'default',
    currencies,
    ...(ratesDay ? { ratesDay } : {}),
    today,
    registrationFee: school.registrationFee ?? 0,
    leadDays: school.leadDays ?? 0,
    courses: courses.flatMap((doc) =>
      toCourse(doc).map((offer) => ({ ...offer, ...freeOf('course', doc, today) })),
    ),
    accommodation: accommodation.flatMap((doc) =>
      toRoom(doc).map((offer) => ({ ...offer, ...freeOf('accommodation', doc, today) })),
    ),
    lists: lists.docs.map(toList),
    extras: extras.docs.map(toExtra),
    adjustments: adjustments.docs
      .map((doc) => toAdjustment(doc, numbers))
      // Limited to courses that no longer exist: applies to none instead of all.
      .filter(({ items }, index) => items.length > 0 || !adjustments.docs[index]?.onlySome),
    closures: toClosures(school),
    takesPromoCodes: adjustments.docs.some(({ promo }) => promo),
    minors: school.minors ?? 'guardian',
  }
}

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
  const ofSchools: Where = { school: { in: schools } }
  const [dates, lists, courses, settings] = await Promise.all([
    ctx.payload.find({
      collection: 'schools',
      where: { id: { in: schools } },
      select: { timeZone: true, leadDays: true, closures: true },
      ...readIn(ctx),
      depth: 0,
      pagination: false,
    }),
    ctx.payload.find({
      collection: 'price-lists',
      where: { and: [ofSchools, usedFrom(earliestToday)] },
      sort: ['-validFrom', '-id'],
      depth: 0,
      pagination: false,
    }),
    ctx.payload.find({
      collection: 'courses',
      where: { and: [ofSchools, published] },
      select: {
        school: true,
        number: true,
        title: true,
        startsOn: true,
        startDates: true,
        places: true,
        placesAtTimes: true,
        placesPerStart: true,
        placesAtStarts: true,
      },
      ...readIn(ctx),
      depth: 0,
      pagination: false,
    }),
    ctx.payload.findGlobal({ slug: 'pricing', depth: 0 }),
  ])
  const freeOf = await readFreePlaces(ctx, courses.docs, earliestToday)
  const currencies = toCurrencies(settings, ctx.locale)
  const zones = new Set(dates.docs.map(zoneOf))
  const todays = new Map([...zones].map((zone) => [zone, noteToday(ctx, zone, now)]))
  const isOf = (school: number) => (doc: { school: number | { id: number } }) =>
    documentId(doc.school) === school
  return new Map(
    dates.docs.map((school) => {
      const today = todays.get(zoneOf(school)) ?? ''
      const own = lists.docs.filter(isOf(school.id))
      const offered = courses.docs
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

/** The catalogue for the browser. Promo codes stay on the server. */
export const withoutPromoCodes = (catalogue: PriceCatalogue): PriceCatalogue => ({
  ...catalogue,
  adjustments: catalogue.adjustments.filter(({ promo }) => !promo),
})

const numbersById = (docs: (Course | Accommodation)[]) => new Map(docs.map(({ id, number }) => [id, number]))

const toOffer = (doc: Course | Accommodation): Offer[] =>
  typeof doc.number === 'number' ? [{ number: doc.number, ...showFields(doc, offerFields) }] : []

const toCourse = (doc: Course): Offer[] =>
  toOffer(doc).map((offer) => ({ ...offer, starts: readStartRule(doc) }))

const toRoom = (doc: Accommodation): RoomOffer[] =>
  toOffer(doc).map((offer) => ({ ...offer, ...givenFields(doc, roomFields) }))

/** Whether a course starts on a day, unless the school is closed. */
export const isStartDay = (course: StoredStarts, day: string, closures: readonly Closure[]): boolean =>
  followsRule(readStartRule(course), day) && !closureOn(day, closures)

export const toClosures = ({ closures }: Pick<School, 'closures'>): Closure[] =>
  joinClosures(
    (closures ?? []).map((row) => ({
      ...showFields(row, closureFields),
      from: row.from.slice(0, 10),
      to: row.to.slice(0, 10),
      weeks: row.weeks ?? 'count',
    })),
  )

/** Reads the data that determines the days of a stay at this school, whether or not the school is published. */
export const readStayRules = async (
  req: PayloadRequest,
  school: number,
): Promise<Pick<PriceCatalogue, 'accommodation' | 'closures'>> => {
  const { docs } = await req.payload.find({
    collection: 'accommodation',
    where: { school: { equals: school } },
    depth: 0,
    pagination: false,
    req,
  })
  const found = await req.payload.findByID({
    collection: 'schools',
    id: school,
    select: { closures: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  return { accommodation: docs.flatMap(toRoom), closures: found ? toClosures(found) : [] }
}

const toList = ({ id, version, validFrom, validTo, items }: PriceList): PublishedList => ({
  id,
  version: version ?? 0,
  validFrom: validFrom.slice(0, 10),
  ...(validTo ? { validTo: validTo.slice(0, 10) } : {}),
  // Validated with `pricedItems` before it was stored.
  items: items as PricedItem[],
})

const toExtra = (doc: PriceExtra): Extra => ({
  ...showFields(doc, extraFields),
  forced: doc.forced ?? false,
})

const toAdjustment = (
  doc: PriceAdjustment,
  numbers: Record<OfferKind, Map<number, number | null | undefined>>,
): Adjustment => {
  const items = (kind: OfferKind, chosen: (number | { id: number })[] | null | undefined) =>
    (chosen ?? []).flatMap((item) => {
      const number = numbers[kind].get(documentId(item))
      return typeof number === 'number' ? [{ kind, number }] : []
    })
  return {
    ...showFields(doc, adjustmentFields),
    ...givenFields(doc, optionalAdjustmentFields),
    items: doc.onlySome
      ? [...items('course', doc.courses), ...items('accommodation', doc.accommodation)]
      : [],
    minWeeks: doc.minWeeks ?? 0,
    booking: days(doc.booking),
    start: days(doc.start),
    stay: days(doc.stay),
    rounding: { type: doc.roundType, to: doc.roundTo },
  }
}

const toCurrencies = ({ currencies }: Pricing, locale: Locale): Currency[] =>
  (currencies ?? []).map((currency) => ({
    ...showFields(currency, currencyFields),
    ...givenFields(currency, ['iso']),
    name: currencyName(locale, { name: currency.name, ...givenFields(currency, ['iso']) }),
    format: showFields(currency.format, formatFields),
  }))
