import type { Locale } from '../../../shared/locale'
import type { WxrComment } from '../../../shared/wordpress/read-wxr'
import type { ImportedBlock } from '../html/blocks'

/** A picture or another file of the old site. */
export interface PlannedFile {
  /** Names it in every import. */
  key: string
  collection: 'media' | 'files'
  /** Where it is, the best address first. */
  addresses: string[]
  /** The description of a picture, the title of a file. */
  title: string
  /** Text below a picture. */
  caption?: string
  /** Its path on the old site, which leads to it afterwards. */
  redirect?: string
}

export interface PlannedCategory {
  key: string
  slug: string
  title: string
  /** Addresses of the old site. */
  redirects: string[]
}

export type DocumentCollection = 'posts' | 'pages'

export interface PlannedDocument {
  key: string
  collection: DocumentCollection
  /** In the old site, for messages. */
  name: string
  slug: string
  title: string
  summary: string
  author: string
  /** ISO 8601. */
  date: string
  status: 'published' | 'draft'
  /** A draft that is published by itself at this time. */
  publishAt?: string
  category?: string
  picture?: string
  seo: { title?: string; description?: string }
  commentsOpen: boolean
  /** Addresses of the old site. */
  redirects: string[]
  /** Read when they are asked for. */
  readonly comments: WxrComment[]
  commentCount: number
  /** The content, once the ids of pictures and documents are known. */
  content: (ids: StoredIds) => ImportedBlock[]
}

export interface StoredIds {
  file: (key: string) => number | undefined
  document: (key: string) => number | undefined
  fileAddress: (key: string) => string | undefined
}

export interface ImportPlan {
  language: Locale
  files: PlannedFile[]
  categories: PlannedCategory[]
  documents: PlannedDocument[]
  /** Redirects that belong to no document: from, to. */
  redirects: { from: string; to: string }[]
  /** The names of what is left out, by kind. */
  leftOut: Map<string, string[]>
  /** About one document each: its name and what differs. */
  warnings: { name: string; what: string }[]
}
