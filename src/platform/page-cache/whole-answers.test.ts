import { once } from 'node:events'
import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import type { HitAnswer } from './hit-source'
import { WholeAnswers } from './whole-answers'

const first = 'Thu, 01 Jan 1970 00:00:01 GMT'
const next = 'Thu, 01 Jan 1970 00:00:02 GMT'

const answerOf = (body = 'a page', status = 200): HitAnswer => ({
  status,
  headers: [],
  ...(body && { body: Buffer.from(body) }),
  block: {
    before: `HTTP/1.1 ${status} OK\r\nContent-Length: ${body.length}\r\nDate: `,
    after: '\r\nConnection: keep-alive\r\n\r\n',
  },
})

const bytesOf = ({ block, body }: HitAnswer, date = first) =>
  `${block?.before}${date}${block?.after}${body ?? ''}`

/** A response of a version of Node that does not know about sent headers. */
class OtherResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...args)
    Object.defineProperty(this, '_headerSent', { get: () => undefined, set: () => {} })
  }
}

interface Options {
  mostBytes?: number
  Response?: typeof ServerResponse
}

/** A server that answers `/n` with the n-th answer. What is not sent whole is answered with 500. */
const listen = async (answers: HitAnswer[], { Response = ServerResponse, ...options }: Options = {}) => {
  let date = first
  const sent: string[] = []
  const sockets: Socket[] = []
  const wholes = new WholeAnswers({ ...options, dateNow: () => date })
  const server = createServer({ ServerResponse: Response, keepAliveTimeout: 7000 }, (request, response) => {
    const { url = '' } = request
    const answer = answers[Number(url.slice(1))]
    if (!answer || !wholes.send(answer, request, response, () => sent.push(url)))
      response.writeHead(500, { date: 'x' }).end('Node sends')
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
    setDate: (now: string) => {
      date = now
    },
    /** The bytes of the answers to requests that are sent one after the other. */
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

it('sends an answer in one write if it is sent more than once in a second', async () => {
  const page = answerOf()
  const empty = answerOf('', 304)
  const { ask, sent, setDate } = await listen([page, empty])
  const received = await ask('/0', '/0', '/1', '/1', '/0')
  expect(received[0]).toMatch(/^HTTP\/1.1 500 .*Node sends/s)
  expect(received[1]).toBe(bytesOf(page))
  expect(received[2]).toMatch(/^HTTP\/1.1 500 /)
  expect(received[3]).toBe(bytesOf(empty))
  expect(received[4]).toBe(bytesOf(page))
  setDate(next)
  expect(await ask('/0')).toEqual([bytesOf(page, next)])
  expect(sent).toEqual(['/0', '/1', '/0', '/0'])
})

it('keeps a limited number of bytes', async () => {
  const answers = [answerOf('a'.repeat(1000)), answerOf('b'.repeat(1000))]
  const { ask } = await listen(answers, { mostBytes: 1500 })
  const statuses = async (...urls: string[]) => (await ask(...urls)).map((answer) => answer.slice(9, 12))
  expect(await statuses('/0', '/0', '/0')).toEqual(['500', '200', '200'])
  expect(await statuses('/1', '/1')).toEqual(['500', '200'])
  // Made again, because it is still sent often.
  expect(await statuses('/0', '/1')).toEqual(['200', '200'])
  expect(await statuses('/2')).toEqual(['500'])
})

it('answers pipelined requests in their order', async () => {
  const page = answerOf()
  const { open, ask } = await listen([page])
  await ask('/0')
  const client = open()
  const request = (url: string, connection = 'keep-alive') =>
    `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`
  client.write(request('/0') + request('/none') + request('/0') + request('/none', 'close'))
  const parts = (await text(client)).split(/(?=HTTP\/1.1 )/)
  // Only the first one has the connection for itself.
  expect(parts.map((part) => part.slice(9, 12))).toEqual(['200', '500', '500', '500'])
  expect(parts[0]).toBe(bytesOf(page))
})

it.each([
  ['HTTP/1.0', 'Host: a'],
  ['HTTP/1.1', 'Host: a\r\nConnection: close'],
])('leaves connections that will be closed to Node: %s %s', async (version, headers) => {
  const { open, ask } = await listen([answerOf()])
  await ask('/0', '/0')
  const client = open()
  client.write(`GET /0 ${version}\r\n${headers}\r\n\r\n`)
  expect(await text(client)).toMatch(/^HTTP\/1.1 500 /)
})

it('leaves everything to a version of Node that keeps its state elsewhere', async () => {
  const { ask, sent } = await listen([answerOf()], { Response: OtherResponse })
  const received = await ask('/0', '/0', '/0')
  expect(received.map((answer) => answer.slice(9, 12))).toEqual(['500', '500', '500'])
  expect(sent).toEqual([])
})

/** More connections than memory for sent bytes, so that the system does not take all at once. */
const large = () => answerOf('x'.repeat(500_000))

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

it('finishes an answer when the client has read it, with the date of its beginning', async () => {
  const page = large()
  const server = await listen([page])
  await server.ask('/0')
  const { client, socket, count } = await askWithoutReading(server, 100)
  expect(server.sent.length).toBe(count - 1)
  server.setDate(next)
  // Another client makes the server send the same answer with another date.
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
  await expect.poll(() => server.sent.length).toBe(count + 1)
  expect(socket.timeout).toBeGreaterThanOrEqual(7000)
})

it('survives a client that leaves before it has read its answer', async () => {
  const server = await listen([large()])
  await server.ask('/0')
  const { client, socket, count } = await askWithoutReading(server, 100)
  client.destroy()
  await expect.poll(() => socket.destroyed).toBe(true)
  await expect.poll(() => server.sent.length).toBe(count)
  expect((await server.ask('/none'))[0]).toContain('Node sends')
})
