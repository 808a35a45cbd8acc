import type {
  Accommodation,
  Course,
  PriceAdjustment,
  PriceExtra,
  PriceList,
  Pricing,
  School,
} from '../../platform/payload/payload-types'
import type { DayRange } from '../../shared/days'
import { documentId } from '../../shared/id'
import type { Locale } from '../../shared/locale'
import { givenFields, showFields } from '../../shared/pick-fields'
import { readStartRule } from '../../shared/start-rule'
import type { PricedItem } from './calculation/price-list'
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
  type PublishedList,
  type RoomOffer,
  roomFields,
} from './model'
import { type Currency, currencyFields, currencyName, formatFields } from './money/money'
import { joinClosures } from './stay/stay'

// Payload's documents as parts of a catalogue.

/** Payload stores dates as ISO strings. */
export const dayOf = (date: string | null | undefined): string | undefined => date?.slice(0, 10)

const days = (window: { from?: string | null; to?: string | null } | undefined): DayRange => ({
  from: dayOf(window?.from),
  to: dayOf(window?.to),
})

export const numbersById = (docs: (Course | Accommodation)[]) =>
  new Map(docs.map(({ id, number }) => [id, number]))

const toOffer = (doc: Course | Accommodation): Offer[] =>
  typeof doc.number === 'number' ? [{ number: doc.number, ...showFields(doc, offerFields) }] : []

export const toCourse = (doc: Course): Offer[] =>
  toOffer(doc).map((offer) => ({ ...offer, starts: readStartRule(doc) }))

export const toRoom = (doc: Accommodation): RoomOffer[] =>
  toOffer(doc).map((offer) => ({ ...offer, ...givenFields(doc, roomFields) }))

export const toClosures = ({ closures }: Pick<School, 'closures'>): Closure[] =>
  joinClosures(
    (closures ?? []).map((row) => ({
      ...showFields(row, closureFields),
      from: row.from.slice(0, 10),
      to: row.to.slice(0, 10),
      weeks: row.weeks ?? 'count',
    })),
  )

export const toList = ({ id, version, validFrom, validTo, items }: PriceList): PublishedList => ({
  id,
  version: version ?? 0,
  validFrom: validFrom.slice(0, 10),
  ...(validTo ? { validTo: validTo.slice(0, 10) } : {}),
  // Validated with `pricedItems` before it was stored.
  items: items as PricedItem[],
})

export const toExtra = (doc: PriceExtra): Extra => ({
  ...showFields(doc, extraFields),
  forced: doc.forced ?? false,
})

export const toAdjustment = (
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

export const toCurrencies = ({ currencies }: Pricing, locale: Locale): Currency[] =>
  (currencies ?? []).map((currency) => ({
    ...showFields(currency, currencyFields),
    ...givenFields(currency, ['iso']),
    name: currencyName(locale, { name: currency.name, ...givenFields(currency, ['iso']) }),
    format: showFields(currency.format, formatFields),
  }))
