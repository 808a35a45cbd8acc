import type { FastifyRequest } from 'fastify'
import { executeAuthStrategies, type Payload } from 'payload'
import { type ClientLimits, placePerClient } from '../../platform/http/client-limits'
import { RenderGate } from '../../platform/http/render-gate'

/**
 * Whether a request comes from a member of staff. The session itself is checked, not only that there is a token. A token
 * that was made up costs no query, because its signature is wrong.
 */
export const hasSession = async (payload: Payload, { headers }: FastifyRequest): Promise<boolean> => {
  if (!headers.cookie && !headers.authorization) return false
  const { user } = await executeAuthStrategies({
    headers: new Headers(headers as Record<string, string>),
    payload,
  })
  return user !== null
}

/** What one request of a stranger may read from the REST interface. Visitors' pages do not use it. */
const maxDepth = 1
const maxDocuments = 10

/**
 * Makes a stranger's request to the REST interface ask for no more than that. Payload's own defaults are larger, so both
 * are always set. A GET in the body of a POST is not possible without a session.
 */
export const limitReads = ({ raw }: FastifyRequest, path: string): void => {
  if (!path.startsWith('/api/')) return
  for (const name of ['x-http-method-override', 'x-payload-http-method-override']) delete raw.headers[name]
  if (raw.method !== 'GET' && raw.method !== 'HEAD') return
  const [address = '', ...query] = (raw.url ?? '').split('?')
  const parameters = new URLSearchParams(query.join('?'))
  const atMost = (name: string, max: number, least: number) => {
    const asked = Number.parseInt(parameters.get(name) ?? '', 10)
    parameters.set(name, String(asked >= least && asked < max ? asked : max))
  }
  atMost('depth', maxDepth, 0)
  atMost('limit', maxDocuments, 1)
  raw.url = `${address}?${parameters}`
}

/** Requests without a body that wait for each other. */
const maxWaitingReads = 30

/** Requests with a body that Next and Payload work on at the same time for strangers. */
const maxWrites = 8

/** A body may take 15 seconds to arrive. A place is not held so long: a few slow clients would keep everybody out. */
const maxWriteMs = 2000

/**
 * Protects the processor from clients without a session: the log-in page and the REST interface keep nothing, and a
 * stranger chooses what they read. Gives the function to call when the answer is ready.
 */
export const admitStrangers = (limits: ClientLimits) => {
  // One at a time, with a rest after each: they never fill the main thread.
  const placeToRead = placePerClient(new RenderGate({ maxWaiting: maxWaitingReads }), 'variant')
  const placeToWrite = placePerClient(new RenderGate({ maxRunning: maxWrites }))

  return async (request: FastifyRequest): Promise<() => void> => {
    await limits.stranger(request)
    if (Number(request.headers['content-length'] ?? 0) === 0) return placeToRead(request)
    const leave = await placeToWrite(request)
    const timer = setTimeout(leave, maxWriteMs)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }
}
