import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { DOCTOR_PATH, readQuestion, type SiteResponse } from '../../cms/doctor/site-response'
import { migrationsOf } from '../../cms/migrations/migrations-of'
import type { Env } from '../../config/env'
import { readSecret } from '../../config/secret'
import { appliedMigrations } from '../../platform/database/migrate'
import { AppError } from '../../shared/errors'
import type { AppDeps } from '../deps'
import type { Metrics } from './metrics'
import { refuseMetrics } from './metrics-access'

const readyTimeoutMs = 5000

const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** Answers requests for metrics, on whichever port they come. */
const metricsResponse = async (
  request: Parameters<RequestListener>[0],
  metrics: Pick<Metrics, 'text'>,
  { token, port }: Env['metrics'],
): Promise<{ status: number; headers: Record<string, string>; body: string }> => {
  const headers = { 'cache-control': 'no-store', 'content-type': contentType }
  const refusal = refuseMetrics(request, { token, isOwnPort: port !== undefined })
  if (refusal === 'token')
    return {
      status: 401,
      headers: { ...headers, 'www-authenticate': 'Bearer' },
      body: 'Send METRICS_TOKEN as a Bearer token.\n',
    }
  if (refusal === 'elsewhere')
    return {
      status: 403,
      headers,
      body: 'Metrics are for this machine only. Set METRICS_TOKEN or METRICS_PORT to read them from elsewhere.\n',
    }
  return { status: 200, headers, body: await metrics.text() }
}

/** Health, readiness and metrics, for those who operate the site. */
export const operationRoutes = (
  app: FastifyInstance,
  { env, payload, stopping, panelState }: AppDeps,
  metrics: Metrics,
): void => {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (stopping?.aborted)
      return reply.code(503).send({ status: 'not ready', reason: 'the site is stopping' })
    if (panelState?.() === 'loading')
      return reply.code(503).send({ status: 'not ready', reason: 'the admin panel is loading' })
    try {
      const applied = await withTimeout(appliedMigrations(payload, env), readyTimeoutMs)
      const missing = migrationsOf(env).filter(({ name }) => !applied.includes(name))
      if (missing.length)
        return reply.code(503).send({ status: 'not ready', reason: 'migrations are missing' })
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready', reason: 'the database does not answer' })
    }
  })

  const secret = readSecret(env) ?? ''
  app.get(DOCTOR_PATH, { logLevel: 'warn' }, (request, reply) => {
    const question = readQuestion(secret, request.query, Date.now())
    if (!question) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
    if (question === 'late') return reply.code(403).send({ error: 'signed at another time' })
    const { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': forwardedProto } = request.headers
    return {
      client: request.ip,
      protocol: request.protocol,
      ...(forwardedFor !== undefined && { forwardedFor: String(forwardedFor) }),
      ...(forwardedProto !== undefined && { forwardedProto: String(forwardedProto) }),
      trustProxy: env.trustProxy,
      time: Date.now(),
    } satisfies SiteResponse
  })

  // On a port of their own they are not on this one: see listenForMetrics.
  if (env.metrics.port !== undefined) return
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const { status, headers, body } = await metricsResponse(request.raw, metrics, env.metrics)
    return reply.code(status).headers(headers).send(body)
  })
}

/** Serves metrics on a port of their own, if one is set. Returns its number and a function that closes it. */
export const listenForMetrics = async (
  env: Env,
  metrics: Pick<Metrics, 'text'>,
): Promise<{ port?: number; close: () => Promise<void> }> => {
  const { port, host } = env.metrics
  if (port === undefined) return { close: async () => {} }
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    const { status, headers, body } = isAsked
      ? await metricsResponse(request, metrics, env.metrics)
      : { status: 404, headers: { 'content-type': contentType }, body: 'Only /metrics is here.\n' }
    response.writeHead(status, headers).end(body)
  })
  server.requestTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: Error) =>
      reject(new AppError('bad_configuration', `METRICS_PORT: ${cause.message}.`, { cause })),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()
    }),
  ])
