import { describe, expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import type { PriceRequest } from '../model'
import { price } from './price'
import { readRequest, writeRequest } from './request'
import { ageGroups, levelsText } from './student-fits'

const school = catalogue({
  courses: [
    { number: 2, title: 'Morning', minAge: 16, levelFrom: 'A2', levelTo: 'C1' },
    { number: 6, title: 'Exam', minAge: 18, levelFrom: 'B2', levelTo: 'B2' },
    { number: 7, title: 'Juniors', minAge: 12, levelFrom: 'A1', levelTo: 'B1' },
  ],
  accommodation: [
    { number: 3, title: 'Homestay', minAge: 16 },
    { number: 4, title: 'Residence', minAge: 18 },
  ],
})

const reasons = (given: Partial<PriceRequest>) =>
  price(request({ weeks: 4, ...given }), school, school.today).reasons.filter(({ code }) =>
    ['too_young', 'level_outside'].includes(code),
  )

describe('a student', () => {
  it('who is too young for an offer cannot book it, and is shown another one', () => {
    expect(reasons({ course: 2, accommodation: 4, age: 16 })).toEqual([
      {
        code: 'too_young',
        field: 'accommodation',
        blocking: true,
        other: 3,
        about: { kind: 'accommodation', number: 4, age: 18 },
      },
    ])
    // No room for those who are younger than 16.
    expect(reasons({ course: 2, accommodation: 3, age: 12 }).map(({ other }) => other)).toEqual([
      7,
      undefined,
    ])
  })

  it('of another level gets a hint: the school decides', () => {
    expect(reasons({ course: 2, level: 'A1' })).toEqual([
      {
        code: 'level_outside',
        field: 'course',
        blocking: false,
        other: 7,
        about: { kind: 'course', number: 2, levels: 'A2–C1' },
      },
    ])
    // Another course must suit age and level.
    expect(reasons({ course: 7, level: 'B2', age: 18 })[0]?.other).toBe(2)
  })

  it.each([{}, { age: 18 }, { level: 'B2' as const }, { age: 18, level: 'C1' as const }])(
    'is no reason against a course that takes %o, and changes no price',
    (student) => {
      expect(reasons({ course: 2, accommodation: 3, ...student })).toEqual([])
      const stay = request({ course: 2, weeks: 4, accommodation: 3 })
      expect(price({ ...stay, ...student }, school, school.today)).toEqual(price(stay, school, school.today))
    },
  )
})

it('groups ages where offers make a difference', () => {
  expect(ageGroups(school)).toEqual([0, 12, 16, 18])
  expect(school.courses.map(levelsText)).toEqual(['A2–C1', 'B2', 'A1–B1'])
})

it.each([
  ['age=17&level=B1', { age: 16, level: 'B1' }, []],
  ['age=0', { age: 0 }, []],
  ['age=99', { age: 18 }, []],
  ['age=old&level=D1', {}, ['age', 'level']],
  ['age=&level=', {}, []],
])('reads %s from an address, and writes it', (query, student, problems) => {
  const found = readRequest(new URLSearchParams(query), school)
  expect(found.problems.map(({ field }) => field)).toEqual(problems)
  expect(found.request).toEqual({ ...request(), ...student })
  const text = new URLSearchParams(Object.entries(student).map(([name, value]) => [name, String(value)]))
  expect(String(writeRequest(found.request))).toBe(String(text))
})
