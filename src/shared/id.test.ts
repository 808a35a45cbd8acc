import { expect, it } from 'vitest'
import { readId } from './id'

it('accepts only ids that both databases can store', () => {
  expect(['1', '12', String(2 ** 31 - 1)].map(readId)).toEqual([1, 12, 2 ** 31 - 1])
  for (const text of ['', '0', '-1', '01', '1e3', ' 1', '1.5', 'x', String(2 ** 31), '9'.repeat(30), null])
    expect(readId(text)).toBeUndefined()
})
