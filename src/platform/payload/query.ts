import type { Payload } from 'payload'
import type { Locale } from '../../shared/locale'

/** What a query needs to know: where to read, in which language, and whom to tell what it has read. */
export interface QueryContext {
  payload: Payload
  locale: Locale
  /** Staff preview: read the newest draft instead of what is published. */
  draft: boolean
  /** Notes a tag of the page being made, so that a later change finds it. */
  tag: (tag: string) => void
}
