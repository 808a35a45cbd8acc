import { hostname } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { Env } from '../../config/env'
import { pathInAllLanguages } from '../../platform/http/routes'
import { SpanExporter } from '../../platform/tracing/span-exporter'
import { traceDatabase } from '../../platform/tracing/trace-database'
import { parseTraceParent } from '../../platform/tracing/traceparent'
import { type Span, Tracer } from '../../platform/tracing/tracer'

// Loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set. Nothing is wrapped otherwise.

export interface Tracing {
  tracer: Tracer
  stats: SpanExporter['stats']
  traceRequests: (app: FastifyInstance) => void
  /** Sends what is left. */
  close: () => Promise<void>
}

const traceMails = (payload: Payload, tracer: Tracer): void => {
  const { sendEmail } = payload
  payload.sendEmail = (message) =>
    tracer.measure('send mail', { kind: 'client' }, () => sendEmail.call(payload, message))
}

/** Connects database and mails to the tracer; requests and renders are connected where the site is composed. */
export const startTracing = (
  { url, headers, serviceName, ratio }: NonNullable<Env['tracing']>,
  payload: Payload,
  logger: Pick<Logger, 'warn'>,
): Tracing => {
  const exporter = new SpanExporter({
    url,
    headers,
    resource: {
      'service.name': serviceName,
      'service.instance.id': `${hostname()}:${process.pid}`,
    },
    onError: (err) => logger.warn({ err }, 'traces could not be sent'),
  })
  const tracer = new Tracer((span) => exporter.add(span), ratio)
  traceDatabase(payload, tracer)
  traceMails(payload, tracer)
  return {
    tracer,
    stats: exporter.stats,
    traceRequests: (app) => traceRequests(app, tracer),
    close: () => exporter.close(),
  }
}

/** Asked for every few seconds by programs that watch the site. */
const unwatched = new Set(['/healthz', '/readyz', '/metrics'])

/** One span for each request that Fastify answers. No address, query or header of a visitor is part of it. */
const traceRequests = (app: FastifyInstance, tracer: Tracer): void => {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions
    const route = url === undefined ? 'unmatched' : pathInAllLanguages(url)
    if (unwatched.has(route)) return done()
    const span = tracer.startTrace(
      `${request.method} ${route}`,
      { kind: 'server', attributes: { 'http.request.method': request.method, 'http.route': route } },
      parseTraceParent(String(request.headers.traceparent ?? '')),
    )
    if (!span) return done()
    spans.set(request, span)
    tracer.within(span, done)
  })
  // The body is read by events of the socket, which do not belong to the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) tracer.within(span, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span) {
      span.attributes['http.response.status_code'] = reply.statusCode
      tracer.end(span, reply.statusCode >= 500)
    }
    done()
  })
}
