import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { toCachedPage } from './cached-page'
import { PageCache } from './page-cache'
import type { PagePolicy } from './page-policy'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const memoryInUse = () => {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const response = (body: string, tags: string[], policy?: PagePolicy) => ({
  body,
  contentType: 'application/json; charset=utf-8',
  status: 200,
  tags,
  policy,
})

it.each([
  ['small answers', 6000, 260],
  ['pages', 300, 40_000],
])('counts the memory used by %s', async (_what, count, length) => {
  const cache = new PageCache({ maxDisposableBytes: 1e9 })
  // The first render loads modules, which must not be counted.
  await cache.get('/first', async () => response('x'.repeat(length), ['schools']))
  const before = memoryInUse()
  const counted = cache.stats.bytes
  for (let index = 0; index < count; index++)
    await cache.get(
      `/schools/search.json?q=${index}`,
      async () =>
        response(`{"q":"${index}","rest":"${'é'.repeat(length / 2)}"}`, ['schools', `schools:${index}`]),
      { disposable: true },
    )
  const retained = memoryInUse() - before
  const added = cache.stats.bytes - counted
  expect(cache.stats.entries).toBe(count + 1)
  expect(retained / added).toBeLessThan(1.2)
  expect(retained / added).toBeGreaterThan(0.4)
})

it('allocates exactly the size of the content, and compresses from one kilobyte', async () => {
  const small = await toCachedPage(response('x'.repeat(1023), []))
  expect([small.br, small.gzip]).toEqual([undefined, undefined])
  const large = await toCachedPage(response('x'.repeat(1024), []))
  for (const bytes of [small.identity, large.identity, large.br, large.gzip])
    expect(bytes?.buffer.byteLength).toBe(bytes?.length)
})
