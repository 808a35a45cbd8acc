import type { FastifyInstance } from 'fastify'

/**
 * The time-outs of the HTTP server. Fastify switches Node's own off. The one of whole requests must leave time for the
 * slowest acceptable upload; `limitBodies` is stricter with everything smaller. A connection on which nothing moves, in
 * either direction, is ended after `connectionTimeout` to twice that: its client does not read the response. The system takes
 * further bytes of a response in steps of up to a megabyte, so a much shorter time would end the connections of slow phones.
 */
export const serverTimeouts = {
  requestTimeout: 6 * 60_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
}

/** Keeps connections open on which nothing moves because we are still working on the response. */
export const allowSlowResponses = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // With this listener, Node leaves it to us to end the connection.
    reply.raw.on('timeout', () => {
      if (raw.socket.writableLength > 0) raw.socket.destroy()
    })
    done()
  })
}
