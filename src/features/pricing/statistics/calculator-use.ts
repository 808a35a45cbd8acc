import type { CalculatorCount } from '../../../platform/payload/payload-types'
import { addDays } from '../../../shared/days'

export const calculatorEvents = ['start', 'quote', 'enrolment'] as const
/** What is counted. A request that is no longer confirmed is taken off again. */
export const countedEvents = [...calculatorEvents, 'confirmation'] as const
export type CalculatorEvent = (typeof calculatorEvents)[number]
export type CountedEvent = (typeof countedEvents)[number]
export type EventCounts = Record<CalculatorEvent, number>

/** How often an event happened on a day, for a course and a number of weeks. */
export interface DayCount extends Pick<CalculatorCount, 'day' | 'course' | 'weeks' | 'count'> {
  event: CalculatorEvent
}

/** The same for any school and language. Taking a confirmation back counts as −1. */
export interface EventRow {
  day: string
  event: CountedEvent
  school: number
  course: number
  language: string
  count: number
}

export interface Counted<Label> {
  label: Label
  counts: EventCounts
}

export interface CalculatorUse {
  total: EventCounts
  /** The last twelve weeks, the oldest first. The label is the first day of the week. */
  byWeek: Counted<string>[]
  /** By course number. The course with the most starts comes first. */
  byCourse: Counted<number>[]
  byLength: Counted<string>[]
}

const shownWeeks = 12

/** The first day of the statistics. */
export const firstShownDay = (today: string): string => addDays(today, 1 - 7 * shownWeeks)

/** Common lengths of stay: label, first and last number of weeks. */
const lengths: [string, number, number][] = [
  ['not chosen', 0, 0],
  ['1', 1, 1],
  ['2', 2, 2],
  ['3–4', 3, 4],
  ['5–8', 5, 8],
  ['9–12', 9, 12],
  ['13–24', 13, 24],
  ['25–48', 25, 48],
]

const sum = (counts: readonly DayCount[]): EventCounts => {
  const total: EventCounts = { start: 0, quote: 0, enrolment: 0 }
  for (const { event, count } of counts) total[event] += count
  return total
}

/** The statistics of one school's calculator. */
export const summarise = (counts: readonly DayCount[], today: string): CalculatorUse => {
  const first = firstShownDay(today)
  const shown = counts.filter(({ day }) => day >= first && day <= today)
  const numbers = [...new Set(shown.map(({ course }) => course))]
  return {
    total: sum(shown),
    byWeek: Array.from({ length: shownWeeks }, (_, index) => {
      const from = addDays(first, index * 7)
      const to = addDays(from, 6)
      return { label: from, counts: sum(shown.filter(({ day }) => day >= from && day <= to)) }
    }),
    byCourse: numbers
      .map((number) => ({ label: number, counts: sum(shown.filter(({ course }) => course === number)) }))
      .sort((a, b) => b.counts.start - a.counts.start || a.label - b.label),
    byLength: lengths
      .map(([label, from, to]) => ({
        label,
        counts: sum(shown.filter(({ weeks }) => weeks >= from && weeks <= to)),
      }))
      .filter(
        ({ label, counts }) => label !== 'not chosen' || counts.start + counts.quote + counts.enrolment > 0,
      ),
  }
}
