import type { Payload, PayloadRequest } from 'payload'
import { UNDO_ACCEPTED_MS } from '../../../platform/panel/work-queue/undo-offer'
import type { Comment, CommentAction, User } from '../../../platform/payload/payload-types'
import { AppError } from '../../../shared/errors'
import { conflictOf } from './conflict'
import {
  asModerator,
  cancelReplyMail,
  lastStepOf,
  lockComments,
  lockThreads,
  type UndoData,
} from './lock-comments.server'
import { reattachReplies, restoreReplies } from './reattach-replies.server'

const findSteps = async (req: PayloadRequest, user: User, batch: string): Promise<CommentAction[]> => {
  const { docs } = await req.payload.find({
    collection: 'comment-actions',
    where: { batch: { equals: batch }, by: { equals: user.id } },
    // In reverse order, because replies may have moved from one deleted comment to the next.
    sort: '-id',
    depth: 0,
    pagination: false,
    req,
  })
  if (!docs.length) throw new AppError('not_found', 'There is nothing of yours to undo.', { field: 'batch' })
  return docs as CommentAction[]
}

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

const tooLate = () =>
  new AppError('conflict', 'This can no longer be undone: more than 10 seconds have passed.', {
    field: 'batch',
  })

/** Undoes one batch completely or not at all. Returns the ids of its comments. */
export const undo = async (
  payload: Payload,
  user: User,
  batch: string,
  now = new Date(),
): Promise<number[]> => {
  return asModerator(payload, user, { action: 'undo' }, async (req) => {
    const steps = await findSteps(req, user, batch)
    const numbers = steps.map(({ comment }) => comment)
    await lockThreads(req, numbers)
    await lockComments(req, numbers)
    for (const { id, comment: number, version, before, createdAt } of steps) {
      // Read again for each step, because the step before may have moved it.
      const comment = (await lockComments(req, [number])).get(number)
      if (!comment || comment.version !== version) {
        const step = await lastStepOf(req, number)
        const { message } = conflictOf(number, comment, step ?? { byName: 'the site', action: '', createdAt })
        throw new AppError('conflict', message, { field: 'batch' })
      }
      if (!before || now.getTime() - new Date(createdAt).getTime() > UNDO_ACCEPTED_MS) throw tooLate()
      // Payload types a JSON field as any JSON; the history writes only this shape.
      await restore(req, comment, before as UndoData)
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
