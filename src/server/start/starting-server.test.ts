import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { completeLocales, languageTag } from '../../shared/locale'
import { listenWhileStarting, startingTexts } from './starting-server.mjs'

describe('the server of a start', () => {
  const opened: Awaited<ReturnType<typeof listenWhileStarting>>[] = []

  const open = async (host = '127.0.0.1') => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const starting = await listenWhileStarting({ host, port: 0 })
    opened.push(starting)
    const { port } = starting.server.address() as AddressInfo
    return { ...starting, port, url: `http://127.0.0.1:${port}` }
  }
  afterEach(() => {
    for (const { server, leaveSignals } of opened.splice(0)) {
      leaveSignals()
      server.close()
      server.closeAllConnections()
    }
    vi.restoreAllMocks()
  })

  it('is alive, not ready, and says how far the start is', async () => {
    const { url, report } = await open()
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive' })
    report('Filling in the demo', 3, 10)
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await ready.json()).toEqual({
      status: 'starting',
      step: 'Filling in the demo',
      done: 3,
      total: 10,
    })
    report('Starting the site')
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'starting',
      step: 'Starting the site',
    })
  })

  it.each(completeLocales)('tells visitors in %s that the site is starting', async (locale) => {
    const { url, report } = await open()
    report('Filling in the demo', 3, 10)
    const response = await fetch(`${url}${locale === 'en' ? '' : `/${locale}`}/schools/any`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await response.text()
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(html).toContain(`<html lang="${languageTag(locale)}">`)
    for (const text of startingTexts[locale as keyof typeof startingTexts]) expect(html).toContain(text)
    expect(html).toContain('<progress value="3" max="10"')
  })

  it('opens the port when the site can answer, if it is one of several nodes', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const busy = await open()
    await expect(
      listenWhileStarting({ host: '127.0.0.1', port: busy.port }, undefined, { whenReady: true }),
    ).rejects.toThrow('in use')
    const starting = await listenWhileStarting({ host: '127.0.0.1', port: 0 }, undefined, { whenReady: true })
    opened.push(starting)
    expect(starting.server.listening).toBe(false)
    starting.handOver((_request, response) => response.end('the site'))
    starting.open()
    await once(starting.server, 'listening')
    const { port } = starting.server.address() as AddressInfo
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the site')
  })

  it('answers programs in JSON, whatever they ask', async () => {
    const { url } = await open()
    for (const request of [
      fetch(`${url}/api/users/login`, { method: 'POST', body: 'x'.repeat(100_000) }),
      fetch(`${url}/schools/any`, { headers: { accept: 'application/json' } }),
    ]) {
      const response = await request
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
    }
  })

  it('hands over its port without refusing a connection', async () => {
    const { url, handOver } = await open()
    const statuses: number[] = []
    let isOver = false
    const visitors = Array.from({ length: 5 }, async () => {
      while (!isOver) statuses.push((await fetch(`${url}/`)).status)
    })
    await expect.poll(() => statuses.length).toBeGreaterThan(10)
    handOver((_request, response) => {
      response.end('the site')
    })
    await expect.poll(() => statuses.filter((status) => status === 200).length).toBeGreaterThan(10)
    isOver = true
    await Promise.all(visitors)
    expect(new Set(statuses)).toEqual(new Set([503, 200]))
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('the site')
  })

  it('stops listening on both addresses of localhost at once', async ({ skip }) => {
    const { server, port } = await open('localhost')
    const isOpen = (host: string) =>
      fetch(`http://${host}:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    if (!(await isOpen('[::1]'))) skip('this machine has no IPv6')
    // A request that is under way keeps the server from closing.
    const socket = connect(port, '::1')
    socket.write('GET /healthz HTTP/1.1\r\n')
    await once(server, 'connection')
    const closed = new Promise((resolve) => server.close(resolve))
    expect(await Promise.all(['127.0.0.1', '[::1]'].map(isOpen))).toEqual([false, false])
    let isClosed = false
    void closed.then(() => {
      isClosed = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isClosed).toBe(false)
    socket.end('host: localhost\r\nconnection: close\r\n\r\n')
    await closed
  })

  it('reports at once that the port is in use, and by which process', async () => {
    const { port } = await open()
    const holder = process.platform === 'linux' ? ` \\(process ${process.pid}, .+\\)` : '( \\(.+\\))?'
    await expect(listenWhileStarting({ host: '127.0.0.1', port })).rejects.toThrow(
      new RegExp(
        `^Port ${port} is in use by another program${holder}\\. Stop that one, or set PORT to another number\\.$`,
      ),
    )
  })
})
