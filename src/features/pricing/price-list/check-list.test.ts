import { expect, it } from 'vitest'
import type { PricedItem } from '../calculation/price-list'
import { checkList } from './check-list'

const row = (...segments: PricedItem['segments']): PricedItem => ({ kind: 'course', number: 2, segments })
const offered = [{ kind: 'course' as const, number: 2 }]
const codes = (item: PricedItem, decimals = 2) =>
  checkList([item], offered, decimals).map(({ code, from, to, blocking }) => [code, from, to, blocking])

it('finds nothing in a valid list', () => {
  expect(
    codes(row({ from: 1, to: 4, amount: 100, perWeek: 100 }, { from: 5, to: 48, amount: 450, perWeek: 90 })),
  ).toEqual([])
})

it('blocks two prices for one week', () => {
  expect(
    codes(row({ from: 1, to: 4, amount: 100, perWeek: 100 }, { from: 3, to: 8, amount: 500, perWeek: 90 })),
  ).toContainEqual(['overlap', 3, 4, true])
})

it('finds gaps and falling totals', () => {
  expect(
    codes(row({ from: 1, to: 2, amount: 300, perWeek: 100 }, { from: 5, to: 6, amount: 350, perWeek: 0 })),
  ).toEqual([
    ['gap', 3, 4, false],
    ['falling', 5, 5, false],
  ])
})

it('asks about prices of 0', () => {
  expect(
    codes(row({ from: 1, to: 4, amount: 0, perWeek: 0 }, { from: 5, to: 48, amount: 450, perWeek: 90 })),
  ).toEqual([['free', 1, 4, false]])
})

it('finds missing, empty and unknown rows, and hidden cents', () => {
  const stray: PricedItem = { kind: 'accommodation', number: 9, segments: [] }
  expect(checkList([stray], offered, 0).map(({ code, number }) => [code, number])).toEqual([
    ['unknown_row', 9],
    ['no_prices', 9],
    ['no_prices', 2],
  ])
  expect(codes(row({ from: 1, to: 1, amount: 100_50, perWeek: 0 }), 0).map(([code]) => code)).toEqual([
    'cents_hidden',
  ])
})
