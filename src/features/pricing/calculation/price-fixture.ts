import type { Adjustment, PriceCatalogue, PriceRequest } from '../model'
import { defaultCurrencies } from '../money/default-currencies'

// A small school for tests, in minor units.

export const adjustment = (given: Partial<Adjustment>): Adjustment => ({
  code: 'test',
  title: 'Test',
  kind: 'discount',
  charged: 'once',
  on: ['course'],
  items: [],
  minWeeks: 0,
  booking: {},
  start: {},
  stay: {},
  rounding: { type: 'classic', to: 100 },
  group: '',
  ...given,
})

export const catalogue = (given: Partial<PriceCatalogue> = {}): PriceCatalogue => ({
  school: { id: 1, slug: 'test', name: 'Test', email: 'test@school.example' },
  currency: 'default',
  currencies: defaultCurrencies,
  today: '2027-01-06',
  registrationFee: 120_00,
  leadDays: 0,
  courses: [
    { number: 2, title: 'Morning', minAge: 16 },
    { number: 6, title: 'Exam', minAge: 16 },
  ],
  accommodation: [{ number: 3, title: 'Homestay', minAge: 16 }],
  lists: [
    {
      id: 1,
      version: 3,
      validFrom: '2026-01-01',
      items: [
        { kind: 'course', number: 2, segments: [{ from: 1, to: 48, amount: 350_00, perWeek: 350_00 }] },
        { kind: 'course', number: 6, segments: [{ from: 12, to: 12, amount: 2880_00, perWeek: 0 }] },
        {
          kind: 'accommodation',
          number: 3,
          segments: [{ from: 1, to: 48, amount: 430_00, perWeek: 230_00 }],
        },
      ],
    },
  ],
  extras: [],
  adjustments: [],
  closures: [],
  takesPromoCodes: false,
  minors: 'guardian',
  ...given,
})

export const request = (given: Partial<PriceRequest> = {}): PriceRequest => ({
  course: 1,
  weeks: 0,
  accommodation: 2,
  extras: [],
  ...given,
})
