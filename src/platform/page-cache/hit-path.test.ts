import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import type { Env } from '../../config/env'
import { allLanguages } from '../../shared/language/site-languages'
import { HitAddresses } from './hit-addresses'
import { hitPath } from './hit-path'
import type { HitSource } from './hit-source'

/** A server that knows one address. What the hit path leaves is answered with 500. */
const listen = async (find: HitSource['find']) => {
  const reported: number[] = []
  const logged: { reqId: string }[] = []
  const logOutput = { write: (line: string) => void logged.push(JSON.parse(line)) }
  const hits = new HitAddresses({ current: () => allLanguages })
  hits.remember(
    { url: '/page', routeOptions: { config: {} } } as never,
    { has: () => true, find: find },
    'key',
  )
  const answerHit = hitPath({
    env: { publicUrl: 'http://school.example', production: true } as Env,
    hits,
    logger: pino(logOutput),
    logOutput,
    keepAliveMs: () => 5000,
    onResponse: (_route, status) => reported.push(status),
  })
  const server = createServer((request, response) => {
    if (!answerHit(request, response)) response.writeHead(500).end('Fastify answers')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  const ask = () => client.write('GET /page HTTP/1.1\r\nHost: school.example\r\n\r\n')
  ask()
  return { client, ask, reported, logged }
}

/** More than the system takes at once. */
const large = { status: 200, headers: [], body: Buffer.alloc(32 * 1024 * 1024) }

it.each([
  [
    'the source',
    (): never => {
      throw new Error('a mistake')
    },
  ],
  ['the headers', () => ({ status: 200, headers: ['x-text', 'two\r\nlines'] })],
])('leaves a request to Fastify if %s cause an error', async (_what, find) => {
  const { client, reported } = await listen(find)
  let received = ''
  client.on('data', (bytes) => {
    received += bytes
  })
  await expect.poll(() => received).toMatch(/^HTTP\/1.1 500 .*Fastify answers/s)
  expect(reported).toEqual([])
})

it('reports a large answer when the client has received it', async () => {
  const { client, reported } = await listen(() => large)
  await once(client, 'readable')
  expect(reported).toEqual([])
  client.resume()
  await expect.poll(() => reported).toEqual([200])
})

it('writes a line with an id of its own for every request', async () => {
  const { client, ask, logged } = await listen(() => ({
    status: 200,
    headers: [],
    body: Buffer.from('page'),
  }))
  for (let count = 1; count <= 3; count++) {
    await expect.poll(() => logged.length).toBe(count)
    client.resume()
    if (count < 3) ask()
  }
  expect(new Set(logged.map(({ reqId }) => reqId)).size).toBe(3)
  expect(logged[0]).toEqual({
    ...{ pid: process.pid, hostname: expect.any(String) },
    ...{ level: 30, time: expect.any(Number), msg: 'request', method: 'GET', path: '/page', status: 200 },
    ...{
      ms: expect.any(Number),
      reqId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-\d{12}$/),
    },
  })
})
