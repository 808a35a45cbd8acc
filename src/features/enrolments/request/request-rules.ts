import { addDays } from '../../../shared/time/days'
import type { Quote } from '../../quotes/contract'

// Rules about enrolment requests that the form, the office and the lists share, without any I/O.

/** The screens of the office. */
export const OFFICE_PATH = '/admin/enrolments'

/** The states of a request, in the order of the tabs. */
export const stateNames = ['new', 'in-progress', 'waiting', 'confirmed', 'declined'] as const

export type OfficeState = (typeof stateNames)[number]

/** The states of requests that somebody still has to do something about. */
export const openStates: readonly OfficeState[] = ['new', 'in-progress', 'waiting']

export const isOverdue = (
  { state, due }: { state: OfficeState; due?: string | null },
  today: string,
): boolean => openStates.includes(state) && Boolean(due) && String(due).slice(0, 10) < today

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

/** Kinds of events of a request. The last four are noted by `billing`. */
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

/** The columns of a request that lists show and filter, from its quotes. */
export const quoteColumns = (quotes: readonly Pick<Quote, 'content'>[]) => {
  const { course, weeks, accommodation } = quotes[0]?.content.request ?? {}
  return { course, weeks, accommodation, total: quotes.reduce((sum, { content }) => sum + content.total, 0) }
}
