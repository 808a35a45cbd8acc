import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { addDays } from '../../../shared/time/days'
import { isBookable, price } from '../calculation/price'
import {
  checkPlaces,
  freeSteps,
  fullestDay,
  nextStartWithPlaces,
  placesOfStay,
  placesOn,
} from './free-places'

// The fixture's today is Wednesday 6 January 2027.
const today = '2027-01-06'
const week = (from: string, weeks = 1) => ({ from, to: addDays(from, weeks * 7 - 3) })
const unlimitedTimes = { exceptions: [] }

describe('the places of a stay', () => {
  it('are those of the course for its lessons, and of the room for its nights', () => {
    const stay = { course: 2, accommodation: 3, weeks: 2, start: '2027-01-11' }
    expect(placesOfStay(stay, catalogue())).toEqual([
      { kind: 'course', number: 2, from: '2027-01-11', to: '2027-01-22' },
      { kind: 'accommodation', number: 3, from: '2027-01-10', to: '2027-01-22' },
    ])
  })

  it('are none without a start or a length', () => {
    expect(placesOfStay({ course: 2, accommodation: 3, weeks: 2 }, catalogue())).toEqual([])
    expect(placesOfStay({ course: 2, accommodation: 2, weeks: 0, start: '2027-01-11' }, catalogue())).toEqual(
      [],
    )
  })
})

it('counts another number of places in the times of exceptions, of which the last one wins', () => {
  const exceptions = [
    { from: '2027-07-01', to: '2027-08-31', places: 30 },
    { from: '2027-08-02', to: '2027-08-02', places: 5 },
  ]
  const on = (day: string) => placesOn(day, { places: 12, exceptions })
  expect([on('2027-06-30'), on('2027-07-01'), on('2027-08-02'), on('2027-09-01')]).toEqual([12, 30, 5, 12])
})

describe('free places', () => {
  it('change when somebody comes or leaves, and tell nothing above the threshold', () => {
    const taken = [
      { ...week('2027-01-11', 2), count: 8 },
      { ...week('2027-01-18', 1), count: 2 },
      { ...week('2026-12-07', 1), count: 9 },
    ]
    expect(freeSteps({ places: 10, ...unlimitedTimes }, taken, today)).toEqual([
      { from: today, left: 4 },
      { from: '2027-01-11', left: 2 },
      { from: '2027-01-18', left: 0 },
      { from: '2027-01-23', left: 4 },
    ])
  })

  it('are never negative, and begin with those who are here today', () => {
    const taken = [{ from: '2026-12-01', to: '2027-01-08', count: 5 }]
    expect(freeSteps({ places: 3, ...unlimitedTimes }, taken, today)).toEqual([
      { from: today, left: 0 },
      { from: '2027-01-09', left: 3 },
    ])
  })

  it('agree with counting each day', () => {
    const day = fc.integer({ min: -20, max: 60 }).map((n) => addDays(today, n))
    const days = fc
      .tuple(day, fc.integer({ min: 0, max: 20 }))
      .map(([from, n]) => ({ from, to: addDays(from, n) }))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        fc.array(fc.record({ days, places: fc.integer({ min: 0, max: 8 }) }), { maxLength: 3 }),
        fc.array(days, { maxLength: 12 }),
        (places, exceptions, taken) => {
          const capacity = {
            places,
            exceptions: exceptions.map((each) => ({ ...each.days, places: each.places })),
          }
          const steps = freeSteps(
            capacity,
            taken.map((each) => ({ ...each, count: 1 })),
            today,
          )
          for (let n = 0; n < 90; n++) {
            const on = addDays(today, n)
            const left =
              placesOn(on, capacity) - taken.filter(({ from, to }) => from <= on && on <= to).length
            expect(steps.findLast(({ from }) => from <= on)?.left).toBe(Math.min(Math.max(left, 0), 4))
          }
          const whole = { from: today, to: addDays(today, 89) }
          const least = Math.min(
            ...Array.from({ length: 90 }, (_, n) => {
              const found = fullestDay({ from: addDays(today, n), to: addDays(today, n) }, taken, capacity)
              return (found.places ?? 0) - found.taken
            }),
          )
          const fullest = fullestDay(whole, taken, capacity)
          expect((fullest.places ?? 0) - fullest.taken).toBe(least)
        },
      ),
    )
  })
})

