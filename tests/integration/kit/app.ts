import { Writable } from 'node:stream'
import type { FastifyInstance, FastifyServerFactory, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { readEnv } from '../../../src/config/env'
import { createConsent } from '../../../src/features/consent/consent.server'
import { PageViews } from '../../../src/features/numbers/numbers.server'
import { Languages } from '../../../src/features/pages/pages.server'
import { Redirects } from '../../../src/features/redirects/redirects.server'
import { invalidating, SiteSearch } from '../../../src/features/search/search.server'
import { createTheme } from '../../../src/features/theme/theme.server'
import { QueryMemo, SharedReads } from '../../../src/platform/cache/query-memo'
import { joinCluster } from '../../../src/platform/database/cluster'
import { RenderGate } from '../../../src/platform/http/limits/render-gate'
import { loggerOptions } from '../../../src/platform/http/log/error-log'
import { mediaSources } from '../../../src/platform/http/security-headers'
import {
  type PageCache,
  type PageCacheOptions,
  sitePageCache,
} from '../../../src/platform/page-cache/page-cache'
import { readToday } from '../../../src/platform/payload/site-time-zone'
import { PdfThread } from '../../../src/platform/pdf/pdf-thread'
import { buildApp } from '../../../src/server/build-app'
import type { AppDeps } from '../../../src/server/deps'
import { settingsTag } from '../../../src/shared/tags'
import type { Site } from './harness'

/** The whole site as a browser sees it, without a port and without the admin panel behind `/admin`. */
export interface TestApp {
  app: FastifyInstance
  cache: PageCache
  gate: RenderGate
  reads: SharedReads
  redirects: Redirects
  views: PageViews
  /** The log, one object per line. */
  log: Record<string, unknown>[]
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Sends a form as a browser does. */
  post: (url: string, fields: Record<string, string>) => Promise<LightMyRequestResponse>
  close: () => Promise<void>
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
  isPanelAwaited?: AppDeps['isPanelAwaited']
}

const noCompression = { add: () => {}, close: async () => {} }

export const openApp = async (
  site: Site,
  {
    publicUrl,
    admin,
    serverFactory,
    clientDir,
    hitPath,
    best = noCompression,
    tracing,
    isPanelAwaited,
  }: AppOptions = {},
): Promise<TestApp> => {
  const log: Record<string, unknown>[] = []
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      log.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const gate = new RenderGate()
  const logger = pino({ level: 'info', ...loggerOptions }, lines)
  const cache = sitePageCache(
    gate,
    logger,
    best,
    tracing && ((render) => tracing.tracer.measure('render page', {}, render)),
  )
  const memo = new QueryMemo()
  const reads = new SharedReads()
  const pdfs = new PdfThread()
  const env = publicUrl
    ? { ...site.env, ...{ publicUrl: readEnv({ PUBLIC_URL: publicUrl }).publicUrl } }
    : site.env
  const redirects = new Redirects(site.payload)
  const views = new PageViews(site.payload, {
    on: env.countViews,
    publicUrl: env.publicUrl,
    today: () => readToday(site.payload),
  })
  const languages = new Languages(site.payload, () => {
    search.forgetAll()
    reads.invalidateAll()
    cache.invalidate([settingsTag])
  })
  const search = new SiteSearch(site.payload, () => languages.current())
  const leave = await joinCluster(
    site.payload,
    memo,
    reads,
    languages,
    redirects,
    pdfs,
    invalidating(search, cache),
  )
  const app = await buildApp(
    {
      env,
      ...(tracing && { tracing }),
      ...(isPanelAwaited && { isPanelAwaited }),
      payload: site.payload,
      cache,
      gate,
      memo,
      reads,
      pdfs,
      languages,
      redirects,
      theme: createTheme({ payload: site.payload, memo }),
      search,
      views,
      clientDir,
      consent: createConsent({
        payload: site.payload,
        memo,
        publicUrl: env.publicUrl,
        production: env.production,
        sources: mediaSources(env),
      }),
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
    { logger, serverFactory, hitPath },
  )
  await languages.current()
  return {
    app,
    cache,
    gate,
    reads,
    redirects,
    views,
    log,
    get: (url, headers) => app.inject({ url, headers }),
    post: (url, fields) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    close: async () => {
      await app.close()
      await leave()
    },
  }
}
