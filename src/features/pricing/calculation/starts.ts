import { addDays, isWithin, toMonday } from '../../../shared/days'
import type { Closure, PriceCatalogue, PriceRequest, StartRule } from '../contract'

// On which days a stay can begin. Each course has its own rule; without a course, stays begin on any Monday.

const everyMonday: StartRule = { on: 'every-monday' }

/** The next first Monday of a month, from `day` on. */
const firstMondayOfMonth = (day: string): string => {
  const inThisMonth = toMonday(`${day.slice(0, 8)}01`)
  if (inThisMonth >= day) return inThisMonth
  // The 28th plus seven days always lies in the next month.
  return toMonday(`${addDays(`${day.slice(0, 8)}28`, 7).slice(0, 8)}01`)
}

/** The first day from `day` on that follows the rule; undefined if no listed date is left. */
const nextByRule = (rule: StartRule, day: string): string | undefined => {
  if (rule.on === 'dates') return rule.dates.find((date) => date >= day)
  return rule.on === 'first-monday' ? firstMondayOfMonth(day) : toMonday(day)
}

/** Whether a day follows the rule, regardless of closures. */
export const followsRule = (rule: StartRule, day: string): boolean => nextByRule(rule, day) === day

/** The start rule of the requested course. */
export const startRuleFor = (
  { course }: Pick<PriceRequest, 'course'>,
  { courses }: Pick<PriceCatalogue, 'courses'>,
): StartRule => courses.find(({ number }) => number === course)?.starts ?? everyMonday

export const closureOn = (day: string, closures: readonly Closure[]): Closure | undefined =>
  closures.find((closure) => isWithin(day, closure))

/** The first possible start from `day` on: a day that follows the rule and is not in a closure. */
export const nextStart = (rule: StartRule, day: string, closures: readonly Closure[]): string | undefined => {
  let start = nextByRule(rule, day)
  for (let closure = start && closureOn(start, closures); start && closure; ) {
    start = nextByRule(rule, addDays(closure.to, 1))
    closure = start && closureOn(start, closures)
  }
  return start
}

/** The first possible start after today; undefined if the course has none left. */
export const firstStart = (
  request: Pick<PriceRequest, 'course'>,
  catalogue: Pick<PriceCatalogue, 'courses' | 'closures' | 'today'>,
): string | undefined =>
  nextStart(startRuleFor(request, catalogue), addDays(catalogue.today, 1), catalogue.closures)

/** How many starts to offer within a number of weeks. All listed dates are offered. */
const limitFor = ({ on }: StartRule, mondays: number): number => {
  if (on === 'dates') return Number.POSITIVE_INFINITY
  return on === 'first-monday' ? Math.ceil((mondays * 12) / 52) : mondays
}

/** The possible starts after `today`, about `mondays` weeks ahead. */
export const startDays = (
  rule: StartRule,
  today: string,
  closures: readonly Closure[],
  mondays: number,
): string[] => {
  const days: string[] = []
  const limit = limitFor(rule, mondays)
  let day = nextStart(rule, addDays(today, 1), closures)
  while (day && days.length < limit) {
    days.push(day)
    day = nextStart(rule, addDays(day, 1), closures)
  }
  return days
}
