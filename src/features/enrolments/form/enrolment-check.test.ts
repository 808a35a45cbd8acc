import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { contentFor } from '../../../../tests/fixtures/quote-fixture'
import { isMonday } from '../../../shared/time/days'
import type { PriceCatalogue } from '../../pricing/model'
import { quotesMessages } from '../../quotes/messages/messages'
import type { Quote } from '../../quotes/quote/quote'
import { enrolmentsMessages } from '../messages/messages'
import { checkStay } from './enrolment-check'
import { type EnrolGroup, groupsOf, quotedStart, startsOf } from './fields/enrol-group'

const en = quotesMessages('en')

const school = catalogue({
  courses: [{ number: 2, title: 'Morning', minAge: 16 }],
  accommodation: [{ number: 3, title: 'Homestay', minAge: 18 }],
  closures: [{ from: '2027-02-01', to: '2027-02-12', title: 'Winter break', weeks: 'count' as const }],
})

const quote = (given: Parameters<typeof request>[0], slug = 'test') =>
  ({
    content: {
      school: { slug },
      request: request({ course: 2, weeks: 4, ...given }),
      lines: [],
      total: 0,
      timeZone: 'UTC',
      createdAt: '2027-01-05T12:00:00.000Z',
    },
  }) as unknown as Quote

const withGuardian = {
  guardianName: 'Rosa Silva',
  guardianContact: 'rosa@x.example',
  guardianConsent: 'yes',
}
const guardianTexts = enrolmentsMessages('en')

const group = (...quotes: Quote[]): EnrolGroup => ({ field: 'start', catalogue: school, quotes })

const check = (fields: Record<string, string>, groups = [group(quote({}))], minAge = 14) =>
  checkStay(
    new URLSearchParams({ birthDate: '2000-01-01', start: '2027-01-18', ...fields }),
    groups,
    minAge,
    'en',
    en,
  )

describe('the start of a stay', () => {
  it.each([
    ['2027-01-18', []],
    ['', [en('startMissing')]],
    ['2027-01-04', ['This start date has passed. The next one is January 11, 2027.']],
    ['2027-01-06', ['This start date has passed. The next one is January 11, 2027.']],
    ['2027-01-19', ['Courses start on Mondays. The next one is January 25, 2027.']],
    [
      '2027-02-08',
      [
        'The school is closed on this day (Winter break, February 1, 2027 – February 12, 2027). The next possible start is February 15, 2027.',
      ],
    ],
  ])('on "%s": %j', (start, messages) => {
    expect(check({ start }).map(({ message }) => message)).toEqual(messages)
  })

  it('can be any Monday on which the school is open', () => {
    const days = startsOf(group(quote({})))
    expect(days.every(isMonday)).toBe(true)
    expect(days[0]).toBe('2027-01-11')
    expect(days).not.toContain('2027-02-08')
  })

  it('is far enough ahead for the school and the accommodation of every quote', () => {
    const early = {
      ...school,
      leadDays: 3,
      accommodation: [{ number: 3, title: 'Homestay', minAge: 18, leadDays: 10 }],
    }
    const groups = (...quotes: Quote[]) => [{ field: 'start', catalogue: early, quotes }]
    const says = (start: string, of: EnrolGroup[]) => check({ start }, of).map(({ message }) => message)
    const [course] = groups(quote({}))
    const [both] = groups(quote({}), quote({ accommodation: 3 }))
    expect(course && startsOf(course)[0]).toBe('2027-01-11')
    expect(both && startsOf(both)[0]).toBe('2027-01-18')
    expect(says('2027-01-11', groups(quote({})))).toEqual([])
    expect(says('2027-01-11', groups(quote({}), quote({ accommodation: 3 })))).toEqual([
      '“Homestay” must be booked at least 10 days before the first day. The next possible start is January 18, 2027.',
    ])
    const later = { ...early, today: '2027-01-10' }
    expect(says('2027-01-11', [{ field: 'start', catalogue: later, quotes: [quote({})] }])).toEqual([
      'Courses must be booked at least 3 days before the first day. The next possible start is January 18, 2027.',
    ])
  })

  it('is the earliest of the quotes by default', () => {
    expect(
      quotedStart(group(quote({ start: '2027-03-01' }), quote({ start: '2027-01-18' }), quote({}))),
    ).toBe('2027-01-18')
    expect(quotedStart(group(quote({})))).toBeUndefined()
  })
})

describe('the level', () => {
  const catalogueOf = {
    ...school,
    courses: [{ number: 2, title: 'Morning', minAge: 16, levelFrom: 'A2', levelTo: 'C1' } as const],
  }
  const levels = (fields: Record<string, string>) =>
    check(fields, [{ ...group(quote({ start: '2027-01-18' })), catalogue: catalogueOf }])

  it('that the course does not take is a warning with a link, until the form is sent with it again', () => {
    expect(levels({ level: 'A1' })).toEqual([
      {
        field: 'level',
        message:
          '“Morning” is for level A2–C1. Choose another course, or send the form again to ask the school all the same.',
        link: {
          href: '/schools/test?course=2&weeks=4&start=2027-01-18#anc-calculator',
          text: 'Change the course',
        },
      },
    ])
    expect(levels({ level: 'A1', warnedLevel: 'A1' })).toEqual([])
    expect(levels({ level: 'C2', warnedLevel: 'A1' })).toHaveLength(1)
  })

  it.each(['A2', 'B1', 'C1', 'unknown', ''])('“%s” is taken', (level) => {
    expect(levels({ level })).toEqual([])
  })
})

