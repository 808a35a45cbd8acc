import { randomUUID } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import formbody from '@fastify/formbody'
import fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import type { DestinationStream, Logger } from 'pino'
import { siteIn } from '../platform/feature'
import { acceptBeforeClose } from '../platform/http/drain-accept-queue'
import { clientLimits } from '../platform/http/limits/client-limits'
import { queueFairly } from '../platform/http/limits/fair-queue'
import { limitBodies } from '../platform/http/limits/request-bodies'
import { allowSlowResponses, serverTimeouts } from '../platform/http/limits/server-timeouts'
import { sharedLimits } from '../platform/http/limits/shared-limits'
import { pathForLog } from '../platform/http/log/path-for-log'
import { pathInAllLanguages } from '../platform/http/routes'
import { sameOrigin } from '../platform/http/same-origin'
import { secureHeaders } from '../platform/http/security-headers'
import { HitAddresses } from '../platform/page-cache/hit-addresses'
import { hitPath } from '../platform/page-cache/hit-path'
import { requireReservedSlug, reservedSlugsOf } from '../platform/reserved-slugs'
import type { AppDeps } from './deps'
import { errorHandler } from './error-handler'
import { createMetrics, type Metrics } from './operation/metrics'
import { operationRoutes } from './operation/operations'
import { unmatchedRoute } from './operation/request-durations'
import { languageRedirects } from './pages/language-redirects'
import { previewRoutes } from './pages/preview'
import { publicPages } from './pages/public-pages'
import { adminPanel, panelRoutes } from './panel/panel'
import { setupRoutes } from './panel/setup'
import { featureRoutes } from './routes/feature-routes'
import { searchEngineRoutes } from './routes/search-engines'
import { staticFiles } from './static-files'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

const maxFormBytes = 256 * 1024

/** Takes the percent signs of a path that cannot be decoded literally, so that it gets the page for unknown addresses. */
const decodableUrl = ({ url = '/' }: { url?: string }): string => {
  if (!url.includes('%')) return url
  const [path = '/'] = url.split('?', 1)
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

const asksForWebSocket = ({ headers }: IncomingMessage) => /\bwebsocket\b/i.test(headers.upgrade ?? '')

/** The connection is closed: what follows on it may not be HTTP. */
const refuseWebSocket = (response: ServerResponse) =>
  response
    .writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
    .end('This site has no WebSockets.')

export interface ServerOptions {
  logger: Logger
  /** Creates the server that listens. Without it the app answers injected requests only. */
  serverFactory?: FastifyServerFactory | undefined
  /** Where the lines of `logger` go, for requests that are answered from memory before Fastify. Without it Fastify answers everything. */
  logOutput?: DestinationStream | undefined
}

/** Composes the whole site. It does not listen; the caller decides how the site is reached. */
export const buildApp = async (
  deps: AppDeps,
  { logger, logOutput, serverFactory: createServer }: ServerOptions,
): Promise<FastifyInstance> => {
  const metrics = createMetrics(deps, () => app.server)
  const hits = new HitAddresses(deps.languages)
  let closing = false
  const onResponse = (
    { metricsRoute = unmatchedRoute }: FastifyContextConfig,
    method: string,
    status: number,
    ms: number,
  ) => {
    metrics.countResponse(metricsRoute, method, status, ms)
    // A connection whose response was under way when the site began to close has no `Connection: close`. While the port is open,
    // the next request on it gets one.
    if (closing && !app.server.listening) setImmediate(() => app.server.closeIdleConnections())
  }
  const sendHit =
    logOutput &&
    hitPath({
      env: deps.env,
      hits,
      logger,
      logOutput,
      keepAliveMs: () => app.server.keepAliveTimeout,
      onResponse: (route, status, ms) => onResponse(route, 'GET', status, ms),
    })
  const serverFactory: FastifyServerFactory | undefined =
    createServer &&
    ((handle, options) => {
      const queued = queueFairly(handle, {
        // A request that the hit path has left costs more than a page in memory: it has cookies to delete or needs a new policy.
        isQuick: ({ url = '' }) => url === '/healthz' || (!sendHit && hits.isInMemory(url)),
        trustProxy: deps.env.trustProxy,
      })
      const respond: RequestListener = sendHit
        ? (request, response) => void (sendHit(request, response) || queued(request, response))
        : queued
      const listener: RequestListener = (request, response) => {
        // The response says `Connection: close`: a proxy sends its next request elsewhere instead of into a connection that ends.
        if (closing || deps.stopping?.aborted) response.shouldKeepAlive = false
        if (asksForWebSocket(request)) refuseWebSocket(response)
        else respond(request, response)
      }
      return acceptBeforeClose(createServer(listener, options) as HttpServer)
    })
  const app = fastify({
    ...({ loggerInstance: logger, ...(serverFactory && { serverFactory }) } as object),
    // The hook below writes one line per request; Fastify would write two.
    logController: new LogController({ disableRequestLogging: true }),
    // Trust one proxy only: earlier entries of X-Forwarded-For may be forged by the client.
    trustProxy: deps.env.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: maxFormBytes,
    ...serverTimeouts,
    genReqId: () => randomUUID(),
    // On stop, requests in progress finish. Node closes idle connections with the port, when what has arrived on them was read;
    // Fastify would close them before, and reset those with a request that nobody has read.
    forceCloseConnections: false,
    // Requests on a connection that is still open are answered while closing: a restart must not fail a request.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: decodableUrl,
  })
  app.decorate('metrics', metrics)
  const reserved = reservedSlugsOf(siteIn(deps.payload.config))
  app.addHook('onRoute', ({ url }) => requireReservedSlug(url, reserved))
  app.addHook('onRoute', (route) => {
    const metricsRoute = metrics.routeNumber(pathInAllLanguages(route.url))
    route.config = { ...route.config, metricsRoute }
  })
  app.addHook('onClose', async () => metrics.stop())
  app.addHook('onClose', () => deps.pdfs.close())
  app.addHook('onClose', () => deps.cache.close())
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onResponse', (request, reply, done) => {
    onResponse(request.routeOptions.config, request.method, reply.statusCode, reply.elapsedTime)
    // No personal data: no client address, and the path without its query and secrets.
    request.log.info(
      {
        method: request.method,
        path: pathForLog(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
  deps.tracing?.traceRequests(app)
  secureHeaders(app, deps.env)
  limitBodies(app)
  allowSlowResponses(app)
  // The panel's routes check the origin themselves: Payload accepts its session only from our own origins.
  sameOrigin(app, deps.env, panelRoutes)
  errorHandler(app, deps)
  await app.register(formbody, { bodyLimit: maxFormBytes })

  languageRedirects(app, deps)

  const shared = sharedLimits(deps.payload)
  app.addHook('onClose', async () => shared.close())
  const limits = await clientLimits(app, shared)
  const pages = publicPages(deps, limits, hits)
  const { remember } = hits
  operationRoutes(app, deps, metrics)
  searchEngineRoutes(app, deps, remember)
  previewRoutes(app, deps)
  await featureRoutes(app, deps, { limits, pages, rememberHit: remember })
  await setupRoutes(app, deps, shared)
  if (deps.env.panel) await adminPanel(app, deps, limits)
  await staticFiles(app, deps)
  pages.register(app)
  return app
}
