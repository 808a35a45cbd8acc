import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Locale } from '../../shared/locale'
import type { IconName } from '../panel/kit/icons'

// What staff find from every screen of the panel. Features declare it, as they declare what visitors find.

/** A line of the results. */
interface FoundLine {
  title: string
  /** Tells it from others with the same title. */
  detail?: string
  /** Missing if the form of the document is the place to go. */
  href?: string
}

/** Whether the user's work has to do with it. Access rules are checked besides. */
type May = (asked: { req: PayloadRequest }) => boolean

/** The fields of `shown`, in the reader's language, schools with their name. */
// biome-ignore lint/suspicious/noExplicitAny: one list has the documents of all collections
type ShownDocument = any

/** Documents that staff find by their words. Nobody finds what the access rules of the collection hide from them. */
export interface FindSource {
  collection: CollectionSlug
  icon: IconName
  may: May
  /** Fields whose words find a document, in all languages. */
  searched: readonly string[]
  shown: readonly string[]
  line: (document: ShownDocument, language: Locale) => FoundLine
}

/** Something to do that begins on a screen of the panel. New documents of a collection in the menu are offered without it. */
export interface FindAction {
  /** Unique within the panel. */
  name: string
  icon: IconName
  href: string
  label: (language: Locale) => string
  may: May
}

/** The name of a document's school. */
export const schoolNameOf = ({ school }: ShownDocument): string =>
  typeof school === 'object' && school ? String(school.name ?? '') : ''

/** Joins what is known about a document. */
export const joinDetails = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

/** A day that is stored as a moment. */
export const formatDay = (language: Locale, at: string | null | undefined): string =>
  at ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at)) : ''

/** Documents with a title in each language, such as pages. */
export const titledSource = (source: Pick<FindSource, 'collection' | 'icon' | 'may'>): FindSource => ({
  ...source,
  searched: ['title', 'slug'],
  shown: ['title', 'slug'],
  line: ({ title, slug }) => ({ title: title || slug, detail: slug }),
})
