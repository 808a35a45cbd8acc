import type {
  Accommodation,
  Course,
  PriceAdjustment,
  PriceExtra,
  PriceList,
  Pricing,
  School,
} from '../../platform/payload/payload-types'
import { documentId } from '../../shared/id'
import type { Locale } from '../../shared/locale'
import { givenFields, showFields } from '../../shared/pick-fields'
import type { DayRange } from '../../shared/time/days'
import { readStartRule } from '../../shared/time/start-rule'
import type { PricedItem } from './calculation/price-list'
import {
  type Adjustment,
  adjustmentFields,
  type Closure,
  closureFields,
  type Extra,
  extraFields,
  levelFields,
  type Offer,
  type OfferKind,
  offerFields,
  optionalAdjustmentFields,
  type PriceCatalogue,
  type PublishedList,
  type RoomOffer,
  roomFields,
} from './model'
import { type Currency, currencyFields, currencyName, formatFields } from './money/money'
import { isHoliday } from './stay/starts'
import { joinClosures } from './stay/stay'

// Payload's documents as parts of a catalogue.

/** Payload stores dates as ISO strings. */
const dayOf = (date: string | null | undefined): string | undefined => date?.slice(0, 10)

const days = (window: { from?: string | null; to?: string | null } | undefined): DayRange => ({
  from: dayOf(window?.from),
  to: dayOf(window?.to),
})

const numbersById = (docs: readonly Pick<Course | Accommodation, 'id' | 'number'>[]) =>
  new Map(docs.map(({ id, number }) => [id, number]))

const toOffer = (doc: Course | Accommodation): Offer[] =>
  typeof doc.number === 'number' ? [{ number: doc.number, ...showFields(doc, offerFields) }] : []

const toCourse = (doc: Course): Offer[] =>
  toOffer(doc).map((offer) => ({
    ...offer,
    ...givenFields(doc, levelFields),
    starts: readStartRule(doc),
  }))

export const toRoom = (doc: Accommodation): RoomOffer[] =>
  toOffer(doc).map((offer) => ({ ...offer, ...givenFields(doc, roomFields) }))

/** The closures that staff have entered. Days that they have entered as holidays come last, as public holidays do. */
export const toClosures = ({ closures }: Pick<School, 'closures'>): Closure[] => {
  const rows = joinClosures(
    (closures ?? []).map((row) => ({
      ...showFields(row, closureFields),
      from: row.from.slice(0, 10),
      to: row.to.slice(0, 10),
      weeks: row.weeks ?? 'count',
    })),
  )
  return [...rows.filter((row) => !isHoliday(row)), ...rows.filter(isHoliday)]
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

/** An offer and how many students it takes. */
export type LimitedOffer = Pick<Course | Accommodation, 'school' | 'number' | 'places' | 'placesAtTimes'> &
  Partial<Pick<Course, 'placesPerStart' | 'placesAtStarts'>>

export type FreePlacesOf = (
  kind: OfferKind,
  offer: LimitedOffer,
  today: string,
) => Pick<Offer, 'free' | 'freeStarts'>

/** Fields of a school in its catalogue. */
export const catalogueFields = [
  'slug',
  'name',
  'email',
  'registrationFee',
  'timeZone',
  'leadDays',
  'minors',
  'holidayLessons',
] as const

interface CatalogueDocuments {
  school: Pick<School, 'id' | (typeof catalogueFields)[number]>
  closures: Closure[]
  courses: readonly Course[]
  accommodation: readonly Accommodation[]
  /** The most recent first. If two begin on the same day, the newer one wins. */
  lists: readonly PriceList[]
  extras: readonly PriceExtra[]
  adjustments: readonly PriceAdjustment[]
  settings: Pricing
}

export const toCatalogue = (
  { school, closures, courses, accommodation, lists, extras, adjustments, settings }: CatalogueDocuments,
  { today, locale, freeOf }: { today: string; locale: Locale; freeOf: FreePlacesOf },
): PriceCatalogue => {
  const numbers = { course: numbersById(courses), accommodation: numbersById(accommodation) }
  const ratesDay = dayOf(settings.ratesDay)
  return {
    school: { id: school.id, slug: school.slug, name: school.name, email: school.email },
    // All published lists of a school have the same currency.
    currency: lists[0]?.currency ?? 'default',
    currencies: toCurrencies(settings, locale),
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
    lists: lists.map(toList),
    extras: extras.map(toExtra),
    adjustments: adjustments
      .map((doc) => toAdjustment(doc, numbers))
      // Limited to courses that no longer exist: applies to none instead of all.
      .filter(({ items }, index) => items.length > 0 || !adjustments[index]?.onlySome),
    closures,
    holidayLessons: school.holidayLessons ?? 'lost',
    takesPromoCodes: adjustments.some(({ promo }) => promo),
    minors: school.minors ?? 'guardian',
  }
}
