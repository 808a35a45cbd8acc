import { once } from 'node:events'
import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { dateHeader, headerWriter } from './header-block'
import type { HitAnswer } from './hit-source'

const body = Buffer.from('a page')
const headers = ['content-type', 'text/plain', 'content-length', String(body.length)]

/** A response of a version of Node that keeps the text of the headers elsewhere. */
class OtherResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  isWriting = false
  text: unknown = null

  get _header() {
    return this.text
  }

  set _header(text: unknown) {
    if (this.isWriting) this.text = text
  }

  override writeHead(...args: unknown[]): this {
    this.isWriting = true
    super.writeHead(...(args as [number]))
    this.isWriting = false
    return this
  }
}

/** The bytes of three answers over one connection. */
const askThrice = async (version: string, answer: HitAnswer, Response = ServerResponse) => {
  const writeHeaders = headerWriter(
    () => answer.headers,
    () => 'Thu, 01 Jan 1970 00:00:00 GMT',
  )
  const server = createServer({ ServerResponse: Response }, (request, response) => {
    writeHeaders(answer, request, response)
    response.end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const request = (connection: string) =>
    `GET / HTTP/${version}\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`
  socket.write(request('keep-alive') + request('keep-alive') + request('close'))
  const received = await text(socket)
  server.close()
  return received.split(/(?=HTTP\/1.1 )/)
}

const withoutDate = (answer = '') => answer.replace(/Date: .*/, 'Date')

it.each([
  ['a whole page', { status: 200, headers, body }],
  ['an answer without a body', { status: 304, headers: ['etag', '"a"'] }],
])('writes the same bytes from the kept text: %s', async (_name, answer: HitAnswer) => {
  const [first, second, last] = await askThrice('1.1', answer)
  expect(answer.block).toBeDefined()
  expect(second).toContain('Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n')
  expect(first).not.toContain('1970')
  expect(withoutDate(second)).toBe(withoutDate(first))
  // The last one closes the connection, so Node writes it.
  expect(last).toContain('Connection: close')
  expect(last).not.toContain('1970')
})

it('lets Node write the headers if it does not take the kept text', async () => {
  const answer: HitAnswer = { status: 200, headers, body }
  const [first, second] = await askThrice('1.1', answer, OtherResponse)
  expect(answer.block).toBeDefined()
  expect(second).not.toContain('1970')
  expect(withoutDate(second)).toBe(withoutDate(first))
  expect(first).toMatch(/^HTTP\/1.1 200 OK\r\n.*a page$/s)
})

it('keeps no text of an older version of HTTP', async () => {
  const answer: HitAnswer = { status: 200, headers, body }
  await askThrice('1.0', answer)
  expect(answer.block).toBeUndefined()
})

it('writes the date like Node, and anew every second', () => {
  let now = Date.UTC(2026, 10, 17, 9, 5, 7, 999)
  const date = dateHeader(() => now)
  expect(date()).toBe('Tue, 17 Nov 2026 09:05:07 GMT')
  now += 1
  expect(date()).toBe('Tue, 17 Nov 2026 09:05:08 GMT')
})
