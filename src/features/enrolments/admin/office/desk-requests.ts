import {
  postToQueue,
  QueueRefusal,
  type RefusalBody,
} from '../../../../platform/panel/work-queue/queue-requests'
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

interface DeskRefusal extends RefusalBody {
  conflict?: { by: string; at: string }
  full?: FullOffer
}

/** Posts to the JSON routes of the desk. The screen says in its own words what went wrong. */
export const post = <Data extends object>(path: string, body: object) =>
  postToQueue<Data>(`${DESK_API}${path}`, body, [], '')

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
  error instanceof QueueRefusal ? (error as QueueRefusal<DeskRefusal>).body.full : undefined

/** What staff read about a refusal. A reason that the screen does not know could be meant for programmers. */
export const sentenceFor = (error: unknown, texts: DeskTexts, language: string): string => {
  if (!(error instanceof QueueRefusal)) return texts.failed
  const { body, isLoggedOut, message }: QueueRefusal<DeskRefusal> = error
  if (body.conflict) return texts.faster(body.conflict.by)
  if (error.status === 403 && isLoggedOut) return texts.loggedOut
  return message in refusalSentences ? sayRefusal(message, language) : texts.failed
}
