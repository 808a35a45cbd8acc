import { cellsOf, type PricedItem, type Segment, segmentsOf } from '../../calculation/price-list'
import { MAX_WEEKS, type OfferKind } from '../../model'
import type { PricingCode } from '../../price-list/pricing-code'

/** A course or accommodation type that the school has. */
export interface OfferedItem {
  kind: OfferKind
  number: number
  title: string
}

export interface GridRow extends OfferedItem {
  /** False if the course or accommodation type no longer exists. */
  exists: boolean
  segments: Segment[]
}

/** A former offer has no title any more. */
export const rowTitle = ({ kind, number, title }: OfferedItem): string | PricingCode =>
  title || { code: 'grid.item', params: { kind, number } }

export type Cell = number | undefined

export interface CellChange {
  row: number
  week: number
  value: Cell
}

const same = (a: { kind: OfferKind; number: number }, b: { kind: OfferKind; number: number }) =>
  a.kind === b.kind && a.number === b.number

const none: Segment[] = []

/** The school's offers in their order, followed by other rows of the list. */
export const rowsOf = (items: readonly PricedItem[], offers: readonly OfferedItem[]): GridRow[] => [
  ...offers.map((offer) => ({
    ...offer,
    exists: true,
    segments: items.find((item) => same(item, offer))?.segments ?? none,
  })),
  ...items
    .filter((item) => !offers.some((offer) => same(item, offer)))
    .map(({ kind, number, segments }) => ({ kind, number, title: '', exists: false, segments })),
]

export const cellsOfRow = ({ segments }: Pick<GridRow, 'segments'>): Cell[] => cellsOf(segments, MAX_WEEKS)

/** For each week, whether its price is calculated: the first week of a segment has a price, the second defines the step. */
export const derivedWeeks = (segments: readonly Segment[]): boolean[] =>
  Array.from({ length: MAX_WEEKS }, (_, index) => {
    const week = index + 1
    const segment = segments.find(({ from, to }) => week >= from && week <= to)
    return segment !== undefined && week > segment.from + 1
  })

/** Replaces rows. Rows without prices are removed; unchanged rows stay the same objects. */
export const withRows = (
  items: readonly PricedItem[],
  rows: readonly { kind: OfferKind; number: number; segments: Segment[] }[],
): PricedItem[] => {
  const changed = (item: PricedItem) => rows.find((row) => same(row, item))
  return [
    ...items.map((item) => {
      const row = changed(item)
      return row ? { ...item, segments: row.segments } : item
    }),
    ...rows
      .filter((row) => !items.some((item) => same(item, row)))
      .map(({ kind, number, segments }) => ({ kind, number, segments })),
  ].filter((item) => item.segments.length > 0 || !changed(item))
}

/** Applies cell changes. The segments of changed rows are calculated from their cells. */
export const withCells = (
  items: readonly PricedItem[],
  rows: readonly GridRow[],
  changes: readonly CellChange[],
): PricedItem[] => {
  const touched = new Map<GridRow, Cell[]>()
  for (const { row: index, week, value } of changes) {
    const row = rows[index]
    if (!row) continue
    const cells = touched.get(row) ?? cellsOfRow(row)
    cells[week - 1] = value
    touched.set(row, cells)
  }
  return withRows(
    items,
    [...touched].map(([row, cells]) => ({ ...row, segments: segmentsOf(cells) })),
  )
}
