import { isUnlimited, isWithin } from '../../../shared/time/days'
import type { Adjustment, AdjustmentTarget, PriceLine, PriceRequest, Reason } from '../model'
import { percentOf, roundToStep } from '../money/money'

/** A line that an adjustment can apply to. */
export interface BaseLine extends PriceLine {
  kind: AdjustmentTarget
}

interface PricedStay {
  request: PriceRequest
  bases: readonly BaseLine[]
  /** The days on which the weeks of the stay begin; empty without a start. */
  weekStarts: readonly string[]
  today: string
}

const coversBase = ({ on, items }: Adjustment, { kind, code }: BaseLine): boolean =>
  on.includes(kind) &&
  (items.length === 0 ||
    (kind !== 'course' && kind !== 'accommodation') ||
    items.some((item) => item.kind === kind && String(item.number) === code))

const dependsOnStart = ({ start, stay }: Adjustment) => !isUnlimited(start) || !isUnlimited(stay)

/** For how many weeks of the stay the adjustment applies; 0 if it does not apply. */
const weeksFor = (adjustment: Adjustment, { request, weekStarts, today }: PricedStay): number => {
  const { weeks, start } = request
  if (weeks < adjustment.minWeeks || !isWithin(today, adjustment.booking)) return 0
  if (!dependsOnStart(adjustment)) return weeks
  if (!start || !isWithin(start, adjustment.start)) return 0
  if (isUnlimited(adjustment.stay)) return weeks
  return weekStarts.filter((day) => isWithin(day, adjustment.stay)).length
}

/** Whether the amount depends on the number of weeks. */
const dependsOnWeeks = ({ percent, charged }: Adjustment) => percent !== undefined || charged === 'week'

/** The amount of the adjustment, as a positive number of minor units. */
const amountFor = (adjustment: Adjustment, bases: readonly BaseLine[], weeks: number, of: number): number => {
  const { percent, amount = 0, charged, rounding, kind } = adjustment
  let base = 0
  let share = 0
  for (const line of bases) {
    base += line.amount
    // Amounts that are charged once are not divided by weeks.
    share += line.weeks === undefined ? line.amount : (line.amount * weeks) / of
  }
  const exact = percent === undefined ? amount * (charged === 'week' ? weeks : 1) : percentOf(share, percent)
  const rounded = roundToStep(exact, rounding.type, rounding.to)
  return kind === 'discount' ? Math.min(rounded, base) : rounded
}

const lineFor = (adjustment: Adjustment, priced: PricedStay): PriceLine | undefined => {
  const bases = priced.bases.filter((line) => coversBase(adjustment, line))
  const weeks = weeksFor(adjustment, priced)
  if (bases.length === 0 || weeks === 0) return undefined
  const amount = amountFor(adjustment, bases, weeks, priced.request.weeks)
  if (amount === 0) return undefined
  const { kind, code, percent } = adjustment
  return {
    kind,
    code,
    amount: kind === 'discount' ? -amount : amount,
    ...(dependsOnWeeks(adjustment) && (dependsOnStart(adjustment) || adjustment.charged === 'week')
      ? { weeks }
      : {}),
    ...(percent === undefined ? {} : { percent }),
  }
}

/** Hints: adjustments that depend on the start day, and adjustments that apply to a part of the stay. */
const hintFor = (adjustment: Adjustment, priced: PricedStay, line: PriceLine | undefined): Reason[] => {
  const { code } = adjustment
  const { weeks, start } = priced.request
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
    isWithin(priced.today, adjustment.booking)
  )
    return priced.bases.some((base) => coversBase(adjustment, base))
      ? [{ code: 'depends_on_start', field: 'start', blocking: false, about: { code } }]
      : []
  return []
}

/** Keeps only the largest discount and the largest supplement of each group. */
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

/** The lines of discounts and supplements, with hints about them. */
export const adjust = (
  adjustments: readonly Adjustment[],
  priced: PricedStay,
): { lines: PriceLine[]; reasons: Reason[] } => {
  const found: { line: PriceLine; group: string }[] = []
  const hints: Reason[] = []
  for (const adjustment of adjustments) {
    const line = lineFor(adjustment, priced)
    if (line) found.push({ line, group: adjustment.group })
    hints.push(...hintFor(adjustment, priced, line))
  }
  const lines = bestOfGroups(found)
  const counted = new Set(lines.map(({ code }) => code))
  const reasons = hints.filter(({ code, about }) => code !== 'part_of_stay' || counted.has(about?.code ?? ''))
  return { lines, reasons }
}
