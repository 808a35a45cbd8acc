import type {
  Accommodation,
  Course,
  PriceAdjustment,
  PriceExtra,
  PriceList,
  School,
} from '../../platform/payload/payload-types'
import type { Given, Row, Shown } from '../../shared/pick-fields'
import type { DayRange } from '../../shared/time/days'
import type { StartRule } from '../../shared/time/start-rule'
import type { OfferKind, PricedItem } from './calculation/price-list'
import type { Currency } from './money/money'
import type { EventRow } from './statistics/counted-events'

// Model of prices for pages, islands and other features. All amounts are whole minor units (cents), all days are YYYY-MM-DD. A
// field that is named in a list of fields is typed and passed on.

export { MAX_WEEKS } from '../schools/contract'

/** Numbers up to these are the options "choose" and "none", which cost nothing. */
export const NO_COURSE = 1
export const NO_ACCOMMODATION = 2

export type { EventRow, OfferKind, PricedItem }

export interface PublishedList extends Shown<PriceList, ['id', 'version', 'validFrom']> {
  /** Without it, the list is valid until another one begins. */
  validTo?: string
  items: PricedItem[]
}

/** How many places are left from a day on, until the next step. */
export interface FreeStep {
  from: string
  left: number
}

/** How many more students may begin on a day: on the listed days, and on all others. */
export interface FreeStarts {
  /** Missing if only the listed days are limited. */
  usual?: number
  days: { day: string; left: number }[]
}

/** Fields that courses and accommodation types have in common. */
export const offerFields = ['title', 'minAge'] as const

type Level = Course['levelFrom']

/** The levels that a course takes. */
export const levelFields = ['levelFrom', 'levelTo'] as const

/** A course or accommodation type as the calculator offers it. Only courses have levels. */
export interface Offer extends Shown<Course, typeof offerFields>, Given<Course, typeof levelFields> {
  number: number
  /** Only for courses. Without it, the course starts every Monday. */
  starts?: StartRule
  /** Missing if the number of places is not limited. Sorted by day, from today on. */
  free?: FreeStep[]
  /** Only for courses. Missing if any number of students may begin on the same day. */
  freeStarts?: FreeStarts
}

/**
 * `leadDays` is how many days before the start the accommodation must be booked, if it is more than the school needs.
 * Students arrive and leave some days before the first and after the last day of the course.
 */
export const roomFields = ['leadDays', 'arrivalDaysBefore', 'departureDaysAfter', 'kind'] as const

export interface RoomOffer extends Offer, Given<Accommodation, typeof roomFields> {}

export const extraFields = ['code', 'title', 'amount', 'charged'] as const

export interface Extra extends Shown<PriceExtra, typeof extraFields> {
  /** Part of every price; otherwise visitors choose it. */
  forced: boolean
}

export type AdjustmentTarget = PriceAdjustment['on'][number]

/**
 * `charged` says whether an amount is charged once or per week; percentages ignore it. Only the largest
 * adjustment of a `group` applies.
 */
export const adjustmentFields = ['code', 'title', 'kind', 'charged', 'on', 'group'] as const

/** Either a percentage of what it applies to, or an amount. With `promo`, it applies only if the visitor enters this code. */
export const optionalAdjustmentFields = ['percent', 'amount', 'promo'] as const

/** A discount or supplement. */
export interface Adjustment
  extends Shown<PriceAdjustment, typeof adjustmentFields>,
    Given<PriceAdjustment, typeof optionalAdjustmentFields> {
  /** The offers that it is limited to. Empty: all offers of the kinds in `on`. */
  items: { kind: OfferKind; number: number }[]
  minWeeks: number
  /** When the stay must be booked, when it must begin, and for which of its days the adjustment applies. */
  booking: DayRange
  start: DayRange
  stay: DayRange
  /** `to` is in minor units. */
  rounding: { type: PriceAdjustment['roundType']; to: number }
}

export const closureFields = ['from', 'to', 'title', 'weeks'] as const

/**
 * Days without lessons. No stay begins on them: after a `holiday` it begins on the next working day of the week, after other closures
 * with the next start of the course. `weeks` says what else follows: whole weeks of a stay `count` as part of it or `move` its end, and
 * no stay goes on after the `end` of a season.
 */
export type Closure = Shown<Row<School, 'closures'>, typeof closureFields>

/** A closure that touches a stay. */
export interface StayClosure extends Omit<Closure, 'weeks'> {
  /** By how many weeks it moves the end of the stay. With 0, its days count as part of the stay. */
  movedWeeks: number
}

/** A day without lessons. */
export type Holiday = Pick<Closure, 'title'> & { day: string }

