import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '../../shared/client-network'

/** After the first seconds, a body must arrive at least at this rate. */
const graceMs = 15_000
const slowestBytesPerSecond = 50_000
/** The assumed length of a body without Content-Length. */
const assumedBytes = 256 * 1024

/** How many bodies may arrive at a time. Each needs about 100 kB of memory until it is complete. */
const maxArriving = 500
const maxArrivingPerClient = 50

const retryAfterSeconds = 5

/**
 * The time-outs of the HTTP server. Fastify switches Node's own off. The one of whole requests must leave time for the
 * slowest acceptable upload; `limitBodies` is stricter with everything smaller.
 */
export const serverTimeouts = {
  requestTimeout: 6 * 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
}

/** The announced length of the body; undefined when there is none. */
const announcedBytes = ({ headers }: IncomingMessage): number | undefined => {
  if (headers['transfer-encoding'] !== undefined) return assumedBytes
  const length = Number(headers['content-length'] ?? 0)
  return length > 0 ? length : undefined
}

/** Ends the connection of a request whose body has not arrived. */
const endConnection = (raw: IncomingMessage, hasAnswer: boolean) => {
  if (!hasAnswer) raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  raw.socket.destroySoon()
}

/** Counts concurrent requests; `enter` returns whether one more is allowed. */
const createCounter = (max: number, maxPerClient: number) => {
  const perClient = new Map<string, number>()
  let total = 0
  return {
    enter: (client: string): boolean => {
      const own = perClient.get(client) ?? 0
      if (total >= max || own >= maxPerClient) return false
      total++
      perClient.set(client, own + 1)
      return true
    },
    leave: (client: string) => {
      total--
      const own = (perClient.get(client) ?? 1) - 1
      if (own > 0) perClient.set(client, own)
      else perClient.delete(client)
    },
  }
}

export interface BodyLimits {
  graceMs?: number
  max?: number
  maxPerClient?: number
}

/** Limits how long request bodies may take to arrive, and how many may arrive at a time. */
export const limitBodies = (app: FastifyInstance, limits: BodyLimits = {}): void => {
  const arriving = createCounter(limits.max ?? maxArriving, limits.maxPerClient ?? maxArrivingPerClient)

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const bytes = announcedBytes(raw)
    if (bytes === undefined) return done()
    const client = clientNetwork(request.ip)
    if (!arriving.enter(client)) {
      // A constant text, because rendering a page for each would be the larger load. The connection is not kept open:
      // the rest of the body would be read and thrown away.
      reply
        .code(503)
        .headers({ connection: 'close', 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Too many requests at once. Please try again in a moment.')
      return
    }
    const timer = setTimeout(
      () => raw.complete || endConnection(raw, reply.raw.headersSent),
      (limits.graceMs ?? graceMs) + (bytes / slowestBytesPerSecond) * 1000,
    )
    timer.unref()
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      clearTimeout(timer)
      arriving.leave(client)
    }
    raw.once('end', leave)
    raw.once('close', leave)
    // If the request was answered before its body was read, the rest of the body keeps its place and its time-out.
    reply.raw.once('close', () => raw.complete === false || leave())
    done()
  })
}
