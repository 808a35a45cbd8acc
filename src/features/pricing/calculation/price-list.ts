export const offerKinds = ['course', 'accommodation'] as const

export type OfferKind = (typeof offerKinds)[number]

/** Prices of stays of `from` to `to` weeks: `amount` for `from` weeks, plus `perWeek` for each further week. In minor units. */
export interface Segment {
  from: number
  to: number
  amount: number
  perWeek: number
}

/** The prices of one course or accommodation type. Week tables, bands, fixed lengths and flat prices are all segments. */
export interface PricedItem {
  kind: OfferKind
  number: number
  segments: Segment[]
}

/** The price of a number of weeks; undefined if the length is not offered. */
export const totalFor = (segments: readonly Segment[], weeks: number): number | undefined => {
  for (const { from, to, amount, perWeek } of segments)
    if (weeks >= from && weeks <= to) return amount + perWeek * (weeks - from)
  return undefined
}

type Lengths = Pick<Segment, 'from' | 'to'>

/** The lengths that two offers have in common. */
export const commonLengths = (some: readonly Lengths[], others: readonly Lengths[]): Lengths[] =>
  some
    .flatMap((one) =>
      others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
    )
    .filter(({ from, to }) => from <= to)

/** The offered length that is closest to the requested one. The shorter of two equally close ones. */
export const nearestLength = (segments: readonly Lengths[], weeks: number): number | undefined => {
  let nearest: number | undefined
  for (const { from, to } of segments) {
    const closest = Math.min(Math.max(weeks, from), to)
    const distance = Math.abs(closest - weeks)
    const best = nearest === undefined ? Number.POSITIVE_INFINITY : Math.abs(nearest - weeks)
    if (distance < best || (distance === best && nearest !== undefined && closest < nearest))
      nearest = closest
  }
  return nearest
}

/** Converts a row of the week table (index 0 is one week) to as few segments as possible. */
export const segmentsOf = (cells: readonly (number | undefined)[]): Segment[] => {
  const segments: Segment[] = []
  for (const [index, amount] of cells.entries()) {
    if (amount === undefined) continue
    const week = index + 1
    const last = segments.at(-1)
    if (last?.to === week - 1) {
      const step = amount - (last.amount + last.perWeek * (last.to - last.from))
      // The second week of a segment defines the price of each further week.
      if (last.from === last.to || step === last.perWeek) {
        last.perWeek = step
        last.to = week
        continue
      }
    }
    segments.push({ from: week, to: week, amount, perWeek: 0 })
  }
  return segments
}

export const cellsOf = (segments: readonly Segment[], weeks: number): (number | undefined)[] =>
  Array.from({ length: weeks }, (_, index) => totalFor(segments, index + 1))