/** Whether a school makes up for lessons that are lost on holidays. */
type HolidayLessons = NonNullable<School['holidayLessons']>

/** The days of a stay. The rules are in calculation/stay.ts. */
export interface StayDates {
  firstDay: string
  /** The Friday of the last week. */
  lastDay: string
  /** Only with accommodation. */
  arrival?: string
  departure?: string
  closures: StayClosure[]
  /** The working days without lessons, and whether these are made up. Missing without any, and in quotes of earlier versions. */
  holidays?: { days: Holiday[]; lessons: HolidayLessons }
}

/** Everything needed to price a stay at one school, on the server and in the browser. */
export interface PriceCatalogue {
  school: Pick<School, 'id' | 'slug' | 'name' | 'email'>
  /** Code of the currency of the lists. */
  currency: string
  currencies: Currency[]
  /** Day of the exchange rates, if known. */
  ratesDay?: string
  /** Today's date at the school. */
  today: string
  registrationFee: number
  /** How many days before the start a course must be booked. */
  leadDays: number
  courses: Offer[]
  accommodation: RoomOffer[]
  lists: PublishedList[]
  extras: Extra[]
  adjustments: Adjustment[]
  /** Holidays come last: a closure on the same day says more. */
  closures: Closure[]
  holidayLessons: HolidayLessons
  /** Whether the school has promo codes. The codes themselves stay on the server. */
  takesPromoCodes: boolean
  /** Rule for students who are under 18 on the first day. */
  minors: NonNullable<School['minors']>
}

/** The stay that a visitor wants a price for. */
export interface PriceRequest {
  course: number
  weeks: number
  accommodation: number
  start?: string
  /** Codes of chosen extras. */
  extras: string[]
  promo?: string
  /** The student's age as the visitor states it. It changes no price. */
  age?: number
  level?: Level
}

type LineKind = OfferKind | 'registration' | 'extra' | 'supplement' | 'discount'

/** One line of a price. Discounts are negative. The lines add up to the total. */
export interface PriceLine {
  kind: LineKind
  /** Number of the offer, or code of the extra or adjustment. */
  code: string
  amount: number
  /** Number of charged weeks, if charged per week. */
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
  | 'priced_later'
  | 'no_start_left'
  | 'start_past'
  | 'start_too_soon'
  | 'start_closed'
  | 'season_ends'
  | 'start_full'
  | 'few_places'
  | 'closed_during_stay'
  | 'depends_on_start'
  | 'part_of_stay'
  | 'too_young'
  | 'level_outside'
  | 'promo_unknown'
  | 'promo_not_for_this'

/** Why a choice has no price or cannot be booked, with an alternative. */
export interface Reason {
  code: ReasonCode
  field: 'course' | 'weeks' | 'accommodation' | 'start' | 'promo'
  /** If true, the stay cannot be booked. Otherwise this is a hint. */
  blocking: boolean
  /** The nearest alternative: a number of weeks or a day. */
  nearest?: number | string
  /** The number of another offer of this kind that suits the student. */
  other?: number
  /** Values for the sentence: kind and number of an offer, code of an adjustment, weeks, days, or a closure. */
  about?: {
    kind?: OfferKind
    number?: number
    code?: string
    weeks?: number
    of?: number
    /** The youngest age, or the levels, that an offer takes. */
    age?: number
    levels?: string
    /** How many days before the start a stay must be booked. */
    days?: number
  } & Partial<StayClosure>
}

export interface Price {
  coursePrice: number
  accommodationPrice: number
  registrationFee: number
  /** A positive number. */
  discount: number
  total: number
  lines: PriceLine[]
  reasons: Reason[]
  /** The days of the stay, if it has a possible start. */
  stay?: StayDates
  /** The price list that was used. */
  list?: { id: number; version: number }
}

/** The response of the JSON endpoint. */
export interface PriceResponse extends Price {
  /** ISO code; amounts are in its minor units. */
  currency: string
}

/** The amounts of every price; the outputs of the calculator have the same names. */
export const amountNames = [
  'coursePrice',
  'accommodationPrice',
  'registrationFee',
  'discount',
  'total',
] as const

/** The response of the catalogue helper if it succeeds: the price, as numbers and as texts. */
export interface HelperResponse extends PriceResponse {
  result: true
  /** The amounts as text. */
  formatted: Record<(typeof amountNames)[number], string>
  /** The lines of extras and supplements. */
  further: { title: string; amount: string }[]
  /** The reasons as sentences. */
  notes: string[]
  /** The days of the stay in words. */
  dates: { label: string; value: string }[]
}
