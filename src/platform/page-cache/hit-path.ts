import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyContextConfig } from 'fastify'
import type { Logger } from 'pino'
import type { Env } from '../../config/env'
import { siteHeaders } from '../http/security-headers'
import type { Hit, HitAddresses } from './hit-addresses'
import type { HitAnswer } from './hit-source'
import { PrebuiltResponses } from './prebuilt-responses'

interface HitPathOptions {
  env: Env
  hits: HitAddresses
  logger: Logger
  /** After how many milliseconds the server ends an idle connection. */
  keepAliveMs: () => number
  /** Called when an answer was sent, like Fastify's `onResponse`. */
  onAnswered: (route: FastifyContextConfig, status: number, ms: number) => void
}

/** Returns whether it has answered the request. If not, Fastify does. */
type AnswerHit = (request: IncomingMessage, response: ServerResponse) => boolean

/** Fastify limits bodies. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Ids that look like those of other requests. They only have to differ, and counting is faster than random numbers. */
const countIds = () => {
  const start = randomUUID().slice(0, 24)
  let count = 100_000_000_000
  return () => `${start}${count++}`
}

/**
 * Answers what is in memory without Fastify: one look at the address, prepared headers, the bytes. Fastify decides what an
 * address means: only what it has answered is known here, and everything unusual is left to it.
 */
export const hitPath = ({ env, hits, logger, keepAliveMs, onAnswered }: HitPathOptions): AnswerHit => {
  const { 'content-security-policy': usualPolicy = '', ...others } = siteHeaders(env)
  const common = Object.entries(others).flat()
  const requestId = countIds()

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
      return source.answer(key, request)
    } catch {
      // Fastify meets the same error, answers and logs it; here it would end the process.
      return undefined
    }
  }

  const report = ({ route, loggedPath: path }: Hit, { status }: HitAnswer, began: number) => {
    const ms = performance.now() - began
    onAnswered(route, status, ms)
    // The same line as the one that Fastify's requests get.
    logger.info({ reqId: requestId(), method: 'GET', path, status, ms: Math.round(ms) }, 'request')
  }

  return (request, response) => {
    if (request.method !== 'GET' || response.destroyed) return false
    const hit = hits.find(request.url ?? '')
    if (!hit || hasBody(request)) return false
    const began = performance.now()
    const answer = find(hit, request)
    if (!answer) return false
    return responses.send(answer, request, response, () => report(hit, answer, began))
  }
}
