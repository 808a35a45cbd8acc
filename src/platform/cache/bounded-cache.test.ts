import { describe, expect, it } from 'vitest'
import { BoundedCache, textEntrySize } from './bounded-cache'

describe('BoundedCache', () => {
  it('drops the least recently used entry', () => {
    const cache = new BoundedCache<number>({ most: 2, keepMs: 1000 })
    cache.set('a', 1)
    cache.set('b', 2)
    cache.get('a')
    cache.set('c', 3)
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3])
  })

  it('counts the size of entries, and a replaced entry once', () => {
    const cache = new BoundedCache<string>({ most: 10, keepMs: 1000, sizeOf: ({ length }) => length })
    cache.set('a', 'x'.repeat(8))
    cache.set('a', 'y'.repeat(5))
    cache.set('b', 'z'.repeat(5))
    expect(cache.get('a')).toBe('yyyyy')
    cache.set('c', 'w')
    expect(cache.get('b')).toBeUndefined()
    cache.set('huge', 'h'.repeat(11))
    expect(cache.get('huge')).toBeUndefined()
  })

  it('deletes what matches and counts the rest', () => {
    const cache = new BoundedCache<number>({ most: 10, sizeOf: (value) => value })
    for (const value of [1, 2, 3]) cache.set(`${value}`, value)
    cache.deleteWhere((value, key) => value === 1 || key === '3')
    expect(['1', '2', '3'].map((key) => cache.get(key))).toEqual([undefined, 2, undefined])
    expect(cache.size).toBe(2)
  })

  it('drops entries after their lifetime', () => {
    let now = 0
    const cache = new BoundedCache<number>({ most: 2, keepMs: 1000, now: () => now })
    cache.set('a', 1)
    now = 999
    expect(cache.get('a')).toBe(1)
    now = 1000
    expect(cache.get('a')).toBeUndefined()
  })

  it('is bounded by bytes, however long the keys are', () => {
    const most = 1024 * 1024
    const cache = new BoundedCache<string>({ most, sizeOf: textEntrySize })
    for (let index = 0; index < 5000; index++) cache.set(`/?${index}=${'x'.repeat(16_000)}`, '/')
    expect(cache.size).toBeLessThanOrEqual(most)
    for (let index = 0; index < 1000; index++) cache.set(`/${index}`, '/')
    expect(cache.get('/0')).toBe('/')
  })
})
