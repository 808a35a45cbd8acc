import { describe, expect, it } from 'vitest'
import { firstLimit, limitOf, nextLimit } from './retention'

const now = new Date('2026-11-18T02:30:00.000Z')

describe('the limit of a period', () => {
  it('is so many days ago', () => {
    expect(limitOf({ unit: 'days' }, 90, now)?.toISOString()).toBe('2026-08-20T02:30:00.000Z')
  })

  it('is the beginning of a year for years, so that they count from the end of the year', () => {
    expect(limitOf({ unit: 'years' }, 10, now)?.toISOString()).toBe('2016-01-01T00:00:00.000Z')
  })

  it('does not exist for what is kept until somebody deletes it', () => {
    expect(limitOf({ unit: 'days' }, null, now)).toBeUndefined()
    expect(limitOf({ unit: 'days' }, undefined, now)).toBeUndefined()
  })
})

describe('the number of rows of a step', () => {
  it('grows while steps are short, up to a limit, and shrinks after a long one', () => {
    const grown = Array.from({ length: 20 }).reduce<number>((limit) => nextLimit(limit, 1), firstLimit)
    expect(grown).toBe(1000)
    expect(nextLimit(grown, 200)).toBe(500)
    expect(nextLimit(firstLimit, 5000)).toBe(firstLimit)
  })
})
