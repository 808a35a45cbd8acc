import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyContextConfig } from 'fastify'
import type { Logger } from 'pino'
import type { Env } from '../../config/env'
import { requestLog } from '../http/log/request-log'
import { siteHeaders } from '../http/security-headers'
import { headerWriter } from './header-block'
import type { Hit, HitAddresses } from './hit-addresses'
import type { HitAnswer } from './hit-source'
import { WholeAnswers } from './whole-answers'

interface HitPathOptions {
  env: Env
  hits: HitAddresses
  logger: Logger
  /** Called when an answer was sent, like Fastify's `onResponse`. */
  onAnswered: (route: FastifyContextConfig, status: number, ms: number) => void
}

/** Returns whether it has answered the request. If not, Fastify does. */
type AnswerHit = (request: IncomingMessage, response: ServerResponse) => boolean

/** Fastify limits bodies. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Answers what is in memory without Fastify: one look at the address, prepared headers, the bytes. Fastify decides what an
 * address means: only what it has answered is known here, and everything unusual is left to it.
 */
export const hitPath = ({ env, hits, logger, onAnswered }: HitPathOptions): AnswerHit => {
  const { 'content-security-policy': usualPolicy = '', ...others } = siteHeaders(env)
  const common = Object.entries(others).flat()
  const log = requestLog(logger)

  const writeHeaders = headerWriter(({ policy = usualPolicy, headers, body }) => [
    ...common,
    ...['content-security-policy', policy],
    ...headers,
    ...(body ? ['content-length', String(body.length)] : []),
  ])

  const wholes = new WholeAnswers()

  const find = ({ source, key }: Hit, request: IncomingMessage) => {
    try {
      return source.answer(key, request)
    } catch {
      // Fastify meets the same error, answers and logs it; here it would end the process.
      return undefined
    }
  }

  const tryHeaders = (answer: HitAnswer, request: IncomingMessage, response: ServerResponse) => {
    try {
      writeHeaders(answer, request, response)
      return true
    } catch {
      // Nothing is sent yet.
      return false
    }
  }

  const report = ({ route, logged }: Hit, { status }: HitAnswer, began: number) => {
    const ms = performance.now() - began
    onAnswered(route, status, ms)
    log?.(`${logged},"status":${status},"ms":${Math.round(ms)}`)
  }

  return (request, response) => {
    if (request.method !== 'GET' || response.destroyed) return false
    const hit = hits.find(request.url ?? '')
    if (!hit || hasBody(request)) return false
    const began = performance.now()
    const answer = find(hit, request)
    if (!answer) return false
    const onSent = () => report(hit, answer, began)
    if (wholes.send(answer, request, response, onSent)) return true
    if (!tryHeaders(answer, request, response)) return false
    response.end(answer.body)
    // Mostly the system has taken all bytes at once. Otherwise the answer is sent when it has taken the last one, as in Fastify.
    if (response.socket?.writableLength === 0) onSent()
    else response.once('finish', onSent)
    return true
  }
}
