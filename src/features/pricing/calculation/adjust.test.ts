import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import type { Adjustment, PriceRequest } from '../model'
import { price } from './price'

const today = '2027-01-06'
const of = (asked: Partial<PriceRequest>, ...adjustments: Adjustment[]) =>
  price(request({ course: 2, weeks: 1, ...asked }), catalogue({ adjustments }), today)

const lineOf = (found: ReturnType<typeof of>, code = 'test') => found.lines.find((line) => line.code === code)

describe('a percentage', () => {
  it('is rounded to a whole dollar, halves up: 7 % of 350 is 25', () => {
    const found = of({}, adjustment({ percent: 7 }))
    expect(found).toMatchObject({ discount: 25_00, total: 350_00 + 120_00 - 25_00 })
    expect(lineOf(found)).toMatchObject({ kind: 'discount', amount: -25_00, percent: 7 })
  })
  it.each([
    ['none', 1, 24_50],
    ['floor', 100, 24_00],
    ['ceil', 500, 25_00],
    ['classic', 1000, 20_00],
  ] as const)('can be rounded %s to %i', (type, to, discount) => {
    expect(of({}, adjustment({ percent: 7, rounding: { type, to } })).discount).toBe(discount)
  })
  it('applies only to its targets', () => {
    const everything = { course: 2, accommodation: 3, weeks: 1 }
    expect(of(everything, adjustment({ percent: 10, on: ['accommodation'] })).discount).toBe(43_00)
    expect(of(everything, adjustment({ percent: 10, on: ['registration'] })).discount).toBe(12_00)
    expect(of(everything, adjustment({ percent: 10, items: [{ kind: 'course', number: 6 }] })).discount).toBe(
      0,
    )
    expect(of(everything, adjustment({ percent: 10, items: [{ kind: 'course', number: 2 }] })).discount).toBe(
      35_00,
    )
  })
  it('does not depend on other discounts', () => {
    const found = of({}, adjustment({ code: 'a', percent: 10 }), adjustment({ code: 'b', percent: 10 }))
    expect(found.discount).toBe(70_00)
  })
})

describe('an amount', () => {
  it('is charged once or per week', () => {
    expect(of({ weeks: 4 }, adjustment({ amount: 20_00 })).discount).toBe(20_00)
    expect(of({ weeks: 4 }, adjustment({ amount: 20_00, charged: 'week' })).discount).toBe(80_00)
  })
  it('of a discount is at most the price it applies to', () => {
    expect(of({}, adjustment({ amount: 900_00 })).discount).toBe(350_00)
  })
  it('of a supplement is added', () => {
    const found = of({ weeks: 2 }, adjustment({ kind: 'supplement', amount: 20_00, charged: 'week' }))
    expect(found).toMatchObject({ discount: 0, total: 700_00 + 120_00 + 40_00 })
  })
})

describe('conditions', () => {
  it.each([
    ['too short', { minWeeks: 2 }, 0],
    ['long enough', { minWeeks: 1 }, 10_00],
    ['booked too early', { booking: { from: '2027-01-07' } }, 0],
    ['booked too late', { booking: { to: '2027-01-05' } }, 0],
    ['booked on the last day', { booking: { to: '2027-01-06' } }, 10_00],
    ['starting too late', { start: { to: '2027-01-10' } }, 0],
    ['starting on the first day', { start: { from: '2027-01-11' } }, 10_00],
  ])('%s', (_, condition, discount) => {
    expect(of({ start: '2027-01-11' }, adjustment({ amount: 10_00, ...condition })).discount).toBe(discount)
  })
})

describe('a season', () => {
  const summer = adjustment({
    code: 'summer',
    kind: 'supplement',
    amount: 35_00,
    charged: 'week',
    on: ['accommodation'],
    stay: { from: '2027-06-28', to: '2027-08-29' },
  })
  const stay = { accommodation: 3, weeks: 4 }
  it('charges only the weeks inside it, with a hint', () => {
    const found = of({ ...stay, start: '2027-06-14' }, summer)
    expect(lineOf(found, 'summer')).toMatchObject({ amount: 70_00, weeks: 2 })
    expect(found.reasons).toEqual([
      { code: 'part_of_stay', field: 'start', blocking: false, about: { code: 'summer', weeks: 2, of: 4 } },
    ])
  })
  it('charges every week of a stay inside it, without a hint', () => {
    const found = of({ ...stay, start: '2027-07-05' }, summer)
    expect(lineOf(found, 'summer')).toMatchObject({ amount: 140_00 })
    expect(found.reasons).toEqual([])
  })
  it('charges nothing outside it', () => {
    expect(lineOf(of({ ...stay, start: '2027-09-06' }, summer), 'summer')).toBeUndefined()
  })
  it('gives a hint while no start is chosen', () => {
    const found = of(stay, summer)
    expect(lineOf(found, 'summer')).toBeUndefined()
    expect(found.reasons).toMatchObject([
      { code: 'depends_on_start', blocking: false, about: { code: 'summer' } },
    ])
  })
  it('as a percentage applies to those weeks only', () => {
    const share = adjustment({ percent: 10, stay: summer.stay, rounding: { type: 'none', to: 1 } })
    expect(of({ weeks: 4, start: '2027-06-14' }, share).discount).toBe(70_00)
  })
})

describe('part of a stay', () => {
  const half = { from: '2027-06-28', to: '2027-08-29' }
  const stay = { weeks: 4, start: '2027-06-14' }
  it('does not divide amounts that are charged once', () => {
    const found = of(stay, adjustment({ kind: 'supplement', amount: 60_00, stay: half }))
    expect(lineOf(found)).toMatchObject({ amount: 60_00 })
    expect(lineOf(found)?.weeks).toBeUndefined()
    expect(found.reasons).toEqual([])
  })
  it('applies to the whole fee and to its part of the weeks', () => {
    const all = adjustment({ percent: 10, on: ['course', 'registration'], stay: half })
    expect(of(stay, all).discount).toBe(70_00 + 12_00)
  })
  it('gives no hint for stays that are too short', () => {
    expect(of({ weeks: 4 }, adjustment({ amount: 1_00, minWeeks: 8, stay: half })).reasons).toEqual([])
  })
})

it('accepts a rounding step of zero', () => {
  expect(of({}, adjustment({ percent: 7, rounding: { type: 'classic', to: 0 } })).discount).toBe(24_50)
})

describe('groups', () => {
  it('apply only the largest', () => {
    const found = of(
      {},
      adjustment({ code: 'small', percent: 5, group: 'deal' }),
      adjustment({ code: 'large', percent: 10, group: 'deal' }),
      adjustment({ code: 'same', amount: 35_00, group: 'deal' }),
      adjustment({ code: 'apart', percent: 1 }),
    )
    expect(found.lines.filter(({ kind }) => kind === 'discount').map(({ code }) => code)).toEqual([
      'large',
      'apart',
    ])
  })
})
