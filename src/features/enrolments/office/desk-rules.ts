import { addDays } from '../../../shared/days'
import type { Quote } from '../../quotes/contract'

// What the desk knows about enrolment requests, without any I/O.

/** The states of a request, in the order of the tabs. */
export const deskStates = [
  { value: 'new', label: 'New' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'waiting', label: 'Waiting for the student' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'declined', label: 'Declined' },
] as const

export type DeskState = (typeof deskStates)[number]['value']

export const stateNames = deskStates.map(({ value }) => value)

/** The states of requests that somebody still has to do something about. */
export const openStates: readonly DeskState[] = ['new', 'in-progress', 'waiting']

export const isOverdue = (
  { state, due }: { state: DeskState; due?: string | null },
  today: string,
): boolean => openStates.includes(state) && Boolean(due) && String(due).slice(0, 10) < today

/** How staff can answer a request. */
export const answerNames = ['confirm', 'decline', 'documents', 'otherDate', 'free'] as const

export type AnswerName = (typeof answerNames)[number]

const statesAfter: Record<string, DeskState | undefined> = {
  confirm: 'confirmed',
  decline: 'declined',
  documents: 'waiting',
  otherDate: 'waiting',
} satisfies Partial<Record<AnswerName, DeskState>>

/** The state of a request after a mail. Free texts and documents say nothing about it, but somebody has begun. */
export const stateAfterMail = (template: string, state: DeskState): DeskState => {
  const after = statesAfter[template]
  if (after) return after
  return state === 'new' ? 'in-progress' : state
}

/** A student who was asked something gets this long before the office looks again. */
const WAITING_DAYS = 7

/** The due day after a mail; undefined if it stays as it is. */
export const dueAfterMail = (template: string, today: string): string | undefined =>
  stateAfterMail(template, 'new') === 'waiting' ? addDays(today, WAITING_DAYS) : undefined

/** The day that lies this many working days (Monday to Friday) after another. */
export const addWorkingDays = (day: string, count: number): string => {
  let found = day
  for (let left = count; left > 0; ) {
    found = addDays(found, 1)
    const weekday = new Date(`${found}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return found
}

/** How long a change can be undone: as it is offered, and as the server accepts it. A mail leaves after that. */
const UNDO_OFFERED_MS = 10_000
export const UNDO_ACCEPTED_MS = 15_000

/**
 * How much longer to offer to undo a change: ten seconds from when its result is shown, which takes time on a slow machine, but
 * no longer than the server accepts it.
 */
export const undoLeftMs = (answeredAt: number, shownAt: number | undefined, now: number): number =>
  Math.max(
    0,
    Math.min(answeredAt + UNDO_ACCEPTED_MS, (shownAt ?? Number.POSITIVE_INFINITY) + UNDO_OFFERED_MS) - now,
  )

/** What happened to a request. The last four are noted by `billing`. */
export const eventKinds = [
  'received',
  'state',
  'assigned',
  'due',
  'note',
  'mail',
  'stay',
  'overbooked',
  'undone',
  'invoice',
  'cancelled',
  'payment',
  'reversed',
] as const

export type EventKind = (typeof eventKinds)[number]

/** What an event of kind “mail” comes from if the mail is an earlier one, put back into the queue. */
export const SENT_AGAIN = 'again'

/** The columns of a request that lists show and filter, from its quotes. */
export const quoteColumns = (quotes: readonly Pick<Quote, 'content'>[]) => {
  const { course, weeks, accommodation } = quotes[0]?.content.request ?? {}
  return { course, weeks, accommodation, total: quotes.reduce((sum, { content }) => sum + content.total, 0) }
}