describe('the age', () => {
  const tooYoung = (birthDate: string, quotes: Quote[], minAge?: number) =>
    check({ birthDate, ...withGuardian }, [group(...quotes)], minAge).map(({ field, message }) => [
      field,
      message,
    ])

  it('links to what can be changed', () => {
    const links = (accommodation?: number) =>
      check({ birthDate: '2012-01-18' }, [group(quote({ ...(accommodation && { accommodation }) }))]).map(
        ({ link }) => link?.text,
      )
    expect(links()).toEqual(['Change the course'])
    expect(links(3)).toEqual(['Change the accommodation'])
  })

  it('is checked on the first day against the highest minimum age', () => {
    const course = quote({})
    const both = quote({ accommodation: 3 })
    expect(tooYoung('2011-01-18', [course])).toEqual([])
    expect(tooYoung('2011-01-19', [course])).toEqual([
      ['birthDate', 'Morning: students must be at least 16 years old on the first day, January 18, 2027.'],
    ])
    expect(tooYoung('2011-01-18', [course, both])).toEqual([
      ['birthDate', 'Homestay: students must be at least 18 years old on the first day, January 18, 2027.'],
    ])
    expect(tooYoung('2009-01-18', [both], 21)).toEqual([
      ['birthDate', 'Students must be at least 21 years old on the first day, January 18, 2027.'],
    ])
  })

  it.each([
    ['2027-01-06', en('birthDateWrong')],
    ['2030-01-01', en('birthDateWrong')],
    ['1900-01-01', 'Check the year: the date of birth must be within the last 120 years.'],
  ])('is refused for the birth date %s', (birthDate, message) => {
    expect(tooYoung(birthDate, [quote({})])).toEqual([['birthDate', message]])
  })

  it('is not checked without a start', () => {
    expect(check({ birthDate: '2012-01-01', start: '' }).map(({ field }) => field)).toEqual(['start'])
  })
})

describe('a student who is under 18 on the first day', () => {
  const seventeen = { birthDate: '2009-01-19' }
  const under = (minors: PriceCatalogue['minors'], fields: Record<string, string> = {}) =>
    check({ ...seventeen, ...fields }, [{ ...group(quote({})), catalogue: { ...school, minors } }])

  it('needs no other guardian if a parent fills in the form', () => {
    expect(under('guardian', { by: 'guardian' })).toEqual([])
    expect(under('refuse', { by: 'guardian' })).toHaveLength(1)
  })

  it('needs a guardian with name, contact and consent', () => {
    expect(under('guardian')).toEqual([
      { field: 'guardianName', message: guardianTexts('guardian.nameMissing') },
      { field: 'guardianContact', message: guardianTexts('guardian.contactMissing') },
      { field: 'guardianConsent', message: guardianTexts('guardian.consentMissing') },
    ])
    expect(under('guardian', withGuardian)).toEqual([])
    expect(under('guardian', { ...withGuardian, guardianConsent: '' }).map(({ field }) => field)).toEqual([
      'guardianConsent',
    ])
  })

  it.each([
    ['rosa@x.example', true],
    ['+34 600 000 000', true],
    ['(030) 123-4567', true],
    ['12345', false],
    ['rosa@', false],
    ['call me', false],
    [`${'9'.repeat(20)}`, false],
  ])('can be reached through the guardian’s contact "%s": %s', (guardianContact, valid) => {
    expect(under('guardian', { ...withGuardian, guardianContact })).toEqual(
      valid ? [] : [{ field: 'guardianContact', message: guardianTexts('guardian.contactWrong') }],
    )
  })

  it('is refused with the address of the school if it takes no minors', () => {
    expect(under('refuse', withGuardian)).toEqual([
      {
        field: 'birthDate',
        message:
          'Students must be at least 18 years old on the first day, January 18, 2027. Questions? Write to Test:',
        link: { href: 'mailto:test@school.example', text: 'test@school.example' },
      },
    ])
  })

  it('needs nothing if the school accepts minors', () => {
    expect(under('accept')).toEqual([])
  })

  it('is of age on the 18th birthday', () => {
    expect(under('refuse', { birthDate: '2009-01-18' })).toEqual([])
    expect(under('guardian', { birthDate: '2009-01-18' })).toEqual([])
  })

  it('needs a guardian once if one of several schools asks for it', () => {
    const other = catalogue({
      school: { id: 2, slug: 'other', name: 'Other', email: 'other@school.example' },
    })
    const accepting = { ...school, minors: 'accept' as const }
    const groups = groupsOf([quote({}), quote({}, 'other')], [accepting, other])
    expect(check({ ...seventeen, 'start-2': '2027-01-18' }, groups)).toHaveLength(3)
  })
})

