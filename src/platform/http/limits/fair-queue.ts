import type { IncomingMessage, RequestListener } from 'node:http'
import { clientNetwork } from '../../../shared/address/client-network'

/** Requests that begin in one turn of the event loop. One takes about half a millisecond until it waits or is refused. */
const perTurn = 8

interface FairQueueOptions {
  /** Whether a request is answered from memory. Such requests do not wait. */
  isQuick: (request: IncomingMessage) => boolean
  /** Whether X-Forwarded-For is written by our own proxy. */
  trustProxy: boolean
}

/** Finds the client without a Fastify request; equals Fastify's `request.ip` behind one trusted proxy. */
const clientOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : ''
  const last = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()
  return clientNetwork(last || socket.remoteAddress || '')
}

/**
 * Lets requests begin a few per turn of the event loop, one of each client in turn. Without this, Node begins every request
 * that has arrived before it looks for others: a flood over 150 connections would delay everybody by 150 requests. What is
 * answered from memory does not wait at all.
 */
export const queueFairly = (
  handle: RequestListener,
  { isQuick, trustProxy }: FairQueueOptions,
): RequestListener => {
  // A Map keeps the order of insertion: a client that had its turn is inserted again at the end.
  const waiting = new Map<string, (() => void)[]>()
  let isScheduled = false

  const startNext = () => {
    const [next] = waiting
    if (!next) return
    const [client, requests] = next
    const start = requests.shift()
    waiting.delete(client)
    if (requests.length) waiting.set(client, requests)
    start?.()
  }

  const takeTurn = () => {
    isScheduled = false
    for (let count = 0; count < perTurn && waiting.size; count++) startNext()
    if (waiting.size) schedule()
  }

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(takeTurn)
  }

  return (request, response) => {
    if (isQuick(request)) return handle(request, response)
    const client = clientOf(request, trustProxy)
    const start = () => {
      // Skip requests whose connection was closed while they waited.
      if (!request.socket.destroyed) handle(request, response)
    }
    const requests = waiting.get(client)
    if (requests) requests.push(start)
    else waiting.set(client, [start])
    schedule()
  }
}
