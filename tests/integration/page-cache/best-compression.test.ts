import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { BestCompression } from '../../../src/platform/page-cache/best-compression'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeOn, type Site } from '../kit/harness'
import { openConnection } from '../kit/raw-http'

const opened: TestApp[] = []
afterEach(async () => {
  for (const web of opened.splice(0)) await web.close()
})

const open = async (site: Site, best: BestCompression) => {
  const web = await openApp(site, { best, serverFactory: (handler) => createServer(handler) })
  opened.push(web)
  await web.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = web.app.server.address() as AddressInfo
  const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const connection = openConnection(port)
    const lines = Object.entries({ Host: 'school.example', ...headers }).map((line) => line.join(': '))
    connection.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
    try {
      return await connection.answer(method === 'HEAD')
    } finally {
      connection.close()
    }
  }
  return { web, ask }
}

const br = { 'accept-encoding': 'br' }

describeOn('sqlite', 'a page that is asked for again', (openSite) => {
  let site: Site
  let school: { id: number; slug: string }
  const change = (name: string) =>
    site.payload.update({ collection: 'schools', id: school.id, data: { name } })

  beforeAll(async () => {
    site = await openSite()
    school = await createSchool(site.payload, { name: 'Alder Bay' })
  })

  it('is compressed better in a thread, and stays the same page', async () => {
    const best = new BestCompression({ observe: () => () => true, quietMs: 10, rest: 0 })
    const { web, ask } = await open(site, best)
    const url = `/schools/${school.slug}`
    const [quick, plain, gzip] = [
      await ask(url, br),
      await ask(url),
      await ask(url, { 'accept-encoding': 'gzip' }),
    ]
    const { bytes } = web.cache.stats

    await expect.poll(async () => (await ask(url, br)).body.length).toBeLessThan(quick.body.length)
    const better = await ask(url, br)
    expect(brotliDecompressSync(better.body).equals(plain.body)).toBe(true)
    const { date: _then, 'content-length': length, ...headers } = better.headers
    expect(length).toEqual([String(better.body.length)])
    expect(quick.headers).toMatchObject(headers)
    expect(web.cache.stats.bytes).toBe(bytes - quick.body.length + better.body.length)

    // Everything else about the page is as before.
    expect((await ask(url)).body.equals(plain.body)).toBe(true)
    expect((await ask(url, { 'accept-encoding': 'gzip' })).body.equals(gzip.body)).toBe(true)
    const known = { ...br, 'if-none-match': quick.headers.etag?.[0] ?? '' }
    expect([(await ask(url, known)).status, (await ask(url, known)).headers.etag]).toEqual([
      304,
      quick.headers.etag,
    ])
    // Fastify answers these.
    expect((await ask(url, br, 'HEAD')).headers['content-length']).toEqual(length)

    await change('Alder Bay renamed')
    await expect
      .poll(async () => brotliDecompressSync((await ask(url, br)).body).toString())
      .toContain('renamed')
    const renamed = await ask(url, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(renamed.body).toString()).toContain('renamed')
    expect(renamed.headers.etag).not.toEqual(quick.headers.etag)
  })

  it('is served as it is if the thread fails, which is logged', async () => {
    const errors: unknown[] = []
    const { ask } = await open(
      site,
      new BestCompression({
        observe: () => () => true,
        quietMs: 10,
        start: () => new Worker('throw new Error("no memory")', { eval: true }),
        onError: (error) => errors.push(error),
      }),
    )
    const url = `/schools/${school.slug}`
    const quick = await ask(url, br)
    await expect
      .poll(async () => {
        expect((await ask(url, br)).body.equals(quick.body)).toBe(true)
        return errors
      })
      .toEqual([expect.objectContaining({ message: 'no memory' })])
  })

  it('does not keep its thread when the site stops', async () => {
    let thread: Worker | undefined
    const { web, ask } = await open(
      site,
      new BestCompression({
        observe: () => () => true,
        quietMs: 10,
        start: () => {
          thread = new Worker('require("node:worker_threads").parentPort.on("message", () => {})', {
            eval: true,
          })
          return thread
        },
      }),
    )
    const url = `/schools/${school.slug}`
    await expect
      .poll(async () => {
        await ask(url, br)
        return thread
      })
      .toBeDefined()
    const ended = thread && once(thread, 'exit')
    opened.length = 0
    await web.close()
    await ended
  })
})
