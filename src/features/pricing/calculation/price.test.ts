import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import type { PriceCatalogue, PriceRequest } from '../model'
import { isBookable, price } from './price'

const today = '2027-01-06'
const of = (asked: Partial<PriceRequest>, given: Partial<PriceCatalogue> = {}) =>
  price(request(asked), catalogue(given), today)

const sum = (lines: { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0)

describe('stays without a price', () => {
  it.each<[string, Partial<PriceRequest>]>([
    ['nothing chosen', {}],
    ['no weeks', { course: 2, accommodation: 3, weeks: 0 }],
    ['the "choose" and "none" entries', { course: 1, accommodation: 2, weeks: 12 }],
    ['the other "none" entry', { course: 0, accommodation: 1, weeks: 12 }],
  ])('%s', (_, asked) => {
    expect(of(asked)).toMatchObject({
      coursePrice: 0,
      accommodationPrice: 0,
      discount: 0,
      total: 0,
      lines: [],
    })
  })
  it('are not bookable, even with a registration fee', () => {
    const free = of({ weeks: 4 })
    expect(free.registrationFee).toBe(120_00)
    expect(isBookable(free)).toBe(false)
  })
})

describe('a course and a room', () => {
  it('add up with the registration fee', () => {
    const found = of({ course: 2, accommodation: 3, weeks: 2 })
    expect(found).toMatchObject({
      coursePrice: 700_00,
      accommodationPrice: 660_00,
      total: 1480_00,
      reasons: [],
    })
    expect(found.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['course', 700_00],
      ['accommodation', 660_00],
      ['registration', 120_00],
    ])
    expect(found.list).toEqual({ id: 1, version: 3 })
    expect(isBookable(found)).toBe(true)
  })
  it('can be booked separately', () => {
    expect(of({ course: 2, weeks: 1 }).total).toBe(470_00)
    expect(of({ accommodation: 3, weeks: 1 }).total).toBe(550_00)
  })
})

describe('a length that is not offered', () => {
  it('has no price and suggests the nearest one', () => {
    const found = of({ course: 6, weeks: 8 })
    expect([found.coursePrice, found.total]).toEqual([0, 0])
    expect(found.reasons).toEqual([
      {
        code: 'length_not_offered',
        field: 'weeks',
        blocking: true,
        nearest: 12,
        about: { kind: 'course', number: 6, weeks: 8 },
      },
    ])
  })
  it('suggests the nearest length for both choices, if there is one', () => {
    const nearest = (...lengths: [from: number, to: number][]) => {
      const [list] = catalogue().lists
      const items = [
        ...(list?.items.filter(({ number }) => number !== 2) ?? []),
        {
          kind: 'course' as const,
          number: 2,
          segments: lengths.map(([from, to]) => ({ from, to, amount: 100_00, perWeek: 0 })),
        },
      ]
      const room = items.find(({ kind }) => kind === 'accommodation')
      if (room) room.segments = [{ from: 4, to: 48, amount: 100_00, perWeek: 0 }]
      const lists = [{ id: 1, version: 1, validFrom: '2026-01-01', items }]
      return of({ course: 2, accommodation: 3, weeks: 3 }, { lists }).reasons.map((reason) => reason.nearest)
    }
    expect(nearest([1, 2], [8, 12])).toEqual([8, 8])
    expect(nearest([1, 3], [8, 12])).toEqual([8])
    expect(nearest([1, 2])).toEqual([2, 4])
  })
  it('is also reported for offers without prices', () => {
    expect(of({ course: 5, weeks: 8 }).reasons[0]).toMatchObject({ code: 'not_offered', field: 'course' })
  })
  it('prevents booking even if the accommodation has a price', () => {
    const found = of({ course: 6, accommodation: 3, weeks: 8 })
    expect(found.total).toBe(2040_00 + 120_00)
    expect(isBookable(found)).toBe(false)
  })
})

