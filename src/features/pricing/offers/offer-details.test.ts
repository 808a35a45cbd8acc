import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/price-fixture'
import { offerDetails } from './offer-details'

// The fixture's today is Wednesday 6 January 2027.
describe('the details of offers for their pages', () => {
  const details = offerDetails(catalogue(), 'de')

  it('lead from any page to the calculator of the school', () => {
    const { slug } = catalogue().school
    expect(details.prices?.course[2]?.href).toBe(`/de/schools/${slug}?course=2&weeks=4#anc-calculator`)
  })

  it('name the next starts in the language of the page', () => {
    const starts = details.starts.get(2)
    expect(starts).toHaveLength(6)
    expect(starts?.[0]).toEqual({
      day: '2027-01-11',
      text: '11. Januar 2027',
      query: '?course=2&weeks=4&start=2027-01-11',
    })
    expect(details.courses.get(2)?.starts).toEqual(starts?.slice(0, 4).map(({ day }) => day))
  })

  it('say how many places a start has left, if they are few', () => {
    const freeStarts = {
      usual: 4,
      days: [
        { day: '2027-01-11', left: 2 },
        { day: '2027-01-18', left: 0 },
      ],
    }
    const courses = catalogue().courses.map((each) => ({ ...each, freeStarts }))
    const [next, second] = offerDetails(catalogue({ courses }), 'en').starts.get(2) ?? []
    expect(next).toMatchObject({ day: '2027-01-11', left: 2 })
    // The full one is left out.
    expect(second?.day).toBe('2027-01-25')
    expect(second).not.toHaveProperty('left')
  })

  it('name what accommodation costs, with all fees', () => {
    // 430 + 3 * 230, and the registration fee of 120.
    expect(details.accommodation.get(3)).toEqual({ weeks: 4, amount: 1240_00, currency: 'CAD' })
    expect(details.accommodation.get(2)).toBeUndefined()
  })

  it('have starts but no prices without a price list', () => {
    const { prices, courses, accommodation, starts } = offerDetails(catalogue({ lists: [] }), 'en')
    expect(prices).toBeUndefined()
    expect([courses.size, accommodation.size]).toEqual([0, 0])
    expect(starts.get(2)).toHaveLength(6)
  })

  it('have no prices in a currency that does not exist any more', () => {
    const { prices, accommodation } = offerDetails(catalogue({ currency: 'gone' }), 'en')
    expect([prices, accommodation.size]).toEqual([undefined, 0])
  })
})
