export type OfferKind = 'course' | 'accommodation'

/** Weeks `from` to `to` cost `amount` for the first of them and `perWeek` for each further one. Minor units. */
export interface Segment {
  from: number
  to: number
  amount: number
  perWeek: number
}

/** What one course or accommodation type costs. Week tables, bands, fixed lengths and flat steps are all segments. */
export interface PricedItem {
  kind: OfferKind
  number: number
  segments: Segment[]
}

/** The price of that many weeks; undefined when the length is not offered. */
export const totalFor = (segments: readonly Segment[], weeks: number): number | undefined => {
  for (const { from, to, amount, perWeek } of segments)
    if (weeks >= from && weeks <= to) return amount + perWeek * (weeks - from)
  return undefined
}

type Lengths = Pick<Segment, 'from' | 'to'>

/** The lengths that two offers both come in. */
export const commonLengths = (some: readonly Lengths[], others: readonly Lengths[]): Lengths[] =>
  some
    .flatMap((one) =>
      others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
    )
    .filter(({ from, to }) => from <= to)

/** The offered length closest to the one wanted, the shorter one when two are as close. */
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

/** Writes a row of the week table (index 0 is one week) as the fewest segments that say the same. */
export const segmentsOf = (cells: readonly (number | undefined)[]): Segment[] => {
  const segments: Segment[] = []
  for (const [index, amount] of cells.entries()) {
    if (amount === undefined) continue
    const week = index + 1
    const last = segments.at(-1)
    if (last?.to === week - 1) {
      const step = amount - (last.amount + last.perWeek * (last.to - last.from))
      // The second week of a segment decides what a further week costs.
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
