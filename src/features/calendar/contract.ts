import { readId } from '../../shared/id'
import { addDays, isDay, toMonday } from '../../shared/time/days'

export const CALENDAR_PATH = '/admin/calendar'

export const CALENDAR_WEEKS = 12

/** What a cell of the calendar counts, as in the address of the list behind it. */
export type Cell =
  | { kind: 'course' | 'accommodation'; offer: number; monday: string }
  | { kind: 'arrival' | 'departure'; day: string }

/** School, first week and opened cell of the calendar. They name nobody. */
export interface CalendarFilter {
  school?: number
  /** A Monday; this week if it is missing. */
  from?: string
  cell?: Cell
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(toMonday(addDays(day, 1)), -7)

export const writeCell = (cell: Cell): string =>
  'day' in cell ? `${cell.kind}:${cell.day}` : `${cell.kind}:${cell.offer}:${cell.monday}`

const readCell = (text: string): Cell | undefined => {
  const [kind, first = '', monday = ''] = text.split(':')
  if (kind === 'arrival' || kind === 'departure') return isDay(first) ? { kind, day: first } : undefined
  const offer = readId(first)
  return (kind === 'course' || kind === 'accommodation') &&
    offer &&
    isDay(monday) &&
    monday === mondayOf(monday)
    ? { kind, offer, monday }
    : undefined
}

export const readCalendarFilter = (query: URLSearchParams): CalendarFilter => {
  const from = query.get('from') ?? ''
  const school = readId(query.get('school'))
  const cell = readCell(query.get('cell') ?? '')
  return {
    ...(school && { school }),
    ...(isDay(from) && { from: mondayOf(from) }),
    ...(cell && { cell }),
  }
}

export const calendarAddress = ({ school, from, cell }: CalendarFilter): string => {
  const query = new URLSearchParams()
  if (school) query.set('school', String(school))
  if (from) query.set('from', from)
  if (cell) query.set('cell', writeCell(cell))
  const text = query.toString()
  return text ? `${CALENDAR_PATH}?${text}` : CALENDAR_PATH
}
