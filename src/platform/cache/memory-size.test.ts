import { LRUCache } from 'lru-cache'
import { expect, it } from 'vitest'
import { textEntrySize } from './memory-size'

it('bounds a cache of texts by bytes, however long the keys are', () => {
  const maxSize = 1024 * 1024
  const cache = new LRUCache<string, string>({ maxSize, sizeCalculation: textEntrySize })
  for (let index = 0; index < 5000; index++) cache.set(`/?${index}=${'x'.repeat(16_000)}`, '/')
  expect(cache.calculatedSize).toBeLessThanOrEqual(maxSize)
  for (let index = 0; index < 1000; index++) cache.set(`/${index}`, '/')
  expect(cache.get('/0')).toBe('/')
})
