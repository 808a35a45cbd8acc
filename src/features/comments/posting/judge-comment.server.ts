import type { Payload } from 'payload'
import { type ApprovalMode, type CommentState, commentsPath } from '../contract'
import { wasApprovedBefore } from '../people/trust.server'
import { askAkismet } from '../spam/akismet.server'
import { explainScore } from '../spam/explain'
import { brokenRules } from '../spam/spam-rules'
import { scoreComment } from '../spam/spam-words.server'
import type { GuardSettings } from './posting-settings.server'
import type { WrittenComment } from './read-comment'

/** A person needs longer than this to read a question and write something. */
const quickestMs = 3000

/** How it was sent. */
export interface Sending {
  slug: string
  locale: string
  ip: string
  userAgent: string
  /** The field that nobody sees was filled in. */
  trapped: boolean
  /** When the captcha was asked for, where that is known. */
  issuedAt?: Date
  /** It was written before: the form came back, and only the question in it is new. */
  returned: boolean
}

export interface Judgement {
  isSpam: boolean
  /** A person has to look at it, whatever the approval mode is. */
  mustWait: boolean
  score?: number
  reasons: string[]
}

/** What a moderator reads when the service could not be asked; nothing was lost by that. */
const NOT_ASKED = 'Akismet could not be asked, so it waits for you.'

const isTooQuick = ({ issuedAt, returned }: Sending) =>
  !returned && issuedAt !== undefined && Date.now() - issuedAt.getTime() < quickestMs

type Service = Partial<Judgement> & { reasons: string[] }

const askService = async (
  comment: WrittenComment,
  sending: Sending,
  settings: GuardSettings,
): Promise<Service> => {
  if (!settings.akismet) return { reasons: [] }
  const permalink = settings.akismet.site + commentsPath(sending.slug)
  const { ip, userAgent, locale } = sending
  const answer = await askAkismet(settings.akismet, {
    ...comment,
    language: locale,
    permalink,
    ip,
    userAgent,
  })
  if (answer === 'spam') return { isSpam: true, reasons: ['Akismet takes it for spam.'] }
  return answer === 'ham' ? { reasons: [] } : { mustWait: true, reasons: [NOT_ASKED] }
}

/** Looks at a guest's comment before it is stored. Nothing is dropped: spam is stored as spam, with the reasons. */
export const judgeComment = async (
  payload: Payload,
  comment: WrittenComment,
  sending: Sending,
  settings: GuardSettings,
): Promise<Judgement> => {
  const verdict = await scoreComment(payload, comment)
  const isLikeSpam = verdict !== undefined && verdict.score >= settings.spamThreshold
  const against = [
    ...(sending.trapped ? ['It filled in the field that people do not see.'] : []),
    ...brokenRules(comment, settings),
  ]
  // Somebody whom the browser remembers and who pastes a text is as quick, so this alone is no proof.
  const quick = isTooQuick(sending) ? ['It was sent within three seconds, so it waits for you.'] : []
  const explained = verdict ? [explainScore(verdict)] : []
  const isSpam = against.length > 0 || isLikeSpam
  // What is spam anyway need not be told to anybody else.
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
