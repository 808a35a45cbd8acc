import { describe, expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { locales } from '../../../shared/locale'
import { pricingMessages } from '../messages/messages'
import type { Closure, PriceRequest } from '../model'
import { joinClosures, stayDates, weekStarts } from './stay'
import { stayRows } from './stay-texts'

const closure = (from: string, to: string, weeks: Closure['weeks'] = 'move', title = 'Break'): Closure => ({
  from,
  to,
  title,
  weeks,
})

const dates = (asked: Partial<PriceRequest>, closures: Closure[] = []) =>
  stayDates(request({ course: 2, ...asked }), catalogue({ closures }))

describe('the last day', () => {
  it.each<[string, number, string]>([
    ['2027-01-11', 1, '2027-01-15'],
    ['2027-01-11', 4, '2027-02-05'],
    // A listed date that is not a Monday: the week of the start is the first week.
    ['2027-04-13', 2, '2027-04-23'],
    // Lessons of a stay that starts at the weekend begin on Monday.
    ['2027-01-16', 1, '2027-01-22'],
  ])('of a stay from %s for %i weeks is Friday %s', (start, weeks, lastDay) => {
    expect(dates({ start, weeks })).toEqual({ firstDay: start, lastDay, closures: [] })
  })

  it('is unknown without a start or a length', () => {
    expect(dates({ weeks: 4 })).toBeUndefined()
    expect(dates({ start: '2027-01-11', weeks: 0 })).toBeUndefined()
  })
})

// Stays of four weeks from 11 January: without closures the last day is 5 February.
describe('a closure during the stay', () => {
  it.each<[string, Closure[], string, number[]]>([
    ['counts its days', [closure('2027-01-18', '2027-01-22', 'count')], '2027-02-05', [0]],
    ['moves the end by one whole week', [closure('2027-01-18', '2027-01-22')], '2027-02-12', [1]],
    ['moves it by two weeks, weekends included', [closure('2027-01-16', '2027-01-31')], '2027-02-19', [2]],
    ['does not move it by a part of a week', [closure('2027-01-19', '2027-01-22')], '2027-02-05', [0]],
    ['moves it by whole weeks only', [closure('2027-01-20', '2027-02-03')], '2027-02-12', [1]],
    ['moves it beyond the original end', [closure('2027-02-01', '2027-02-12')], '2027-02-19', [2]],
    ['does nothing after the end', [closure('2027-02-08', '2027-02-12')], '2027-02-05', []],
    ['does nothing before the start', [closure('2027-01-04', '2027-01-08')], '2027-02-05', []],
    [
      'moves a week that two closures cover',
      [closure('2027-01-18', '2027-01-20'), closure('2027-01-21', '2027-01-22')],
      '2027-02-12',
      [1, 0],
    ],
    [
      'does not move a week of which another closure counts some days',
      [closure('2027-01-18', '2027-01-20'), closure('2027-01-21', '2027-01-22', 'count')],
      '2027-02-05',
      [0, 0],
    ],
    [
      'moves the stay into the next closure, which moves it again',
      [closure('2027-02-08', '2027-02-12'), closure('2027-02-01', '2027-02-05')],
      '2027-02-19',
      [1, 1],
    ],
  ])('%s', (_, closures, lastDay, moved) => {
    const stay = dates({ start: '2027-01-11', weeks: 4 }, closures)
    expect(stay?.lastDay).toBe(lastDay)
    expect(stay?.closures.map(({ movedWeeks }) => movedWeeks)).toEqual(moved)
  })

  it('leaves its weeks out of the weeks that seasons are counted by', () => {
    expect(weekStarts('2027-01-11', 3, [closure('2027-01-18', '2027-01-22')])).toEqual([
      '2027-01-11',
      '2027-01-25',
      '2027-02-01',
    ])
  })

  it('without a sensible end does not move a stay for ever', () => {
    expect(dates({ start: '2027-01-11', weeks: 2 }, [closure('2027-01-18', '9999-12-31')])?.lastDay).toBe(
      '2029-01-19',
    )
  })
})

describe('arrival and departure', () => {
  const asked = request({ course: 2, accommodation: 3, start: '2027-01-11', weeks: 2 })
  const withRoom = (room: object) =>
    stayDates(asked, catalogue({ accommodation: [{ number: 3, title: 'Homestay', minAge: 16, ...room }] }))

  it('are the Sunday before and the Saturday after by default', () => {
    expect(withRoom({})).toMatchObject({ arrival: '2027-01-10', departure: '2027-01-23' })
  })

  it('are as far from the course as the accommodation says', () => {
    expect(withRoom({ arrivalDaysBefore: 0, departureDaysAfter: 2 })).toMatchObject({
      arrival: '2027-01-11',
      departure: '2027-01-24',
    })
  })

  it('are missing without accommodation', () => {
    expect(dates({ start: '2027-01-11', weeks: 2 })).not.toHaveProperty('arrival')
  })
})

describe('the rows about a stay', () => {
  const stay = stayDates(
    request({ course: 2, accommodation: 3, start: '2027-01-11', weeks: 4 }),
    catalogue({
      closures: [
        closure('2027-01-18', '2027-01-22'),
        closure('2027-02-01', '2027-02-01', 'count', 'Holiday'),
      ],
    }),
  )

  it('name days with their weekday, and what each closure does', () => {
    expect(
      stay && stayRows('en', pricingMessages('en'), stay).map(({ label, value }) => `${label}: ${value}`),
    ).toEqual([
      'Arrival at the accommodation: Sunday, January 10, 2027',
      'First day: Monday, January 11, 2027',
      'Last day: Friday, February 12, 2027',
      'Departure from the accommodation: Saturday, February 13, 2027',
      'School closed: January 18, 2027 – January 22, 2027 (Break). There are no lessons then. The stay ends 1 week later, at the same price. Accommodation is not included in the weeks in which the school is closed throughout.',
      'School closed: February 1, 2027 (Holiday). There are no lessons then. These days are part of the stay.',
    ])
  })

  it.each(locales)('are complete in %s', (locale) => {
    const rows = stay ? stayRows(locale, pricingMessages(locale), stay) : []
    expect(rows).toHaveLength(6)
    for (const { value } of rows) expect(value).not.toMatch(/[{}]|undefined/)
  })
})

describe('closures that follow each other', () => {
  const [wednesday, friday, monday] = ['2027-01-20', '2027-01-22', '2027-01-25']
  it.each<[string, Closure[], Closure[]]>([
    [
      'are one if they close a week together',
      [closure('2027-01-21', friday, 'move', 'Feast'), closure('2027-01-18', wednesday)],
      [closure('2027-01-18', friday, 'move', 'Break, Feast')],
    ],
    [
      'are one if they overlap',
      [closure('2027-01-18', friday), closure('2027-01-18', wednesday)],
      [closure('2027-01-18', friday)],
    ],
    [
      'stay apart if each closes its own weeks',
      [closure('2027-01-18', '2027-01-24'), closure(monday, '2027-01-29')],
      [closure('2027-01-18', '2027-01-24'), closure(monday, '2027-01-29')],
    ],
    [
      'stay apart if the days of one count',
      [closure('2027-01-18', wednesday), closure('2027-01-21', friday, 'count')],
      [closure('2027-01-18', wednesday), closure('2027-01-21', friday, 'count')],
    ],
  ])('%s', (_, given, joined) => {
    expect(joinClosures(given)).toEqual(joined)
  })

  it('never say of the same week that it moves and that it counts', () => {
    const given = [closure('2027-01-18', wednesday), closure('2027-01-21', friday, 'move', 'Feast')]
    const stay = dates({ start: '2027-01-11', weeks: 4 }, joinClosures(given))
    expect(stay?.closures.map(({ movedWeeks }) => movedWeeks)).toEqual([1])
    expect(stay?.lastDay).toBe('2027-02-12')
  })
})

describe('holidays during a stay', () => {
  const goodFriday = closure('2027-03-26', '2027-03-26', 'holiday', 'Good Friday')
  const easterMonday = closure('2027-03-29', '2027-03-29', 'holiday', 'Easter Monday')
  const easter = [goodFriday, easterMonday]
  const of = (
    asked: Partial<PriceRequest>,
    closures: Closure[],
    holidayLessons: 'lost' | 'made-up' = 'lost',
  ) => stayDates(request({ course: 2, ...asked }), catalogue({ closures, holidayLessons }))

  it('are named, and do not move the end', () => {
    expect(of({ start: '2027-03-22', weeks: 2 }, easter)).toEqual({
      firstDay: '2027-03-22',
      lastDay: '2027-04-02',
      closures: [],
      holidays: {
        days: [
          { day: '2027-03-26', title: 'Good Friday' },
          { day: '2027-03-29', title: 'Easter Monday' },
        ],
        lessons: 'lost',
      },
    })
    expect(of({ start: '2027-03-22', weeks: 1 }, easter, 'made-up')?.holidays).toEqual({
      days: [{ day: '2027-03-26', title: 'Good Friday' }],
      lessons: 'made-up',
    })
    expect(of({ start: '2027-04-05', weeks: 4 }, easter)).not.toHaveProperty('holidays')
  })

  it('before the first lessons are named too, and students arrive as for the whole week', () => {
    const stay = of({ start: '2027-03-30', weeks: 1, accommodation: 3 }, easter)
    expect(stay).toMatchObject({ firstDay: '2027-03-30', lastDay: '2027-04-02', arrival: '2027-03-28' })
    expect(stay?.holidays?.days.map(({ day }) => day)).toEqual(['2027-03-29'])
  })

  it('fill a week that a closure moves, and are not lost in it', () => {
    const break4 = closure('2027-03-22', '2027-03-25')
    const stay = of({ start: '2027-03-15', weeks: 2 }, [break4, ...easter])
    // The week from 22 March has no lessons at all.
    expect(stay).toMatchObject({ lastDay: '2027-04-02', closures: [{ movedWeeks: 1 }] })
    expect(stay?.holidays?.days.map(({ day }) => day)).toEqual(['2027-03-29'])
    // Holidays alone never move it.
    const week = closure('2027-03-22', '2027-03-26', 'holiday')
    expect(of({ start: '2027-03-15', weeks: 2 }, [week])?.lastDay).toBe('2027-03-26')
  })

  it('are one row of the days, in every language', () => {
    const stay = of({ start: '2027-03-22', weeks: 2 }, easter)
    if (!stay) throw new Error('no stay')
    const row = stayRows('en', pricingMessages('en'), stay).at(-1)
    expect(row).toEqual({
      label: 'Public holidays',
      value:
        'March 26, 2027 (Good Friday), March 29, 2027 (Easter Monday). There are no lessons on these days; they are not made up.',
    })
    const values = locales.map((locale) => stayRows(locale, pricingMessages(locale), stay).at(-1)?.value)
    expect(new Set(values).size).toBe(locales.length)
  })
})
