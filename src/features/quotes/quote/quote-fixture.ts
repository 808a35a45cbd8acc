import { defaultCurrencies, type PriceCatalogue, type PriceRequest, price } from '../../pricing/contract'
import { type Quote, quoteContent } from './quote'

const currencyOf = (iso: string) =>
  defaultCurrencies.find((currency) => currency.iso === iso) as Quote['content']['currency']

const dollar = currencyOf('CAD')
export const euro = currencyOf('EUR')

/** A stored quote for tests: four weeks with homestay, across a winter break that moves two weeks. */
export const storedQuote: Quote = {
  id: 7,
  token: 'kq3JrTzmXwYb0pLsVn5aEd7G',
  locale: 'en',
  expiresAt: '2026-12-10T07:59:00Z',
  content: {
    school: { slug: 'harbour', name: 'Harbour School' },
    title: 'General English',
    request: { course: 2, weeks: 4, accommodation: 3, start: '2026-12-14', extras: [] },
    stay: {
      firstDay: '2026-12-14',
      lastDay: '2027-01-22',
      arrival: '2026-12-13',
      departure: '2027-01-23',
      closures: [{ from: '2026-12-21', to: '2027-01-01', title: 'Winter break', movedWeeks: 2 }],
    },
    lines: [
      { kind: 'course', title: 'General English', amount: 140000, weeks: 4 },
      { kind: 'accommodation', title: 'Homestay', amount: 80000, weeks: 4 },
    ],
    coursePrice: 140000,
    accommodationPrice: 80000,
    registrationFee: 0,
    discount: 0,
    total: 220000,
    currency: dollar,
    list: { id: 3, version: 1 },
    timeZone: 'America/Vancouver',
    createdAt: '2026-11-16T12:00:00Z',
  },
}

/** Stored content of a quote for this request on 6 January 2027. */
export const contentFor = (asked: PriceRequest, school: PriceCatalogue): Quote['content'] =>
  quoteContent(asked, { ...price(asked, school, school.today), list: { id: 1, version: 3 } }, school, {
    shownIn: '',
    registrationFee: 'Fee',
    timeZone: 'UTC',
    now: new Date('2027-01-06T12:00:00Z'),
  })
