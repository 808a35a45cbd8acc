import type { DayRange } from '../../shared/days'
import type { Currency } from './calculation/money'
import type { OfferKind, PricedItem } from './price-list/price-list'

// What pages, islands and other features get to know about prices. All amounts are whole minor units (cents),
// all days are written YYYY-MM-DD.

/** The longest stay that can be priced. */
export const MAX_WEEKS = 48

/** Ids up to these are the "choose" and "none" entries, which cost nothing. */
export const NO_COURSE = 1
export const NO_ACCOMMODATION = 2

export type { OfferKind, PricedItem }

/** A price list that counts, as of its last publication. */
export interface PublishedList {
  id: number
  version: number
  validFrom: string
  /** Open when absent. */
  validTo?: string
  items: PricedItem[]
}

/** On which days a course starts. Dates are in order. */
export type StartRule = { on: 'every-monday' } | { on: 'first-monday' } | { on: 'dates'; dates: string[] }

/** A course or accommodation type as the calculator offers it. */
export interface Offer {
  number: number
  title: string
  minAge: number
  /** Of courses; every Monday when absent. */
  starts?: StartRule
}

export interface Extra {
  code: string
  title: string
  amount: number
  charged: 'once' | 'week'
  /** Part of every price rather than chosen. */
  forced: boolean
}

export type AdjustmentTarget = OfferKind | 'registration' | 'extra'

/** A discount or supplement. */
export interface Adjustment {
  code: string
  title: string
  kind: 'discount' | 'supplement'
  /** A share of what it applies to, or an amount. */
  percent?: number
  amount?: number
  /** An amount may count once or for each week; a percentage is a share either way. */
  charged: 'once' | 'week'
  on: AdjustmentTarget[]
  /** Offers it is limited to; empty means all of the kinds above. */
  items: { kind: OfferKind; number: number }[]
  minWeeks: number
  /** When it must be booked, when the stay must begin, and which days of the stay count. */
  booking: DayRange
  start: DayRange
  stay: DayRange
  rounding: { type: 'none' | 'classic' | 'ceil' | 'floor' /** Minor units. */; to: number }
  /** Of one group only the largest counts. */
  group: string
  /** Counts only for visitors who enter this code. */
  promo?: string
}

/** Days on which nothing can begin. */
export interface Closure {
  from: string
  to: string
  title: string
}

/** Everything needed to price a stay at one school, for the server and the browser alike. */
export interface PriceCatalogue {
  school: { id: number; slug: string; name: string }
  /** Code of the currency that the lists are in. */
  currency: string
  currencies: Currency[]
  /** Day of the exchange rates, when known. */
  ratesDay?: string
  /** The school's own day when this was read. */
  today: string
  registrationFee: number
  courses: Offer[]
  accommodation: Offer[]
  lists: PublishedList[]
  extras: Extra[]
  adjustments: Adjustment[]
  closures: Closure[]
  /** Whether codes exist that could be entered. The codes themselves stay on the server. */
  takesPromoCodes: boolean
}

/** What a visitor asks the price of. */
export interface PriceRequest {
  course: number
  weeks: number
  accommodation: number
  start?: string
  /** Codes of chosen extras. */
  extras: string[]
  promo?: string
}

export type LineKind = OfferKind | 'registration' | 'extra' | 'supplement' | 'discount'

/** One line of a price. Discounts are negative; all lines add up to the total. */
export interface PriceLine {
  kind: LineKind
  /** Number of the offer, or code of the extra or adjustment. */
  code: string
  amount: number
  /** Weeks that were charged, where weeks count. */
  weeks?: number
  percent?: number
}

type ReasonCode =
  | 'no_list'
  | 'not_offered'
  | 'length_not_offered'
  | 'start_not_monday'
  | 'start_not_first_monday'
  | 'start_not_listed'
  | 'starts_on_some_days'
  | 'no_start_left'
  | 'start_past'
  | 'start_closed'
  | 'closed_during_stay'
  | 'depends_on_start'
  | 'part_of_stay'
  | 'promo_unknown'
  | 'promo_not_for_this'

/** Why something costs nothing or cannot be booked like this, and what can. */
export interface Reason {
  code: ReasonCode
  field: 'course' | 'weeks' | 'accommodation' | 'start' | 'promo'
  /** A stay with this problem cannot be booked; otherwise it is a hint. */
  blocking: boolean
  /** The next best choice: weeks, or a day. */
  nearest?: number | string
  /** What the sentence to the visitor names: an offer's kind and number, an adjustment's code, weeks. */
  about?: { kind?: OfferKind; number?: number; code?: string; weeks?: number; of?: number; title?: string }
}

export interface Price {
  coursePrice: number
  accommodationPrice: number
  registrationFee: number
  /** Positive: what is taken off. */
  discount: number
  total: number
  lines: PriceLine[]
  reasons: Reason[]
  /** The list that was used. */
  list?: { id: number; version: number }
}

/** A price as the JSON endpoint answers it. */
export interface PriceAnswer extends Price {
  /** ISO code; amounts are in its minor units. */
  currency: string
}

/** The amounts that every price has; the calculator's outputs have the same names. */
export const amountNames = [
  'coursePrice',
  'accommodationPrice',
  'registrationFee',
  'discount',
  'total',
] as const

/** What the catalogue helper answers when it succeeds: the price, and the same in words. */
export interface HelperAnswer extends PriceAnswer {
  result: true
  /** The amounts as the calculator writes them. */
  formatted: Record<(typeof amountNames)[number], string>
  /** The lines of extras and supplements. */
  further: { title: string; amount: string }[]
  /** The reasons as sentences. */
  notes: string[]
}
