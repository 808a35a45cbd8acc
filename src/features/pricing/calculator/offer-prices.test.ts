import { expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { offerPrices } from './offer-prices'

const of = (given: Parameters<typeof request>[0] = {}, currency = 'default') =>
  offerPrices({ catalogue: catalogue(), request: request(given), currency, locale: 'en' })

it('shows the lowest weekly price, with a link to the calculator for the shortest stay', () => {
  const { course, accommodation } = of()
  expect(course[2]).toEqual({ weekly: 'CA$\u00a0350', href: '?course=2&weeks=1#anc-calculator' })
  expect(course[6]).toEqual({ weekly: 'CA$\u00a0240', href: '?course=6&weeks=12#anc-calculator' })
  // 48 weeks: (430 + 47 * 230) / 48 = 234.17
  expect(accommodation[3]).toEqual({
    weekly: 'CA$\u00a0235',
    href: '?weeks=1&accommodation=3#anc-calculator',
  })
})

it('keeps the choices that were made', () => {
  const { course } = of({ course: 6, weeks: 4, accommodation: 3, start: '2027-02-01' }, 'euro')
  expect(course[2]?.href).toBe(
    '?course=2&weeks=4&accommodation=3&start=2027-02-01&currency=euro#anc-calculator',
  )
})

it('has nothing for an offer without a price', () => {
  const courses = [{ number: 7, title: 'Private', minAge: 16 }]
  const found = offerPrices({
    catalogue: catalogue({ courses }),
    request: request(),
    currency: 'default',
    locale: 'en',
  })
  expect(found.course[7]).toBeUndefined()
})
