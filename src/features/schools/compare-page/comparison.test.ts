import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { course as anyCourse } from '../../../../tests/fixtures/school-fixture'
import type { Course, School } from '../contract'
import { schoolsMessages } from '../messages/messages'
import { ComparePage } from './ComparePage'
import { type Comparison, comparedCourses, comparisonAddress, readComparison } from './comparison'

const course = (number: number, more: Partial<Course> = {}) =>
  anyCourse({ id: number, number, slug: `course-${number}`, title: `Course ${number}`, ...more })
const room = { id: 1, number: 3, title: 'Homestay', kind: 'homestay', room: 'single', meals: 'half-board' }

it.each([
  ['', '/schools/test/compare'],
  ['compare=6&compare=2&compare=6', '/schools/test/compare?compare=2%2C6'],
  ['compare=x&compare=-1&weeks=4', '/schools/test/compare'],
  ['compare=2&room=1', '/schools/test/compare?compare=2'],
  ['weeks=4&room=1', '/schools/test/compare?weeks=4&room=1'],
  [Array.from({ length: 20 }, (_, index) => `compare=${index}`).join('&'), /compare=0(%2C\d){7}$/],
])('the same choices have the same address: %s', (query, address) => {
  const found = comparisonAddress('test', readComparison(new URLSearchParams(query)))
  expect(found).toMatch(address)
  const [, canonical = ''] = found.split('?')
  expect(comparisonAddress('test', readComparison(new URLSearchParams(canonical)))).toBe(found)
})

it('one course, or none, stands for all that have a number', () => {
  const { number: _, ...unnumbered } = course(9)
  const all = [course(5), course(2), course(7), unnumbered]
  const numbers = (courses: number[]) => comparedCourses(all, { courses }).map(({ number }) => number)
  expect(numbers([2, 5])).toEqual([5, 2])
  for (const few of [[], [2], [2, 99]]) expect(numbers(few)).toEqual([5, 2, 7])
})

it('begins with the total, then what differs, and shows the room of the stay', () => {
  const render = (comparison: Comparison, accommodation?: number) =>
    renderToStaticMarkup(
      createElement(ComparePage, {
        locale: 'en',
        t: schoolsMessages('en'),
        school: { slug: 'test', name: 'Test', accommodation: [room] as unknown as School['accommodation'] },
        courses: [course(2), course(6, { lessonsPerWeek: 30 })],
        comparison,
        totals: new Map([
          [
            2,
            {
              amount: 'CA$ 1',
              weeks: 2,
              offers: [],
              query: '?course=2',
              ...(accommodation && { accommodation }),
            },
          ],
        ]),
        starts: new Map([[2, 'January 11']]),
      }),
    )
  const labels = (html: string) =>
    [...html.matchAll(/<th scope="rowgroup"[^>]*>([^<]*)/g)].map(([, label = '']) => label.trim())
  const without = render({ courses: [2, 6], weeks: 2, room: false })
  expect(labels(without)).toEqual([
    'Price, all fees',
    'Lessons a week',
    'Next start',
    'Level',
    'Class size',
    'Age',
  ])
  expect(without).toContain('<p>CA$ 1<small>2 weeks</small></p>')
  expect(without).toContain('<p>Price on request</p>')
  expect(without.match(/calculator" rel="nofollow"/g)).toHaveLength(1)
  expect(without).toContain('<input type="hidden" name="compare" value="2,6"/>')
  const withRoom = render({ courses: [], weeks: 2, room: true }, 3)
  expect(labels(withRoom)).toEqual(expect.arrayContaining(['Accommodation', 'Room', 'Meals', 'Travel time']))
})
