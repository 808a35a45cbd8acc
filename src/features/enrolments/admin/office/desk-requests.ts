import { postJson } from '../../../../platform/payload/admin/post-json'
import type { FullOffer } from '../../capacity/places-contract'
import type { AnswerMail } from '../../office/desk-contract'
import {
  type ChangeAnswer,
  DESK_API,
  type DeskChange,
  type StayChoice,
  type StayPreview,
} from '../../office/desk-contract'
import type { DeskTexts } from './desk-texts'
import { refusalSentences, sayRefusal } from './refusal-sentences'

interface Refusal {
  error?: { message?: string; field?: string }
  conflict?: { by: string; at: string }
  full?: FullOffer
}

/** Why a request was refused. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.error?.message ?? 'refused')
  }
}

/** Posts to the JSON routes of the desk. */
export const post = async <Data>(path: string, body: object): Promise<Data> => {
  const answer = await postJson<Data>(`${DESK_API}${path}`, body, '')
  if (!answer.ok) throw new Refused(answer.status, answer.details)
  return answer.data
}

export const sendChange = (id: number, change: DeskChange) =>
  post<ChangeAnswer>(`/enrolments/${id}/changes`, change)

/** With `overbook` a change is made although a course or accommodation is full. */
export interface Overbook {
  overbook?: true
}

export const sendUndo = (batch: string, options: Overbook) =>
  post<ChangeAnswer>('/undo', { batch, ...options })

export interface MailPreview {
  to: string
  subject: string
  text: string
  files: number
}

export const previewMail = (id: number, mail: AnswerMail) =>
  post<MailPreview>(`/enrolments/${id}/mail-preview`, mail)

export const previewStay = (id: number, choice: StayChoice, language: string) =>
  post<StayPreview>(`/enrolments/${id}/stay-preview?language=${language}`, choice)

export const sendStay = (id: number, version: number, choice: StayChoice, options: Overbook) =>
  post<ChangeAnswer>(`/enrolments/${id}/stay`, { ...choice, version, ...options })

/** Puts a mail that was not sent back into the queue. It is no change of the request, and cannot be undone. */
export const sendMailAgain = (id: number, mail: number) =>
  post<ChangeAnswer>(`/enrolments/${id}/mails/${mail}/again`, {})

/** The offer without places that a change was refused for. */
export const fullOfferOf = (error: unknown): FullOffer | undefined =>
  error instanceof Refused ? error.refusal.full : undefined

/** What staff read about a refusal. A reason that the screen does not know could be meant for programmers. */
export const sentenceFor = (error: unknown, texts: DeskTexts, language: string): string => {
  if (!(error instanceof Refused)) return texts.failed
  const { conflict, error: refused } = error.refusal
  if (conflict) return texts.faster(conflict.by)
  if (error.status === 403 && refused?.field === 'session') return texts.loggedOut
  const message = refused?.message ?? ''
  return message in refusalSentences ? sayRefusal(message, language) : texts.failed
}
