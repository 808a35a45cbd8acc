import type { FastifyInstance } from 'fastify'
import { serverFeaturesOf } from '../features.server'
import { QueryMemo } from '../platform/cache/query-memo'
import { joinCluster } from '../platform/database/cluster'
import { siteIn } from '../platform/feature'
import { RenderGate } from '../platform/http/limits/render-gate'
import { rejectedFormsTask } from '../platform/http/rejected-forms'
import { type MailTools, mailTask } from '../platform/mail/sender'
import { type PageCacheOptions, sitePageCache } from '../platform/page-cache/page-cache'
import { recoverUploadsTask } from '../platform/payload/uploads/recover-uploads'
import { PdfThread } from '../platform/pdf/pdf-thread'
import type { FeatureParts, RunningSite, ServerFeature } from '../platform/server-feature'
import { Services } from '../platform/services'
import { expiredFilesTask } from '../platform/storage/private-files'
import { startTasks } from '../platform/tasks/scheduler'
import { usualColours } from '../shared/formats/colours'
import { settingsTag } from '../shared/tags'
import { buildApp, type ServerOptions } from './build-app'
import type { AppDeps, SiteDeps } from './deps'
import { frameServices } from './pages/frame-services'

export interface Site extends Pick<AppDeps, 'cache' | 'gate' | 'memo' | 'parts'> {
  app: FastifyInstance
  services: Services
  close: () => Promise<void>
}

interface ComposeOptions extends ServerOptions, Pick<PageCacheOptions, 'best'> {
  features?: readonly ServerFeature[]
  /** Off: recurring work is left to the caller. */
  runTasks?: boolean
}

const mailTools = (parts: readonly FeatureParts[], readColours: MailTools['readColours']): MailTools => ({
  ...Object.assign({}, ...parts.map(({ mail }) => mail)),
  makers: Object.assign({}, ...parts.map(({ mail }) => mail?.makers)),
  readColours,
})

/** Builds a site around a running CMS: once in production, after every change in development. */
export const composeSite = async (
  deps: SiteDeps,
  {
    best,
    runTasks = true,
    features = serverFeaturesOf(siteIn(deps.payload.config).features),
    ...server
  }: ComposeOptions,
): Promise<Site> => {
  const { env, payload } = deps
  const gate = new RenderGate()
  const tracer = deps.tracing?.tracer
  const cache = sitePageCache(
    gate,
    server.logger,
    best,
    tracer && ((render) => tracer.measure('render page', {}, render)),
  )
  const memo = new QueryMemo()
  const services = new Services()
  const parts: FeatureParts[] = []
  const readColours = async (tag: (tag: string) => void = () => {}) =>
    (await parts.find(({ documentColours }) => documentColours)?.documentColours?.(tag)) ?? usualColours
  const pdfs = new PdfThread({ readColours })
  // Its own, so that visitors who open many PDFs do not hold back mails. It starts with the first PDF and ends when idle.
  const mailPdfs = new PdfThread({ readColours })
  const site: RunningSite = {
    ...{ env, payload, memo, services, mailPdfs, features },
    parts: () => parts,
    forgetPages: () => {
      memo.invalidateShared()
      cache.invalidate([settingsTag])
    },
  }
  for (const { create } of features) parts.push(create(site))
  const appDeps: AppDeps = {
    ...deps,
    ...{ cache, gate, memo, pdfs, mailPdfs, parts },
    ...frameServices(services),
  }
  const app = await buildApp(appDeps, server)
  // The memo first: pages are rendered again at once and must not use values from before the change.
  const leaveCluster = await joinCluster(
    payload,
    memo,
    ...parts.flatMap(({ memory = [] }) => memory),
    pdfs,
    mailPdfs,
    {
      invalidate: (tags) =>
        cache.invalidate([...tags, ...parts.flatMap(({ tagsBehind }) => tagsBehind?.(tags) ?? [])]),
      invalidateAll: () => cache.invalidateAll(),
    },
  )
  for (const { prepare } of parts) await prepare?.()
  const stopTasks = startTasks(
    payload,
    runTasks
      ? [
          mailTask(mailTools(parts, readColours)),
          rejectedFormsTask,
          recoverUploadsTask,
          expiredFilesTask,
          ...parts.flatMap(({ tasks = [] }) => tasks),
        ]
      : [],
  )
  const close = async () => {
    await app.close()
    await stopTasks()
    for (const part of parts) await part.close?.()
    await mailPdfs.close()
    await leaveCluster()
  }
  return { app, cache, gate, memo, parts, services, close }
}
