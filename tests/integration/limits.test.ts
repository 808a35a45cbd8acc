import { expect, it } from 'vitest'
import { openApp } from './app'
import { describeOn } from './harness'

describeOn('sqlite', 'limits per visitor', (open) => {
  it('count all languages together', async () => {
    const web = await openApp(await open())
    const remaining = async (method: 'GET' | 'POST', url: string) => {
      const { headers } = await (method === 'GET' ? web.get(url) : web.post(url, {}))
      return Number(headers['x-ratelimit-remaining'])
    }
    for (const [method, path] of [
      ['GET', '/schools/any/directions.json?from=a'],
      ['GET', '/schools/any/comments/personal'],
      ['GET', '/comments/confirm'],
      ['GET', '/comments/unsubscribe'],
      ['GET', '/-/consent/mine'],
      ['POST', '/schools/any/comments'],
      ['POST', '/schools/any/quotes'],
      ['POST', '/cart'],
      ['POST', '/cart/enrol'],
    ] as const) {
      const before = await remaining(method, path)
      expect(before, path).toBeGreaterThan(0)
      expect(await remaining(method, `/de${path}`), path).toBe(before - 1)
    }
    await web.close()
  })
})
