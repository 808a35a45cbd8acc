import type { Picture } from '../../shared/picture'
import type { GalleryPicture } from '../gallery/contract'
import type { accommodationKinds, meals, rooms } from './catalogue'

export { cefrLevels } from './catalogue'

/** What a list shows of a school. */
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

export interface Fact {
  label: string
  value: string
}

export interface StaffMember {
  name: string
  role: string
  bio: string
  languages: string
  picture?: Picture
}

export interface Question {
  question: string
  answer: string
}

export interface Course {
  id: number
  title: string
  summary: string
  description: string
  lessonsPerWeek: number
  minutesPerLesson: number
  levelFrom: string
  levelTo: string
  maxClassSize: number
  minAge: number
  starts: string
}

export type AccommodationKind = (typeof accommodationKinds)[number]
export type Room = (typeof rooms)[number]
export type Meals = (typeof meals)[number]

export interface Accommodation {
  id: number
  title: string
  description: string
  kind: AccommodationKind
  room: Room
  meals: Meals
  minAge: number
  minutesToSchool: number
}

export interface Address {
  street: string
  town: string
  region: string
  postalCode: string
  /** ISO 3166 code, e.g. `CA`. */
  country: string
}

/** What maps need to know of a school. */
export interface SchoolPlace {
  id: number
  slug: string
  name: string
  address: Address
  /** Absent where the school has no coordinates. */
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

/** One page of the list of schools, as the search answers it. */
export interface SchoolList {
  schools: SchoolSummary[]
  total: number
  page: number
  pages: number
  q: string
  language: string
  /** Languages that any school teaches, for the filter. */
  languages: string[]
}
