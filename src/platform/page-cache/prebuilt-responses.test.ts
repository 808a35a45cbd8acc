import { once } from 'node:events'
import { createServer, STATUS_CODES } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import type { HitResponse } from './hit-source'
import { PrebuiltResponses } from './prebuilt-responses'

const first = 'Thu, 01 Jan 1970 00:00:01 GMT'
const next = 'Thu, 01 Jan 1970 00:00:02 GMT'

const responseOf = (body = 'a page', status = 200): HitResponse => ({
  status,
  headers: ['etag', '"a"', 'content-type', 'text/plain; charset=utf-8'],
  ...(body && { body: Buffer.from(body) }),
})

const headersOf = ({ headers, body }: HitResponse) => [
  ...headers,
  ...(body ? ['content-length', String(body.length)] : []),
]

const bytesOf = (response: HitResponse, date = first) => {
  const headers = headersOf(response)
  const lines = headers.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${headers[at + 1]}\r\n`]))
  const status = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n`
  const connection = 'Connection: keep-alive\r\nKeep-Alive: timeout=7\r\n'
  return `${status}${lines.join('')}Date: ${date}\r\n${connection}\r\n${response.body ?? ''}`
}

/** Prebuilt responses have the date of the test's clock. */
const isPrebuilt = (bytes: string) => bytes.includes('1970')
const withoutDate = (bytes = '') => bytes.replace(/Date: .*/, 'Date')

