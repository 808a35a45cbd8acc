import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { price } from '../calculation/price'
import { pricingMessages } from '../messages/messages'
import { reasonText } from './reason-text'

const t = pricingMessages('en')

const closure = { from: '2027-02-01', to: '2027-02-12', title: 'Winter break', weeks: 'count' as const }
const summer = adjustment({
  code: 'summer',
  title: 'Summer',
  kind: 'supplement',
  amount: 10_00,
  charged: 'week',
  stay: { from: '2027-01-18', to: '2027-01-30' },
})

const says = (asked: Parameters<typeof request>[0], given: Parameters<typeof catalogue>[0] = {}) => {
  const offers = catalogue(given)
  const { reasons } = price(request(asked), offers, offers.today)
  return reasons.map((reason) => reasonText(reason, { catalogue: offers, days: {}, locale: 'en', t }))
}

describe('reasonText', () => {
  it('names the length that is not offered and suggests the nearest', () => {
    expect(says({ course: 6, weeks: 10 })).toEqual([
      {
        text: '“Exam” is not offered for 10 weeks.',
        blocking: true,
        alternative: { label: 'Choose 12 weeks', change: { weeks: 12 } },
      },
    ])
  })

  it('names whom an offer takes, and another that suits the student', () => {
    const courses = [
      { number: 2, title: 'Adults', minAge: 18 },
      { number: 6, title: 'Juniors', minAge: 12 },
    ]
    expect(says({ course: 2, weeks: 1, age: 16 }, { courses })).toEqual([
      {
        text: '“Adults” is for students of at least 18 years.',
        blocking: true,
        alternative: { label: 'Choose “Juniors”', change: { course: 6 } },
      },
    ])
  })

  it('links to all offers if an offer has no price', () => {
    const lists = catalogue().lists.map((list) => ({ ...list, items: [] }))
    expect(says({ course: 6, accommodation: 3, weeks: 10 }, { lists }).map(({ see }) => see)).toEqual([
      { label: 'See all courses', href: '#anc-courses' },
      { label: 'See all accommodation', href: '#anc-accommodation' },
    ])
  })

  it('suggests the next Monday for another weekday', () => {
    expect(says({ course: 2, weeks: 1, start: '2027-01-12' })).toEqual([
      {
        text: 'Stays start on Mondays.',
        blocking: true,
        alternative: { label: 'Start on January 18, 2027', change: { start: '2027-01-18' } },
      },
    ])
  })

  it('names a course with limited start days and its next start', () => {
    const starts = { on: 'dates' as const, dates: ['2027-01-11', '2027-04-13'] }
    const courses = [{ number: 6, title: 'Exam', minAge: 16, starts }]
    const alternative = { label: 'Start on April 13, 2027', change: { start: '2027-04-13' } }
    expect(says({ course: 6, weeks: 12, start: '2027-01-18' }, { courses })).toEqual([
      { text: '“Exam” starts on certain dates only.', blocking: true, alternative },
    ])
    expect(says({ course: 6, weeks: 12 }, { courses })[0]).toMatchObject({
      text: '“Exam” does not start every week.',
      alternative: { label: 'Start on January 11, 2027' },
    })
  })

  it('names the closure', () => {
    const [closed] = says({ course: 2, weeks: 1, start: '2027-02-01' }, { closures: [closure] })
    expect(closed?.text).toBe(
      'The school is closed on this day: Winter break, February 1, 2027 – February 12, 2027.',
    )
    expect(closed?.alternative?.change).toEqual({ start: '2027-02-15' })
    const [during] = says({ course: 2, weeks: 4, start: '2027-01-25' }, { closures: [closure] })
    expect(during).toEqual({
      text: 'School closed: February 1, 2027 – February 12, 2027 (Winter break). There are no lessons then. These days are part of the stay.',
      blocking: false,
    })
  })

  it('says by how much a closure moves the stay, and that a room pauses meanwhile', () => {
    const moving = { closures: [{ ...closure, weeks: 'move' as const }] }
    const [course] = says({ course: 2, weeks: 4, start: '2027-01-25' }, moving)
    expect(course?.text).toMatch(/The stay ends 2 weeks later, at the same price\.$/)
    const [both] = says({ course: 2, accommodation: 3, weeks: 4, start: '2027-01-25' }, moving)
    expect(both?.text).toContain('Accommodation is not included in the weeks')
  })

  it('says who needs more days before a start, and suggests the first possible one', () => {
    const homestay = { number: 3, title: 'Homestay', minAge: 16, leadDays: 10 }
    const given = { leadDays: 6, accommodation: [homestay] }
    const asked = { course: 2, weeks: 1, start: '2027-01-11' }
    expect(says(asked, given)).toEqual([
      {
        text: 'Courses must be booked at least 6 days before the first day.',
        blocking: true,
        alternative: { label: 'Start on January 18, 2027', change: { start: '2027-01-18' } },
      },
    ])
    expect(says({ ...asked, accommodation: 3 }, given).map(({ text }) => text)).toEqual([
      '“Homestay” must be booked at least 10 days before the first day.',
    ])
  })

  it('says for how many weeks a season applies, and that it depends on the start', () => {
    const texts = (start?: string) =>
      says({ course: 2, weeks: 3, start }, { adjustments: [summer] }).map(({ text }) => text)
    expect(texts('2027-01-11')).toEqual(['“Summer” applies to 2 of 3 weeks.'])
    expect(texts()).toEqual(['“Summer” depends on your start date. Choose one to see the exact price.'])
  })

  it('has a sentence without open placeholders for every reason', () => {
    const codes = [
      'no_list',
      'not_offered',
      'length_not_offered',
      'start_not_monday',
      'start_past',
      'start_too_soon',
      'start_closed',
      'closed_during_stay',
      'depends_on_start',
      'part_of_stay',
      'promo_unknown',
      'promo_not_for_this',
    ] as const
    for (const code of codes) {
      const about = { from: '2027-02-01', to: '2027-02-12' }
      const reason = { code, field: 'weeks', blocking: true, about } as const
      const { text } = reasonText(reason, {
        catalogue: catalogue(),
        days: {},
        locale: 'en',
        t,
      })
      expect(text, code).toMatch(/^[^{}]+\.$/)
    }
  })
})
