import type {
  Accommodation as AccommodationDoc,
  Course as CourseDoc,
  School as SchoolDoc,
} from '../../platform/payload/payload-types'
import type { Picture } from '../../shared/picture'
import type { Shown } from '../../shared/shown-fields'
import type { GalleryPicture } from '../gallery/contract'
import type { accommodationKinds, meals, rooms } from './catalogue'

export { cefrLevels } from './catalogue'

/** A school in a list. */
export interface SchoolSummary {
  slug: string
  name: string
  town: string
  country: string
  summary: string
  /** Codes of the languages taught, e.g. `en`. */
  languages: string[]
  picture?: Picture
}

export interface StaffMember {
  name: string
  role: string
  bio: string
  languages: string
  picture?: Picture
}

type Row<Key extends keyof SchoolDoc> = NonNullable<SchoolDoc[Key]> extends (infer Item)[] ? Item : never

export const factFields = ['label', 'value'] as const
export type Fact = Shown<Row<'facts'>, typeof factFields>

export const questionFields = ['question', 'answer'] as const
export type Question = Shown<Row<'faq'>, typeof questionFields>

/** What pages show of a course: a field that is named here is read, typed and passed on. */
export const courseFields = [
  'id',
  'title',
  'summary',
  'description',
  'lessonsPerWeek',
  'minutesPerLesson',
  'levelFrom',
  'levelTo',
  'maxClassSize',
  'minAge',
  'starts',
] as const
export type Course = Shown<CourseDoc, typeof courseFields>

export type AccommodationKind = (typeof accommodationKinds)[number]
export type Room = (typeof rooms)[number]
export type Meals = (typeof meals)[number]

export const accommodationFields = [
  'id',
  'title',
  'description',
  'kind',
  'room',
  'meals',
  'minAge',
  'minutesToSchool',
] as const
export type Accommodation = Shown<AccommodationDoc, typeof accommodationFields>

/** `country` is an ISO 3166 code, e.g. `CA`. */
export const addressFields = ['street', 'town', 'region', 'postalCode', 'country'] as const
export type Address = Shown<SchoolDoc, typeof addressFields>

/** The part of a school that maps need. */
export interface SchoolPlace {
  id: number
  slug: string
  name: string
  address: Address
  /** Absent for a school without coordinates. */
  location?: { lat: number; lng: number }
}

export interface School extends SchoolSummary, SchoolPlace {
  /** Rich text, already turned into safe HTML. */
  descriptionHtml: string
  contact: { phone: string; email: string; hours: string }
  founded?: number
  facts: Fact[]
  staff: StaffMember[]
  faq: Question[]
  gallery: GalleryPicture[]
  courses: Course[]
  accommodation: Accommodation[]
  seo: { title?: string; description?: string }
  updatedAt: string
}

/** One page of the list of schools: the answer of the search. */
export interface SchoolList {
  schools: SchoolSummary[]
  total: number
  page: number
  pages: number
  q: string
  language: string
  /** All languages that at least one school teaches, for the filter. */
  languages: string[]
}
