import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustment, catalogue } from '../../../../tests/fixtures/price-fixture'
import { courseJsonLd } from '../../schools/structured-data'
import { fromText, offerPrices } from '../calculator/offer-prices'
import type { PriceCatalogue } from '../model'
import { findCurrency, formatMoney } from '../money/money'
import { offerDetails } from '../offers/offer-details'
import { cheapestStay, coursesFrom, fromPrice, fromPrices } from './from-price'
import { offeredStarts } from './offered-starts'
import { isBookable, price } from './price'
import { segmentsOf } from './price-list'
import { emptyRequest, readRequest, writeRequest } from './request'

const list = (validFrom: string, amount: number, validTo?: string) => ({
  id: amount,
  version: 1,
  validFrom,
  ...(validTo ? { validTo } : {}),
  items: [{ kind: 'course' as const, number: 2, segments: [{ from: 2, to: 4, amount, perWeek: 0 }] }],
})

const course = { kind: 'course', number: 2 } as const
const dates = (...days: string[]) => ({ on: 'dates' as const, dates: days })

describe('the price of an offer', () => {
  it('is that of four weeks, or of the nearest length that is offered', () => {
    expect(fromPrice(catalogue(), course)).toEqual({ ...course, weeks: 4, amount: 1520_00, fee: 120_00 })
    expect(fromPrice(catalogue(), { kind: 'course', number: 6 })).toMatchObject({
      weeks: 12,
      amount: 3000_00,
    })
    expect(fromPrices(catalogue(), course).map(({ weeks }) => weeks)).toEqual([1, 4, 12])
    const short = catalogue({ lists: [list('2026-01-01', 1000_00)] })
    expect(fromPrices(short, course).map(({ weeks }) => weeks)).toEqual([2, 4])
  })

  it('contains every compulsory charge, and no discount that takes a code', () => {
    const more = catalogue({
      extras: [
        { code: 'insurance', title: 'Insurance', amount: 20_00, charged: 'week', forced: true },
        { code: 'pickup', title: 'Pick-up', amount: 90_00, charged: 'once', forced: false },
      ],
      adjustments: [
        adjustment({ code: 'fuel', kind: 'supplement', amount: 15_00 }),
        adjustment({ code: 'code', amount: 500_00, promo: 'SPRING' }),
      ],
    })
    expect(fromPrice(more, course)?.amount).toBe(1520_00 + 4 * 20_00 + 15_00)
  })

  it('is that of the list in force, or of a later one if only that has it', () => {
    const past = list('2026-01-01', 1000_00, '2026-12-31')
    const next = list('2027-06-01', 3000_00)
    const on = (today: string, lists = [next, past]) =>
      fromPrice(catalogue({ today, lists, registrationFee: 0 }), course)?.amount
    expect([on('2026-12-01'), on('2027-01-01'), on('2027-01-01', [past])]).toEqual([
      1000_00,
      3000_00,
      undefined,
    ])
  })

  it('contains a supplement of the season if there is no start without it', () => {
    const summer = adjustment({ code: 'summer', kind: 'supplement', amount: 50_00, charged: 'week' })
    const inSummer = { from: '2027-07-01', to: '2027-08-31' }
    const inJuly = [
      { number: 2, title: 'Summer school', minAge: 12, starts: dates('2027-07-05', '2027-08-23') },
    ]
    const from = (given: object, courses = catalogue().courses) =>
      fromPrice(catalogue({ courses, adjustments: [{ ...summer, ...given }] }), course)
    // Other starts do without.
    expect(from({ stay: inSummer })).toMatchObject({ amount: 1520_00 })
    expect(from({ stay: inSummer })).not.toHaveProperty('start')
    expect(from({ start: inSummer }, inJuly)).toMatchObject({ amount: 1720_00, start: '2027-07-05' })
    // Of the four weeks from 23 August on, two begin in August.
    expect(from({ stay: inSummer }, inJuly)).toMatchObject({ amount: 1620_00, start: '2027-08-23' })
    expect(from({ start: inSummer, kind: 'discount' }, inJuly)).not.toHaveProperty('start')
  })

  it('is missing without a start, and a free course has none', () => {
    const over = { on: 'dates' as const, dates: ['2026-01-05'] }
    const courses = [{ number: 2, title: 'Morning', minAge: 16, starts: over }]
    expect(fromPrice(catalogue({ courses }), course)).toBeUndefined()
    expect(fromPrice(catalogue({ lists: [list('2026-01-01', 0)] }), course)).toBeUndefined()
  })
})

