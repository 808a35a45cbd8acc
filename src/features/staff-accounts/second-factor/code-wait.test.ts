import { expect, it } from 'vitest'
import { waitAfter } from './code-wait'

it('lets ten wrong codes pass, then doubles the wait up to a day', () => {
  const minutes = [0, 9, 10, 11, 12, 20, 21, 5000].map((wrong) => waitAfter(wrong) / 60_000)
  expect(minutes).toEqual([0, 0, 1, 2, 4, 1024, 1440, 1440])
})
