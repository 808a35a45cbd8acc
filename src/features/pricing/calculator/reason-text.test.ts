import { describe, expect, it } from 'vitest'
import { price } from '../calculation/price'
import { adjustment, catalogue, request } from '../calculation/price-fixture'
import { en as t } from './messages/en'
import { reasonText } from './reason-text'

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

  it('links to all offers if an offer has no price', () => {
    const lists = catalogue().lists.map((list) => ({ ...list, items: [] }))
    expect(says({ course: 6, accommodation: 3, weeks: 10 }, { lists }).map(({ see }) => see)).toEqual([
      { label: 'See all courses', anchor: 'anc-courses' },
      { label: 'See all accommodation', anchor: 'anc-accommodation' },
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
    expect(closed?.text).toBe('The school is closed on this day: Winter break.')
    expect(closed?.alternative?.change).toEqual({ start: '2027-02-15' })
    const [during] = says({ course: 2, weeks: 4, start: '2027-01-25' }, { closures: [closure] })
    expect(during).toEqual({
      text: 'The school is closed during part of this stay: Winter break.',
      blocking: false,
    })
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
      'start_closed',
      'closed_during_stay',
      'depends_on_start',
      'part_of_stay',
      'promo_unknown',
      'promo_not_for_this',
    ] as const
    for (const code of codes) {
      const reason = { code, field: 'weeks', blocking: true } as const
      const { text } = reasonText(reason, { catalogue: catalogue(), days: {}, locale: 'en', t })
      expect(text, code).toMatch(/^[^{}]+\.$/)
    }
  })
})
