import { addDays } from '../../../shared/time/days'
import type { OfficeState } from '../request/request-rules'

// How the office answers requests, without any I/O.

/** How staff can answer a request. */
export const answerNames = ['confirm', 'decline', 'documents', 'otherDate', 'free'] as const

export type AnswerName = (typeof answerNames)[number]

const statesAfter: Record<string, OfficeState | undefined> = {
  confirm: 'confirmed',
  decline: 'declined',
  documents: 'waiting',
  otherDate: 'waiting',
} satisfies Partial<Record<AnswerName, OfficeState>>

/** The state of a request after a mail. Free texts and documents say nothing about it, but somebody has begun. */
export const stateAfterMail = (
  template: string,
  state: OfficeState,
  /** What a template of the office's own sets. */
  own?: OfficeState,
): OfficeState => {
  const after = own ?? statesAfter[template]
  if (after) return after
  return state === 'new' ? 'in-progress' : state
}

/** A student who was asked something gets this long before the office looks again. */
const WAITING_DAYS = 7

/** The due day after a mail; undefined if it stays as it is. */
export const dueAfterMail = (template: string, today: string, own?: OfficeState): string | undefined =>
  stateAfterMail(template, 'new', own) === 'waiting' ? addDays(today, WAITING_DAYS) : undefined

/** Origin of a “mail” event whose mail is an earlier one that was put back into the queue. */
export const SENT_AGAIN = 'again'