it('finds the day with the most students if the number is not limited', () => {
  const taken = [week('2027-01-11', 3), week('2027-01-18', 1)]
  expect(fullestDay(week('2027-01-11', 4), taken, undefined)).toEqual({ day: '2027-01-18', taken: 2 })
})

describe('a stay with limited places', () => {
  const [course, exam] = catalogue().courses
  const [room] = catalogue().accommodation
  if (!course || !exam || !room) throw new Error('incomplete fixture')
  const limited = catalogue({
    courses: [
      {
        ...course,
        free: [
          { from: today, left: 4 },
          { from: '2027-02-01', left: 0 },
          { from: '2027-02-08', left: 2 },
          { from: '2027-02-15', left: 4 },
        ],
      },
      exam,
    ],
    accommodation: [
      {
        ...room,
        free: [
          { from: today, left: 4 },
          { from: '2027-02-14', left: 0 },
          { from: '2027-02-20', left: 4 },
        ],
      },
    ],
  })
  const codes = (given: Parameters<typeof request>[0]) =>
    price(request(given), limited, today).reasons.map(({ code, nearest, about }) => [
      code,
      nearest,
      about?.kind,
    ])

  it('is not bookable if a week is full, and offers the next start with places', () => {
    const stay = request({ course: 2, weeks: 1, start: '2027-02-01' })
    const found = price(stay, limited, today)
    expect(found.reasons).toEqual([
      {
        code: 'start_full',
        field: 'start',
        blocking: true,
        nearest: '2027-02-08',
        about: { kind: 'course', number: 2 },
      },
    ])
    expect(isBookable(found)).toBe(false)
    expect(codes({ course: 2, weeks: 2, start: '2027-01-25' })).toEqual([
      ['start_full', '2027-02-08', 'course'],
    ])
  })

  it('offers a start that suits course and room', () => {
    expect(codes({ course: 2, weeks: 1, accommodation: 3, start: '2027-02-01' })[0]?.[1]).toBe('2027-02-08')
    expect(codes({ course: 2, weeks: 2, accommodation: 3, start: '2027-02-08' })).toEqual([
      ['start_full', '2027-02-22', 'accommodation'],
    ])
  })

  it('says that few places are left, and can be booked', () => {
    const found = price(request({ course: 2, weeks: 1, start: '2027-02-08' }), limited, today)
    expect(found.reasons.map(({ code }) => code)).toEqual(['few_places'])
    expect(isBookable(found)).toBe(true)
  })

  it('says nothing with enough places, without a start, or about courses without a limit', () => {
    expect(codes({ course: 2, weeks: 3, start: '2027-01-11' })).toEqual([])
    expect(codes({ course: 2, weeks: 3 })).toEqual([])
    expect(codes({ course: 6, weeks: 12, start: '2027-02-01' })).toEqual([])
  })

  it('is checked for its first week before the length is chosen', () => {
    expect(codes({ course: 2, start: '2027-02-01' })).toEqual([['start_full', '2027-02-08', 'course']])
  })

  it('has no alternative if the offer has no places at all', () => {
    const closed = catalogue({ courses: [{ ...course, free: [{ from: today, left: 0 }] }] })
    const stay = { course: 2, accommodation: 2, weeks: 1, start: '2027-02-01' }
    expect(checkPlaces(stay, closed)[0]).not.toHaveProperty('nearest')
    expect(nextStartWithPlaces(stay, closed, today)).toBeUndefined()
  })
})