describe('extras', () => {
  const extras = [
    { code: 'transfer', title: '', amount: 85_00, charged: 'once', forced: false },
    { code: 'insurance', title: '', amount: 14_00, charged: 'week', forced: false },
    { code: 'materials', title: '', amount: 8_00, charged: 'week', forced: true },
  ] as const
  it('include chosen and mandatory ones', () => {
    const found = of({ course: 2, weeks: 3, extras: ['insurance'] }, { extras: [...extras] })
    expect(
      found.lines.filter(({ kind }) => kind === 'extra').map(({ code, amount }) => [code, amount]),
    ).toEqual([
      ['insurance', 42_00],
      ['materials', 24_00],
    ])
    expect(found.total).toBe(sum(found.lines))
  })
})

describe('the start day', () => {
  const closures = [{ from: '2027-02-01', to: '2027-02-12', title: 'Break', weeks: 'count' as const }]
  it.each([
    ['2027-01-06', 'start_past', '2027-01-11'],
    ['2027-01-04', 'start_past', '2027-01-11'],
    ['2027-01-12', 'start_not_monday', '2027-01-18'],
    ['2027-02-01', 'start_closed', '2027-02-15'],
    ['2027-01-30', 'start_not_monday', '2027-02-15'],
  ])('%s is refused (%s), %s is suggested', (start, code, nearest) => {
    const { reasons } = of({ course: 2, weeks: 1, start }, { closures })
    expect(reasons).toMatchObject([{ code, nearest, field: 'start', blocking: true }])
  })
  it('reports a closure later in the stay', () => {
    const found = of({ course: 2, weeks: 4, start: '2027-01-18' }, { closures })
    expect(found.reasons).toMatchObject([
      { code: 'closed_during_stay', blocking: false, about: { title: 'Break' } },
    ])
    expect(isBookable(found)).toBe(true)
  })
})

describe('a stay that a closure moves', () => {
  const closures = [{ from: '2027-02-01', to: '2027-02-12', title: 'Break', weeks: 'move' as const }]
  const asked = { course: 2, accommodation: 3, weeks: 3, start: '2027-01-25' }

  it('costs as much as without the closure, and ends later', () => {
    const [moved, open] = [of(asked, { closures }), of(asked)]
    expect(moved.total).toBe(open.total)
    expect([open.stay?.lastDay, moved.stay?.lastDay]).toEqual(['2027-02-12', '2027-02-26'])
  })

  it('is charged for those weeks of a season that it really contains', () => {
    const february = adjustment({
      code: 'february',
      kind: 'supplement',
      amount: 10_00,
      charged: 'week',
      stay: { from: '2027-02-15', to: '2027-02-28' },
    })
    const weeks = (given: Partial<PriceCatalogue>) =>
      of(asked, { adjustments: [february], ...given }).lines.find(({ code }) => code === 'february')?.weeks
    expect(weeks({})).toBeUndefined()
    expect(weeks({ closures })).toBe(2)
  })

  it('has no dates if it cannot begin on that day', () => {
    expect(of({ ...asked, start: '2027-01-26' })).not.toHaveProperty('stay')
  })
})

