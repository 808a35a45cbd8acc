import type { Adjustment, Closure, Extra, PricedItem } from '../../features/pricing/contract'
import type { AccommodationKind, Meals, Room } from '../../features/schools/contract'
import type { Locale } from '../../shared/locale'

/** A text in English and, where written, in other languages; what is missing falls back to English. */
export type Localised = { en: string } & Partial<Record<Locale, string>>

/** Rich text in a small notation: `## heading`, `- list item`, blank lines part paragraphs, `**bold**`, `![title](video)`. */
type RichLocalised = Localised

export interface DemoSchool {
  slug: string
  name: string
  summary: Localised
  description: RichLocalised
  address: { street: string; town: string; region: string; postalCode: string; country: string }
  contact: { phone: string; email: string; hours: Localised }
  location: { lat: number; lng: number }
  /** The file of the invented town, where there is one. */
  town?: string
  founded: number
  languages: string[]
  /** Names of files in pictures/, without extension. */
  hero: { file: string; alt: Localised }
  gallery: { file: string; alt: Localised; title: Localised }[]
  facts: { label: Localised; value: Localised }[]
  staff: {
    name: string
    role: Localised
    bio: Localised
    languages: Localised
    file: string
    alt: Localised
  }[]
  faq: { question: Localised; answer: Localised }[]
  courses: {
    title: Localised
    summary: Localised
    description: Localised
    lessonsPerWeek: number
    minutesPerLesson: number
    levelFrom: string
    levelTo: string
    maxClassSize: number
    minAge: number
    starts: Localised
    /** Of a course that does not start every Monday: its dates in a year. */
    startDates?: (year: number) => string[]
  }[]
  accommodation: {
    title: Localised
    description: Localised
    kind: AccommodationKind
    room: Room
    meals: Meals
    minAge: number
    minutesToSchool: number
  }[]
  prices: DemoPrices
  comments: DemoComment[]
}

/** What invented visitors wrote about the invented school. */
export interface DemoComment {
  /** Empty for somebody who gave no name. */
  author: string
  /** By the school itself. */
  staff?: true
  email?: string
  url?: string
  language: Locale
  content: string
  rating?: number
  at: string
  state?: 'unapproved' | 'approved' | 'spam'
  replies?: DemoComment[]
}

type Titled<T extends { title: string }> = Omit<T, 'title'> & { title: Localised }

/** What the invented school charges, in minor units. */
export interface DemoPrices {
  list: { name: string; notes: string; validFrom: string; items: PricedItem[] }
  registrationFee: number
  timeZone: string
  closures: Titled<Closure>[]
  extras: Titled<Extra>[]
  adjustments: (Pick<Titled<Adjustment>, 'code' | 'title' | 'kind' | 'on'> & Partial<Titled<Adjustment>>)[]
}

export interface DemoPage {
  slug: string
  title: Localised
  summary: Localised
  body: RichLocalised
}

export interface DemoSite {
  name: string
  tagline: Localised
  footerText: Localised
  contact: { email: string; phone: string; address: string }
  /** Navigation entries: a path of ours, e.g. `/schools/...` or `/about`. */
  navigation: { label: Localised; path: string }[]
  footerNavigation: { label: Localised; path: string }[]
}
