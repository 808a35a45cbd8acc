import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createForm } from '../forms/site-forms'
import { openApp, type TestApp } from '../kit/app'
import { fillPath, routesOf } from '../kit/app-routes'
import { createUser } from '../kit/content'
import { describeOn, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { openConnection } from '../kit/raw-http'
import { guardedCalls, spellings } from './guarded-addresses'

describeOn('sqlite', 'requests of clients that mean harm', (open) => {
  let site: Site
  let web: TestApp
  let port: number
  const reached: string[] = []

  beforeAll(async () => {
    site = await open({ env: { TRUST_PROXY: '1' } })
    await createUser(site.payload, 'administrator')
    await createPricedSchool(site.payload)
    await createForm(site.payload, { slug: 'contact' })
    web = await openApp(site, {
      serverFactory: (handler) => createServer(handler),
      admin: async (request, response) => {
        reached.push(request.url ?? '')
        response.writeHead(204).end()
      },
    })
    await web.app.listen({ host: '127.0.0.1', port: 0 })
    port = (web.app.server.address() as AddressInfo).port
    return () => web.close()
  })
  beforeEach(() => {
    reached.length = 0
    web.log.length = 0
  })

  const openConnections = () => promisify(web.app.server.getConnections).call(web.app.server)

  const ask = async (method: string, target: string, client: string) => {
    const connection = openConnection(port)
    connection.write(
      `${method} ${target} HTTP/1.1\r\nHost: school.example\r\nX-Forwarded-For: ${client}\r\nContent-Length: 0\r\n\r\n`,
    )
    const { status } = await connection.answer()
    connection.close()
    return status
  }

  it('that ask for a WebSocket are refused, and their connections closed', async () => {
    for (const url of ['/', '/admin/login', '/api/users/me', '/_next/hmr', '/nothing-here', '/healthz']) {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.on('data', (bytes) => {
        answer += bytes
      })
      socket.write(
        `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      )
      await once(socket, 'close')
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    }
    await expect.poll(openConnections).toBe(0)
    expect(reached).toEqual([])
  })

  it('that ask for another protocol get their answer', async () => {
    const connection = openConnection(port)
    connection.write(
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n',
    )
    expect((await connection.answer()).status).toBe(200)
    connection.close()
  })

  const postAddresses = () =>
    routesOf(web.app)
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => fillPath(path, (name) => (name === 'slug' ? 'priced' : '1')))

  it('that disconnect before their body has arrived cause neither a page nor an error', async () => {
    const addresses = [
      ...postAddresses(),
      '/forms/contact',
      '/de/forms/contact',
      '/api/users/login',
      '/api/media',
    ]
    expect(addresses.length).toBeGreaterThan(40)
    expect(addresses).toEqual(expect.arrayContaining(['/setup', '/cart/enrol', '/schools/priced/comments']))
    const find = vi.spyOn(site.payload, 'find')
    for (const type of [
      'application/x-www-form-urlencoded',
      'application/json',
      'multipart/form-data; boundary=x',
    ])
      await Promise.all(
        addresses.map(async (address, index) => {
          const socket = connect(port, '127.0.0.1')
          socket.write(
            `POST ${address} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.${index}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{"name=A`,
          )
          // Node has read the head.
          await delay(50)
          socket.destroy()
        }),
      )
    await expect.poll(openConnections).toBe(0)
    await delay(50)
    expect(web.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
    // A form says which files it takes before they are read.
    expect(find.mock.calls.filter(([{ collection }]) => collection !== 'forms')).toEqual([])
    find.mockRestore()
  })

  it('that write a limited address in another way are limited, too', async () => {
    const client = '198.51.100.1'
    for (const path of ['/api/users/login', '/setup'])
      for (let count = 0; count <= 20; count++) await ask('POST', path, client)
    expect(reached.length).toBe(20)
    const passed = []
    for (const [method, path] of guardedCalls)
      for (const spelling of spellings(path)) {
        const status = await ask(method, spelling, client)
        if (![400, 404, 429].includes(status)) passed.push([method, spelling, status])
      }
    expect(passed).toEqual([])
    expect(reached.length).toBe(20)
    expect(await ask('POST', '/api/users/LOGIN', client)).toBe(429)
    expect(await ask('POST', '/api/users/LOGIN', '198.51.100.2')).toBe(204)
  })
})
