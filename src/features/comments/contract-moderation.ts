import type { CommentState } from './contract'

/** A comment as moderators see it. */
export interface InboxRow {
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
export interface InboxFilter {
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

export interface InboxPage {
  rows: InboxRow[]
  total: number
  page: number
  pages: number
}
