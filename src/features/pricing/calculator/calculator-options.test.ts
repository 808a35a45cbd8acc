import { describe, expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { pricingMessages } from '../messages/messages'
import {
  accommodationOptions,
  ageOptions,
  courseOptions,
  currencyOptions,
  startOptions,
  weekOptions,
} from './calculator-options'

const t = pricingMessages('en')

const props = { catalogue: catalogue(), days: {}, locale: 'en', t } as const
const morning = { course: 2, accommodation: 2, weeks: 1 }
const values = (options: { value: string }[]) => options.map(({ value }) => value)

describe('the lists of the calculator', () => {
  it('begin with the free options, with the ids of the specification', () => {
    expect(values(courseOptions(props, request()))).toEqual(['1', '2', '6'])
    expect(values(accommodationOptions(props, request()))).toEqual(['2', '3'])
    expect(values(weekOptions(props, request()))).toEqual(
      Array.from({ length: 49 }, (_, weeks) => `${weeks}`),
    )
  })

  it('name the groups of ages, and the offers that take others', () => {
    const courses = [{ number: 2, title: 'Exam', minAge: 18, levelFrom: 'B2', levelTo: 'C1' } as const]
    const offered = { ...props, catalogue: catalogue({ courses }) }
    expect(ageOptions(offered).map(({ label }) => label)).toEqual([
      'Not given',
      'under 16',
      '16–17',
      '18 or older',
    ])
    const [, exam] = courseOptions(offered, request({ age: 16 }))
    expect(exam).toEqual({ value: '2', label: 'Exam (from 18 years)', faint: true })
    expect(courseOptions(offered, request({ age: 18, level: 'A1' }))[1]?.label).toBe('Exam (level B2–C1)')
    expect(courseOptions(offered, request({ age: 18, level: 'B2' }))[1]).toEqual({
      value: '2',
      label: 'Exam',
    })
    expect(accommodationOptions(offered, request({ age: 0 }))[1]?.label).toBe('Homestay (from 16 years)')
  })

  it('name an offer without a price, which can be chosen only by a link', () => {
    const courses = [...props.catalogue.courses, { number: 7, title: 'Private', minAge: 16 }]
    const offered = { ...props, catalogue: catalogue({ courses }) }
    const unpriced = { value: '7', label: 'Private (price on request)', faint: true }
    expect(courseOptions(offered, request()).at(-1)).toEqual({ ...unpriced, disabled: true })
    expect(courseOptions(offered, request({ course: 7 })).at(-1)).toEqual({ ...unpriced, disabled: false })
    // Before the first list begins, no offer is better than another.
    expect(courseOptions(offered, request({ start: '2025-01-06' })).at(-1)).toEqual({
      value: '7',
      label: 'Private',
    })
  })

  it('offer what only a later list prices, with the lengths of that list', () => {
    const item = {
      kind: 'course' as const,
      number: 7,
      segments: [{ from: 2, to: 3, amount: 900_00, perWeek: 0 }],
    }
    const lists = [...props.catalogue.lists, { id: 2, version: 1, validFrom: '2028-01-01', items: [item] }]
    const courses = [...props.catalogue.courses, { number: 7, title: 'New', minAge: 16 }]
    const offered = { ...props, catalogue: catalogue({ courses, lists }) }
    expect(courseOptions(offered, request()).at(-1)).toEqual({ value: '7', label: 'New' })
    expect(values(weekOptions(offered, request({ course: 7, weeks: 0 })))).toEqual(['0', '2', '3'])
  })

  it('mark only lengths that are not offered for the choices', () => {
    const faint = (given: Parameters<typeof request>[0]) =>
      weekOptions(props, request(given)).filter((option) => option.faint)
    expect(faint({ course: 2, accommodation: 3 })).toEqual([])
    const listed = { ...props, catalogue: catalogue({ lists: [] }) }
    expect(weekOptions(listed, request({ course: 2 }))).toHaveLength(49)
  })

  it('offer only the lengths of a course that has few, and mark another one from an address', () => {
    expect(values(weekOptions(props, request({ course: 6, weeks: 0 })))).toEqual(['0', '12'])
    expect(weekOptions(props, request({ course: 6, weeks: 4 })).map(({ label }) => label)).toEqual([
      'Choose the length',
      '4 weeks (not offered)',
      '12 weeks',
    ])
  })

  it('offer the Mondays of 18 months outside closures', () => {
    const closed = { from: '2027-01-11', to: '2027-01-17', title: 'Closed', weeks: 'count' as const }
    const starts = values(
      startOptions({ ...props, catalogue: catalogue({ closures: [closed] }) }, morning, undefined),
    )
    expect(starts.slice(0, 3)).toEqual(['', '2027-01-18', '2027-01-25'])
    expect(starts).toHaveLength(78)
    expect(starts.at(-1)).toBe('2028-07-03')
  })

  it('include the start date of the address, formatted by the server', () => {
    const starts = startOptions({ ...props, days: { '2027-01-12': 'a Tuesday' } }, morning, '2027-01-12')
    expect(starts[2]).toEqual({ value: '2027-01-12', label: 'a Tuesday', group: 'January 2027' })
    expect(starts).toHaveLength(80)
    expect(startOptions(props, morning, '2027-01-11')).toHaveLength(79)
  })

  it('are in groups by month', () => {
    const starts = startOptions(props, morning, undefined)
    expect(starts.slice(0, 5).map(({ group }) => group)).toEqual([
      undefined,
      'January 2027',
      'January 2027',
      'January 2027',
      'February 2027',
    ])
    const [list] = props.catalogue.lists
    const lists = list ? [{ ...list, validTo: '2027-06-30' }] : []
    const ended = { ...props, catalogue: catalogue({ lists }) }
    const [last, ...unpriced] = startOptions(ended, morning, undefined).slice(-3)
    expect(last?.label).toBe('June 28, 2027')
    expect(unpriced).toEqual([
      {
        value: '2027-07-05',
        label: 'July 5, 2027 (prices for 2027 follow)',
        group: 'July 2027',
        faint: true,
      },
      {
        value: '2028-01-03',
        label: 'January 3, 2028 (prices for 2028 follow)',
        group: 'January 2028',
        faint: true,
      },
    ])
  })

  it('offer only the listed dates of a course', () => {
    const dates = ['2026-09-14', '2027-04-12', '2027-09-13']
    const exam = { number: 6, title: 'Exam', minAge: 16, starts: { on: 'dates' as const, dates } }
    const offers = { ...props, catalogue: catalogue({ courses: [exam] }) }
    expect(values(startOptions(offers, { course: 6, accommodation: 2, weeks: 0 }, undefined))).toEqual([
      '',
      '2027-04-12',
      '2027-09-13',
    ])
    expect(values(startOptions(offers, { course: 1, accommodation: 2, weeks: 0 }, undefined))).toHaveLength(
      79,
    )
  })

  it('offer later starts with accommodation that must be booked earlier', () => {
    const homestay = { number: 3, title: 'Homestay', minAge: 16, leadDays: 10 }
    const offers = { ...props, catalogue: catalogue({ leadDays: 3, accommodation: [homestay] }) }
    expect(values(startOptions(offers, morning, undefined))[1]).toBe('2027-01-11')
    const withRoom = values(startOptions(offers, { course: 2, accommodation: 3, weeks: 1 }, undefined))
    expect(withRoom[1]).toBe('2027-01-18')
    expect(withRoom).toHaveLength(78)
  })

  it('mark starts without places for the whole stay', () => {
    const free = [
      { from: '2027-01-06', left: 4 },
      { from: '2027-01-25', left: 0 },
      { from: '2027-02-01', left: 4 },
    ]
    const course = { number: 2, title: 'Morning', minAge: 16, free }
    const offers = { ...props, catalogue: catalogue({ courses: [course] }) }
    const full = (weeks: number) =>
      values(startOptions(offers, { ...morning, weeks }, undefined).filter(({ faint }) => faint))
    expect(full(1)).toEqual(['2027-01-25'])
    expect(full(2)).toEqual(['2027-01-18', '2027-01-25'])
    expect(startOptions(offers, morning, undefined)[3]?.label).toBe('January 25, 2027 (full)')
  })

  it('leave out percent, which is not a currency', () => {
    expect(values(currencyOptions(props))).toEqual(['default', 'euro'])
  })
})