/** A server that answers `/n` with the n-th response, and other addresses with 500. */
const listen = async (sendable: HitResponse[], options: { mostBytes?: number } = {}) => {
  let now = 1999
  const sent: string[] = []
  const sockets: Socket[] = []
  const responses = new PrebuiltResponses({
    ...options,
    headersOf,
    keepAliveMs: () => server.keepAliveTimeout,
    now: () => now,
  })
  const server = createServer({ keepAliveTimeout: 7000 }, (request, response) => {
    const { url = '' } = request
    const known = sendable[Number(url.slice(1))]
    const isSent = known && responses.send(known, request, response, () => sent.push(url))
    if (!isSent) response.writeHead(500, { date: 'x' }).end('none')
  })
  server.on('connection', (socket) => sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return socket
  }
  onTestFinished(() => void server.close())
  return {
    open,
    sent,
    sockets,
    passSecond: () => {
      now += 1000
    },
    /** The bytes of the responses to requests that are sent one after the other. */
    ask: async (...urls: string[]) => {
      const client = open()
      const received: string[] = []
      for (const url of urls) {
        client.write(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`)
        const [bytes] = await once(client, 'data')
        received.push(String(bytes))
      }
      client.destroy()
      return received
    },
  }
}

it('prebuilds what is sent more than once in a second, with the date anew every second', async () => {
  const page = responseOf()
  const empty = responseOf('', 304)
  const { ask, sent, passSecond } = await listen([page, empty])
  const received = await ask('/0', '/0', '/1', '/1', '/0')
  expect(received.map(isPrebuilt)).toEqual([false, true, false, true, true])
  expect([received[1], received[3], received[4]]).toEqual([bytesOf(page), bytesOf(empty), bytesOf(page)])
  passSecond()
  expect(await ask('/0')).toEqual([bytesOf(page, next)])
  expect(sent).toEqual(['/0', '/0', '/1', '/1', '/0', '/0'])
})

it.each([
  ['a whole page', responseOf()],
  ['a response without a body', responseOf('', 304)],
  ['an unknown address', responseOf('nothing', 404)],
])('sends the same bytes as Node: %s', async (_name, response) => {
  const { ask } = await listen([response])
  const [byNode, prebuilt] = await ask('/0', '/0')
  expect(byNode).toMatch(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
  expect(prebuilt).toContain(`Date: ${first}\r\n`)
  expect(withoutDate(prebuilt)).toBe(withoutDate(byNode))
})

it('leaves what is sent once in a second to Node', async () => {
  const { ask, passSecond } = await listen([responseOf()])
  for (let at = 0; at < 3; at++) {
    expect((await ask('/0')).map(isPrebuilt)).toEqual([false])
    passSecond()
  }
})

it('never sends headers that Node refuses, not even often', async () => {
  const forged: HitResponse = { ...responseOf(), headers: ['x-name', 'a\u010d\u010aset-cookie: b'] }
  const { ask, sent } = await listen([forged])
  for (const received of await ask('/0', '/0')) {
    expect(received).toContain('HTTP/1.1 500')
    expect(received).not.toContain('set-cookie')
  }
  expect(sent).toEqual([])
})

it('keeps a limited number of bytes', async () => {
  const responses = [responseOf('a'.repeat(1000)), responseOf('b'.repeat(1000))]
  const { ask } = await listen(responses, { mostBytes: 1500 })
  const kinds = async (...urls: string[]) => (await ask(...urls)).map(isPrebuilt)
  expect(await kinds('/0', '/0', '/0')).toEqual([false, true, true])
  expect(await kinds('/1', '/1')).toEqual([false, true])
  // Made again, because it is still sent often.
  expect(await kinds('/0', '/1')).toEqual([true, true])
})

it('answers pipelined requests in their order', async () => {
  const page = responseOf()
  const { open, ask } = await listen([page])
  await ask('/0')
  const client = open()
  const request = (url: string, connection = 'keep-alive') =>
    `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`
  client.write(request('/0') + request('/none') + request('/0') + request('/none', 'close'))
  const parts = (await text(client)).split(/(?=HTTP\/1.1 )/)
  expect(parts.map((part) => part.slice(9, 12))).toEqual(['200', '500', '200', '500'])
  // Only the first one has the connection for itself.
  expect(parts.map(isPrebuilt)).toEqual([true, false, false, false])
})

it.each([
  ['HTTP/1.0', 'Host: a'],
  ['HTTP/1.1', 'Host: a\r\nConnection: close'],
])('leaves connections that will be closed to Node: %s %s', async (version, headers) => {
  const { open, ask } = await listen([responseOf()])
  await ask('/0', '/0')
  const client = open()
  client.write(`GET /0 ${version}\r\n${headers}\r\n\r\n`)
  const received = await text(client)
  expect(received).toMatch(/^HTTP\/1.1 200 OK\r\n.*Connection: close\r\n.*a page$/s)
  expect(isPrebuilt(received)).toBe(false)
})

it('ends an idle connection in time', async () => {
  const { ask, open, sockets } = await listen([responseOf()])
  await ask('/0')
  const client = open()
  client.write('GET /0 HTTP/1.1\r\nHost: a\r\n\r\n')
  const [bytes] = await once(client, 'data')
  expect(isPrebuilt(String(bytes))).toBe(true)
  await expect.poll(() => sockets.at(-1)?.timeout).toBeGreaterThanOrEqual(7000)
})

/** More connections than memory for sent bytes, so that the system does not take all at once. */
const large = () => responseOf('x'.repeat(500_000))

const askWithoutReading = async ({ open, sockets }: Awaited<ReturnType<typeof listen>>, count: number) => {
  const client = open()
  client.pause()
  const from = sockets.length
  // One after the other: the first ones fill the buffers of the system.
  for (let at = 0; at < count; at++) {
    client.write('GET /0 HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => sockets.length).toBe(from + 1)
    const socket = sockets[from] as Socket
    await expect.poll(() => socket.bytesWritten).toBeGreaterThanOrEqual((at + 1) * 500_000)
    if (socket.writableLength) return { client, socket, count: at + 1 }
  }
  throw new Error('The system takes everything at once')
}

it('finishes a response when the client has read it, with the date of its beginning', async () => {
  const page = large()
  const server = await listen([page])
  await server.ask('/0')
  const sentBefore = server.sent.length
  const { client, socket, count } = await askWithoutReading(server, 100)
  expect(server.sent.length).toBe(sentBefore + count - 1)
  server.passSecond()
  // Another client makes the server send the same response with another date.
  await server.ask('/0', '/0')
  // The time-out of idle connections has not begun.
  expect(socket.timeout).toBe(0)
  const length = bytesOf(page).length
  let received = ''
  client.on('data', (bytes) => {
    received += bytes.toString('latin1')
  })
  client.resume()
  await expect.poll(() => received.length).toBe(count * length)
  expect(received).toBe(bytesOf(page).repeat(count))
  await expect.poll(() => server.sent.length).toBe(sentBefore + count + 2)
  expect(socket.timeout).toBeGreaterThanOrEqual(7000)
})

it('survives a client that leaves before it has read its response', async () => {
  const server = await listen([large()])
  await server.ask('/0')
  const sentBefore = server.sent.length
  const { client, socket, count } = await askWithoutReading(server, 100)
  client.destroy()
  await expect.poll(() => socket.destroyed).toBe(true)
  await expect.poll(() => server.sent.length).toBe(sentBefore + count)
  expect((await server.ask('/none'))[0]).toContain('none')
})
