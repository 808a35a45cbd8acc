import { cellsOf, type OfferKind, type PricedItem, segmentsOf } from '../calculation/price-list'
import { MAX_WEEKS } from '../model'

/** Prices by row (`course 2`) and week. A length that is not offered is missing. */
export type PriceCells = Record<string, Record<string, number>>

const nameRow = ({ kind, number }: Pick<PricedItem, 'kind' | 'number'>) => `${kind} ${number}`

/** The offer of a row's name. */
export const readRowName = (row: string): { kind: OfferKind; number: number } => {
  const [kind, number] = row.split(' ')
  return { kind: kind as OfferKind, number: Number(number) }
}

const cellsOfItem = ({ segments }: PricedItem): Record<string, number> =>
  Object.fromEntries(
    cellsOf(segments, MAX_WEEKS).flatMap((amount, index) =>
      amount === undefined ? [] : [[String(index + 1), amount]],
    ),
  )

/** A price table by cells, so that two people can change different ones. */
export const splitPrices = (items: readonly PricedItem[]): PriceCells =>
  Object.fromEntries(items.map((item) => [nameRow(item), cellsOfItem(item)]))

const isSameRow = (one: Record<string, number>, other: Record<string, number>) =>
  Array.from({ length: MAX_WEEKS }, (_, index) => String(index + 1)).every(
    (week) => one[week] === other[week],
  )

/** The price table of these cells. Rows whose cells are those of `stored` stay as they are stored. */
export const joinPrices = (cells: PriceCells, stored: readonly PricedItem[]): PricedItem[] => {
  const before = new Map(stored.map((item) => [nameRow(item), item]))
  const rows = [...new Set([...before.keys(), ...Object.keys(cells)])]
  return rows.flatMap((row) => {
    const kept = before.get(row)
    const amounts = cells[row] ?? {}
    if (kept && isSameRow(cellsOfItem(kept), amounts)) return [kept]
    const segments = segmentsOf(
      Array.from({ length: MAX_WEEKS }, (_, index) => amounts[String(index + 1)] ?? undefined),
    )
    return segments.length > 0 ? [{ ...readRowName(row), segments }] : []
  })
}
