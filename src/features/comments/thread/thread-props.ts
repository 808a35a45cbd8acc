import type { Locale } from '../../../shared/locale'
import type { CommentSettings, CommentThread } from '../contract'
import type { CommentMessages } from '../messages/en'

/** What the parts of a thread are made of. */
export interface ThreadProps {
  locale: Locale
  t: CommentMessages
  school: { slug: string; name: string }
  settings: CommentSettings
  thread: CommentThread
}
