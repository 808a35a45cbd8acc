import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type BodyLimits, limitBodies } from './request-bodies'
import { serverTimeouts } from './server-timeouts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A server that answers with the length of the body sent to `/read`. */
const openServer = async (limits: BodyLimits) => {
  const app = fastify({ ...serverTimeouts, forceCloseConnections: true })
  limitBodies(app, limits)
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/read', async ({ body }) => String(body).length)
  app.get('/page', async () => 'page')
  await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo

  /** Announces ten bytes and sends `body`. */
  const post = (body: string) => {
    const socket = connect(port, '127.0.0.1')
    const request = 'POST /read HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\n'
    socket.write(request + body)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    return { socket, answer: () => text }
  }
  const page = async () => (await fetch(`http://127.0.0.1:${port}/page`)).status
  return { app, post, page }
}

const closed = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket, 'close'))

describe('request bodies', () => {
  it('that never arrive are answered 408 and their connections closed', async () => {
    const { post } = await openServer({ graceMs: 50 })
    const { socket, answer } = post('12345')
    await closed(socket)
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that arrive leave the connection open for more', async () => {
    const { post } = await openServer({ graceMs: 50, maxPerClient: 1 })
    const { socket, answer } = post('1234567890')
    for (let count = 1; count < 4; count++) {
      await expect.poll(() => answer().match(/HTTP\/1\.1 200 /g)).toHaveLength(count)
      socket.write('POST /read HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nx')
    }
    socket.destroy()
  })

  it('are limited per client while they arrive; pages are not', async () => {
    const { post, page } = await openServer({ maxPerClient: 2 })
    const stuck = [post('1'), post('1'), post('1')]
    const refused = () => stuck.filter(({ answer }) => /^HTTP\/1\.1 503 [\s\S]*retry-after: 5/.test(answer()))
    await expect.poll(() => refused().length).toBe(1)
    expect(await page()).toBe(200)
    for (const { socket } of stuck) socket.destroy()
    // Closed connections make room for others.
    await expect
      .poll(async () => {
        const { socket, answer } = post('1234567890')
        await once(socket, 'data')
        socket.destroy()
        return answer()
      })
      .toMatch(/^HTTP\/1\.1 200 /)
  })

  it('that arrive slowly lose their places to others', async () => {
    const { post } = await openServer({ max: 2, safeMs: 20 })
    const stuck = [post('1'), post('1')]
    // Refused at first, because all are new.
    await expect
      .poll(async () => {
        const { socket, answer } = post('1234567890')
        await once(socket, 'data')
        socket.destroy()
        return answer()
      })
      .toMatch(/^HTTP\/1\.1 200 /)
    await expect
      .poll(() => stuck.filter(({ answer }) => /^HTTP\/1\.1 408 /.test(answer())).length)
      .toBeGreaterThan(0)
    for (const { socket } of stuck) socket.destroy()
  })
})
