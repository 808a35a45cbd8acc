import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, commonLengths, nearestLength, segmentsOf, totalFor } from './price-list'

const bands = [
  { from: 1, to: 1, amount: 430, perWeek: 0 },
  { from: 2, to: 48, amount: 660, perWeek: 230 },
]

describe('totalFor', () => {
  it('adds the price of further weeks to the first week of a segment', () => {
    expect([1, 2, 3, 48].map((week) => totalFor(bands, week))).toEqual([430, 660, 890, 660 + 46 * 230])
  })
  it('has no price outside the segments', () => {
    expect([0, 49].map((week) => totalFor(bands, week))).toEqual([undefined, undefined])
  })
})

describe('commonLengths', () => {
  it('returns the overlap, or nothing', () => {
    const some = [
      { from: 1, to: 4 },
      { from: 8, to: 12 },
    ]
    expect(commonLengths(some, [{ from: 3, to: 9 }])).toEqual([
      { from: 3, to: 4 },
      { from: 8, to: 9 },
    ])
    expect(commonLengths(some, [{ from: 5, to: 7 }])).toEqual([])
  })
})

describe('nearestLength', () => {
  it.each([
    [8, 12],
    [12, 12],
    [40, 12],
  ])('of a fixed length is that length (%i)', (weeks, nearest) => {
    expect(nearestLength([{ from: 12, to: 12 }], weeks)).toBe(nearest)
  })
  it('prefers the shorter of two equally close lengths, in any order', () => {
    const segments = [
      { from: 8, to: 9, amount: 1, perWeek: 0 },
      { from: 2, to: 4, amount: 1, perWeek: 0 },
    ]
    expect(nearestLength(segments, 6)).toBe(4)
    expect(nearestLength([...segments].reverse(), 6)).toBe(4)
  })
  it('is undefined if nothing is offered', () => {
    expect(nearestLength([], 4)).toBeUndefined()
  })
})

describe('segmentsOf', () => {
  const cells = fc.array(fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }), {
    maxLength: 48,
  })
  it('gives the same prices as the table', () => {
    fc.assert(
      fc.property(cells, (row) => {
        expect(cellsOf(segmentsOf(row), row.length)).toEqual(row)
      }),
    )
  })
  it('needs one segment for a constant increase', () => {
    expect(segmentsOf([130, 260, 390, undefined, 500])).toEqual([
      { from: 1, to: 3, amount: 130, perWeek: 130 },
      { from: 5, to: 5, amount: 500, perWeek: 0 },
    ])
  })
})