describe('the start of a course that does not begin every Monday', () => {
  const courses = [
    { number: 2, title: 'Morning', minAge: 16, starts: { on: 'first-monday' as const } },
    {
      number: 6,
      title: 'Exam',
      minAge: 16,
      starts: { on: 'dates' as const, dates: ['2027-01-11', '2027-04-13'] },
    },
  ]
  const closures = [{ from: '2027-02-01', to: '2027-02-12', title: 'Break', weeks: 'count' as const }]
  it.each([
    [2, '2027-01-11', 'start_not_first_monday', '2027-03-01'],
    [2, '2027-02-01', 'start_closed', '2027-03-01'],
    [2, '2027-01-06', 'start_past', '2027-03-01'],
    [6, '2027-01-18', 'start_not_listed', '2027-04-13'],
    [6, '2027-05-03', 'start_not_listed', '2027-01-11'],
  ])('course %i on %s is refused (%s), %s is suggested', (course, start, code, nearest) => {
    const found = of({ course, weeks: 12, start }, { courses, closures })
    expect(found.reasons).toMatchObject([{ code, nearest, field: 'start', blocking: true }])
    expect(isBookable(found)).toBe(false)
  })
  it.each([
    [2, '2027-03-01'],
    [6, '2027-04-13'],
  ])('course %i can begin on %s', (course, start) => {
    expect(of({ course, weeks: 12, start }, { courses, closures }).reasons).toEqual([])
  })
  it('is a hint if no start is chosen', () => {
    const found = of({ course: 6, weeks: 12 }, { courses })
    expect(found.reasons).toMatchObject([
      { code: 'starts_on_some_days', field: 'start', blocking: false, nearest: '2027-01-11' },
    ])
    expect(isBookable(found)).toBe(true)
  })
  it('does not limit accommodation without a course', () => {
    expect(of({ accommodation: 3, weeks: 1, start: '2027-01-18' }, { courses }).reasons).toEqual([])
  })
  it('is refused if all dates have passed', () => {
    const past = courses.map((course) => ({
      ...course,
      starts: { on: 'dates' as const, dates: ['2026-09-14'] },
    }))
    for (const start of [undefined, '2026-09-14', '2027-04-13']) {
      const found = of({ course: 6, weeks: 12, start }, { courses: past })
      expect(found.reasons).toMatchObject([{ code: 'no_start_left', field: 'course', blocking: true }])
      expect(isBookable(found)).toBe(false)
    }
  })
})

describe('price lists', () => {
  const list = (id: number, validFrom: string, validTo: string | undefined, amount: number) => ({
    id,
    version: 1,
    validFrom,
    ...(validTo ? { validTo } : {}),
    items: [{ kind: 'course' as const, number: 2, segments: [{ from: 1, to: 48, amount, perWeek: 0 }] }],
  })
  const lists = [list(1, '2026-01-01', undefined, 100_00), list(2, '2027-02-01', '2027-12-31', 200_00)]
  it.each([
    ['2027-01-25', 1, 100_00],
    ['2027-02-01', 2, 200_00],
    ['2027-12-27', 2, 200_00],
    ['2028-01-03', 1, 100_00],
  ])('apply by the first day of the stay (%s)', (start, id, coursePrice) => {
    expect(of({ course: 2, weeks: 1, start }, { lists })).toMatchObject({ coursePrice, list: { id } })
  })
  it('are reported missing if none is valid', () => {
    const ended = { lists: [list(3, '2026-01-01', '2026-12-31', 100)] }
    expect(of({ course: 2, weeks: 1 }, ended)).toMatchObject({
      total: 0,
      reasons: [{ code: 'no_list', blocking: true }],
    })
  })
  describe('of next year', () => {
    const inBoth = list(1, '2026-01-01', '2027-12-31', 100_00)
    const next = list(2, '2028-01-01', undefined, 200_00)
    const newCourse = {
      kind: 'course' as const,
      number: 6,
      segments: [{ from: 2, to: 8, amount: 900_00, perWeek: 0 }],
    }
    const both = { lists: [inBoth, { ...next, items: [...next.items, newCourse] }] }
    it('price a course that no earlier list has, and offer its first start', () => {
      const found = of({ course: 6, weeks: 2 }, both)
      expect(found).toMatchObject({ coursePrice: 900_00, list: { id: 2 } })
      expect(isBookable(found)).toBe(true)
      expect(found.reasons).toEqual([
        {
          code: 'priced_later',
          field: 'start',
          blocking: false,
          nearest: '2028-01-03',
          about: { kind: 'course', number: 6 },
        },
      ])
      expect(of({ course: 2, weeks: 2 }, both)).toMatchObject({ coursePrice: 100_00, list: { id: 1 } })
    })
    it('are offered for a start that has no price', () => {
      const found = of({ course: 6, weeks: 2, start: '2027-03-01' }, both)
      expect(found.reasons).toMatchObject([{ code: 'not_offered', blocking: true, nearest: '2028-01-03' }])
    })
    it('apply by the start dates of the course', () => {
      const starts = { on: 'dates' as const, dates: ['2027-09-06', '2028-02-14', '2028-09-04'] }
      const courses = [{ number: 6, title: 'Exam', minAge: 16, starts }]
      const found = of({ course: 6, weeks: 2 }, { ...both, courses })
      expect(found.reasons).toMatchObject([{ code: 'priced_later', nearest: '2028-02-14' }])
    })
  })
})

