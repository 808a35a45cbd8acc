import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantIn, isoTimeIn, wallTimeIn } from './zoned-time'

const zones = [
  'UTC',
  'America/Halifax',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Apia',
]

describe('a wall time', () => {
  it('is the time at the place, in summer and in winter', () => {
    expect(instantIn('America/Halifax', '2026-12-12T18:00').toISOString()).toBe('2026-12-12T22:00:00.000Z')
    expect(instantIn('America/Halifax', '2026-07-12T18:00').toISOString()).toBe('2026-07-12T21:00:00.000Z')
    expect(wallTimeIn('Asia/Kathmandu', new Date('2026-07-12T18:30:00Z'))).toBe('2026-07-13T00:15')
  })

  it('is the first of the two when clocks are put back, and later when they skip it', () => {
    expect(instantIn('Europe/Berlin', '2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    const skipped = instantIn('Europe/Berlin', '2026-03-29T02:30')
    expect(wallTimeIn('Europe/Berlin', skipped)).toBe('2026-03-29T03:30')
    // Samoa left out a whole day.
    expect(wallTimeIn('Pacific/Apia', instantIn('Pacific/Apia', '2011-12-30T12:00'))).toBe('2011-12-31T12:00')
  })

  it('returns from every point in time to the same wall time', () => {
    const minute = fc.integer({ min: Date.UTC(1971) / 60_000, max: Date.UTC(2090) / 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), minute, (zone, minutes) => {
        const wall = wallTimeIn(zone, new Date(minutes * 60_000))
        expect(wallTimeIn(zone, instantIn(zone, wall))).toBe(wall)
      }),
    )
  })
})

it('writes the difference to UTC', () => {
  const time = new Date('2026-12-12T22:00:00.000Z')
  expect(isoTimeIn('America/Halifax', time)).toBe('2026-12-12T18:00:00-04:00')
  expect(isoTimeIn('America/St_Johns', time)).toBe('2026-12-12T18:30:00-03:30')
  expect(isoTimeIn('UTC', time)).toBe('2026-12-12T22:00:00+00:00')
  for (const zone of zones) expect(Date.parse(isoTimeIn(zone, time))).toBe(time.getTime())
})
