import { addDays, toMonday } from './days'

/** On which days a course starts. Dates are sorted. */
export type StartRule = { on: 'every-monday' | 'first-monday' } | { on: 'dates'; dates: string[] }

export interface StoredStarts {
  startsOn: StartRule['on']
  startDates?: readonly { day?: string | null }[] | null
}

export const readStartRule = ({ startsOn, startDates }: StoredStarts): StartRule =>
  startsOn === 'dates'
    ? { on: 'dates', dates: (startDates ?? []).flatMap(({ day }) => day?.slice(0, 10) ?? []).sort() }
    : { on: startsOn }

/** The next first Monday of a month, from `day` on. */
const firstMondayOfMonth = (day: string): string => {
  const inThisMonth = toMonday(`${day.slice(0, 8)}01`)
  if (inThisMonth >= day) return inThisMonth
  // The 28th plus seven days always lies in the next month.
  return toMonday(`${addDays(`${day.slice(0, 8)}28`, 7).slice(0, 8)}01`)
}

/** The first day from `day` on that follows the rule; undefined if no listed date is left. */
export const nextByRule = (rule: StartRule, day: string): string | undefined => {
  if (rule.on === 'dates') return rule.dates.find((date) => date >= day)
  return rule.on === 'first-monday' ? firstMondayOfMonth(day) : toMonday(day)
}

/** Whether a day follows the rule, regardless of closures. */
export const followsRule = (rule: StartRule, day: string): boolean => nextByRule(rule, day) === day
