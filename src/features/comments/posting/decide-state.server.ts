import type { Payload } from 'payload'
import type { ApprovalMode, CommentState } from '../contract'
import { wasApprovedBefore } from '../people/trust.server'
import type { Judgement } from './judge-comment.server'

interface Guest {
  email: string
  /** This browser has confirmed the address. */
  verified: boolean
}

/** Whether a guest's comment appears at once. Nobody is trusted for a name or an address that was merely typed. */
export const decideState = async (
  payload: Payload,
  approval: ApprovalMode,
  { isSpam, mustWait }: Judgement,
  { email, verified }: Guest,
): Promise<CommentState> => {
  if (isSpam) return 'spam'
  if (mustWait || approval === 'never') return 'unapproved'
  if (approval === 'always') return 'approved'
  return verified && (await wasApprovedBefore(payload, email)) ? 'approved' : 'unapproved'
}
