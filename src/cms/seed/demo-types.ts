import type { BlockType } from '../../features/blocks/contract'
import type { Adjustment, Closure, Extra, PricedItem } from '../../features/pricing/contract'
import type { Address } from '../../features/schools/contract'
import type { Accommodation, Course, Form, School, SiteSetting } from '../../platform/payload/payload-types'
import type { Locale } from '../../shared/locale'
import type { OpeningHours } from '../../shared/time/opening-hours'

/** A text in English and optionally in other languages, which fall back to English. */
export type Localised = { en: string } & Partial<Record<Locale, string>>

/** Rich text in a small notation: `## heading`, `- list item`, blank lines part paragraphs, `**bold**`, `![title](video)`. */
type RichLocalised = Localised

/** A document or row as the demo writes it: its texts in several languages, everything else as the generated types say. */
type Demo<Doc> = {
  [Key in keyof Doc]: string extends NonNullable<Doc[Key]>
    ? Localised | Extract<Doc[Key], undefined>
    : Doc[Key]
}

/** Fields that the seed fills in or that the demo leaves empty. */
type Filled =
  | 'id'
  | 'school'
  | 'position'
  | 'number'
  | 'slug'
  | 'pictures'
  | 'blocks'
  | 'seo'
  | 'updatedAt'
  | 'createdAt'

type RowOf<Rows> = NonNullable<Rows> extends (infer Row)[] ? Omit<Row, 'id'> : never

/** A picture by the name of its file in pictures/, without extension. */
interface DemoPicture {
  file: string
  alt: Localised
}

type StaffRow = RowOf<School['staff']>

export interface DemoSchool {
  slug: string
  name: string
  summary: Localised
  description: RichLocalised
  address: Address
  contact: Pick<School, 'phone' | 'email' | 'messenger' | 'messengerAccount'> & {
    openingHours: OpeningHours[]
    hours: Localised
  }
  location: { lat: number; lng: number }
  /** The file of the invented town, where there is one. */
  town?: string
  /** Places on its map where visitors arrive. */
  places?: { lat: number; lng: number; text: Localised }[]
  founded: number
  languages: School['languages']
  hero: DemoPicture
  gallery: (DemoPicture & { title: Localised })[]
  /** Pictures of courses and rooms that are not in the gallery. */
  offerPictures: DemoPicture[]
  facts: Demo<RowOf<School['facts']>>[]
  staff: (Pick<StaffRow, 'name'> & Required<Demo<Omit<StaffRow, 'name' | 'picture'>>> & DemoPicture)[]
  faq: Demo<RowOf<School['faq']>>[]
  trust: {
    accreditations: (Pick<RowOf<School['accreditations']>, 'number' | 'url'> & {
      name: Localised
    } & DemoPicture)[]
    /** A list for each language. */
    testimonials: Partial<Record<Locale, RowOf<School['testimonials']>[]>>
    /** Empty without a video. */
    videoUrl: string
    videoTitle: Localised
  }
  courses: (Demo<Omit<Course, Filled | 'startsOn' | 'startDates' | 'teacher'>> & {
    /** One of the staff. */
    teacher?: string
    /** Dates in a year of a course that does not start every Monday. */
    startDates?: (year: number) => string[]
    /** Files of the gallery or of `offerPictures`. */
    pictures?: string[]
  })[]
  accommodation: (Demo<Omit<Accommodation, Filled>> & { pictures?: string[] })[]
  prices: DemoPrices
  comments: DemoComment[]
}

/** A comment of an invented visitor on a school or post of the demo. */
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

/** The prices of a demo school, in minor units. */
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

export interface DemoCategory {
  slug: string
  title: Localised
}

/** A post. Its days count from the day on which the demo is made, so that its events are in the future. */
export interface DemoPost {
  slug: string
  /** The slug of its category, and of its school unless it is news of all schools. */
  category: string
  school?: string
  /** The name of a picture that a school of the demo has. */
  picture: string
  author: string
  daysAgo: number
  /** `at`: the time of day at its school. */
  event?: { inDays: number; at: string; hours: number; place: Localised }
  title: Localised
  summary: Localised
  body: RichLocalised
  /** With comments visitors may write more. `after`: the time so many hours after the post. */
  comments?: (after: (hours: number) => string) => DemoComment[]
}

/** A field of a form; its labels, and those of its options, in several languages. */
type DemoField<Field> = Field extends unknown
  ? Omit<Field, 'id' | 'blockName' | 'label' | 'help' | 'options'> & {
      label: Localised
      help?: Localised
    } & (Field extends { options: unknown } ? { options: { value: string; label: Localised }[] } : unknown)
  : never

export interface DemoForm {
  slug: string
  title: Localised
  submitLabel: Localised
  fields: DemoField<Form['fields'][number]>[]
}

/**
 * A block of the demo: its texts in several languages, rich texts as `{ rich }`, pictures as `{ file }` and schools as `{ school }`
 * by their names.
 */
export interface DemoBlock {
  id: string
  blockType: BlockType
  [field: string]: unknown
}

export interface DemoBlockPage {
  slug: string
  title: Localised
  summary: Localised
  blocks: DemoBlock[]
}

export interface DemoSite {
  name: string
  tagline: Localised
  footerText: Localised
  contact: Pick<SiteSetting, 'email' | 'phone' | 'messenger' | 'messengerAccount' | 'address'>
  navigation: (DemoLink & { children?: DemoLink[] })[]
  callToAction: DemoLink
  footerNavigation: DemoLink[]
}

/** A link to a path of ours, e.g. `/schools/...` or `/about`. It is stored as a link to the document there, if there is one. */
export interface DemoLink {
  label: Localised
  path: string
}
