import type { CommentState } from '../contract'
import { timeAgo } from './elapsed-time'
import { pastOf } from './moderation-tasks'

/** Somebody else has changed a comment since the moderator saw it. */
export interface Conflict {
  id: number
  /** The current version; absent for a deleted comment. */
  version?: number
  state: CommentState
  by: string
  action: string
  at: string
  /** All of it as a sentence. */
  message: string
}

/** The last step of a comment's history. */
export interface LastStep {
  byName: string
  action: string
  createdAt: string
}

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
  message: `${byName === 'the site' ? 'The site' : byName} ${pastOf(action)} this comment ${timeAgo(createdAt, now)}. Your change was not made.`,
})