describe('promo codes', () => {
  const adjustments = [adjustment({ code: 'five', percent: 5, promo: 'WELCOME', minWeeks: 4 })]
  it('apply when entered, in any case', () => {
    expect(of({ course: 2, weeks: 4, promo: 'welcome' }, { adjustments }).discount).toBe(70_00)
    expect(of({ course: 2, weeks: 4 }, { adjustments }).discount).toBe(0)
  })
  it('are reported if unknown, or if they do not apply', () => {
    const wrong = of({ course: 2, weeks: 4, promo: 'GUESS' }, { adjustments })
    expect(wrong.reasons).toEqual([
      { code: 'promo_unknown', field: 'promo', blocking: false, about: { code: 'GUESS' } },
    ])
    expect(isBookable(wrong)).toBe(true)
    const short = of({ course: 2, weeks: 1, promo: 'WELCOME' }, { adjustments })
    expect(short.reasons).toMatchObject([{ code: 'promo_not_for_this', blocking: false }])
  })
})

it('never goes below zero, for any discounts', () => {
  const adjustments = [
    adjustment({ code: 'a', percent: 100, on: ['course', 'registration'] }),
    adjustment({ code: 'b', amount: 999_00, on: ['course'] }),
  ]
  const found = of({ course: 2, weeks: 1 }, { adjustments })
  expect([found.total, found.discount, sum(found.lines)]).toEqual([0, 470_00, 0])
})

describe('the end of a season', () => {
  const winter = { from: '2027-10-30', to: '2028-04-30', title: 'Winter', weeks: 'end' as const }
  const season = catalogue({ closures: [winter] })
  const of = (given: object) => price(request({ course: 2, ...given }), season, season.today)
  const end = (given: object) => of(given).reasons.find(({ code }) => code === 'season_ends')

  it('refuses a longer stay, and names the longest that fits', () => {
    expect(end({ start: '2027-10-11', weeks: 3 })).toBeUndefined()
    const reason = {
      field: 'weeks',
      blocking: true,
      nearest: 3,
      about: { title: 'Winter', from: '2027-10-30' },
    }
    expect(end({ start: '2027-10-11', weeks: 4 })).toMatchObject(reason)
    expect(isBookable(of({ start: '2027-10-11', weeks: 4 }))).toBe(false)
    expect(isBookable(of({ start: '2027-10-11', weeks: 3 }))).toBe(true)
  })

  it('names the next start if no length fits', () => {
    // Only twelve weeks are offered.
    expect(end({ course: 6, start: '2027-10-11', weeks: 12 })).toMatchObject({
      field: 'start',
      nearest: '2028-05-01',
    })
  })

  it('does not concern stays after it, and no stay begins in it', () => {
    expect(end({ start: '2028-05-01', weeks: 4 })).toBeUndefined()
    const [closed] = of({ start: '2027-11-01', weeks: 1 }).reasons.filter(({ blocking }) => blocking)
    expect(closed).toMatchObject({ code: 'start_closed', nearest: '2028-05-01' })
  })
})

it('takes a start that a holiday has moved, and refuses the holiday', () => {
  const closures = [
    { from: '2027-03-29', to: '2027-03-29', title: 'Easter Monday', weeks: 'holiday' as const },
  ]
  const all = catalogue({ closures })
  const of = (start: string) => price(request({ course: 2, weeks: 1, start }), all, all.today)
  expect(of('2027-03-29').reasons).toMatchObject([
    { code: 'start_closed', blocking: true, nearest: '2027-03-30' },
  ])
  expect(of('2027-03-30')).toMatchObject({ total: 470_00, reasons: [] })
  expect(of('2027-03-31').reasons).toMatchObject([{ code: 'start_not_monday', blocking: true }])
})
