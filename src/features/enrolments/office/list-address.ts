import { z } from 'zod'
import { readId } from '../../../shared/id'
import { isDay } from '../../../shared/time/days'
import { type OfficeState, stateNames } from '../request/request-rules'

export const paymentFilters = ['unpaid', 'overdue'] as const

type PaymentFilter = (typeof paymentFilters)[number]

/** Filters and page of the list, as in its address. */
export interface OfficeFilter {
  state: OfficeState
  /** All states are searched: who looks for a name does not know the state. */
  text: string
  school?: number
  /** Needs a school, because numbers of courses are its own. */
  course?: number
  /** The first days of the stays. */
  from?: string
  to?: string
  overdue: boolean
  /** Invoices that are not paid in full, or only those whose day has passed. */
  payment?: PaymentFilter
  /** Only these, for the table of chosen requests. */
  ids?: number[]
  /** How the requests are shown. */
  view: OfficeViewName
  /** The month of the calendar, "2026-11"; this one without it. */
  month?: string
  page: number
}

export const viewNames = ['list', 'board', 'calendar'] as const

type OfficeViewName = (typeof viewNames)[number]

const MAX_TEXT = 100
const MAX_IDS = 200

export const readFilter = (query: URLSearchParams): OfficeFilter => {
  const payment = paymentFilters.find((name) => name === query.get('payment'))
  const state = stateNames.find((name) => name === query.get('state')) ?? 'new'
  const dayIn = (name: string) => {
    const value = query.get(name) ?? ''
    return isDay(value) ? value : undefined
  }
  // The list of courses names both.
  const [ofCourse, course] = (query.get('course') ?? '').split(':').map((part) => readId(part))
  const school = readId(query.get('school')) ?? ofCourse
  const ids = (query.get('ids') ?? '').split(',').flatMap((part) => readId(part) ?? [])
  const month = query.get('month') ?? ''
  return {
    state,
    text: (query.get('q') ?? '').trim().slice(0, MAX_TEXT),
    ...(school && { school }),
    ...(course && school === ofCourse && { course }),
    ...(dayIn('from') && { from: dayIn('from') }),
    ...(dayIn('to') && { to: dayIn('to') }),
    overdue: query.get('overdue') === '1',
    ...(payment && { payment }),
    ...(ids.length > 0 && { ids: ids.slice(0, MAX_IDS) }),
    view: viewNames.find((name) => name === query.get('view')) ?? 'list',
    ...(isDay(`${month}-01`) && { month }),
    page: Math.min(readId(query.get('page')) ?? 1, 100_000),
  }
}

/** The query of a list. A change of the filter starts at page 1. */
export const filterQuery = (filter: OfficeFilter, change: Partial<OfficeFilter> = {}): string => {
  const { state, text, school, course, from, to, overdue, payment, ids, view, month, page } = {
    ...filter,
    page: 1,
    ...change,
  }
  const query = new URLSearchParams()
  if (state !== 'new') query.set('state', state)
  if (text) query.set('q', text)
  if (school) query.set('school', String(school))
  if (school && course) query.set('course', `${school}:${course}`)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (overdue) query.set('overdue', '1')
  if (payment) query.set('payment', payment)
  if (ids) query.set('ids', ids.join(','))
  if (view !== 'list') query.set('view', view)
  if (view === 'calendar' && month) query.set('month', month)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** Whether the list has all states: searches, overdue requests and payments are not of one tab. */
export const hasAllStates = ({ text, overdue, payment, ids }: OfficeFilter): boolean =>
  Boolean(text || overdue || payment || ids)

export const isFiltered = ({ text, school, course, from, to, overdue, payment }: OfficeFilter): boolean =>
  Boolean(text || school || course || from || to || overdue || payment)

const savedFilters = z.array(z.object({ name: z.string(), query: z.string() })).catch([])

/** Filters that a user has given names, with their addresses. */
export type SavedFilter = z.output<typeof savedFilters>[number]

/** The key of the preference that keeps them. */
export const SAVED_FILTERS = 'enrolment-filters'

/** Programs may have stored anything under that key. */
export const readSavedFilters = (value: unknown): SavedFilter[] => savedFilters.parse(value)
