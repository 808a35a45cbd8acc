import type { Payload, PayloadRequest } from 'payload'
import { isOutdated } from '../../../platform/panel/work-queue/change-as-staff.server'
import { findById } from '../../../platform/payload/find-documents'
import type { Comment } from '../../../platform/payload/payload-types'
import { invalidateTags } from '../../../platform/transaction/invalidate-tags'
import { inTransaction } from '../../../platform/transaction/transaction'
import { type DatedLink, isOwnLink } from '../author/signed-links.server'
import type { CommentState } from '../contract'
import { lockComments, lockThreads } from '../moderation/lock-comments.server'
import { setState } from '../moderation/moderate.server'
import { readGuardSettings } from '../spam/spam-settings.server'
import { moderatedTag } from '../tags'
import { decideState, judgeComment, type Sending } from './judge-comment.server'

/** The comment that a link from a mail is about; undefined if the link is forged or expired, or the comment is gone. */
export const findOwnComment = async (payload: Payload, link: DatedLink): Promise<Comment | undefined> => {
  const comment = await findById(payload, 'comments', link.id)
  if (!comment?.email || comment.state === 'removed') return undefined
  return isOwnLink(payload, link, comment.email) ? comment : undefined
}

/** Runs a transaction in the name of the author. The comment that it gets is locked; undefined if somebody has removed it. */
const asAuthor = <T>(
  payload: Payload,
  { id, author }: Comment,
  action: 'edit' | 'remove',
  work: (req: PayloadRequest, comment: Comment | undefined) => Promise<T>,
): Promise<T> =>
  inTransaction(
    payload,
    async (req) => {
      await invalidateTags(req, [moderatedTag])
      if (action === 'remove') await lockThreads(req, [id])
      const held = (await lockComments(req, [id])).get(id)
      return work(req, held?.state === 'removed' ? undefined : held)
    },
    { moderationStep: { action, ...(author ? { byName: author } : {}) } },
  )

/** Removes the comment; replies stay, under the comment above. Moderators can see that its author did it. */
export const withdrawComment = (payload: Payload, comment: Comment): Promise<void> =>
  asAuthor(payload, comment, 'remove', async (req, held) => {
    if (held) await setState(req, held, 'removed', new Map())
  })

/** A correction is judged like a new comment. It never publishes what moderators have hidden. */
const stateAfterCorrection = (current: CommentState, judged: CommentState): CommentState =>
  current === 'approved' || judged === 'spam' ? judged : current

interface Correction {
  content: string
  /** Of the comment that its author saw. */
  version: number
  sending: Sending
}

/** Returns the comment as it is then; undefined if it has changed since its author saw it. */
export const correctComment = async (
  payload: Payload,
  publicUrl: string,
  comment: Comment,
  { content, version, sending }: Correction,
): Promise<Comment | undefined> => {
  const guard = await readGuardSettings(payload, publicUrl)
  const email = comment.email ?? ''
  const written = { author: comment.author ?? '', email, url: comment.url ?? '', content }
  const judgement = await judgeComment(
    payload,
    { ...written, wantsReplies: false, remember: false },
    sending,
    guard,
  )
  const { approval } = await payload.findGlobal({ slug: 'comment-settings', depth: 0 })
  // The link has proved whose mailbox it is.
  const judged = await decideState(payload, approval, judgement, { email, verified: true })
  return asAuthor(payload, comment, 'edit', async (req, held) => {
    if (!held || isOutdated(held, version)) return undefined
    if (held.content === content) return held
    return req.payload.update({
      collection: 'comments',
      id: held.id,
      data: {
        content,
        state: stateAfterCorrection(held.state, judged),
        spamScore: judgement.score,
        spamReasons: judgement.reasons.length ? judgement.reasons : null,
      },
      depth: 0,
      req,
    })
  })
}
