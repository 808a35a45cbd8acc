import { expect, it } from 'vitest'
import { changesOf, takeTheirs } from '../../../platform/payload/admin/conflicts/merge'
import { type PricedItem, totalFor } from '../calculation/price-list'
import { joinPrices, type PriceCells, splitPrices } from './merge-prices'

const items: PricedItem[] = [
  { kind: 'course', number: 2, segments: [{ from: 1, to: 48, amount: 13_500, perWeek: 13_500 }] },
  // Two prices for one week, as a draft may have them.
  {
    kind: 'course',
    number: 3,
    segments: [
      { from: 1, to: 4, amount: 100, perWeek: 100 },
      { from: 4, to: 8, amount: 1, perWeek: 1 },
    ],
  },
]
const withCell = (week: number, amount: number | undefined) => {
  const cells = splitPrices(items)
  const { [week]: _, ...row } = cells['course 2'] ?? {}
  return { items: { ...cells, 'course 2': amount === undefined ? row : { ...row, [week]: amount } } }
}
const merge = (mine: { items: PriceCells }, theirs: { items: PriceCells }) => {
  const changes = changesOf({ items: splitPrices(items) }, mine, theirs)
  const merged = takeTheirs(mine, changes) as { items: PriceCells }
  return { changes, merged: joinPrices(merged.items, joinPrices(theirs.items, items)) }
}
const price = (list: PricedItem[], week: number) => totalFor(list[0]?.segments ?? [], week)

it('keeps rows as they are stored if no cell differs', () => {
  expect(joinPrices(splitPrices(items), items)).toEqual(items)
})

it('joins the cells that two people have changed', () => {
  const { changes, merged } = merge(withCell(2, 28_000), withCell(1, 13_600))
  expect(changes).toMatchObject([{ path: ['items', 'course 2', '1'], isConflict: false, theirs: 13_600 }])
  expect([1, 2, 3].map((week) => price(merged, week))).toEqual([13_600, 28_000, 40_500])
  expect(merged[1]).toEqual(items[1])
})

it('shows both values of a cell that both have changed', () => {
  const { changes } = merge(withCell(1, 13_700), withCell(1, 13_600))
  expect(changes).toMatchObject([{ isConflict: true, theirs: 13_600, mine: 13_700 }])
})

it('knows cells that were emptied', () => {
  const { changes, merged } = merge(withCell(2, 28_000), withCell(48, undefined))
  expect(changes).toMatchObject([{ path: ['items', 'course 2', '48'], isConflict: false }])
  expect(price(merged, 48)).toBeUndefined()
})
