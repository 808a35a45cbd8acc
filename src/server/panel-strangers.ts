import type { FastifyRequest } from 'fastify'
import { executeAuthStrategies, type Payload } from 'payload'
import { type ClientLimits, placePerClient } from './client-limits'
import { RenderGate } from './render-gate'

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

/** Requests of strangers that Next and Payload work on at the same time: those without a body, and those with one. */
const maxReads = 2
const maxWrites = 8

/** A body may take 15 seconds to arrive. A place is not held so long: a few slow clients would keep everybody out. */
const maxWriteMs = 2000

/**
 * Protects the processor from clients without a session: the log-in page and the REST interface keep nothing, and a
 * stranger chooses what they read. Gives the function to call when the answer is ready.
 */
export const admitStrangers = (limits: ClientLimits) => {
  const placeToRead = placePerClient(new RenderGate({ maxRunning: maxReads }))
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
