import { addDays, toMonday } from '../../shared/time/days'

// Start dates of the demo's courses, computed when the demo is created, so that they are in the future.

const monthStart = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** The first (1), second (2) ... Monday of these months. */
export const mondayOfMonths =
  (nth: number, months: readonly number[]) =>
  (year: number): string[] =>
    months.map((month) => addDays(toMonday(monthStart(year, month)), (nth - 1) * 7))

/** Every second Monday from the first one of a month to the end of another. */
export const everySecondMonday =
  (from: number, to: number) =>
  (year: number): string[] => {
    const days: string[] = []
    const end = monthStart(year, to + 1)
    for (let day = toMonday(monthStart(year, from)); day < end; day = addDays(day, 14)) days.push(day)
    return days
  }

const yearsAhead = 3

/** The dates after today, this year and in the years after it. */
export const datesAhead = (datesOf: (year: number) => string[], now = new Date()): string[] => {
  const today = now.toISOString().slice(0, 10)
  const years = Array.from({ length: yearsAhead }, (_, index) => now.getUTCFullYear() + index)
  return years.flatMap(datesOf).filter((day) => day > today)
}
