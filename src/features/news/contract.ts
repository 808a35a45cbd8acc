import type { Post as PostDoc } from '../../platform/payload/payload-types'
import type { Originals, Translated } from '../../shared/language/original-texts'
import type { Given, Shown, seoFields } from '../../shared/pick-fields'
import type { Picture } from '../../shared/picture'

// Addresses, without the language's prefix.

export const NEWS_PATH = '/news'
export const FEED_PATH = `${NEWS_PATH}/feed.xml`
export const postPath = (slug: string): string => `${NEWS_PATH}/${slug}`
export const categoryPath = (slug: string): string => `${NEWS_PATH}/category/${slug}`
export const schoolNewsPath = (slug: string): string => `${NEWS_PATH}/school/${slug}`
export const eventFilePath = (slug: string): string => `${postPath(slug)}/event.ics`

/** Which posts a list has; without a category or school those of all. */
export interface PostFilter {
  category?: number | undefined
  school?: number | undefined
}

/** When and where an event takes place. */
export interface PostEvent extends Translated {
  /** In ISO 8601 with the local time of the school and its difference to UTC. */
  startsAt: string
  endsAt?: string
  /** Both times in words, in the time zone of the school. */
  when: string
  timeZone: string
  isOver: boolean
  /** Empty if it is not known. */
  place: string
}

export interface PostZones {
  bySchool: Record<number, string>
  /** Time zone for posts about all schools. */
  withoutSchool: string
}

/** A category or school of posts: the list that its name links to has no language prefix yet. */
export interface PostGroup {
  id: number
  slug: string
  name: string
}

/** Fields of a post in lists: a field that is named here is typed and passed on. */
export const cardFields = ['id', 'slug', 'title', 'summary', 'date', 'author', 'updatedAt'] as const

/** A post in a list. `langs` names `title` and `summary`. */
export interface PostCard extends Shown<PostDoc, typeof cardFields>, Translated {
  /** With the language's prefix. */
  href: string
  day: string
  picture?: Picture
  category?: PostGroup
  school?: PostGroup
  /** Only of events. */
  event?: PostEvent
}

type StoredBlocks = NonNullable<PostDoc['blocks']>

export interface Post extends PostCard {
  /** As stored; the feature `blocks` shows them. */
  blocks: StoredBlocks
  /** The blocks in the languages that their texts may come from. */
  originalBlocks?: Originals<StoredBlocks>
  seo: Given<NonNullable<PostDoc['seo']>, typeof seoFields>
  /** Visitors can comment. */
  commentsOpen: boolean
}

export interface PostLink extends Translated {
  title: string
  href: string
}

export interface Neighbours {
  older?: PostLink
  newer?: PostLink
}

export interface PostList {
  posts: PostCard[]
  page: number
  pages: number
}
