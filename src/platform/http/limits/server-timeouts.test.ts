import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { allowSlowResponses, serverTimeouts } from './server-timeouts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const large = Buffer.alloc(40 * 1024 * 1024)

/** A server that ends connections on which nothing moves for a second. */
const openServer = async () => {
  const app = fastify({ ...serverTimeouts, connectionTimeout: 1000, forceCloseConnections: true })
  allowSlowResponses(app)
  let finish = () => {}
  app.get('/large', async () => large)
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return 'done'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo

  const get = async (path: string) => {
    const socket = connect(port, '127.0.0.1')
    closing.push(() => socket.destroy())
    const connected = once(app.server, 'connection') as Promise<[Socket]>
    socket.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const [server] = await connected
    return { socket, server }
  }
  return { app, get, finish: () => finish() }
}

describe('a connection', () => {
  it('is ended when its client does not read the answer', async () => {
    const { get } = await openServer()
    const { socket, server } = await get('/large')
    socket.pause()
    await once(server, 'close')
    expect(server.bytesWritten).toBeGreaterThan(0)
  })

  it('stays open while we work on the answer', async () => {
    const { get, finish } = await openServer()
    const { socket, server } = await get('/slow')
    // The time-out passes in the meantime.
    await once(server, 'timeout')
    finish()
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/)
  })

  it('has the time-outs of the site', async () => {
    const { app } = await openServer()
    expect(app.server.requestTimeout).toBe(serverTimeouts.requestTimeout)
    expect(app.server.headersTimeout).toBe(15_000)
  })
})
