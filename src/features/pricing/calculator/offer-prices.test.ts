import { expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { offerPrices } from './offer-prices'

const of = (given: Parameters<typeof request>[0] = {}, currency = 'default') =>
  offerPrices({ catalogue: catalogue(), request: request(given), currency, locale: 'en' })

it('shows the price with all fees, with a link to the calculator that shows it', () => {
  const { course, accommodation } = of()
  expect(course[2]).toEqual({
    text: '4 weeks from CA$\u00a01\u00a0520, all fees',
    stay: '4 weeks',
    amount: 'CA$\u00a01\u00a0520',
    lengths: [
      { stay: '1 week', amount: 'CA$\u00a0470' },
      { stay: '4 weeks', amount: 'CA$\u00a01\u00a0520' },
      { stay: '12 weeks', amount: 'CA$\u00a04\u00a0320' },
    ],
    fee: 'CA$\u00a0120',
    nextStart: 'January\u00a011',
    href: '?course=2&weeks=4#anc-calculator',
  })
  expect(course[6]).toMatchObject({
    text: '12 weeks from CA$\u00a03\u00a0000, all fees',
    lengths: [{ stay: '12 weeks' }],
  })
  expect(accommodation[3]).toMatchObject({
    // A room alone costs the fee, which students pay once.
    text: '4 weeks from CA$\u00a01\u00a0240, including the registration fee of CA$\u00a0120',
    href: '?weeks=4&accommodation=3#anc-calculator',
  })
})

it('keeps the choices that were made', () => {
  const { course } = of({ course: 6, weeks: 1, accommodation: 3, start: '2027-02-01' }, 'euro')
  expect(course[2]?.href).toBe(
    '?course=2&weeks=1&accommodation=3&start=2027-02-01&currency=euro#anc-calculator',
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
