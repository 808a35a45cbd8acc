import { expect, it, vi } from 'vitest'
import { QueryMemo } from './query-memo'

it('asks once for many, and again after a change of what was read', async () => {
  const memo = new QueryMemo()
  const load = vi.fn(async (tag: (tag: string) => void) => {
    tag('schools:1')
    return load.mock.calls.length
  })
  expect(await Promise.all([memo.get('a', load), memo.get('a', load)])).toEqual([1, 1])
  memo.invalidate(['schools:2'])
  expect([await memo.get('a', load), memo.peek('a')]).toEqual([1, 1])
  memo.invalidate(['schools:1'])
  expect([memo.peek('a'), await memo.get('a', load)]).toEqual([undefined, 2])
  memo.invalidateAll()
  expect(await memo.get('a', load)).toBe(3)
})

it('does not keep what a change overtook while it was read', async () => {
  const memo = new QueryMemo()
  let finish = (_: string) => {}
  const slow = memo.get('a', () => new Promise<string>((resolve) => (finish = resolve)))
  memo.invalidate(['anything'])
  finish('old')
  expect(await slow).toBe('old')
  expect(await memo.get('a', async () => 'new')).toBe('new')
})

it('forgets failures at once and everything else after a while', async () => {
  let now = 0
  const memo = new QueryMemo({ keepMs: 100, now: () => now })
  await expect(memo.get('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memo.get('a', async () => 1)).toBe(1)
  now = 99
  expect(memo.peek('a')).toBe(1)
  now = 100
  expect([memo.peek('a'), await memo.get('a', async () => 2)]).toEqual([undefined, 2])
})

it('makes room for a new entry by dropping the oldest, not all', async () => {
  const memo = new QueryMemo()
  for (let index = 0; index <= 1000; index++) await memo.get(`slug ${index}`, async () => index)
  expect([memo.peek('slug 0'), memo.peek('slug 1'), memo.peek('slug 1000')]).toEqual([undefined, 1, 1000])
})
