import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { PageCache } from './page-cache'
import { cachedHits, negotiate } from './send-page'

describe('negotiate', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br ; q=0, gzip ; q=0', 'identity'],
    ['br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',,;;q=,', 'identity'],
    [`${'x, '.repeat(5000)}br`, 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding)
  })
})

describe('cachedHits', () => {
  it('answers with the bytes of a page that was compressed better since the last answer', async () => {
    const cache = new PageCache()
    const body = 'page'.repeat(1000)
    const page = await cache.get('/a', async () => ({
      body,
      contentType: 'text/html',
      status: 200,
      tags: [],
    }))
    const source = cachedHits(cache)
    const ask = (headers: Record<string, string>) => source.find('/a', { headers } as IncomingMessage)
    const before = ask({ 'accept-encoding': 'br' })
    expect(before).toBe(ask({ 'accept-encoding': 'br' }))
    // Noted when it is sent.
    if (before) before.sentOn = 'today'
    const better = Buffer.from('better')
    if (page) page.br = better
    const after = ask({ 'accept-encoding': 'br' })
    expect(after).toMatchObject({ body: better, headers: before?.headers })
    expect(after?.sentOn).toBeUndefined()
    expect(after).toBe(ask({ 'accept-encoding': 'br' }))
    expect(ask({ 'if-none-match': page?.etag ?? '' })?.status).toBe(304)
    expect(ask({ 'accept-encoding': 'gzip' })?.body).toBe(page?.gzip)
  })
})
