import type { CommentState } from '../contract'
import { timeAgo } from './elapsed-time'
import type { CommentsCode } from './refusal'

/** Somebody else has changed a comment since the moderator saw it. */
export interface Conflict {
  id: number
  /** The current version; absent for a deleted comment. */
  version?: number
  state: CommentState
  by: string
  action: string
  at: string
  /** All of it for a sentence. */
  reason: CommentsCode
}

/** The last step of a comment's history. */
export interface LastStep {
  byName: string
  action: string
  createdAt: string
}

/** Actions that have a sentence of their own. */
const actions = ['approve', 'unapprove', 'spam', 'remove', 'edit', 'reply', 'undo'] as const

export const conflictOf = (
  id: number,
  comment: { version: number; state: CommentState } | undefined,
  { byName, action, createdAt }: LastStep,
  now = new Date(),
): Conflict => ({
  id,
  version: comment?.version,
  state: comment?.state ?? 'removed',
  by: byName,
  action,
  at: createdAt,
  reason: {
    code: `conflict.${actions.find((one) => one === action) ?? 'change'}`,
    params: {
      who: byName === 'the site' ? { code: 'conflict.site' } : byName,
      ago: timeAgo(createdAt, now),
    },
  },
})
