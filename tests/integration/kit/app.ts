import { Writable } from 'node:stream'
import type { FastifyServerFactory, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { readEnv } from '../../../src/config/env'
import type { PageViews } from '../../../src/features/analytics/analytics.server'
import { pageViews } from '../../../src/features/analytics/services.server'
import type { Redirects } from '../../../src/features/redirects/redirects.server'
import { redirectsService } from '../../../src/features/redirects/services.server'
import { loggerOptions } from '../../../src/platform/http/log/error-log'
import type { PageCacheOptions } from '../../../src/platform/page-cache/page-cache'
import type { ServerFeature } from '../../../src/platform/server-feature'
import { type Site as ComposedSite, composeSite } from '../../../src/server/compose-site'
import type { AppDeps } from '../../../src/server/deps'
import type { Site } from './harness'

/** The whole site as a browser sees it, without a port and without the admin panel behind `/admin`. */
export interface TestApp extends ComposedSite {
  redirects: Redirects
  views: PageViews
  /** The log, one object per line. */
  log: Record<string, unknown>[]
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Sends a form as a browser does. */
  post: (url: string, fields: Record<string, string>) => Promise<LightMyRequestResponse>
}

interface AppOptions {
  publicUrl?: string
  /** Stands in for the admin panel; by default it answers 204 to every request. */
  admin?: AppDeps['admin']
  serverFactory?: FastifyServerFactory
  /** The folder of the built browser files. Absent: there are none. */
  clientDir?: string
  /** Off: Fastify answers everything. */
  hitPath?: boolean
  /** Compresses pages better. Absent: their bytes stay the same, also if they are compared. */
  best?: PageCacheOptions['best']
  tracing?: AppDeps['tracing']
  panelState?: AppDeps['panelState']
  /** Server parts of the features; those of all if absent. */
  features?: readonly ServerFeature[]
}

const noCompression = { add: () => {}, close: async () => {} }

export const openApp = async (
  site: Pick<Site, 'env' | 'payload'> & Partial<Pick<Site, 'closeFirst'>>,
  {
    publicUrl,
    admin,
    serverFactory,
    clientDir,
    hitPath = true,
    best = noCompression,
    tracing,
    panelState,
    features,
  }: AppOptions = {},
): Promise<TestApp> => {
  const log: Record<string, unknown>[] = []
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      log.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const env = publicUrl ? { ...site.env, publicUrl: readEnv({ PUBLIC_URL: publicUrl }).publicUrl } : site.env
  const composed = await composeSite(
    {
      env,
      payload: site.payload,
      clientDir,
      ...(tracing && { tracing }),
      ...(panelState && { panelState }),
      assets: {
        css: ['/assets/x.css'],
        fonts: ['/assets/figtree-x.woff2', '/assets/brygada-x.woff2', '/assets/bitter-x.woff2'],
        scripts: ['/assets/x.js'],
        preview: { scripts: ['/assets/preview.js'], css: ['/assets/preview.css'] },
      },
      admin:
        admin ??
        (async (_request, response) => {
          response.writeHead(204).end()
        }),
      isPanelLoaded: () => true,
    },
    // Tests run the tasks they are about.
    {
      logger: pino({ level: 'info', ...loggerOptions }, lines),
      serverFactory,
      ...(hitPath && { logOutput: lines }),
      best,
      runTasks: false,
      ...(features && { features }),
    },
  )
  const { app, services } = composed
  let closing: Promise<void> | undefined
  const close = () => (closing ??= composed.close())
  site.closeFirst?.push(close)
  return {
    ...composed,
    close,
    redirects: services.use(redirectsService),
    views: services.use(pageViews),
    log,
    get: (url, headers) => app.inject({ url, headers }),
    post: (url, fields) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}
