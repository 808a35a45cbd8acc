import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '../../../shared/address/client-network'
import { type ArrivingBody, BodySlots } from './body-slots'

/** After the first seconds, a body must arrive at least at this rate. */
const graceMs = 15_000
const slowestBytesPerSecond = 50_000
/** The assumed length of a body without Content-Length. */
const assumedBytes = 256 * 1024

/** How many bodies may arrive at a time. Each needs about 100 kB of memory until it is complete. */
const maxArriving = 500
const maxArrivingPerClient = 50
/** When all places are taken, a slow body may lose its own after this time. */
const safeMs = 500

const retryAfterSeconds = 5

/** The announced length of the body; undefined when there is none. */
const announcedBytes = ({ headers }: IncomingMessage): number | undefined => {
  if (headers['transfer-encoding'] !== undefined) return assumedBytes
  const length = Number(headers['content-length'] ?? 0)
  return length > 0 ? length : undefined
}

/** Ends the connection of a request whose body has not arrived. */
const endConnection = (raw: IncomingMessage, hasResponse: boolean) => {
  if (!hasResponse) raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  raw.socket.destroySoon()
}

export interface BodyLimits {
  graceMs?: number
  max?: number
  maxPerClient?: number
  safeMs?: number
}

/** Limits how long request bodies may take to arrive, and how many may arrive at a time. */
export const limitBodies = (app: FastifyInstance, limits: BodyLimits = {}): void => {
  const places = new BodySlots({
    max: limits.max ?? maxArriving,
    maxPerClient: limits.maxPerClient ?? maxArrivingPerClient,
    fastEnoughBytesPerSecond: slowestBytesPerSecond,
    safeMs: limits.safeMs ?? safeMs,
  })

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const bytes = announcedBytes(raw)
    if (bytes === undefined) return done()
    const { socket } = raw
    const bytesBefore = socket.bytesRead
    const cutOff = () => raw.complete || endConnection(raw, reply.raw.headersSent)
    const body: ArrivingBody = {
      client: clientNetwork(request.ip),
      begunAt: performance.now(),
      received: () => (raw.complete ? Number.POSITIVE_INFINITY : socket.bytesRead - bytesBefore),
      cutOff,
    }
    if (!places.enter(body)) {
      // A constant text, because rendering a page for each would be the larger load. The connection is not kept open:
      // the rest of the body would be read and thrown away.
      reply
        .code(503)
        .headers({ connection: 'close', 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Too many requests at once. Please try again in a moment.')
      return
    }
    const timer = setTimeout(cutOff, (limits.graceMs ?? graceMs) + (bytes / slowestBytesPerSecond) * 1000)
    timer.unref()
    const leave = () => {
      clearTimeout(timer)
      places.leave(body)
    }
    raw.once('end', leave)
    raw.once('close', leave)
    // If the request was answered before its body was read, the rest of the body keeps its place and its time-out.
    reply.raw.once('close', () => raw.complete === false || leave())
    done()
  })
}
