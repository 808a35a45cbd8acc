import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Comment, User } from '../../../platform/payload/payload-types'
import { AppError } from '../../../shared/errors'
import { type Conflict, conflictOf } from './conflict'
import {
  asModerator,
  cancelReplyMail,
  lastStepOf,
  lockComments,
  lockThreads,
  type UndoData,
} from './lock-comments.server'
import { type ModerationTask, nextState } from './moderation-tasks'
import { reattachReplies } from './reattach-replies.server'

/** A comment to change, with the version that the moderator saw. */
export interface Target {
  id: number
  /** Without a version, conflicts are not detected. */
  version?: number
}

export interface Moderated {
  /** Identifies the action for undo; absent when nothing changed. */
  batch?: string
  changed: number[]
  /** They had the requested state already. */
  unchanged: number[]
  conflicts: Conflict[]
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
  const ids = [...new Set(targets.map(({ id }) => id))]
  const done: Moderated = { changed: [], unchanged: [], conflicts: [] }
  await asModerator(payload, user, { action: task, batch, before }, async (req) => {
    if (task === 'remove') await lockThreads(req, ids)
    const known = new Map(targets.map(({ id, version }) => [id, version]))
    const held = await lockComments(req, ids)
    for (const id of ids) {
      // Removing a comment may have moved the next one.
      const comment = task === 'remove' ? (await lockComments(req, [id])).get(id) : held.get(id)
      const seen = known.get(id)
      const differs = comment && seen !== undefined && comment.version !== seen
      if (!comment || comment.state === 'removed' || differs) {
        const step = await lastStepOf(req, id)
        if (!comment && !step) throw new AppError('not_found', `There is no comment ${id}.`, { field: 'cid' })
        const unknown = { byName: 'the site', action: 'change', createdAt: comment?.updatedAt ?? '' }
        done.conflicts.push(conflictOf(id, comment, step ?? unknown))
        continue
      }
      const state = nextState(task, comment.state)
      if (!state) {
        done.unchanged.push(id)
        continue
      }
      await setState(req, comment, state, before)
      done.changed.push(id)
    }
  })
  return done.changed.length ? { ...done, batch } : done
}
