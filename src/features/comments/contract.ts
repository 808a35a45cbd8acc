/** `removed` lasts as long as it can be undone; then the comment is gone. */
export const commentStates = ['unapproved', 'approved', 'spam', 'removed'] as const
export type CommentState = (typeof commentStates)[number]

/** Whose comments appear without a moderator: nobody's, everybody's, or those of authors who were approved before. */
export const approvalModes = ['never', 'always', 'first'] as const
export type ApprovalMode = (typeof approvalModes)[number]

export const threadOrders = ['oldest', 'newest'] as const
export type ThreadOrder = (typeof threadOrders)[number]

/** The largest depth that can be set: paths of comments are made for it. */
export const MAX_DEPTH = 10

/** A field with more than this is refused, never cut. */
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
  /** Shows that the form came back from the server. */
  returned: 'returned',
  /** Nobody sees it; programs fill it in. */
  trap: 'company',
} as const

/** The element of a field, which the summary of errors links to. Apart from the numbers of `commentAnchor`. */
export const commentFieldId = (field: string): string => `comment-${field}`

/** What is wrong with one field; `form` is about the form as a whole. */
export interface FieldError {
  field: string
  message: string
}

/** A comment as everybody may see it. */
export interface PublicComment {
  id: number
  /** 0 at the top level. */
  parentId: number
  /** From 1; never more than the depth that is set. */
  depth: number
  /** Empty for somebody who gave no name. */
  author: string
  url: string
  content: string
  rating?: number
  /** Written by the school. */
  byStaff: boolean
  /** The author asked for everything to be removed; the place in the thread stays. */
  erased: boolean
  language: string
  createdAt: string
  /** The comment above it, where that is on an earlier page of the thread. */
  inReplyTo?: { id: number; author: string; page: number }
}

/** One page of a school's thread. */
export interface CommentThread {
  comments: PublicComment[]
  total: number
  page: number
  pages: number
  /**
   * Of everybody who gave one and was approved; absent where ratings are off or there are none. `counted` are the
   * comments of this page among them.
   */
  rating?: { average: number; count: number; counted: number[] }
}

/** What visitors' pages need of the settings. */
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

/** What one visitor's browser gets besides the page that everybody gets. */
export interface PersonalAnswer {
  remembered?: { author: string; email: string; url: string }
  /** The visitor's own comments that wait, as markup. */
  pending: { parentId: number; html: string }[]
  canModerate: boolean
  /** For those who are logged in, where only they may write. */
  formHtml?: string
}

/** Where comments of a school are read and sent to, without the prefix of the language. */
export const commentsPath = (slug: string): string => `/schools/${slug}/comments`

export const feedPath = (slug: string): string => `${commentsPath(slug)}.atom`

/** One page of the thread; the first has no number. */
export const threadPath = (slug: string, page: number): string =>
  page > 1 ? `${commentsPath(slug)}?page=${page}` : commentsPath(slug)

export const commentAnchor = (id: number): string => `comment-${id}`

/** Remembered by the visitor's browser when asked to, signed together. */
export const REMEMBER_PREFIX = 'zoo-comment_'
export const REMEMBER_SECONDS = 15_552_000

/** In a request's context: nobody is told of what it stores, as when the demo is filled in. */
export const QUIET_CONTEXT = 'commentQuiet'

/** Where staff handle comments in the admin panel. */
export const MODERATION_PATH = '/admin/moderation'

/** Where administrators import, export and erase comments. */
export const COMMENTS_DATA_PATH = '/admin/comments-data'

/** How mails about comments say which one they are about: `comment:12:reply`. */
export const MAIL_ABOUT = 'comment:'

export const mailAbout = (id: number, kind: 'pending' | 'reply' | 'confirm'): string =>
  `${MAIL_ABOUT}${id}:${kind}`

/** Holds a link that shows whose an address is. */
export const isConfirmMail = (about: unknown): boolean =>
  typeof about === 'string' && about.startsWith(MAIL_ABOUT) && about.endsWith(':confirm')

/** The score from which a comment counts as spam, unless moderators set another. */
export const SPAM_THRESHOLD = 0.9

/** A comment as moderators see it. */
export interface ModeratedComment {
  id: number
  /** What it replies to, as far as that is still there; the beginning of its text. */
  inReplyTo?: { id: number; author: string; content: string }
  school: { id: number; name: string; slug: string }
  /** Empty for somebody who gave no name. */
  author: string
  email: string
  url: string
  content: string
  state: CommentState
  rating?: number
  language: string
  createdAt: string
  version: number
  ipHash: string
  spamScore?: number
  spamReasons: string[]
  byStaff: boolean
  verified: boolean
}

/** What moderators look for; everything that is given must hold. */
export interface ModerationFilter {
  /** Without it: what waits and what is approved. */
  state?: CommentState
  /** Beginnings of words in name, text or website. */
  text?: string
  /** Beginnings of words in name or e-mail address. */
  author?: string
  /** Only comments without a name. */
  anonymous?: boolean
  ipHash?: string
  school?: number
  /** One comment alone, whatever its state. */
  comment?: number
}

export interface ModerationListPage {
  rows: ModeratedComment[]
  total: number
  page: number
  pages: number
}
