import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyContextConfig } from 'fastify'
import type { DestinationStream, Logger } from 'pino'
import type { Env } from '../../config/env'
import { requestLog } from '../http/log/request-log'
import { siteHeaders } from '../http/security-headers'
import type { Hit, HitAddresses } from './hit-addresses'
import type { HitResponse } from './hit-source'
import { PrebuiltResponses } from './prebuilt-responses'

interface HitPathOptions {
  env: Env
  hits: HitAddresses
  logger: Logger
  /** Where its lines go. */
  logOutput: DestinationStream
  /** After how many milliseconds the server ends an idle connection. */
  keepAliveMs: () => number
  /** Called when a response was sent, like Fastify's `onResponse`. */
  onResponse: (route: FastifyContextConfig, status: number, ms: number) => void
}

/** Returns whether it has answered the request. If not, Fastify does. */
type SendHit = (request: IncomingMessage, response: ServerResponse) => boolean

/** Fastify limits bodies. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Answers what is in memory without Fastify: one look at the address, prepared headers, the bytes. Fastify decides what an
 * address means: only what it has answered is known here, and everything unusual is left to it.
 */
export const hitPath = ({
  env,
  hits,
  logger,
  logOutput,
  keepAliveMs,
  onResponse,
}: HitPathOptions): SendHit => {
  const { 'content-security-policy': usualPolicy = '', ...others } = siteHeaders(env)
  const common = Object.entries(others).flat()
  const log = requestLog(logger, logOutput)

  const responses = new PrebuiltResponses({
    keepAliveMs,
    headersOf: ({ policy = usualPolicy, headers, body }) => [
      ...common,
      ...['content-security-policy', policy],
      ...headers,
      ...(body ? ['content-length', String(body.length)] : []),
    ],
  })

  const find = ({ source, key }: Hit, request: IncomingMessage) => {
    try {
      return source.find(key, request)
    } catch {
      // Fastify meets the same error, answers and logs it; here it would end the process.
      return undefined
    }
  }

  const report = ({ route, logged }: Hit, { status }: HitResponse, began: number) => {
    const ms = performance.now() - began
    onResponse(route, status, ms)
    log?.(`${logged},"status":${status},"ms":${Math.round(ms)}`)
  }

  return (request, response) => {
    if (request.method !== 'GET' || response.destroyed) return false
    const hit = hits.find(request.url ?? '')
    if (!hit || hasBody(request)) return false
    const began = performance.now()
    const found = find(hit, request)
    if (!found) return false
    return responses.send(found, request, response, () => report(hit, found, began))
  }
}
