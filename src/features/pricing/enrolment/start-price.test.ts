import { expect, it } from 'vitest'
import { price } from '../calculation/price'
import { adjustment, catalogue, request } from '../calculation/price-fixture'
import type { PriceCatalogue } from '../contract'
import { en } from '../quotes/messages/en'
import { type Quote, quoteContent } from '../quotes/quote'
import { checkStartPrice } from './start-price'

const summer = adjustment({
  code: 'summer',
  kind: 'supplement',
  amount: 50_00,
  charged: 'week',
  stay: { from: '2027-07-01', to: '2027-08-31' },
})
const seasons = catalogue({ adjustments: [summer] })

const [thisYear] = catalogue().lists
const nextYear = {
  id: 2,
  version: 1,
  validFrom: '2028-01-01',
  items: [
    { kind: 'course' as const, number: 2, segments: [{ from: 1, to: 4, amount: 400_00, perWeek: 400_00 }] },
  ],
}
const twoLists = catalogue({ lists: [...(thisYear ? [thisYear] : []), nextYear] })

const quoted = (school: PriceCatalogue, given: Parameters<typeof request>[0]): Quote => {
  const asked = request({ course: 2, weeks: 2, ...given })
  const found = { ...price(asked, school, school.today), list: { id: 1, version: 3 } }
  const now = new Date('2027-01-06T12:00:00Z')
  const content = quoteContent(asked, found, school, {
    shownIn: '',
    registrationFee: 'Fee',
    timeZone: 'UTC',
    now,
  })
  return { id: 1, token: 'x', locale: 'en', expiresAt: '2027-01-20T12:00:00Z', content }
}

const check = (start: string, quote: Quote, school: PriceCatalogue) =>
  checkStartPrice(start, { field: 'start', catalogue: school, quotes: [quote] }, 'en', en).map(
    ({ field, message, link }) => [field, message.replaceAll('\u00a0', ' '), link?.href],
  )

it.each([undefined, '2027-03-01', '2027-06-07'])('of a quote for %s may move within a season', (start) => {
  expect(check('2027-03-08', quoted(seasons, { start }), seasons)).toEqual([])
})

it.each([undefined, '2027-03-01'])('of a quote for %s is refused in another season', (start) => {
  expect(check('2027-07-05', quoted(seasons, { start }), seasons)).toEqual([
    [
      'start',
      'Morning: with a start on July 5, 2027 the total is CA$ 920 instead of CA$ 820.',
      '/schools/test?course=2&weeks=2&start=2027-07-05#anc-calculator',
    ],
  ])
})

it('is refused where a season is cheaper, too', () => {
  const [error] = check('2027-03-08', quoted(seasons, { start: '2027-07-05' }), seasons)
  expect(error?.[1]).toContain('CA$ 820 instead of CA$ 920')
})

it.each([undefined, '2027-03-01'])('of a quote for %s is refused under another list', (start) => {
  const [error] = check('2028-01-03', quoted(twoLists, { start }), twoLists)
  expect(error?.[1]).toContain('CA$ 920 instead of CA$ 820')
  const [notOffered] = check('2028-01-03', quoted(twoLists, { start, weeks: 8 }), twoLists)
  expect(notOffered?.[1]).toBe('Morning: this stay is not offered with a start on January 3, 2028.')
})

it('keeps the promise when only the prices have been raised since', () => {
  const raised = catalogue({
    registrationFee: 150_00,
    adjustments: [summer, adjustment({ code: 'late', amount: 10_00, booking: { to: '2027-01-06' } })],
    today: '2027-01-12',
  })
  for (const start of [undefined, '2027-03-01']) {
    const quote = quoted(seasons, { start })
    expect(check('2027-03-08', quote, raised)).toEqual([])
    expect(check('2027-07-05', quote, raised)).toHaveLength(1)
  }
  expect(check('2027-07-05', quoted(seasons, { start: '2027-07-05' }), raised)).toEqual([])
})
