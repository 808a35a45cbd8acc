import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { openApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeOn } from '../kit/harness'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Returns the status and closes the connection, because an open connection keeps its last request in memory. */
const statusOf = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpGet(url, { agent: false }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode)),
    ).once('error', reject)
  })

describeOn('sqlite', 'a page in the cache', (open) => {
  it('does not keep the request that it was rendered for in memory', async () => {
    const site = await open()
    const { slug } = await createSchool(site.payload)
    const web = await openApp(site)
    await web.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = web.app.server.address() as AddressInfo
    const requests: [string, WeakRef<IncomingMessage>][] = []
    web.app.server.prependListener('request', (request: IncomingMessage) =>
      requests.push([String(request.url), new WeakRef(request)]),
    )
    const addresses = {
      '/': 200,
      [`/schools/${slug}`]: 200,
      [`/de/schools/${slug}?weeks=4`]: 200,
      '/?q=words': 200,
      '/schools/search.json?q=words': 200,
      '/sitemap.xml': 200,
      '/no-such-page': 404,
    }
    for (const [address, status] of Object.entries(addresses))
      expect([address, await statusOf(`http://127.0.0.1:${port}${address}`)]).toEqual([address, status])
    expect(web.cache.stats.entries).toBeGreaterThanOrEqual(6)
    expect(requests).toHaveLength(7)

    const kept = () => {
      collectGarbage()
      return requests.filter(([, request]) => request.deref()).map(([address]) => address)
    }
    await expect.poll(kept).toEqual([])
    const closed = once(web.app.server, 'close')
    await web.close()
    await closed
  })
})
