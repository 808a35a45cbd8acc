import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { price } from '../../../features/pricing/calculation/price'
import type { Offer, PriceCatalogue } from '../../../features/pricing/model'
import { pricedItems } from '../../../features/pricing/price-list/price-list-schema'
import type { DemoPrices } from '../demo-types'
import { mapleHarbourPrices } from './maple-harbour/prices'
import { vieuxPharePrices } from './vieux-phare/prices'

const offers = (kind: 'course' | 'accommodation', { list }: DemoPrices): Offer[] =>
  list.items.filter((item) => item.kind === kind).map(({ number }) => ({ number, title: '', minAge: 16 }))

const demo: PriceCatalogue = catalogue({
  registrationFee: mapleHarbourPrices.registrationFee,
  courses: offers('course', mapleHarbourPrices),
  accommodation: offers('accommodation', mapleHarbourPrices),
  lists: [{ id: 1, version: 1, validFrom: '2026-01-01', items: mapleHarbourPrices.list.items }],
  adjustments: mapleHarbourPrices.adjustments.map(({ title, ...rest }) =>
    adjustment({ ...rest, title: title.en }),
  ),
})

const dollars = (course: number, weeks: number, accommodation: number) => {
  const found = price(request({ course, weeks, accommodation }), demo, demo.today)
  return {
    coursePrice: found.coursePrice / 100,
    accommodationPrice: found.accommodationPrice / 100,
    registrationFee: found.registrationFee / 100,
    discount: found.discount / 100,
    total: found.total / 100,
  }
}

describe('what the specification states', () => {
  it.each([
    [2, 130],
    [3, 260],
    [4, 350],
    [5, 500],
  ])('one week of course %i costs %i', (course, coursePrice) => {
    expect(dollars(course, 1, 2)).toMatchObject({ coursePrice, accommodationPrice: 0 })
  })
  it('course 6 has twelve weeks only, for 2880', () => {
    const offered = Array.from({ length: 48 }, (_, index) => dollars(6, index + 1, 2).coursePrice)
    expect(offered.flatMap((amount, index) => (amount ? [index + 1, amount] : []))).toEqual([12, 2880])
  })
  it('courses 2 to 5 have a price for every week up to 48', () => {
    for (const course of [2, 3, 4, 5])
      for (let weeks = 1; weeks <= 48; weeks++)
        expect(dollars(course, weeks, 2).coursePrice).toBeGreaterThan(0)
  })
  const twoWeeks = [660, 680, 710, 720, 740, 770, 1140, 1260, 1160, 1280, 1190, 1310]
  it.each(twoWeeks.map((amount, index) => [index + 3, amount]))(
    'two weeks of accommodation %i cost %i',
    (id, amount) => {
      expect(dollars(1, 2, id ?? 0).accommodationPrice).toBe(amount)
    },
  )
  it('one week of accommodation costs 430 to 670, a further one 230 to 270, up to 48', () => {
    const ids = twoWeeks.map((_, index) => index + 3)
    const first = ids.map((id) => dollars(1, 1, id).accommodationPrice)
    expect([Math.min(...first), Math.max(...first)]).toEqual([430, 670])
    const further = ids.flatMap((id) =>
      Array.from(
        { length: 46 },
        (_, index) =>
          dollars(1, index + 3, id).accommodationPrice - dollars(1, index + 2, id).accommodationPrice,
      ),
    )
    expect([Math.min(...further), Math.max(...further)]).toEqual([230, 270])
  })
  it('a discount of 7 % of the course price is rounded to a dollar, halves up', () => {
    expect(dollars(4, 1, 2)).toMatchObject({ coursePrice: 350, discount: 25, total: 350 + 120 - 25 })
    expect(dollars(2, 1, 2).discount).toBe(9)
    expect(dollars(6, 12, 2).discount).toBe(202)
  })
})

it('follows the zero rules and the sum in all 6 x 14 x 49 combinations', () => {
  let priced = 0
  for (let course = 1; course <= 6; course++)
    for (let accommodation = 1; accommodation <= 14; accommodation++)
      for (let weeks = 0; weeks <= 48; weeks++) {
        const found = dollars(course, weeks, accommodation)
        if (weeks === 0 || course <= 1) expect(found.coursePrice).toBe(0)
        if (weeks === 0 || accommodation <= 2) expect(found.accommodationPrice).toBe(0)
        else expect(found.accommodationPrice).toBeGreaterThan(0)
        expect(found.discount).toBe(Math.floor(found.coursePrice * 0.07 + 0.5 + 1e-9))
        const any = found.coursePrice !== 0 || found.accommodationPrice !== 0
        const sum = found.coursePrice + found.accommodationPrice + found.registrationFee - found.discount
        expect(found.total).toBe(any ? sum : 0)
        priced += any ? 1 : 0
      }
  // Accommodation in 12 x 48, else one of four courses for 48 weeks or the fifth for one length.
  expect(priced).toBe(12 * 48 * 6 + 2 * (4 * 48 + 1))
})

it('only has lists that could be stored', () => {
  for (const { list } of [mapleHarbourPrices, vieuxPharePrices])
    expect(pricedItems.parse(list.items)).toEqual(list.items)
})
