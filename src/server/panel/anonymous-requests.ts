import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { type ClientLimits, placePerClient } from '../../platform/http/limits/client-limits'
import { RenderGate } from '../../platform/http/limits/render-gate'
import { AppError } from '../../shared/errors'

/** Payload handles a POST with one of these headers as that method: the panel reads lists by `GET` in this way. */
const methodOverrides = ['x-http-method-override', 'x-payload-http-method-override']

export const readsByPost = (headers: IncomingHttpHeaders): boolean =>
  methodOverrides.some((name) => headers[name] === 'GET')

/**
 * Addresses that the log-in, the set-up, links in mails to staff and the page after a log-out need. Payload itself refuses other users'
 * data and has no preferences of nobody.
 */
const openWithoutSession = /^\/api\/(users(\/|$)|payload-preferences\/[^/]+$)/

/**
 * Refuses what needs a session. Public pages do not use the REST interface, which lists all files and pictures, so it is closed
 * unless the operator opens it. Forms of the panel send actions to its pages; Next would render the page of the log-in for each.
 */
export const refuseStrangers = ({ method, panelPath }: FastifyRequest, publicApi: boolean): void => {
  const isRead = /^(GET|HEAD)$/.test(method)
  if (panelPath.startsWith('/admin') && !isRead) throw new AppError('forbidden', 'Log in to change this.')
  if (!publicApi && panelPath.startsWith('/api/') && isRead && !openWithoutSession.test(panelPath))
    throw new AppError('forbidden', 'Log in to read this.')
}

/** How much a request without a session may read from the REST interface. */
const maxDepth = 1
const maxDocuments = 10

/**
 * Limits what a request without a session reads. Payload's defaults are larger, so both parameters are always set.
 * Without a session a POST cannot stand for a GET.
 */
export const limitReads = ({ raw }: FastifyRequest, path: string): void => {
  if (!path.startsWith('/api/')) return
  for (const name of methodOverrides) delete raw.headers[name]
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

/** How many requests without a body may wait. */
const maxWaitingReads = 30

/** How many requests with a body are in progress at a time. */
const maxWrites = 8

/** A body may take 15 seconds to arrive. A place is released sooner, or a few slow clients would block all others. */
const maxWriteMs = 2000

/**
 * Limits the load from clients without a session: nothing of the log-in page and the REST interface is cached, and the
 * client chooses what is read. Returns the function to call when the response is ready.
 */
export const limitAnonymousRequests = (limits: ClientLimits) => {
  // One at a time with a pause after each, so that they never fill the main thread.
  const placeToRead = placePerClient(new RenderGate({ maxWaiting: maxWaitingReads }), 'variant')
  const placeToWrite = placePerClient(new RenderGate({ maxRunning: maxWrites }))

  return async (request: FastifyRequest): Promise<() => void> => {
    await limits.anonymous(request)
    if (Number(request.headers['content-length'] ?? 0) === 0) return placeToRead(request)
    const leave = await placeToWrite(request)
    const timer = setTimeout(leave, maxWriteMs)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }
}