it('lists the courses of the usual length first, of these the cheapest first', () => {
  const [first] = catalogue().lists
  const items = [
    ...(first?.items ?? []),
    { kind: 'course' as const, number: 8, segments: [{ from: 1, to: 8, amount: 200_00, perWeek: 200_00 }] },
  ]
  const courses = [...catalogue().courses, { number: 8, title: 'Evening', minAge: 16 }]
  const found = coursesFrom(catalogue({ courses, lists: first ? [{ ...first, items }] : [] }))
  expect(found.map(({ number }) => number)).toEqual([8, 2, 6])
})

const cells = fc.array(fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: undefined }), {
  minLength: 1,
  maxLength: 48,
})
const amounts = fc.integer({ min: 0, max: 50_000 })
const charged = fc.constantFrom('once' as const, 'week' as const)

const schools: fc.Arbitrary<PriceCatalogue> = fc
  .record({
    course: cells,
    room: cells,
    registrationFee: amounts,
    extras: fc.array(fc.record({ amount: amounts, charged, forced: fc.boolean() }), { maxLength: 3 }),
    adjustments: fc.array(
      fc.record({
        kind: fc.constantFrom('discount' as const, 'supplement' as const),
        percent: fc.integer({ min: 1, max: 40 }),
        charged,
        minWeeks: fc.integer({ min: 0, max: 12 }),
        on: fc.subarray(['course', 'accommodation', 'registration', 'extra'] as const, { minLength: 1 }),
        promo: fc.option(fc.constant('SPRING'), { nil: undefined }),
        // Later than the next starts, or all of them.
        start: fc.constantFrom({}, { from: '2027-06-01' }, { from: '2027-01-01' }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ course: ofCourse, room, registrationFee, extras, adjustments }) =>
    catalogue({
      registrationFee,
      extras: extras.map((extra, index) => ({ ...extra, code: `extra-${index}`, title: 'Extra' })),
      adjustments: adjustments.map(({ promo, ...each }, index) =>
        adjustment({ ...each, code: `adjustment-${index}`, ...(promo ? { promo } : {}) }),
      ),
      lists: [
        {
          id: 1,
          version: 1,
          validFrom: '2026-01-01',
          items: [
            { kind: 'course', number: 2, segments: segmentsOf(ofCourse) },
            { kind: 'accommodation', number: 3, segments: segmentsOf(room) },
          ],
        },
      ],
    }),
  )

it('of a wanted stay is the total of the calculator that the link opens, and no other stay of that length is cheaper', () => {
  fc.assert(
    fc.property(schools, fc.integer({ min: 1, max: 48 }), fc.boolean(), (all, weeks, room) => {
      const totalOf = (query: URLSearchParams) => {
        const { request, problems } = readRequest(query, all)
        expect(problems).toEqual([])
        const found = price(request, all, all.today)
        return isBookable(found) ? found.total : undefined
      }
      const found = cheapestStay(all, { weeks, room })
      const rooms = room ? all.accommodation.map(({ number }) => number) : [emptyRequest.accommodation]
      const totals = all.courses.flatMap(({ number: course }) =>
        rooms.flatMap((accommodation) => {
          const request = { ...emptyRequest, course, accommodation, weeks: found?.request.weeks ?? weeks }
          const starts = offeredStarts(request, all).priced.flatMap(
            (start) => totalOf(writeRequest({ ...request, start })) ?? [],
          )
          const total = totalOf(writeRequest(request))
          // No start is as cheap if every one is in a season with a supplement.
          return total === undefined ? [] : [Math.max(total, Math.min(...starts))]
        }),
      )
      expect(found?.amount).toBe(found && totalOf(writeRequest(found.request)))
      expect(found?.amount).toBe(totals.length ? Math.min(...totals) : undefined)
    }),
  )
})

it('of a wanted stay is that of the nearest length, with the cheapest room, at the start that has it', () => {
  const second = { kind: 'accommodation' as const, number: 4, segments: segmentsOf([200_00, 300_00]) }
  const [first] = catalogue().lists
  const more = catalogue({
    accommodation: [...catalogue().accommodation, { number: 4, title: 'Residence', minAge: 16 }],
    lists: first ? [{ ...first, items: [...first.items, second] }] : [],
  })
  expect(cheapestStay(more, { weeks: 2, room: true })).toMatchObject({
    request: { course: 2, accommodation: 4, weeks: 2 },
    amount: 120_00 + 700_00 + 300_00,
  })
  // The residence takes nobody for three weeks.
  expect(cheapestStay(more, { weeks: 3, room: true })?.request).toMatchObject({ accommodation: 3, weeks: 3 })
  expect(cheapestStay(more, { weeks: 3, room: false })?.request).toMatchObject({ accommodation: 2, weeks: 3 })
  const exam = more.courses.filter(({ number }) => number === 6)
  expect(cheapestStay(more, { weeks: 4, room: true }, exam)?.request).toMatchObject({ course: 6, weeks: 12 })
  expect(cheapestStay(catalogue({ accommodation: [] }), { weeks: 4, room: true })).toBeUndefined()
  const summer = adjustment({
    kind: 'supplement',
    amount: 50_00,
    start: { from: '2027-07-01', to: '2027-08-31' },
  })
  const courses = [{ number: 2, title: 'Summer school', minAge: 12, starts: dates('2027-07-05') }]
  expect(
    cheapestStay(catalogue({ courses, adjustments: [summer] }), { weeks: 4, room: false }),
  ).toMatchObject({
    request: { start: '2027-07-05' },
    amount: 1520_00 + 50_00,
  })
})

const described = { slug: 'test', name: 'Test', languages: ['en'], address: {} } as never

it('is the same number on cards, for search engines and in the calculator that the link opens', () => {
  fc.assert(
    fc.property(schools, (all) => {
      const currency = findCurrency(all.currencies, all.currency)
      const totalAt = (query: string) => {
        const { request } = readRequest(new URLSearchParams(query), all)
        return price(request, all, all.today)
      }
      const details = offerDetails(all, 'en')
      const shown = offerPrices({
        catalogue: all,
        request: emptyRequest,
        currency: all.currency,
        locale: 'en',
      })
      for (const kind of ['course', 'accommodation'] as const) {
        const number = kind === 'course' ? 2 : 3
        const card = shown[kind][number]
        const forEngines = kind === 'course' ? details.courses.get(number) : details.accommodation.get(number)
        expect(forEngines === undefined).toBe(card === undefined)
        if (!card || !forEngines) continue
        const { total, lines } = totalAt(card.href.split('#')[0] ?? '')
        const what =
          kind === 'accommodation' && all.registrationFee > 0
            ? `including the registration fee of ${formatMoney(all.registrationFee, currency)}`
            : 'all fees'
        expect(card.text).toContain(` from ${formatMoney(total, currency)}, ${what}`)
        expect(forEngines.amount).toBe(total)
        expect(details.prices?.[kind][number]?.text).toBe(card.text)
        // All that is compulsory is in it.
        const codes = new Set(lines.map(({ code }) => code))
        for (const { code, amount, forced } of all.extras) expect(codes.has(code)).toBe(forced && amount > 0)
        expect(codes.has('registration')).toBe(all.registrationFee > 0)
      }
      // The list of schools, its hero and blocks.
      const [cheapest] = coursesFrom(all)
      expect(cheapest && fromText(cheapest, currency, 'en').text).toBe(shown.course[2]?.text)
      if (cheapest) expect(totalAt(fromText(cheapest, currency, 'en').query).total).toBe(cheapest.amount)
      // What search engines read.
      const offer = details.courses.get(2)
      const page = { course: { title: 'Morning' } as never, offer, picture: undefined }
      const jsonLd = courseJsonLd(described, page, { locale: 'en', publicUrl: 'https://school.example' })
      if (offer)
        expect(jsonLd).toMatchObject({ offers: [{ price: ((cheapest?.amount ?? 0) / 100).toFixed(2) }] })
    }),
  )
})
