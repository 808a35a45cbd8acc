import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import {
  type BatchResult,
  changeBatch,
  type Target,
} from '../../../platform/panel/work-queue/change-as-staff.server'
import type { Comment, User } from '../../../platform/payload/payload-types'
import type { Conflict } from './conflict'
import {
  asModerator,
  cancelReplyMail,
  conflictAbout,
  lockComments,
  lockThreads,
  type UndoData,
} from './lock-comments.server'
import { type ModerationTask, nextState } from './moderation-tasks'
import { reattachReplies } from './reattach-replies.server'

export interface Moderated extends BatchResult<Conflict> {
  /** Identifies the action for undo; absent when nothing changed. */
  batch?: string
}

/** Changes the state of a comment and stores in `before` how to undo it. */
export const setState = async (
  req: PayloadRequest,
  comment: Comment,
  state: Comment['state'],
  before: Map<number, UndoData>,
) => {
  const replies = state === 'removed' ? await reattachReplies(req, comment) : []
  before.set(comment.id, {
    state: comment.state,
    learned: comment.learned ?? null,
    ...(replies.length ? { replies, handedTo: comment.parent } : {}),
  })
  const unmailed = comment.state === 'approved' && (await cancelReplyMail(req, comment.id))
  await req.payload.update({
    collection: 'comments',
    id: comment.id,
    data: { state, ...(unmailed ? { replyMailed: false } : {}) },
    depth: 0,
    req,
  })
}

/**
 * Applies one task to one or many comments in one transaction. Comments that somebody else has changed since are not touched
 * and reported as conflicts.
 */
export const moderate = async (
  payload: Payload,
  user: User,
  { task, targets }: { task: ModerationTask; targets: Target[] },
): Promise<Moderated> => {
  const batch = randomUUID()
  const before = new Map<number, UndoData>()
  const done = await asModerator(payload, user, { action: task, batch, before }, async (req) => {
    const ids = targets.map(({ id }) => id)
    if (task === 'remove') await lockThreads(req, ids)
    const held = await lockComments(req, ids)
    return changeBatch(targets, {
      // Removing a comment may have moved the next one.
      read: async (id) => (task === 'remove' ? await lockComments(req, [id]) : held).get(id),
      isGone: ({ state }) => state === 'removed',
      change: async (comment) => {
        const state = nextState(task, comment.state)
        if (state) await setState(req, comment, state, before)
        return state !== undefined
      },
      conflictAbout: (id, comment) => conflictAbout(req, id, comment),
    })
  })
  return done.changed.length ? { ...done, batch } : done
}
