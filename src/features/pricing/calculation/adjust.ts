import { isUnlimited, isWithin, weeksWithin } from '../../../shared/days'
import type { Adjustment, AdjustmentTarget, PriceLine, PriceRequest, Reason } from '../contract'
import { percentOf, roundToStep } from './money'

/** A line that an adjustment may change the price of. */
export interface Base extends PriceLine {
  kind: AdjustmentTarget
}

interface Situation {
  request: PriceRequest
  bases: readonly Base[]
  today: string
}

const coversBase = ({ on, items }: Adjustment, { kind, code }: Base): boolean =>
  on.includes(kind) &&
  (items.length === 0 ||
    (kind !== 'course' && kind !== 'accommodation') ||
    items.some((item) => item.kind === kind && String(item.number) === code))

const dependsOnStart = ({ start, stay }: Adjustment) => !isUnlimited(start) || !isUnlimited(stay)

/** Weeks of this stay that the adjustment counts for; 0 when it does not apply at all. */
const weeksFor = (adjustment: Adjustment, { request, today }: Situation): number => {
  const { weeks, start } = request
  if (weeks < adjustment.minWeeks || !isWithin(today, adjustment.booking)) return 0
  if (!dependsOnStart(adjustment)) return weeks
  if (!start || !isWithin(start, adjustment.start)) return 0
  return isUnlimited(adjustment.stay) ? weeks : weeksWithin(start, weeks, adjustment.stay)
}

/** Whether it matters how many of the weeks it counts for. */
const goesByWeeks = ({ percent, charged }: Adjustment) => percent !== undefined || charged === 'week'

/** What the adjustment comes to, as a positive number of minor units. */
const amountFor = (adjustment: Adjustment, bases: readonly Base[], weeks: number, of: number): number => {
  const { percent, amount = 0, charged, rounding, kind } = adjustment
  let base = 0
  let share = 0
  for (const line of bases) {
    base += line.amount
    // What is charged once has no weeks to be inside or outside.
    share += line.weeks === undefined ? line.amount : (line.amount * weeks) / of
  }
  const exact = percent === undefined ? amount * (charged === 'week' ? weeks : 1) : percentOf(share, percent)
  const rounded = roundToStep(exact, rounding.type, rounding.to)
  return kind === 'discount' ? Math.min(rounded, base) : rounded
}

const lineFor = (adjustment: Adjustment, situation: Situation): PriceLine | undefined => {
  const bases = situation.bases.filter((line) => coversBase(adjustment, line))
  const weeks = weeksFor(adjustment, situation)
  if (bases.length === 0 || weeks === 0) return undefined
  const amount = amountFor(adjustment, bases, weeks, situation.request.weeks)
  if (amount === 0) return undefined
  const { kind, code, percent } = adjustment
  return {
    kind,
    code,
    amount: kind === 'discount' ? -amount : amount,
    ...(goesByWeeks(adjustment) && (dependsOnStart(adjustment) || adjustment.charged === 'week')
      ? { weeks }
      : {}),
    ...(percent === undefined ? {} : { percent }),
  }
}

/** Hints: what a start day would change, and what only part of the stay pays. */
const hintFor = (adjustment: Adjustment, situation: Situation, line: PriceLine | undefined): Reason[] => {
  const { code } = adjustment
  const { weeks, start } = situation.request
  if (line?.weeks !== undefined && line.weeks < weeks)
    return [
      {
        code: 'part_of_stay',
        field: 'start',
        blocking: false,
        about: { code, weeks: line.weeks, of: weeks },
      },
    ]
  if (
    !start &&
    weeks >= adjustment.minWeeks &&
    dependsOnStart(adjustment) &&
    isWithin(situation.today, adjustment.booking)
  )
    return situation.bases.some((base) => coversBase(adjustment, base))
      ? [{ code: 'depends_on_start', field: 'start', blocking: false, about: { code } }]
      : []
  return []
}

/** Of each named group only the largest discount and the largest supplement stay. */
const bestOfGroups = (found: { line: PriceLine; group: string }[]): PriceLine[] =>
  found
    .filter(
      ({ line, group }, index) =>
        !group ||
        !found.some(
          (other, at) =>
            other.group === group &&
            other.line.kind === line.kind &&
            (Math.abs(other.line.amount) > Math.abs(line.amount) ||
              (other.line.amount === line.amount && at < index)),
        ),
    )
    .map(({ line }) => line)

/** The lines that discounts and supplements add, with hints about them. */
export const adjust = (
  adjustments: readonly Adjustment[],
  situation: Situation,
): { lines: PriceLine[]; reasons: Reason[] } => {
  const found: { line: PriceLine; group: string }[] = []
  const hints: Reason[] = []
  for (const adjustment of adjustments) {
    const line = lineFor(adjustment, situation)
    if (line) found.push({ line, group: adjustment.group })
    hints.push(...hintFor(adjustment, situation, line))
  }
  const lines = bestOfGroups(found)
  const counted = new Set(lines.map(({ code }) => code))
  const reasons = hints.filter(({ code, about }) => code !== 'part_of_stay' || counted.has(about?.code ?? ''))
  return { lines, reasons }
}
