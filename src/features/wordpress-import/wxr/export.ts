import { AppError } from '../../../shared/errors'

/** A WordPress export (WXR 1.0 to 1.2) as this feature uses it. */

interface WxrTerm {
  /** `category`, `post_tag` or `tag`, `post_format` … */
  domain: string
  nicename: string
  name: string
}

/** A comment with its fields as they are in the file, by the name of their element. */
export interface WxrComment {
  line: number
  fields: Map<string, string>
}

/** A post, page, attachment, menu item or anything else that WordPress stores as a post. */
export interface WxrItem {
  id: number
  type: string
  title: string
  link: string
  /** The login of the author. */
  creator: string
  /** Read when it is asked for. */
  readonly content: string
  excerpt: string
  /** ISO 8601; absent if the file has no date that can be read. */
  date?: string
  status: string
  slug: string
  parent: number
  password: string
  sticky: boolean
  commentsOpen: boolean
  attachmentUrl: string
  terms: WxrTerm[]
  meta: Map<string, string>
  /** Read when they are asked for. */
  readonly comments: WxrComment[]
  commentCount: number
}

export interface WxrCategory {
  id: number
  nicename: string
  name: string
  /** The nicename of the category above it. */
  parent: string
}

export interface WxrExport {
  /** The address of the old site, without a trailing slash. */
  site: string
  /** As WordPress names it, e.g. `de-DE`. */
  language: string
  /** The shown names by login. */
  authors: Map<string, string>
  categories: WxrCategory[]
  items: WxrItem[]
}

/** The file cannot be imported. The message says what to do. */
export class WxrError extends AppError {
  constructor(message: string) {
    super('bad_request', message)
  }
}
