import { expect, it, vi } from 'vitest'
import { pagesMessages } from '../../../src/features/pages/messages/messages'
import { openApp } from '../kit/app'
import { describeOn } from '../kit/harness'

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
      ['GET', '/schools/any/comments/sent'],
      ['GET', '/schools/any/comments/write'],
      ['GET', '/schools/any/comments/reply/1'],
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
  it('refuse requests with a constant page, without database reads, and log one line each', async () => {
    const site = await open()
    const web = await openApp(site)
    const ask = (accept = 'text/html') => web.get('/de/quotes/none.pdf', { accept })
    for (let count = 0; count < 20; count++) expect((await ask()).statusCode).toBe(404)
    const reads = (['find', 'findGlobal'] as const).map((call) => vi.spyOn(site.payload, call))
    const lines = web.log.length
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.body).toContain(pagesMessages('de')('tooManyText'))
    expect((await ask()).body).toBe(refused.body)
    expect((await ask('application/json')).json().error.code).toBe('too_many_requests')
    for (const read of reads) {
      expect(read).not.toHaveBeenCalled()
      read.mockRestore()
    }
    expect(web.log.slice(lines).map(({ msg }) => msg)).toEqual(['request', 'request', 'request'])
    await web.close()
  })
})
