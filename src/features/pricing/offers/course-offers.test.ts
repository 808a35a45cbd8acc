import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/price-fixture'
import { courseOffers } from './course-offers'

// The fixture's today is Wednesday 6 January 2027.
describe('the offers of courses for search engines', () => {
  it('name the price with all fees and the next starts', () => {
    expect(courseOffers(catalogue(), 2)).toEqual(
      new Map([
        [2, { weeks: 4, amount: 1520_00, currency: 'CAD', starts: ['2027-01-11', '2027-01-18'] }],
        [6, { weeks: 12, amount: 3000_00, currency: 'CAD', starts: ['2027-01-11', '2027-01-18'] }],
      ]),
    )
  })

  it('leave out a course without a start, without a price and without a currency', () => {
    const over = { on: 'dates' as const, dates: ['2026-01-05'] }
    const [morning, exam] = catalogue().courses
    const courses = [{ ...(morning as NonNullable<typeof morning>), starts: over }]
    expect(courseOffers(catalogue({ courses }), 2)).toEqual(new Map())
    expect(
      courseOffers(catalogue({ courses: [{ ...(exam as NonNullable<typeof exam>), number: 9 }] }), 2),
    ).toEqual(new Map())
    expect(courseOffers(catalogue({ lists: [] }), 2)).toEqual(new Map())
    expect(courseOffers(catalogue({ currencies: [] }), 2)).toEqual(new Map())
  })
})