describe('the start of a course with listed dates', () => {
  const offers = catalogue({
    courses: [
      { number: 2, title: 'Morning', minAge: 16 },
      { number: 6, title: 'Exam', minAge: 16, starts: { on: 'dates', dates: ['2027-04-12', '2027-09-13'] } },
    ],
  })
  const exam = quote({ course: 6, weeks: 12 })
  const groups = groupsOf([quote({}), exam, quote({ course: 1, accommodation: 3 })], [offers])

  it('has its own field if the cart has other courses', () => {
    expect(groups.map(({ field, quotes }) => [field, quotes.length])).toEqual([
      ['start', 2],
      ['start-2', 1],
    ])
    expect(groups.map(startsOf)[1]).toEqual(['2027-04-12', '2027-09-13'])
  })

  it.each([
    ['2027-04-12', []],
    ['2027-04-19', ['“Exam” starts on certain dates only. The next one is September 13, 2027.']],
    ['', [en('startMissing')]],
  ])('on "%s": %j', (start, messages) => {
    expect(check({ 'start-2': start }, groups).map(({ message }) => message)).toEqual(messages)
  })
})

it('has one start field for each school of a cart', () => {
  const other = catalogue({ school: { id: 2, slug: 'other', name: 'Other', email: 'other@school.example' } })
  const groups = groupsOf([quote({}), quote({}, 'other'), quote({}), quote({}, 'gone')], [school, other])
  expect(groups.map(({ field, quotes }) => [field, quotes.length])).toEqual([
    ['start', 2],
    ['start-2', 1],
  ])
  expect(check({ 'start-2': '2027-01-19' }, groups).map(({ field }) => field)).toEqual(['start-2'])
})

describe('the price at the chosen start', () => {
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
    const content = contentFor(request({ course: 2, weeks: 2, ...given }), school)
    return { id: 1, token: 'x', locale: 'en', expiresAt: '2027-01-20T12:00:00Z', content }
  }

  const checkPrice = (start: string, quote: Quote, school: PriceCatalogue, total = '') =>
    checkStay(
      new URLSearchParams({ birthDate: '2000-01-01', start, total }),
      [{ field: 'start', catalogue: school, quotes: [quote] }],
      0,
      'en',
      en,
    ).map(({ field, message, link }) => [field, message.replaceAll('\u00a0', ' '), link?.href])

  it.each([undefined, '2027-03-01', '2027-06-07'])(
    'accepts another start in the same season of a quote for %s',
    (start) => {
      expect(checkPrice('2027-03-08', quoted(seasons, { start }), seasons)).toEqual([])
    },
  )

  it.each([undefined, '2027-03-01'])('asks before a start in another season for a quote for %s', (start) => {
    expect(checkPrice('2027-07-05', quoted(seasons, { start }), seasons)).toEqual([
      [
        'start',
        'Morning: if you start on July 5, 2027, the total is CA$ 920 instead of CA$ 820. Send the form again if you agree.',
        undefined,
      ],
    ])
  })

  it.each([undefined, '2027-03-01'])('accepts the price that was read with that start, for %s', (start) => {
    const quote = quoted(seasons, { start })
    expect(checkPrice('2027-07-05', quote, seasons, '92000')).toEqual([])
    expect(checkPrice('2027-07-05', quote, seasons, '82000')).toHaveLength(1)
    // Read with a start of the season, then sent with another one, without scripts.
    const [error] = checkPrice('2027-03-08', quote, seasons, '92000')
    expect(error?.[1]).toContain('CA$ 820 instead of CA$ 920')
  })

  it('asks before a start that makes the stay cheaper', () => {
    const [error] = checkPrice('2027-03-08', quoted(seasons, { start: '2027-07-05' }), seasons)
    expect(error?.[1]).toContain('CA$ 820 instead of CA$ 920')
  })

  it.each([undefined, '2027-03-01'])(
    'refuses a start under another price list for a quote for %s',
    (start) => {
      const [error] = checkPrice('2028-01-03', quoted(twoLists, { start }), twoLists)
      expect(error?.[1]).toContain('CA$ 920 instead of CA$ 820')
      const [notOffered] = checkPrice('2028-01-03', quoted(twoLists, { start, weeks: 8 }), twoLists)
      expect(notOffered?.[1]).toBe('Morning: this stay is not available from January 3, 2028.')
    },
  )

  it('accepts the quoted total after prices were raised', () => {
    const raised = catalogue({
      registrationFee: 150_00,
      adjustments: [summer, adjustment({ code: 'late', amount: 10_00, booking: { to: '2027-01-06' } })],
      today: '2027-01-12',
    })
    for (const start of [undefined, '2027-03-01']) {
      const quote = quoted(seasons, { start })
      expect(checkPrice('2027-03-08', quote, raised)).toEqual([])
      expect(checkPrice('2027-07-05', quote, raised)).toHaveLength(1)
    }
    expect(checkPrice('2027-07-05', quoted(seasons, { start: '2027-07-05' }), raised)).toEqual([])
  })
})
