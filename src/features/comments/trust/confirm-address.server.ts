import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import type { Comment } from '../../../cms/payload-types'
import { runStatementIn } from '../../../shared/statement.server'
import { inTransaction } from '../../../shared/transaction.server'
import { auditContext } from '../cms-audit-hook'
import { NOT_ASKED } from '../posting/judge-comment.server'
import { type ConfirmLink, isConfirmLink } from './signed-links.server'
import { wasApprovedBefore } from './trust.server'

/** The comment whose author a link asks; undefined when the link is forged, old, used, or about nothing any more. */
export const findAsked = async (payload: Payload, link: ConfirmLink): Promise<Comment | undefined> => {
  const comment = await payload.findByID({
    collection: 'comments',
    id: link.id,
    depth: 0,
    disableErrors: true,
  })
  if (!comment?.email || comment.verified || comment.state === 'removed') return undefined
  return isConfirmLink(payload, link, comment.email) ? comment : undefined
}

const isUndecided = ({ state, spamReasons }: Comment) =>
  state === 'unapproved' && !(Array.isArray(spamReasons) && spamReasons.includes(NOT_ASKED))

const approve = (req: PayloadRequest, id: number) =>
  req.payload.update({ collection: 'comments', id, data: { state: 'approved' }, depth: 0, req })

/** Notes that the address is its author's; false when another press of the button has done so. */
export const confirmAddress = (payload: Payload, comment: Comment): Promise<boolean> =>
  inTransaction(
    payload,
    async (req) => {
      const { id } = comment
      const email = comment.email ?? ''
      const confirmed = await runStatementIn(
        req,
        sql`update comments set verified = true where id = ${id} and email = ${email} and coalesce(verified, false) = false`,
      )
      if (confirmed !== 1) return false
      const { approval } = await payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
      const isTrusted = approval === 'first' && (await wasApprovedBefore(payload, email, { except: id, req }))
      if (isTrusted && isUndecided(comment)) await approve(req, id)
      return true
    },
    { [auditContext.action]: 'approve' },
  )
