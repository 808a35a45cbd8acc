import type { FastifyInstance } from 'fastify'
import { migrationsOf } from '../../cms/migrations/migrations-of'
import { appliedMigrations } from '../../platform/database/migrate'
import type { AppDeps } from '../deps'
import type { Metrics } from './metrics'

const readyTimeoutMs = 5000

/** Health, readiness and metrics, for those who operate the site. */
export const operationRoutes = (
  app: FastifyInstance,
  { env, payload, stopping }: AppDeps,
  metrics: Metrics,
): void => {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )

  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (stopping?.aborted)
      return reply.code(503).send({ status: 'not ready', reason: 'the site is stopping' })
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

  app.get('/metrics', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4').send(metrics.text()),
  )
}

const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()
    }),
  ])
