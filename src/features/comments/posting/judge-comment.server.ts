import type { Payload } from 'payload'
import { commentsPath } from '../contract'
import { askAkismet } from '../spam/akismet.server'
import { explainScore } from '../spam/explain'
import { brokenRules } from '../spam/rules'
import { scoreComment } from '../spam/spam-words.server'
import type { WrittenComment } from './comment-form'
import type { GuardSettings } from './posting-settings.server'

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
}

export interface Judgement {
  isSpam: boolean
  /** A person has to look at it, whatever the approval mode is. */
  mustWait: boolean
  score?: number
  reasons: string[]
}

/** What a moderator reads when the service could not be asked; nothing was lost by that. */
export const NOT_ASKED = 'Akismet could not be asked, so it waits for you.'

const isTooQuick = ({ issuedAt }: Sending) =>
  issuedAt !== undefined && Date.now() - issuedAt.getTime() < quickestMs

const askService = async (
  comment: WrittenComment,
  sending: Sending,
  settings: GuardSettings,
): Promise<Partial<Judgement> & { reasons: string[] }> => {
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
    ...(isTooQuick(sending) ? ['It was sent within three seconds.'] : []),
    ...brokenRules(comment, settings),
  ]
  const explained = verdict ? [explainScore(verdict)] : []
  const isSpam = against.length > 0 || isLikeSpam
  // What is spam anyway need not be told to anybody else.
  const service = isSpam ? { reasons: [] } : await askService(comment, sending, settings)
  return {
    isSpam,
    mustWait: false,
    ...service,
    score: verdict?.score,
    reasons: [...against, ...service.reasons, ...explained],
  }
}
