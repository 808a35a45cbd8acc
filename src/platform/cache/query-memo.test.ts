import { expect, it, vi } from 'vitest'
import { QueryMemo } from './query-memo'

it('loads once for concurrent calls, and again after a tag was invalidated', async () => {
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

it('does not keep a value that was invalidated while it was loaded', async () => {
  const memo = new QueryMemo()
  let finish = (_: string) => {}
  const slow = memo.get('a', () => new Promise<string>((resolve) => (finish = resolve)))
  memo.invalidate(['anything'])
  finish('old')
  expect(await slow).toBe('old')
  expect(await memo.get('a', async () => 'new')).toBe('new')
})

it('does not keep failures, and keeps values for a limited time', async () => {
  let now = 0
  const memo = new QueryMemo({ keepMs: 100, now: () => now })
  await expect(memo.get('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memo.get('a', async () => 1)).toBe(1)
  now = 99
  expect(memo.peek('a')).toBe(1)
  now = 100
  expect([memo.peek('a'), await memo.get('a', async () => 2)]).toEqual([undefined, 2])
})

it('drops only the oldest entry when it is full', async () => {
  const memo = new QueryMemo()
  for (let index = 0; index <= 1000; index++) await memo.get(`slug ${index}`, async () => index)
  expect([memo.peek('slug 0'), memo.peek('slug 1'), memo.peek('slug 1000')]).toEqual([undefined, 1, 1000])
})

it('notes the tags of a value for every caller, also from memory', async () => {
  const memo = new QueryMemo()
  let finish = () => {}
  const load = vi.fn(async (tag: (tag: string) => void) => {
    tag('settings')
    await new Promise<void>((resolve) => (finish = resolve))
    tag('schools:1')
    return 'value'
  })
  const readers = [0, 1, 2].map(() => new Set<string>())
  const read = (tags: Set<string> | undefined) => memo.get('a', load, { tag: (tag) => tags?.add(tag) })
  const early = [read(readers[0]), read(readers[1])]
  finish()
  await Promise.all(early)
  expect(await read(readers[2])).toBe('value')
  expect(load).toHaveBeenCalledOnce()
  for (const tags of readers) expect([...tags]).toEqual(['settings', 'schools:1'])
})

it('passes the tags of a value on to another one that uses it', async () => {
  const memo = new QueryMemo()
  const inner = (tag: (tag: string) => void) =>
    memo.get(
      'inner',
      async (note) => {
        note('consent')
        return 1
      },
      { tag },
    )
  await inner(() => {})
  await memo.get('outer', inner)
  memo.invalidate(['consent'])
  expect([memo.peek('inner'), memo.peek('outer')]).toEqual([undefined, undefined])
})

it('notes no tags when loading fails', async () => {
  const memo = new QueryMemo()
  const tags = new Set<string>()
  const failing = async (tag: (tag: string) => void) => {
    tag('settings')
    throw new Error('away')
  }
  await expect(memo.get('a', failing, { tag: (tag) => tags.add(tag) })).rejects.toThrow('away')
  expect(tags.size).toBe(0)
})

it('keeps a value no longer than it is true, and tells every caller', async () => {
  let now = 0
  const memo = new QueryMemo({ keepMs: 100, now: () => now })
  const read = (value: string, until: number[] = []) =>
    memo.get(
      'a',
      async (_tag, validUntil) => {
        validUntil(new Date(80))
        validUntil(new Date(50))
        validUntil(new Date(90))
        return value
      },
      { tag: () => {}, validUntil: (time) => until.push(time.getTime()) },
    )
  const first: number[] = []
  const second: number[] = []
  expect([await read('old', first), await read('old', second)]).toEqual(['old', 'old'])
  expect([first, second]).toEqual([[50], [50]])
  now = 50
  expect([memo.peek('a'), await read('new')]).toEqual([undefined, 'new'])
})

it('forgets everything that pages share when anything changes', async () => {
  const memo = new QueryMemo()
  const load = vi.fn(async () => 1)
  const [before, after] = [memo.forRender(), () => memo.forRender()]
  await before.get('a', load)
  await after().get('a', load)
  expect(load).toHaveBeenCalledOnce()
  expect(before.isCurrent()).toBe(true)
  await memo.get('b', async () => 2)
  memo.invalidate(['schools:1'])
  await after().get('a', load)
  expect(load).toHaveBeenCalledTimes(2)
  expect([before.isCurrent(), after().isCurrent()]).toEqual([false, true])
  // Values that are not shared expire with their own tags.
  expect(memo.peek('b')).toBe(2)
})

it('keeps a third as many of the large values that pages share', async () => {
  const memo = new QueryMemo({ maxSize: 9 })
  const load = vi.fn(async () => 1)
  const keys = ['a', 'b', 'c', 'd']
  for (const key of keys) await memo.forRender().get(key, load)
  for (const key of keys.slice(1)) await memo.forRender().get(key, load)
  expect(load).toHaveBeenCalledTimes(4)
  await memo.forRender().get('a', load)
  expect(load).toHaveBeenCalledTimes(5)
})
