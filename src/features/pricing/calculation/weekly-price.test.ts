import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, segmentsOf } from './price-list'
import { lowestWeeklyPrice, weeklyPrices } from './weekly-price'

const list = (validFrom: string, amount: number, validTo?: string) => ({
  id: amount,
  version: 1,
  validFrom,
  ...(validTo ? { validTo } : {}),
  items: [{ kind: 'course' as const, number: 2, segments: [{ from: 2, to: 4, amount, perWeek: 0 }] }],
})

describe('lowestWeeklyPrice', () => {
  it('is that of the length with the cheapest week', () => {
    const cheaperLater = [
      { from: 1, to: 1, amount: 430_00, perWeek: 0 },
      { from: 2, to: 48, amount: 660_00, perWeek: 230_00 },
    ]
    // 48 weeks cost 660 + 46 * 230.
    expect(lowestWeeklyPrice(cheaperLater)).toBe(Math.ceil((660 + 46 * 230) / 48) * 100)
    expect(lowestWeeklyPrice([{ from: 12, to: 12, amount: 2880_00, perWeek: 0 }])).toBe(240_00)
    // Longer stays cost more per week here.
    expect(lowestWeeklyPrice([{ from: 1, to: 10, amount: 100_00, perWeek: 300_00 }])).toBe(100_00)
  })

  it('is missing without a price, and a free week is not a price', () => {
    expect(lowestWeeklyPrice([])).toBeUndefined()
    expect(lowestWeeklyPrice([{ from: 1, to: 4, amount: 0, perWeek: 0 }])).toBeUndefined()
  })

  it('is never above the price of any stay, and at most one unit above the cheapest week', () => {
    const cell = fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 48 }), (cells) => {
        const segments = segmentsOf(cells)
        const perWeek = cellsOf(segments, 48).flatMap((amount, index) =>
          amount === undefined ? [] : [amount / (index + 1)],
        )
        const lowest = lowestWeeklyPrice(segments)
        if (perWeek.length === 0) return lowest === undefined
        const exact = Math.min(...perWeek)
        return lowest !== undefined && lowest >= exact && lowest < exact + 100
      }),
    )
  })
})

it('takes the prices of the list in force, and of later ones what it does not have', () => {
  const past = list('2026-01-01', 1000_00, '2026-12-31')
  const next = list('2027-06-01', 3000_00)
  const newCourse = {
    kind: 'course' as const,
    number: 7,
    segments: [{ from: 1, to: 1, amount: 99_00, perWeek: 0 }],
  }
  const later = { ...list('2028-01-01', 4000_00), items: [...list('2028-01-01', 4000_00).items, newCourse] }
  const amounts = (day: string, lists = [later, next, past]) =>
    weeklyPrices(lists, day).map(({ number, amount }) => [number, amount])
  expect(amounts('2026-12-31')).toEqual([
    [2, 250_00],
    [7, 99_00],
  ])
  expect(amounts('2027-01-01')).toEqual([
    [2, 750_00],
    [7, 99_00],
  ])
  expect(amounts('2027-01-01', [past])).toEqual([])
})

it('names the shortest stay of every offer', () => {
  expect(weeklyPrices([list('2026-01-01', 1000_00)], '2027-01-01')).toEqual([
    { kind: 'course', number: 2, amount: 250_00, weeks: 2 },
  ])
})
