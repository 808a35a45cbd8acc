import type {
  Accommodation as AccommodationDoc,
  Course as CourseDoc,
  HomePage as HomeDoc,
  School as SchoolDoc,
} from '../../platform/payload/payload-types'
import type { Contact, ContactLine } from '../../shared/contact/contact'
import type { Originals, Translated } from '../../shared/language/original-texts'
import type { Given, Row, Shown, seoFields } from '../../shared/pick-fields'
import type { Picture } from '../../shared/picture'
import type { OpeningHours } from '../../shared/time/opening-hours'
import type { GalleryPicture } from '../gallery/contract'
import type { accommodationKinds, meals, rooms } from './catalogue'

export { cefrLevels, MAX_WEEKS, USUAL_WEEKS } from './catalogue'

export const summaryFields = ['slug', 'name', 'town', 'country', 'summary'] as const

/** The least that a stay costs, with all fees; made by the pricing feature. */
export interface FromText {
  /** E.g. `4 weeks from CA$ 640, all fees`. */
  text: string
  /** The query of the calculator that shows this total, e.g. `?course=2&weeks=4`. */
  query: string
}

/** The stay that a visitor compares schools by. */
export interface WantedStay {
  weeks: number
  /** With the cheapest room. */
  room: boolean
  /** Only with courses that teach it; empty: with any. */
  language: string
}

/** What a wanted stay costs at a school: its total in the calculator. Made by the pricing feature. */
export interface StayTotal {
  /** E.g. `CA$ 1 640`. */
  amount: string
  /** The nearest length that the school offers. */
  weeks: number
  /** The names of the course and the room. */
  offers: string[]
  /** The number of the room. */
  accommodation?: number
  /** The query of the calculator that shows this total. */
  query: string
}

/** A school in a list. */
export interface SchoolSummary extends Shown<SchoolDoc, typeof summaryFields> {
  /** Codes of the languages taught, e.g. `en`. */
  languages: string[]
  picture?: Picture
  /** Price of its cheapest course. Missing without prices. */
  from?: FromText
  /** The cheapest stay as the visitor wants it. Missing if none is wanted or offered. */
  stay?: StayTotal
  /** The next days on which a course starts, in words. */
  nextStarts?: string
  /** Average and number of ratings, in words. */
  rating?: string
}

/** Prices and dates of one school in a list of schools; made by the pricing feature. */
export interface ListedOffers extends Pick<SchoolSummary, 'nextStarts' | 'stay'> {
  /** The cheapest course. The amount is in minor units. */
  from?: FromText & { weeks: number; amount: number; currency: string }
}

export const staffFields = ['name', 'role', 'bio', 'languages'] as const

export interface StaffMember extends Shown<Row<SchoolDoc, 'staff'>, typeof staffFields>, Translated {
  picture?: Picture
}

/** The average is written in the language of the page, e.g. `4,6`. */
export interface Rating {
  average: string
  count: number
}

/** Blocks as stored; the feature `blocks` shows them. */
type StoredBlocks = NonNullable<SchoolDoc['blocks']>

export interface FreeSections {
  blocks: StoredBlocks
  /** The blocks in the languages that their texts may come from. */
  originalBlocks?: Originals<StoredBlocks>
}

export const accreditationFields = ['name', 'number', 'url'] as const

export interface Accreditation extends Shown<Row<SchoolDoc, 'accreditations'>, typeof accreditationFields> {
  logo?: Picture
}

export const testimonialFields = ['text', 'name', 'about'] as const
export type Testimonial = Shown<Row<SchoolDoc, 'testimonials'>, typeof testimonialFields>

export const factFields = ['label', 'value'] as const
type Fact = Shown<Row<SchoolDoc, 'facts'>, typeof factFields>

export const questionFields = ['question', 'answer'] as const
export type Question = Shown<Row<SchoolDoc, 'faq'>, typeof questionFields> & Translated

/** Fields of a course on pages: a field that is named here is read, typed and passed on. */
export const courseFields = [
  'id',
  'slug',
  'title',
  'summary',
  'description',
  'timetable',
  'outcomes',
  'teacher',
  'lessonsPerWeek',
  'minutesPerLesson',
  'levelFrom',
  'levelTo',
  'maxClassSize',
  'minAge',
  'starts',
] as const
/**
 * `number` is the course's in the calculator. Without a slug it has no page of its own. `language` is the one that it teaches; without
 * it, these are all of the school.
 */
export type Course = Shown<CourseDoc, typeof courseFields> &
  Given<CourseDoc, ['language']> &
  Translated & { number?: number }

/** Offer of a course in the structured data. Amounts are minor units, days are YYYY-MM-DD. */
export interface CourseOffer {
  /** The stay that is priced, and its total with all fees. */
  weeks: number
  amount: number
  /** ISO 4217. */
  currency: string
  /** The next days on which it starts. */
  starts: string[]
}

export type AccommodationKind = (typeof accommodationKinds)[number]
export type Room = (typeof rooms)[number]
export type Meals = (typeof meals)[number]

export const accommodationFields = [
  'id',
  'slug',
  'title',
  'description',
  'kind',
  'room',
  'meals',
  'minAge',
  'minutesToSchool',
] as const
export type Accommodation = Shown<AccommodationDoc, typeof accommodationFields> &
  Translated & { number?: number }

/** `country` is an ISO 3166 code, e.g. `CA`. */
export const addressFields = ['street', 'town', 'region', 'postalCode', 'country'] as const
export type Address = Shown<SchoolDoc, typeof addressFields>

