import { cellsOf, type PricedItem } from '../calculation/price-list'
import { MAX_WEEKS, NO_ACCOMMODATION, NO_COURSE, type OfferKind } from '../model'
import { joinPrices, splitPrices } from './merge-prices'

/** A cell of the week table that differs. An amount is missing if the length is not offered. In minor units. */
export interface ChangedCell {
  kind: OfferKind
  number: number
  week: number
  from?: number
  to?: number
}

const toItemKey = ({ kind, number }: PricedItem) => `${kind} ${number}`

/** The cells in which two price tables differ, row by row. */
export const changedCells = (before: readonly PricedItem[], after: readonly PricedItem[]): ChangedCell[] => {
  const rows = new Map([...before, ...after].map((item) => [toItemKey(item), item]))
  const cellsIn = (items: readonly PricedItem[], key: string) =>
    cellsOf(items.find((item) => toItemKey(item) === key)?.segments ?? [], MAX_WEEKS)
  return [...rows].flatMap(([key, { kind, number }]) => {
    const [old, now] = [cellsIn(before, key), cellsIn(after, key)]
    return now.flatMap((to, index) => {
      const from = old[index]
      if (from === to) return []
      return [
        {
          kind,
          number,
          week: index + 1,
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
        },
      ]
    })
  })
}

/** The table with the cells that differ between two others. */
export const withChanges = (
  items: PricedItem[],
  before: readonly PricedItem[],
  after: readonly PricedItem[],
): PricedItem[] => {
  const changes = changedCells(before, after)
  if (changes.length === 0) return items
  const cells = splitPrices(items)
  for (const { kind, number, week, to } of changes) {
    const row = { ...cells[`${kind} ${number}`] }
    if (to === undefined) delete row[String(week)]
    else row[String(week)] = to
    cells[`${kind} ${number}`] = row
  }
  return joinPrices(cells, items)
}

/** Numbers that stand for “no course” and “no accommodation”, which cost nothing. */
const nothing: Record<OfferKind, number> = { course: NO_COURSE, accommodation: NO_ACCOMMODATION }

/** The cells whose price has become 0: often a cell that was meant to be emptied. */
export const newFreeCells = (before: readonly PricedItem[], after: readonly PricedItem[]): ChangedCell[] =>
  changedCells(before, after).filter(({ kind, number, to }) => to === 0 && number > nothing[kind])
