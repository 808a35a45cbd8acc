import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/price-fixture'
import { emptyRequest, readRequest, writeRequest } from './request'

const school = catalogue({
  extras: [
    { code: 'insurance', title: '', amount: 1, charged: 'week', forced: false },
    { code: 'transfer', title: '', amount: 1, charged: 'once', forced: false },
  ],
})
const read = (query: string) => readRequest(new URLSearchParams(query), school)

describe('readRequest', () => {
  it('treats missing and empty fields as not chosen', () => {
    expect(read('')).toEqual({ request: emptyRequest, problems: [] })
    expect(read('course=&weeks=&accommodation=&start=&promo=')).toEqual({
      request: emptyRequest,
      problems: [],
    })
  })
  it('reads everything', () => {
    const all = 'course=2&weeks=12&accommodation=3&start=2027-01-11&extras=transfer&extras=insurance&promo=A'
    expect(read(all)).toEqual({
      request: {
        course: 2,
        weeks: 12,
        accommodation: 3,
        start: '2027-01-11',
        extras: ['insurance', 'transfer'],
        promo: 'A',
      },
      problems: [],
    })
  })
  it.each([
    ['course', 'course=abc'],
    ['course', 'course=99'],
    ['course', 'course=-1'],
    ['course', 'course=2.5'],
    ['course', 'course=1e3'],
    ['weeks', 'weeks=49'],
    ['weeks', 'weeks=-1'],
    ['weeks', 'weeks=9999999999999999999'],
    ['accommodation', 'accommodation=4'],
    ['start', 'start=2027-02-30'],
    ['start', 'start=1999-12-31'],
    ['start', 'start=9999-12-31'],
    ['extras', 'extras=helicopter'],
    ['promo', `promo=${'x'.repeat(41)}`],
  ])('reports %s in %s', (field, query) => {
    const { problems } = read(query)
    expect(problems.map((problem) => problem.field)).toEqual([field])
    expect(problems[0]?.message).toContain(field)
  })
  it('never throws, for any query', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('course', 'weeks', 'accommodation', 'start', 'extras', 'promo'),
          fc.string(),
        ),
        (asked) => {
          const { request } = readRequest(new URLSearchParams(asked), school)
          expect(request.weeks).toBeGreaterThanOrEqual(0)
          expect(request.weeks).toBeLessThanOrEqual(48)
        },
      ),
    )
  })
})

describe('writeRequest', () => {
  it('writes a query that reads as the same request', () => {
    const { request } = read('promo=A%20B&extras=transfer,insurance&weeks=3&course=2&start=2027-01-11')
    expect(read(writeRequest(request).toString()).request).toEqual(request)
    expect(writeRequest(request).toString()).toBe(
      'course=2&weeks=3&start=2027-01-11&extras=insurance%2Ctransfer&promo=A+B',
    )
  })
  it('is empty if nothing is chosen', () => {
    expect(writeRequest(emptyRequest).toString()).toBe('')
  })
})
