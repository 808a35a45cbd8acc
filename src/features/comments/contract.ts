import type { Comment } from '../../platform/payload/payload-types'
import { type PagedCollection, slugPath } from '../../shared/address/slug-path'
import type { Given, Shown } from '../../shared/pick-fields'

/** The collections whose documents can have comments. */
export const commentedTypes = ['schools', 'posts', 'pages'] as const satisfies readonly PagedCollection[]
export type CommentedType = (typeof commentedTypes)[number]

/** Names the document that comments belong to. */
export interface DocumentReference {
  type: CommentedType
  id: number
}

/** Where the page of a document is. */
export interface DocumentAddress {
  type: CommentedType
  slug: string
}

export interface CommentedDocument extends DocumentReference, DocumentAddress {
  name: string
}

/** `removed` comments can be restored for some seconds and are then deleted. */
export const commentStates = ['unapproved', 'approved', 'spam', 'removed'] as const
export type CommentState = (typeof commentStates)[number]

/** Whose comments appear without a moderator: nobody's, everybody's, or those of authors who were approved before. */
export const approvalModes = ['never', 'always', 'first'] as const
export type ApprovalMode = (typeof approvalModes)[number]

export const threadOrders = ['oldest', 'newest'] as const
export type ThreadOrder = (typeof threadOrders)[number]

/** The largest depth that can be set. Paths are never deeper than this. */
export const MAX_DEPTH = 10

/** Longer texts are refused, never cut. */
export const commentLimits = { author: 80, email: 254, url: 500, content: 5000 } as const

/** Names of the public form's fields. */
export const commentFields = {
  commentId: 'comment_id',
  parentId: 'parent_id',
  author: 'author',
  email: 'email',
  url: 'url',
  content: 'content',
  rating: 'rating',
  remember: 'remember',
  /** Asks for a mail when somebody replies. */
  notify: 'notify',
  /** Made once per form, so that sending it twice stores one comment. */
  once: 'once',
  /** Proves that the server has returned the form with errors. */
  returned: 'returned',
  /** A honeypot: invisible to people, filled in by programs. */
  trap: 'company',
} as const

/** The id of a field's element, which the error summary links to. It never equals a `commentAnchor`. */
export const commentFieldId = (field: string): string => `comment-${field}`

/** Public content of a comment. `author` is empty if no name was given. */
interface CommentContent
  extends Shown<Comment, ['author', 'url', 'content', 'language', 'createdAt']>,
    Given<Comment, ['rating']> {}

/** Adds the fields that only moderators see; they are imported and exported as well. */
export interface StoredContent extends CommentContent, Shown<Comment, ['email', 'state']> {}

export interface PublicComment extends CommentContent {
  id: number
  /** 0 at the top level. */
  parentId: number
  /** From 1; never more than the depth that is set. */
  depth: number
  /** Written by the school. */
  byStaff: boolean
  /** The author asked for everything to be removed; the place in the thread stays. */
  erased: boolean
  /** The comment above it, where that is on an earlier page of the thread. */
  inReplyTo?: { id: number; author: string; page: number }
  /** The page of the thread that it is on, where comments of several pages are shown. */
  page?: number
}

/** One page of a document's thread. */
export interface CommentThread {
  comments: PublicComment[]
  total: number
  page: number
  pages: number
  /**
   * Average of all approved ratings; absent where ratings are off or there are none. `counted` are the comments of this page among
   * them.
   */
  rating?: { average: number; count: number; counted: number[] }
}

/** The settings that public pages need. */
export interface CommentSettings {
  enabled: boolean
  staffOnly: boolean
  nameRequired: boolean
  ratings: boolean
  replyMail: boolean
  avatars: boolean
  order: ThreadOrder
  depth: number
  perPage: number
  approval: ApprovalMode
  /** Guests answer the captcha. */
  captcha: boolean
}

/** Data of one visitor in addition to the cached page. */
export interface PersonalResponse {
  remembered?: { author: string; email: string; url: string }
  /** The visitor's own comments that wait, as markup. */
  pending: { parentId: number; html: string }[]
  canModerate: boolean
  /** The form for staff, where only staff may write. */
  formHtml?: string
}

/** Where comments of a document are read and sent to, without the prefix of the language. */
export const commentsPath = ({ type, slug }: DocumentAddress): string => `${slugPath(type, slug)}/comments`

export const feedPath = (document: DocumentAddress): string => `${commentsPath(document)}.atom`

/** One page of the thread; the first has no number. */
export const threadPath = (document: DocumentAddress, page: number): string =>
  page > 1 ? `${commentsPath(document)}?page=${page}` : commentsPath(document)

export const commentAnchor = (id: number): string => `comment-${id}`

/** Remembered by the visitor's browser when asked to, signed together. */
export const REMEMBER_PREFIX = 'zoo-comment_'
export const REMEMBER_SECONDS = 15_552_000

/** Where staff handle comments in the admin panel. */
export const MODERATION_PATH = '/admin/moderation'

/** Where administrators import, export and erase comments. */
export const COMMENTS_DATA_PATH = '/admin/comments-data'

/** How mails about comments say which one they are about: `comment:12:reply`. */
export const MAIL_ABOUT = 'comment:'

export const mailAbout = (id: number, kind: 'pending' | 'reply' | 'confirm' | 'own'): string =>
  `${MAIL_ABOUT}${id}:${kind}`

/** Mails with a link that proves who has written a comment, which must stay secret. */
export const hasSecretLink = (about: unknown): boolean =>
  typeof about === 'string' && about.startsWith(MAIL_ABOUT) && /:(confirm|own)$/.test(about)

/** The score from which a comment counts as spam, unless moderators set another. */
export const SPAM_THRESHOLD = 0.9

/** Why a comment was taken for spam or has to wait, as it is stored. */
export type SpamReason =
  | { code: 'trapped' | 'quick' | 'akismet' | 'akismetSilent' }
  | { code: 'blocked'; params: { entry: string } }
  | { code: 'links'; params: { links: number; max: number } }
  /** Score of the filter, with the words for and against it. `#link`, `link:win` and `from:win` are not words of the text. */
  | { code: 'filter'; params: { score: number; against: string[]; inFavour: string[] } }

/** A comment as moderators see it. */
export interface ModeratedComment extends StoredContent {
  id: number
  /** The comment above, if it still exists, with the beginning of its text. */
  inReplyTo?: { id: number; author: string; content: string }
  document: CommentedDocument
  /** Set if the document is a school. */
  school?: { id: number; name: string; slug: string }
  version: number
  ipHash: string
  spamScore?: number
  /** A text that is no code is a sentence from the time before there were codes. */
  spamReasons: (SpamReason | string)[]
  byStaff: boolean
  verified: boolean
}

/** Filter of the moderation list; all given conditions must hold. */
export interface ModerationFilter {
  /** By default unapproved and approved comments. */
  state?: CommentState
  /** Word prefixes in name, text or website. */
  text?: string
  /** Word prefixes in name or e-mail address. */
  author?: string
  /** Only comments without a name. */
  anonymous?: boolean
  ipHash?: string
  school?: number
  /** One post or page alone. */
  document?: DocumentReference
  /** One comment alone, whatever its state. */
  comment?: number
}

export interface ModerationListPage {
  rows: ModeratedComment[]
  total: number
  page: number
  pages: number
}

/** The component that moderates on the first screen of the panel, and what it gets. */
export const moderateInPlace = '/features/comments/admin/ModerateInPlace#ModerateInPlace'

export interface ModerateInPlaceProps {
  comments: { id: number; version: number; author: string; content: string; language: string }[]
}
