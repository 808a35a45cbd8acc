import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import type { AuthStrategy } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { openApp, type TestApp } from '../kit/app'
import { createUser, openSession, password } from '../kit/content'
import { describeOn, type Site } from '../kit/harness'

describeOn('sqlite', 'the request checks of the admin panel', (open) => {
  let site: Site
  let token: string
  const reached: string[] = []
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    const { email } = await createUser(site.payload, 'editor')
    token = await openSession(site.payload, { email, password })
    web = await openApp(site, {
      admin: async (request, response) => {
        reached.push(request.url ?? '')
        response.setHeader('cache-control', 'public, max-age=60')
        response.setHeader('vary', 'Accept-Encoding')
        response.writeHead(204).end()
      },
    })
    return () => web.close()
  })

  const listen = async (): Promise<number> => {
    if (!web.app.server.listening) await web.app.listen({ host: '127.0.0.1', port: 0 })
    return (web.app.server.address() as AddressInfo).port
  }

  it.each([
    '/api/./users/login',
    '/api/x/%2e%2e/users/login',
    '/_next/../api/users/login',
    '/admin/..%2fapi/users/login',
    '/api//users/login',
    '/api/x\\..\\users\\login',
  ])('refuse an address that Next would resolve to another one: %s', async (path) => {
    // Sent over a raw socket, because a client library would resolve the path.
    const port = await listen()
    for (const target of [path, `http://school.example${path}`, 'http://school.example/api/users/login']) {
      const before = reached.length
      const socket = connect(port, '127.0.0.1')
      socket.write(`POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      await once(socket, 'close')
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(reached.slice(before)).toEqual([])
    }
  })

  it('accept 64 kB without a session and 15 MB with one', async () => {
    const send = (bytes: number, headers: Record<string, string> = {}) =>
      web.app.inject({
        method: 'POST',
        url: '/api/media',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        payload: Buffer.alloc(bytes),
      })
    const session = { authorization: `JWT ${token}` }
    expect((await send(64 * 1024)).statusCode).toBe(204)
    const refused = await send(64 * 1024 + 1)
    expect([refused.statusCode, refused.json().errors[0].message]).toEqual([
      413,
      'Log in first: without it, at most 64 kB are accepted.',
    ])
    expect((await send(70_000, { authorization: `JWT ${token.slice(0, -2)}xx` })).statusCode).toBe(413)
    expect((await send(70_000, { cookie: 'payload-token=x' })).statusCode).toBe(413)
    expect((await send(70_000, session)).statusCode).toBe(204)
    expect((await send(15 * 1024 * 1024 + 70_000, session)).statusCode).toBe(413)
  })

  /** A site whose panel holds all answers. */
  const openHolding = async () => {
    const held: ServerResponse[] = []
    const slow = await openApp(site, {
      admin: async (_request, response) => {
        held.push(response)
      },
    })
    return { slow, held }
  }

  it.each([
    ['large bodies', 'POST', '/api/pages', 70_000],
    ['files, even small ones,', 'POST', '/api/media', 100],
    ['replaced files, even small ones,', 'PATCH', '/api/media/1', 100],
  ] as const)(
    'accept four %s at the same time, and another one when one of them is finished',
    async (_what, method, url, bytes) => {
      const { slow, held } = await openHolding()
      const send = () =>
        slow.app.inject({
          method,
          url,
          headers: { authorization: `JWT ${token}`, 'content-type': 'application/octet-stream' },
          payload: Buffer.alloc(bytes),
        })
      const answers = Array.from({ length: 4 }, send)
      await expect.poll(() => held.length).toBe(4)
      const refused = await send()
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
      held[0]?.writeHead(201).end()
      expect((await answers[0])?.statusCode).toBe(201)
      answers.push(send())
      await expect.poll(() => held.length).toBe(5)
      for (const response of held.slice(1)) response.writeHead(201).end()
      await Promise.all(answers)
      await slow.close()
    },
  )

  it('do not count requests by which the panel reads pictures as uploads', async () => {
    const { slow, held } = await openHolding()
    const read = () =>
      slow.app.inject({
        method: 'POST',
        url: '/api/media',
        headers: {
          authorization: `JWT ${token}`,
          'content-type': 'application/x-www-form-urlencoded',
          'x-payload-http-method-override': 'GET',
        },
        payload: 'depth=0&where[id][in]=1',
      })
    const answers = Array.from({ length: 6 }, read)
    await expect.poll(() => held.length).toBe(6)
    for (const response of held) response.writeHead(200).end()
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    await slow.close()
  })

  it('let two requests with a password in, eight wait, and refuse the others until some are finished', async () => {
    const { slow, held } = await openHolding()
    const statuses: number[] = []
    const logIn = async (client: number) => {
      const response = await slow.app.inject({
        method: 'POST',
        url: '/api/users/login',
        remoteAddress: `192.0.2.${client}`,
        payload: { email: 'a@b.example', password: 'wrong' },
      })
      statuses.push(response.statusCode)
      return response
    }
    const attackers = Array.from({ length: 30 }, (_, client) => logIn(client))
    await expect.poll(() => statuses.length).toBe(20)
    await expect.poll(() => held.length).toBe(2)
    const refused = await Promise.race(attackers)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.json()).toMatchObject({
      error: { code: 'busy' },
      errors: [{ message: expect.any(String) }],
    })
    // Other requests of the panel do not wait for them.
    const other = slow.get('/api/users/me')
    await expect.poll(() => held.length).toBe(3)
    held[2]?.writeHead(200).end()
    expect((await other).statusCode).toBe(200)
    held[0]?.writeHead(401).end()
    await expect.poll(() => held.length).toBe(4)
    // One more may wait now. An attacker tries again, and a person who has not tried before overtakes it.
    const before = statuses.length
    const again = logIn(0)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(statuses.length).toBe(before)
    const person = logIn(100)
    expect((await again).statusCode).toBe(503)
    for (let next = 3; next < 12; next++) {
      await expect.poll(() => held.length).toBe(next + 1)
      // The person is the next one.
      held[next]?.writeHead(next === 4 ? 200 : 401).end()
    }
    expect((await person).statusCode).toBe(200)
    held[1]?.writeHead(401).end()
    await Promise.all(attackers)
    await slow.close()
  })

  it('do not let a body that arrives slowly keep others from logging in', async () => {
    const port = await listen()
    const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) {
      socket.on('error', () => {})
      socket.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
    }
    await expect.poll(() => promisify(web.app.server.getConnections).call(web.app.server)).toBe(4)
    const response = await web.app.inject({ method: 'POST', url: '/api/users/login', payload: {} })
    expect(response.statusCode).toBe(204)
    for (const socket of sockets) socket.destroy()
  })

  it('do not count large bodies of clients that disconnect while their session is checked', async () => {
    const strategy = site.payload.authStrategies[0] as AuthStrategy
    const { authenticate } = strategy
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const waiting = vi.spyOn(strategy, 'authenticate').mockImplementation(async (args) => {
      await held
      return authenticate(args)
    })
    const port = await listen()
    const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets)
      socket.write(
        `POST /api/media HTTP/1.1\r\nHost: x\r\nAuthorization: JWT ${token}\r\nContent-Length: 70000\r\n\r\n`,
      )
    await expect.poll(() => waiting.mock.calls.length).toBe(4)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => promisify(web.app.server.getConnections).call(web.app.server)).toBe(0)
    release()
    waiting.mockRestore()
    const response = await web.app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(70_000),
    })
    expect(response.statusCode).toBe(204)
  })

  it('keep responses out of shared caches, except for static files', async () => {
    for (const url of ['/api/users/me', '/api/schools', '/admin']) {
      const { headers } = await web.get(url, { authorization: `JWT ${token}` })
      expect(headers, url).toMatchObject({
        'cache-control': 'private, no-store',
        vary: 'Accept-Encoding, Cookie',
      })
    }
    expect((await web.get('/_next/static/x.js')).headers['cache-control']).toBe('public, max-age=60')
  })

  it.each([
    '/_next/image?url=%2Ffavicon.svg&w=64&q=75',
    '/_next/imag%65?url=x',
    '/_next/image/',
    '/api/og?title=x',
  ])('block image generation: %s', async (url) => {
    const before = reached.length
    expect((await web.get(url)).statusCode).toBe(404)
    expect(reached.slice(before)).toEqual([])
  })

  it('disable the locale fallback in responses to writes', async () => {
    const asked: string[] = []
    const web = await openApp(site, {
      admin: async ({ url = '' }, response) => {
        asked.push(url)
        response.writeHead(204).end()
      },
    })
    const send = (method: 'PATCH' | 'POST' | 'GET', url: string) => web.app.inject({ method, url })
    await send('PATCH', '/api/pages/1?depth=0&locale=de')
    await send('POST', '/api/globals/site-settings?locale=de')
    await send('PATCH', '/api/pages/1?locale=de&fallback-locale=en')
    await send('PATCH', '/api/pages/1')
    expect(asked.slice(0, 4)).toEqual([
      '/api/pages/1?depth=0&locale=de&fallback-locale=null',
      '/api/globals/site-settings?locale=de&fallback-locale=null',
      '/api/pages/1?locale=de&fallback-locale=en',
      '/api/pages/1',
    ])
    await web.close()
  })

  it('do not log secrets in addresses', async () => {
    const from = web.log.length
    for (const url of ['/admin/reset/N0tF0rTheLog', '/%71uotes/N0tF0rTheLog', '/quotes/N0tF0rTheLog.pdf'])
      await web.get(url)
    expect(web.log.length).toBeGreaterThan(from)
    expect(JSON.stringify(web.log.slice(from))).not.toContain('N0tF0rTheLog')
  })
})

describeOn('sqlite', 'requests to the admin panel without a session', (open) => {
  let site: Site
  let token: string

  beforeAll(async () => {
    site = await open({ env: { PUBLIC_API: '1' } })
    const { email } = await createUser(site.payload, 'editor')
    token = await openSession(site.payload, { email, password })
  })

  it('are limited per client; requests of staff from the same address are not', async () => {
    const web = await openApp(site)
    const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
      web.app.inject({ url, headers, remoteAddress })
    const urls = ['/api/schools?depth=9&limit=0', '/admin/login']
    const staff = { authorization: `JWT ${token}` }
    for (let index = 0; index < 240; index++)
      expect((await ask(urls[index % 2] as string)).statusCode).toBe(204)
    for (const url of urls) {
      const refused = await ask(url, { accept: 'text/html' })
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
      expect((await ask(url, { cookie: 'payload-token=x' })).statusCode).toBe(429)
      expect((await ask(url, { authorization: `JWT ${token.slice(0, -2)}xx` })).statusCode).toBe(429)
      expect((await ask(url, {}, '192.0.2.2')).statusCode).toBe(204)
    }
    for (let index = 0; index < 20; index++)
      expect((await ask(urls[index % 2] as string, staff)).statusCode).toBe(204)
    expect((await ask('/_next/static/x.js')).statusCode).toBe(204)
    await web.close()
  })

  it('send no forms to pages of the panel, for which Next would render the log-in', async () => {
    const web = await openApp(site)
    const send = async (url: string, headers: Record<string, string> = {}) =>
      (await web.app.inject({ method: 'POST', url, payload: '[]', headers })).statusCode
    for (const url of ['/admin', '/admin/login', '/admin/collections/pages/1'])
      for (const headers of [{}, { 'next-action': 'x' }, { 'x-http-method-override': 'GET' }])
        expect([url, await send(url, headers as Record<string, string>)]).toEqual([url, 403])
    expect(await send('/admin/collections/pages/1', { authorization: `JWT ${token}` })).toBe(204)
    await web.close()
  })

  it('read nothing but what the log-in needs, unless the operator opens the interface', async () => {
    const web = await openApp({ ...site, env: { ...site.env, publicApi: false } })
    const status = async (url: string, headers: Record<string, string> = {}) =>
      (await web.app.inject({ url, headers })).statusCode
    const lists = ['/api/media', '/api/files?limit=1', '/api/globals/site-settings', '/api/media/file/x.png']
    for (const url of lists) {
      expect([url, await status(url)]).toEqual([url, 403])
      expect(await status(url, { authorization: `JWT ${token}` })).toBe(204)
      const head = await web.app.inject({ method: 'HEAD', url })
      expect(head.statusCode).toBe(403)
    }
    for (const url of ['/api/users/me', '/api/users/init', '/admin/login'])
      expect(await status(url)).toBe(204)
    await web.close()
  })

  it('read at most ten documents at a time; requests of staff are not limited', async () => {
    const seen: { url?: string; override?: unknown }[] = []
    const web = await openApp(site, {
      admin: async ({ url, headers }, response) => {
        seen.push({ url, override: headers['x-http-method-override'] })
        response.writeHead(204).end()
      },
    })
    const all = '/api/schools?depth=9&limit=0&where[name][equals]=a%3Fb'
    const session = { authorization: `JWT ${token}` }
    for (const url of [all, '/api/schools', '/api/schools?depth=0&limit=3', '/admin/login?depth=9'])
      await web.app.inject({ url })
    await web.app.inject({ url: all, headers: session })
    const override = { 'x-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
    for (const headers of [override, { ...override, ...session }])
      await web.app.inject({ method: 'POST', url: '/api/schools', headers, payload: 'depth=9&limit=0' })
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/schools?depth=1&limit=10&where%5Bname%5D%5Bequals%5D=a%3Fb',
      '/api/schools?depth=1&limit=10',
      '/api/schools?depth=0&limit=3',
      '/admin/login?depth=9',
      all,
      '/api/schools',
      '/api/schools',
    ])
    expect(seen.slice(5).map((call) => call.override)).toEqual([undefined, 'GET'])
    await web.close()
  })

  it('are queued, and refused when the queue is full; requests of staff are not', async () => {
    const held: ServerResponse[] = []
    let hold = true
    const web = await openApp(site, {
      admin: async ({ headers }, response) => {
        if (hold && !headers.authorization) held.push(response)
        else response.writeHead(204).end()
      },
    })
    const ask = (index: number, headers: Record<string, string> = {}) =>
      web.app.inject({ url: '/api/schools', remoteAddress: `192.0.2.${index}`, headers })
    // One is processed and thirty wait.
    const answers = Array.from({ length: 31 }, (_, index) => ask(index))
    await expect.poll(() => held.length).toBe(1)
    const refused = await ask(100)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(held).toHaveLength(1)
    expect((await ask(100, { authorization: `JWT ${token}` })).statusCode).toBe(204)
    hold = false
    for (const response of held) response.writeHead(204).end()
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(codes).toEqual(answers.map(() => 204))
    expect((await ask(100)).statusCode).toBe(204)
    await web.close()
  })
})

describeOn('sqlite', 'the request checks of a site without users', (open) => {
  it('refuse registration of the first user by every spelling of the address', async () => {
    const web = await openApp(await open())
    for (const url of ['/api/users/first-register', '/api/%75sers/first-register'])
      expect((await web.app.inject({ method: 'POST', url })).statusCode, url).toBe(403)
    await web.close()
  })
})
