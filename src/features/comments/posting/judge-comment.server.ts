import type { Payload } from 'payload'
import { wasApprovedBefore } from '../author/trust.server'
import {
  type ApprovalMode,
  type CommentState,
  commentsPath,
  type DocumentAddress,
  type SpamReason,
} from '../contract'
import { askAkismet } from '../spam/akismet.server'
import { explainScore } from '../spam/explain'
import { brokenRules } from '../spam/spam-rules'
import type { GuardSettings } from '../spam/spam-settings.server'
import { scoreComment } from '../spam/spam-words.server'
import type { WrittenComment } from './read-comment'

/** People need longer than this to read the question and write a comment. */
const quickestMs = 3000

/** How the comment was sent. */
export interface Sending {
  at: DocumentAddress
  locale: string
  ip: string
  userAgent: string
  /** The honeypot, a hidden field, was filled in. */
  trapped: boolean
  /** When the captcha was asked for, where that is known. */
  issuedAt?: Date
  /** The form was returned once, so sending it quickly is normal. */
  returned: boolean
}

export interface Judgement {
  isSpam: boolean
  /** A moderator has to decide, whatever the approval mode. */
  mustWait: boolean
  score?: number
  reasons: SpamReason[]
}

const isTooQuick = ({ issuedAt, returned }: Sending) =>
  !returned && issuedAt !== undefined && Date.now() - issuedAt.getTime() < quickestMs

type Service = Partial<Judgement> & Pick<Judgement, 'reasons'>

const askService = async (
  comment: WrittenComment,
  sending: Sending,
  settings: GuardSettings,
): Promise<Service> => {
  if (!settings.akismet) return { reasons: [] }
  const permalink = settings.akismet.site + commentsPath(sending.at)
  const { ip, userAgent, locale } = sending
  const verdict = await askAkismet(settings.akismet, {
    ...comment,
    language: locale,
    permalink,
    ip,
    userAgent,
  })
  if (verdict === 'spam') return { isSpam: true, reasons: [{ code: 'akismet' }] }
  return verdict === 'ham' ? { reasons: [] } : { mustWait: true, reasons: [{ code: 'akismetSilent' }] }
}

/** Judges a guest's comment before it is stored. Spam is stored too, with its reasons. */
export const judgeComment = async (
  payload: Payload,
  comment: WrittenComment,
  sending: Sending,
  settings: GuardSettings,
): Promise<Judgement> => {
  const verdict = await scoreComment(payload, comment)
  const isLikeSpam = verdict !== undefined && verdict.score >= settings.spamThreshold
  const against: SpamReason[] = [
    ...(sending.trapped ? [{ code: 'trapped' as const }] : []),
    ...brokenRules(comment, settings),
  ]
  // Not proof of spam: a person with a filled-in form who pastes a text is just as quick.
  const quick: SpamReason[] = isTooQuick(sending) ? [{ code: 'quick' }] : []
  const explained = verdict ? [explainScore(verdict)] : []
  const isSpam = against.length > 0 || isLikeSpam
  // Akismet is not asked about comments that are spam already.
  const service: Service = isSpam ? { reasons: [] } : await askService(comment, sending, settings)
  return {
    isSpam,
    ...service,
    mustWait: quick.length > 0 || service.mustWait === true,
    score: verdict?.score,
    reasons: [...against, ...quick, ...service.reasons, ...explained],
  }
}

interface Guest {
  email: string
  /** This browser has confirmed the address. */
  verified: boolean
}

/** The state of a guest's new comment. Mode `first` trusts confirmed addresses only. */
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
