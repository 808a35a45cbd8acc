import { expect, it } from 'vitest'
import { nextAttempt } from './retry-schedule'

it('retries with growing delays and gives up after about three days', () => {
  const hours: number[] = []
  let now = new Date('2027-01-04T09:00:00Z')
  const begin = now.getTime()
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, now)
    if (!next) break
    hours.push((next.getTime() - now.getTime()) / 3_600_000)
    now = next
  }
  expect(hours).toEqual([...hours].sort((a, b) => a - b))
  expect(hours[0]).toBeCloseTo(1 / 60)
  expect((now.getTime() - begin) / 86_400_000).toBeCloseTo(3, 0)
})
