import { expect, it } from 'vitest'
import type { PricedItem } from '../calculation/price-list'
import { changedCells, newFreeCells } from './changed-cells'

const row = (
  number: number,
  cells: [from: number, to: number, amount: number, perWeek: number][],
): PricedItem => ({
  kind: 'course',
  number,
  segments: cells.map(([from, to, amount, perWeek]) => ({ from, to, amount, perWeek })),
})

it('lists the cells that differ, however the segments are cut', () => {
  const before = [row(2, [[1, 3, 100, 50]])]
  expect(changedCells(before, before)).toEqual([])
  const recut: Parameters<typeof row>[1] = [
    [1, 1, 100, 0],
    [2, 3, 150, 50],
  ]
  expect(changedCells(before, [row(2, recut)])).toEqual([])
  expect(
    changedCells(before, [
      row(2, [
        [1, 2, 100, 50],
        [3, 4, 210, 0],
      ]),
    ]),
  ).toEqual([
    { kind: 'course', number: 2, week: 3, from: 200, to: 210 },
    { kind: 'course', number: 2, week: 4, to: 210 },
  ])
})

it('lists the cells of rows that were added or removed', () => {
  const one = row(2, [[1, 1, 100, 0]])
  const other = row(3, [[2, 2, 300, 0]])
  expect(changedCells([one], [other])).toEqual([
    { kind: 'course', number: 2, week: 1, from: 100 },
    { kind: 'course', number: 3, week: 2, to: 300 },
  ])
})

it('finds the prices that became 0, but for what stands for no course and no accommodation', () => {
  const week = (amount: number, perWeek = 0) => ({ from: 1, to: 2, amount, perWeek })
  const before: PricedItem[] = [
    { kind: 'course', number: 3, segments: [week(0)] },
    { kind: 'course', number: 2, segments: [week(100)] },
  ]
  const after: PricedItem[] = [
    { kind: 'course', number: 1, segments: [week(0)] },
    { kind: 'accommodation', number: 2, segments: [week(0)] },
    { kind: 'course', number: 3, segments: [week(0)] },
    { kind: 'course', number: 2, segments: [week(0, 50)] },
  ]
  expect(newFreeCells(before, after)).toEqual([{ kind: 'course', number: 2, week: 1, from: 100, to: 0 }])
})
