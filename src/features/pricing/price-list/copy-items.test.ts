import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, type PricedItem, segmentsOf } from '../calculation/price-list'
import { type CopyRounding, copyItems } from './copy-items'
import { pricedItems } from './price-list-schema'

const item = (cells: (number | undefined)[]): PricedItem => ({
  kind: 'course',
  number: 2,
  segments: segmentsOf(cells.map((cell) => (cell === undefined ? undefined : Math.round(cell * 100)))),
})
const copied = (cells: (number | undefined)[], percent: number, rounding: CopyRounding) =>
  cellsOf(copyItems([item(cells)], percent, rounding)[0]?.segments ?? [], cells.length).map((cell) =>
    cell === undefined ? undefined : cell / 100,
  )

describe('a list for the next year', () => {
  it.each([
    ['none', 1, 3.5, [134.55, 269.1]],
    ['classic', 1, 3.5, [135, 269]],
    ['classic', 5, 3.5, [135, 270]],
    ['classic', 10, 3.5, [130, 270]],
    ['ceil', 5, 3.5, [135, 270]],
    ['floor', 5, 3.5, [130, 265]],
    ['ceil', 10, 3.5, [140, 270]],
    ['floor', 1, -10, [117, 234]],
    ['none', 1, 0, [130, 260]],
    ['classic', 1, -100, [0, 0]],
  ] as const)('rounds %s to %s after %s %%', (type, to, percent, expected) => {
    expect(copied([130, 260], percent, { type, to })).toEqual(expected)
  })

  it('does not add lengths that are not offered', () => {
    expect(copied([undefined, 100, undefined, 300], 10, { type: 'none', to: 1 })).toEqual([
      undefined,
      110,
      undefined,
      330,
    ])
  })

  it('rounds halves correctly despite floating-point errors', () => {
    expect(copied([1.5], -33, { type: 'none', to: 1 })).toEqual([1.01])
  })

  const list = fc.array(
    fc
      .array(fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined }), { maxLength: 48 })
      .map((cells) => segmentsOf(cells)),
    { maxLength: 4 },
  )
  const roundings = fc.record({
    type: fc.constantFrom('none' as const, 'classic' as const, 'ceil' as const, 'floor' as const),
    to: fc.constantFrom(1 as const, 5 as const, 10 as const),
  })
  const toItems = (rows: PricedItem['segments'][]) =>
    rows.map((segments, index): PricedItem => ({ kind: 'course', number: index + 2, segments }))

  it('is always valid, offers the same lengths and differs by less than the rounding', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -100, max: 100 }), roundings, (rows, percent, rounding) => {
        const items = toItems(rows)
        const before = structuredClone(items)
        const copy = copyItems(items, percent, rounding)
        expect(items).toEqual(before)
        expect(pricedItems.safeParse(copy).success).toBe(true)
        const step = rounding.type === 'none' ? 1 : rounding.to * 100
        for (const [index, row] of items.entries()) {
          const cells = cellsOf(copy[index]?.segments ?? [], 48)
          for (const [week, old] of cellsOf(row.segments, 48).entries()) {
            const cell = cells[week]
            expect(cell === undefined).toBe(old === undefined)
            if (cell === undefined || old === undefined) continue
            expect(Math.abs(cell - old * (1 + percent / 100))).toBeLessThan(step + 0.001)
            expect(cell % step).toBe(0)
          }
        }
      }),
    )
  })

  it('has the same prices without increase and rounding', () => {
    fc.assert(
      fc.property(list, (rows) => {
        const items = toItems(rows)
        expect(copyItems(items, 0, { type: 'none', to: 1 })).toEqual(items)
      }),
    )
  })
})
