import { type PricedItem, totalFor } from '../calculation/price-list'
import type { OfferKind } from '../model'

/** A problem of a list that staff should see before publishing. */
export interface ListFinding {
  code: 'overlap' | 'gap' | 'falling' | 'free' | 'no_prices' | 'unknown_row' | 'cents_hidden'
  kind: OfferKind
  number: number
  /** First and last week concerned. */
  from?: number
  to?: number
  /** Whether the list cannot be published. */
  blocking: boolean
}

interface OfferedNumber {
  kind: OfferKind
  number: number
}

const overlaps = ({ kind, number, segments }: PricedItem): ListFinding[] =>
  segments.flatMap((segment, index) =>
    segments
      .slice(index + 1)
      .filter(({ from, to }) => from <= segment.to && to >= segment.from)
      .map(({ from, to }) => ({
        code: 'overlap' as const,
        kind,
        number,
        from: Math.max(from, segment.from),
        to: Math.min(to, segment.to),
        blocking: true,
      })),
  )

const gaps = ({ kind, number, segments }: PricedItem): ListFinding[] => {
  const ordered = [...segments].sort((a, b) => a.from - b.from)
  return ordered.flatMap((segment, index) => {
    const next = ordered[index + 1]
    return next && next.from > segment.to + 1
      ? [{ code: 'gap' as const, kind, number, from: segment.to + 1, to: next.from - 1, blocking: false }]
      : []
  })
}

/** Weeks that cost less than a shorter stay. */
const fallingTotals = ({ kind, number, segments }: PricedItem): ListFinding[] => {
  const found: ListFinding[] = []
  let before: number | undefined
  const last = Math.max(0, ...segments.map(({ to }) => to))
  for (let week = 1; week <= last; week++) {
    const total = totalFor(segments, week)
    if (total === undefined) continue
    if (before !== undefined && total < before)
      found.push({ code: 'falling', kind, number, from: week, to: week, blocking: false })
    before = total
  }
  return found
}

/** Weeks that cost nothing: usually a cell that was emptied by typing 0. */
const freeWeeks = ({ kind, number, segments }: PricedItem): ListFinding[] =>
  segments.flatMap(({ from, to, perWeek }) =>
    totalFor(segments, from) === 0
      ? [{ code: 'free' as const, kind, number, from, to: perWeek === 0 ? to : from, blocking: false }]
      : [],
  )

/** `decimals`: number of decimals that the currency of the list shows. */
export const checkList = (
  items: readonly PricedItem[],
  offered: readonly OfferedNumber[],
  decimals: number,
): ListFinding[] => {
  const same = (a: OfferedNumber, b: OfferedNumber) => a.kind === b.kind && a.number === b.number
  const hidesCents = ({ segments }: PricedItem) =>
    decimals < 2 && segments.some(({ amount, perWeek }) => amount % 100 !== 0 || perWeek % 100 !== 0)
  return [
    ...items.flatMap((item) => [
      ...overlaps(item),
      ...gaps(item),
      ...fallingTotals(item),
      ...freeWeeks(item),
      ...(offered.some((offer) => same(offer, item))
        ? []
        : [{ code: 'unknown_row' as const, kind: item.kind, number: item.number, blocking: false }]),
      ...(item.segments.length
        ? []
        : [{ code: 'no_prices' as const, kind: item.kind, number: item.number, blocking: false }]),
      ...(hidesCents(item)
        ? [{ code: 'cents_hidden' as const, kind: item.kind, number: item.number, blocking: false }]
        : []),
    ]),
    ...offered
      .filter((offer) => !items.some((item) => same(offer, item)))
      .map(({ kind, number }) => ({ code: 'no_prices' as const, kind, number, blocking: false })),
  ]
}
