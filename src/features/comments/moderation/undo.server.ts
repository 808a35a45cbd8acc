import type { Payload, PayloadRequest } from 'payload'
import { findOwnBatch, undoableState } from '../../../platform/panel/work-queue/change-history.server'
import type { Comment, User } from '../../../platform/payload/payload-types'
import {
  asModerator,
  cancelReplyMail,
  conflictAbout,
  lockComments,
  lockThreads,
  type UndoData,
} from './lock-comments.server'
import { reattachReplies, restoreReplies } from './reattach-replies.server'
import { refusal } from './refusal'

const restore = async (req: PayloadRequest, comment: Comment, before: UndoData) => {
  const { payload } = req
  const { state, fields, learned } = before
  if (state === 'removed') await reattachReplies(req, comment)
  await restoreReplies(req, comment, before)
  const unmailed = comment.state === 'approved' && (await cancelReplyMail(req, comment.id))
  await payload.update({
    collection: 'comments',
    id: comment.id,
    data: {
      state,
      ...fields,
      ...(learned === undefined ? {} : { learned }),
      ...(unmailed ? { replyMailed: false } : {}),
    },
    depth: 0,
    req,
  })
}

/** Undoes one batch completely or not at all. Returns the ids of its comments. */
export const undo = async (
  payload: Payload,
  user: User,
  batch: string,
  now = new Date(),
): Promise<number[]> => {
  return asModerator(payload, user, { action: 'undo' }, async (req) => {
    // In reverse order, because replies may have moved from one deleted comment to the next.
    const steps = await findOwnBatch(req, 'comment-actions', batch, '-id')
    if (!steps.length) throw refusal('not_found', { code: 'refusal.nothingToUndo' }, 'batch')
    const numbers = steps.map(({ comment }) => comment)
    await lockThreads(req, numbers)
    await lockComments(req, numbers)
    for (const step of steps) {
      const { id, comment: number, version } = step
      // Read again for each step, because the step before may have moved it.
      const comment = (await lockComments(req, [number])).get(number)
      if (!comment || comment.version !== version) {
        const { reason } = await conflictAbout(req, number, comment)
        throw refusal('conflict', reason, 'batch')
      }
      // Payload types a JSON field as any JSON; the history writes only this shape.
      const before = undoableState(step, now) as UndoData | undefined
      if (!before) throw refusal('conflict', { code: 'refusal.undoTooLate' }, 'batch')
      await restore(req, comment, before)
      await payload.update({
        collection: 'comment-actions',
        id,
        data: { before: null },
        depth: 0,
        req,
      })
    }
    return numbers
  })
}