export const contactFields = ['phone', 'email', 'hours'] as const

/** The part of a school that maps need. */
export interface SchoolPlace extends Pick<SchoolDoc, 'id' | 'slug' | 'name'> {
  address: Address
  /** Absent for a school without coordinates. */
  location?: { lat: number; lng: number }
  /** The picture of link previews. */
  shareImage?: string | undefined
  contact?: Shown<SchoolDoc, typeof contactFields>
  /** Absent if no hours have been entered. */
  opening?: { hours: OpeningHours[]; timeZone: string }
}

/** When the office is open, in words, and whether it is open now. */
export interface ShownOpening {
  rows: { days: string; times: string }[]
  /** The name of the time zone. */
  zone: string
  state: string
  isOpen: boolean
}

export interface School
  extends SchoolSummary,
    SchoolPlace,
    FreeSections,
    Given<SchoolDoc, ['founded']>,
    Translated {
  /** Rich text, already turned into safe HTML. */
  descriptionHtml: string
  /** Its beginning; the rest is folded on a phone. */
  openingHtml: string
  contact: Shown<SchoolDoc, typeof contactFields> & Pick<Contact, 'messenger'>
  facts: Fact[]
  staff: StaffMember[]
  faq: Question[]
  accreditations: Accreditation[]
  /** Chosen for the language of the page. */
  testimonials: Testimonial[]
  /** The frame of a video, which the consent filter blocks until the visitor agrees; empty without one. */
  videoHtml: string
  gallery: GalleryPicture[]
  courses: Course[]
  accommodation: Accommodation[]
  seo: Given<NonNullable<SchoolDoc['seo']>, typeof seoFields>
  updatedAt: SchoolDoc['updatedAt']
}

/** The page of an offer with the calculator, in which it is chosen. */
export interface CalculatorPage {
  /** Without the language's prefix. */
  path: string
  kind: 'course' | 'accommodation'
  number: number
}

/** Price of an offer with all fees, and the address where it is calculated; made by the pricing feature. */
interface OfferPrice {
  /** E.g. `4 weeks from CA$ 640, all fees`. */
  text: string
  /** Its parts: `4 weeks` and `CA$ 640`. */
  stay: string
  amount: string
  /** Prices of a short, a usual and a long stay, as far as they are offered. */
  lengths: { stay: string; amount: string }[]
  /** The registration fee that it contains, if there is one. */
  fee?: string
  /** The next day on which a course starts and has places, in words. */
  nextStart?: string
  /** The page with the calculator and this offer chosen. */
  href: string
}

/** By the offer's number. An offer that is missing has a price on request. */
export type OfferPrices = Record<'course' | 'accommodation', Record<number, OfferPrice>>

export interface StartDay {
  /** YYYY-MM-DD */
  day: string
  text: string
  /** How many places are left; missing if there are more than a few. */
  left?: number
  /** The query of the calculator with this start. */
  query: string
}

/** Prices and dates on the pages of courses and accommodation, by number; made by the pricing feature. */
export interface OfferDetails {
  /** The price of the school's cheapest course. */
  from?: FromText
  /** Missing if the school has no prices. */
  prices?: OfferPrices
  /** Offers of courses, for search engines. */
  courses: ReadonlyMap<number, CourseOffer>
  /** Prices of accommodation, for search engines. */
  accommodation: ReadonlyMap<number, Omit<CourseOffer, 'starts'>>
  /** The next days on which a course starts. */
  starts: ReadonlyMap<number, StartDay[]>
  /** Names the next working days without lessons. */
  holidays?: string
}

/** Fields of the school on the page of a course or accommodation. */
export type OfferSchool = Pick<
  School,
  'id' | 'slug' | 'name' | 'town' | 'languages' | 'address' | 'contact' | 'opening' | 'picture'
>

/** The page of a course or accommodation. */
export interface OfferPage extends FreeSections {
  school: OfferSchool
  shown: { kind: 'course'; offer: Course } | { kind: 'accommodation'; offer: Accommodation }
  /** The others of the school that have a page. */
  others: (Course | Accommodation)[]
  /** Who teaches the course, if that person is among the staff of the school. */
  teacher?: StaffMember | undefined
  pictures: Picture[]
  seo: School['seo']
}

export const homeFields = ['heading', 'lead'] as const

/** Editors' texts and pictures of the home page; everything may be empty. */
export interface HomeContent extends Shown<HomeDoc, typeof homeFields>, Translated, FreeSections {
  pictures: Picture[]
  seo: School['seo']
}

export interface PrintedPrices {
  offers: OfferPrices
  /** The day on which they were read, in words: a printed price may become old. */
  day: string
}

/** One page of the list of schools: the response of the search. */
export interface SchoolList {
  schools: SchoolSummary[]
  total: number
  page: number
  pages: number
  q: string
  language: string
  /** The slug of the only school that is wanted. */
  school: string
  /** The stay whose total each school shows; 0 weeks without any. */
  weeks: number
  room: boolean
  /** The lowest price, if all schools found are on this page and have prices of the same length and currency. */
  lowestPrice?: string
  /** All languages that at least one school teaches, for the filter. */
  languages: string[]
}

/** How a school presents itself on documents and in mails. */
export interface SchoolIdentity {
  id: number
  slug: string
  name: string
  /** Address, telephone, mail and messenger, one line each. */
  contact: ContactLine[]
  /** Conditions of quotes; empty without any. */
  conditions: string
  accreditations: { name: string; number: string }[]
}
