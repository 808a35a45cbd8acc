import { describe, expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import type { PriceCatalogue } from '../model'
import { startDays } from '../stay/starts'
import { offeredStarts } from './offered-starts'
import { isBookable, price } from './price'

const morning = request({ course: 2, weeks: 2 })
const list = (id: number, validFrom: string, validTo?: string) => ({
  ...catalogue().lists[0],
  items: catalogue().lists[0]?.items ?? [],
  id,
  version: 1,
  validFrom,
  ...(validTo && { validTo }),
})
const offered = (lists: PriceCatalogue['lists'], given: Partial<PriceCatalogue> = {}) =>
  offeredStarts(morning, catalogue({ lists, ...given }))

describe('the starts offered', () => {
  it('are those of 18 months while a list has no end', () => {
    const { priced, unpriced } = offered([list(1, '2026-01-01')])
    expect([priced[0], priced.at(-1), priced.length, unpriced]).toEqual(['2027-01-11', '2028-07-03', 78, []])
  })

  it('include the list of the next year, and end where lists end', () => {
    const lists = [list(1, '2026-01-01', '2027-12-31'), list(2, '2028-01-01', '2028-02-29')]
    const { priced, unpriced } = offered(lists)
    expect(priced.at(-1)).toBe('2028-02-28')
    expect(unpriced).toEqual(['2028-03-06'])
  })

  it('name one start of each year without prices, also between lists', () => {
    const { priced, unpriced } = offered([
      list(1, '2026-01-01', '2027-01-31'),
      list(2, '2027-03-01', '2027-12-31'),
    ])
    expect(priced).not.toContain('2027-02-01')
    expect(priced).toContain('2027-03-01')
    expect(unpriced).toEqual(['2027-02-01', '2028-01-03'])
  })

  it('have a price each; the others ask for patience and name the school', () => {
    const school = catalogue({ lists: [list(1, '2026-01-01', '2027-12-31')] })
    const { priced, unpriced } = offeredStarts(morning, school)
    const priceFor = (start: string) => price({ ...morning, start }, school, school.today)
    expect(priced.every((start) => isBookable(priceFor(start)))).toBe(true)
    expect(unpriced.map((start) => priceFor(start).reasons)).toEqual([
      [{ code: 'no_list', field: 'start', blocking: true, about: { from: '2028-01-03' } }],
    ])
    const rest = startDays(morning, school).filter((start) => !priced.includes(start))
    expect(rest.some((start) => isBookable(priceFor(start)))).toBe(false)
  })
})
