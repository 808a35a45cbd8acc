import {
  getFromQueue,
  postToQueue,
  QueueRefusal,
  type RefusalBody,
} from '../../../../platform/panel/work-queue/queue-requests'
import type { FullOffer } from '../../capacity/capacity-contract'
import { type EnrolmentsPanelMessages, enrolmentsPanelMessages } from '../../messages/panel/messages'
import {
  type AnswerMail,
  type BatchResponse,
  type ChangeResponse,
  type MailedEnrolment,
  OFFICE_API,
  type OfficeBatch,
  type OfficeChange,
  type StayChoice,
  type StayPreview,
} from '../../office/office-contract'

interface OfficeRefusal extends RefusalBody {
  conflict?: { by: string; at: string }
  full?: FullOffer
}

/** Posts to the JSON routes of the office. The screen says in its own words what went wrong. */
export const post = <Data extends object>(path: string, body: object) =>
  postToQueue<Data>(`${OFFICE_API}${path}`, body, [], () => '')

/** What a mail to a student is written with. */
export const readDrafts = (id: number) =>
  getFromQueue<MailedEnrolment>(`${OFFICE_API}/enrolments/${id}/drafts`, ['drafts', 'version'], () => '')

export const sendChange = (id: number, change: OfficeChange) =>
  post<ChangeResponse>(`/enrolments/${id}/changes`, change)

export const sendBatch = (body: OfficeBatch) => post<BatchResponse>('/batches', body)

/** With `overbook` a change is made although a course or accommodation is full. */
export interface Overbook {
  overbook?: true
}

export const sendUndo = (batch: string, options: Overbook) =>
  post<ChangeResponse>('/undo', { batch, ...options })

export interface MailPreview {
  to: string
  subject: string
  /** As the student's mail program shows it. */
  html: string
  files: number
}

export const previewMail = (id: number, mail: AnswerMail) =>
  post<MailPreview>(`/enrolments/${id}/mail-preview`, mail)

export const previewStay = (id: number, choice: StayChoice, language: string) =>
  post<StayPreview>(`/enrolments/${id}/stay-preview?language=${language}`, choice)

export const sendStay = (id: number, version: number, choice: StayChoice, options: Overbook) =>
  post<ChangeResponse>(`/enrolments/${id}/stay`, { ...choice, version, ...options })

/** Puts a mail that was not sent back into the queue. It is no change of the request, and cannot be undone. */
export const sendMailAgain = (id: number, mail: number) =>
  post<ChangeResponse>(`/enrolments/${id}/mails/${mail}/again`, {})

/** The offer without places that a change was refused for. */
export const fullOfferOf = (error: unknown): FullOffer | undefined =>
  error instanceof QueueRefusal ? (error as QueueRefusal<OfficeRefusal>).body.full : undefined

/** Says a refusal to staff. What has no reason that the screen knows could be meant for programmers. */
export const sentenceFor = (error: unknown, texts: EnrolmentsPanelMessages): string => {
  if (!(error instanceof QueueRefusal)) return texts('office.failed')
  const { body, isLoggedOut }: QueueRefusal<OfficeRefusal> = error
  if (body.conflict) {
    const { by: who } = body.conflict
    return who ? texts('office.faster', { who }) : texts('office.fasterSite')
  }
  if (error.status === 403 && isLoggedOut) return texts('office.loggedOut')
  const code = body.error?.reason?.code
  return texts(enrolmentsPanelMessages.keys('refused.').find((key) => key === code) ?? 'office.failed')
}
