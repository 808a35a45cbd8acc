import type { ReactNode } from 'react'
import type { Page } from '../../platform/payload/payload-types'
import type { Translated } from '../../shared/language/original-texts'
import type { Picture } from '../../shared/picture'

export type StoredBlock = NonNullable<Page['blocks']>[number]

export type BlockType = StoredBlock['blockType']

export type BlockOf<Type extends BlockType> = Extract<StoredBlock, { blockType: Type }>

export interface ShownBlock {
  body: ReactNode
  /** Structured data for search engines. */
  jsonLd?: object | object[]
}

export interface ShownBlocks {
  /** Undefined if there is nothing to show. */
  body: ReactNode
  jsonLd: object[]
  /** Whether the first block is the title of the page. */
  hasTitle: boolean
}

/** A text, and its language if that is not the language of the page. */
export interface BlockText {
  text: string
  lang?: string | undefined
}

/** A document in a list: the whole card is a link to its page. */
export interface Card {
  href: string
  title: BlockText
  text?: BlockText | undefined
  /** A line above the title: a place, a date, a category. */
  kicker?: string | undefined
  /** A line below the text, e.g. a price. */
  note?: string | undefined
  picture?: Picture | undefined
}

/** Which schools, or which offers of schools, a list of cards shows. */
export interface ListedDocuments {
  content: 'schools' | 'courses' | 'accommodation'
  /** Only those of this school. */
  school?: number | undefined
  limit: number
}

/** A post in a list of cards. `langs` names `title` and `summary`. */
export interface ListedPost extends Translated {
  href: string
  title: string
  summary: string
  day: string
  picture?: Picture
  /** When it takes place, if it is an event. */
  event?: { when: string }
}

export interface CourseStarts {
  id: number
  title: string
  /** YYYY-MM-DD */
  days: string[]
}

/** Prices of a school's courses with all fees, and their next starts. */
export interface SchoolOffers {
  school: string
  /** The school's date. */
  today: string
  /** The cheapest first, in words, with the query of the calculator that shows it. */
  prices: { course: number; text: string; query: string }[]
  starts: CourseStarts[]
}
