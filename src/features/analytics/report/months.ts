import { addDays } from '../../../shared/time/days'

// Months as YYYY-MM, which sort by date.

/** This month and the two years before it are kept. */
const KEPT_MONTHS = 25

export const monthOf = (day: string): string => day.slice(0, 7)

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const addMonths = (month: string, count: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

export const firstDay = (month: string): string => `${month}-01`

export const lastDay = (month: string): string => addDays(firstDay(addMonths(month, 1)), -1)

export const daysOf = (month: string): string[] => {
  const first = firstDay(month)
  return Array.from({ length: Number(lastDay(month).slice(8)) }, (_, index) => addDays(first, index))
}

/** The months that can be shown, the newest first. Each can be compared with the one before. */
export const keptMonths = (today: string): string[] =>
  Array.from({ length: KEPT_MONTHS - 1 }, (_, index) => addMonths(monthOf(today), -index))

export const firstKeptDay = (today: string): string => firstDay(addMonths(monthOf(today), 1 - KEPT_MONTHS))

/** A month and the days of the one before that it is compared with. */
export interface Periods {
  month: string
  first: string
  last: string
  /** The whole month before. */
  firstBefore: string
  lastBefore: string
  /** The last day that is compared: as far into the month before as this one has come. */
  comparedTo: string
  /** Whether the month is still going on. */
  isOpen: boolean
}

export const periodsOf = (month: string, today: string): Periods => {
  const before = addMonths(month, -1)
  const isOpen = month === monthOf(today)
  const lastBefore = lastDay(before)
  const sameDay = `${before}-${today.slice(8)}`
  return {
    month,
    first: firstDay(month),
    last: lastDay(month),
    firstBefore: firstDay(before),
    lastBefore,
    comparedTo: isOpen && sameDay < lastBefore ? sameDay : lastBefore,
    isOpen,
  }
}
