import { describe, expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { contentFor, storedQuote } from '../../../../tests/fixtures/quote-fixture'
import { NO_ACCOMMODATION, NO_COURSE } from '../../pricing/model'
import type { Quote } from '../quote/quote'
import { findAlternatives } from './overlap'

const quote = (choices: Parameters<typeof request>[0]): Quote => ({
  ...storedQuote,
  content: contentFor(request(choices), catalogue()),
})
const course = (weeks: number, start?: string) =>
  quote({ course: 2, accommodation: NO_ACCOMMODATION, weeks, start })
const room = (weeks: number, start: string) => quote({ course: NO_COURSE, accommodation: 3, weeks, start })

describe('findAlternatives', () => {
  it('finds two courses at the same time', () => {
    const [a, b, c] = [course(4, '2027-02-01'), course(2, '2027-03-01'), course(2, '2027-02-15')]
    expect(findAlternatives([a, b, c])).toEqual([a, c])
  })

  it('takes stays that follow each other as one journey', () => {
    expect(findAlternatives([course(4, '2027-02-01'), course(2, '2027-03-01')])).toBeUndefined()
    expect(findAlternatives([room(2, '2027-02-01'), room(2, '2027-02-15')])).toBeUndefined()
  })

  it('takes a course and a room at the same time as one journey', () => {
    expect(findAlternatives([course(4, '2027-02-01'), room(4, '2027-02-01')])).toBeUndefined()
  })

  it('takes courses without a start as alternatives', () => {
    expect(findAlternatives([course(4), course(2, '2027-03-01')])).toBeDefined()
  })
})
