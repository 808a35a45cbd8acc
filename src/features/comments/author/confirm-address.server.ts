import type { Payload, PayloadRequest } from 'payload'
import { named, readRowsIn, runStatementIn, sql, t } from '../../../platform/database/statement'
import { findById } from '../../../platform/payload/find-documents'
import type { Comment } from '../../../platform/payload/payload-types'
import { inTransaction } from '../../../platform/transaction/transaction'
import { type DatedLink, rightsOfLink } from './signed-links.server'
import { wasApprovedBefore } from './trust.server'

const c = t.comments
const ca = t.comment_actions

/** The comment that a confirmation link is about, and what the link may do. */
interface Confirmation {
  comment: Comment
  mayApprove: boolean
}

/** Undefined if the link is forged, expired or used, or its comment is gone. */
export const findConfirmation = async (
  payload: Payload,
  link: DatedLink,
): Promise<Confirmation | undefined> => {
  const comment = await findById(payload, 'comments', link.id)
  if (!comment?.email || comment.verified || comment.state === 'removed') return undefined
  const rights = rightsOfLink(payload, link, comment.email)
  return rights && { comment, ...rights }
}

/** Whether no moderator has decided yet; a hidden comment stays hidden. */
const isUndecided = async (req: PayloadRequest, id: number): Promise<boolean> => {
  const [comment] = await readRowsIn(
    req,
    sql`select ${c.state}, exists (select 1 from ${ca} where ${ca.comment} = ${id} and ${ca.by_id} is not null) ${named('touched')}
      from ${c} where ${c.id} = ${id}`,
  )
  return comment?.state === 'unapproved' && !comment.touched
}

const approve = (req: PayloadRequest, id: number) =>
  req.payload.update({ collection: 'comments', id, data: { state: 'approved' }, depth: 0, req })

/** Marks the address as confirmed. False if another request has done so already. */
export const confirmAddress = (payload: Payload, { comment, mayApprove }: Confirmation): Promise<boolean> =>
  inTransaction(
    payload,
    async (req) => {
      const { id } = comment
      const email = comment.email ?? ''
      // The comment is locked now, so earlier decisions of moderators are visible and later ones wait.
      const confirmed = await runStatementIn(
        req,
        sql`update ${c} set ${c.verified} = true where ${c.id} = ${id} and ${c.email} = ${email} and coalesce(${c.verified}, false) = false`,
      )
      if (confirmed !== 1) return false
      const { approval } = await payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
      const isTrusted =
        mayApprove && approval === 'first' && (await wasApprovedBefore(payload, email, { except: id, req }))
      if (isTrusted && (await isUndecided(req, id))) await approve(req, id)
      return true
    },
    { moderationStep: { action: 'approve' } },
  )
