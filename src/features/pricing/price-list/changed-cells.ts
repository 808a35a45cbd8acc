import { MAX_WEEKS, type OfferKind } from '../contract'
import { cellsOf, type PricedItem } from './price-list'

/** A cell of the week table that differs. An amount is missing if the length is not offered. In minor units. */
export interface ChangedCell {
  kind: OfferKind
  number: number
  week: number
  from?: number
  to?: number
}

const keyOf = ({ kind, number }: PricedItem) => `${kind} ${number}`

/** The cells in which two price tables differ, row by row. */
export const changedCells = (before: readonly PricedItem[], after: readonly PricedItem[]): ChangedCell[] => {
  const rows = new Map([...before, ...after].map((item) => [keyOf(item), item]))
  const cellsIn = (items: readonly PricedItem[], key: string) =>
    cellsOf(items.find((item) => keyOf(item) === key)?.segments ?? [], MAX_WEEKS)
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
