import type { FastifyInstance } from 'fastify'
import { dailyBackupTask } from '../features/backups/backups.server'
import { billingFiles } from '../features/billing/billing.server'
import { purgeTask } from '../features/comments/comments.server'
import { createConsent } from '../features/consent/consent.server'
import { PageViews } from '../features/numbers/numbers.server'
import { Languages, readMailLogo } from '../features/pages/pages.server'
import { pricingTasks } from '../features/pricing/pricing.server'
import { retentionTask } from '../features/privacy/privacy.server'
import { quoteFiles } from '../features/quotes/quotes.server'
import { Redirects } from '../features/redirects/redirects.server'
import { invalidating, SiteSearch } from '../features/search/search.server'
import { isObsoletePasswordMail } from '../features/staff-accounts/staff-accounts.server'
import { createTheme } from '../features/theme/theme.server'
import { fillTask } from '../features/translations/translations.server'
import { QueryMemo, SharedReads } from '../platform/cache/query-memo'
import { joinCluster } from '../platform/database/cluster'
import { keptFormsTask } from '../platform/http/kept-forms'
import { RenderGate } from '../platform/http/limits/render-gate'
import { mediaSources } from '../platform/http/security-headers'
import { mailTask } from '../platform/mail/sender'
import { type PageCacheOptions, sitePageCache } from '../platform/page-cache/page-cache'
import { readToday } from '../platform/payload/site-time-zone'
import { recoverUploadsTask } from '../platform/payload/uploads/recover-uploads'
import { PdfThread } from '../platform/pdf/pdf-thread'
import { startTasks } from '../platform/tasks/scheduler'
import { settingsTag } from '../shared/tags'
import { buildApp, type ServerOptions } from './build-app'
import type { AppDeps, SiteDeps } from './deps'

export interface Site extends Pick<AppDeps, 'cache' | 'gate' | 'reads' | 'redirects' | 'views'> {
  app: FastifyInstance
  close: () => Promise<void>
}

interface ComposeOptions extends ServerOptions, Pick<PageCacheOptions, 'best'> {
  /** Off: recurring work is left to the caller. */
  runTasks?: boolean
}

/** Builds a site around a running CMS: once in production, after every change in development. */
export const composeSite = async (
  deps: SiteDeps,
  { best, runTasks = true, ...server }: ComposeOptions,
): Promise<Site> => {
  const gate = new RenderGate()
  const tracer = deps.tracing?.tracer
  const cache = sitePageCache(
    gate,
    server.logger,
    best,
    tracer && ((render) => tracer.measure('render page', {}, render)),
  )
  const memo = new QueryMemo()
  const reads = new SharedReads()
  const theme = createTheme({ payload: deps.payload, memo })
  const readColours = theme.colours
  const pdfs = new PdfThread({ readColours })
  // Its own, so that visitors who open many PDFs do not hold back mails. It starts with the first PDF and ends when idle.
  const mailPdfs = new PdfThread({ readColours })
  const languages = new Languages(deps.payload, () => {
    search.forgetAll()
    reads.invalidateAll()
    cache.invalidate([settingsTag])
  })
  const search = new SiteSearch(deps.payload, () => languages.current())
  const { publicUrl, production } = deps.env
  const consent = createConsent({
    payload: deps.payload,
    memo,
    publicUrl,
    production,
    sources: mediaSources(deps.env),
  })
  const redirects = new Redirects(deps.payload)
  const views = new PageViews(deps.payload, {
    on: deps.env.countViews,
    publicUrl,
    today: () => readToday(deps.payload),
  })
  const app = await buildApp(
    {
      ...deps,
      cache,
      gate,
      memo,
      reads,
      pdfs,
      mailPdfs,
      consent,
      languages,
      redirects,
      theme,
      search,
      views,
    },
    server,
  )
  // Memo and reads first: pages are rendered again at once and must not use values from before the change.
  const leaveCluster = await joinCluster(
    deps.payload,
    memo,
    reads,
    languages,
    redirects,
    pdfs,
    mailPdfs,
    invalidating(search, cache),
  )
  await languages.current()
  const tasks = [
    mailTask({
      makers: { ...quoteFiles(mailPdfs, publicUrl), ...billingFiles(mailPdfs) },
      readLogo: readMailLogo,
      readColours,
      isObsolete: isObsoletePasswordMail,
    }),
    keptFormsTask,
    ...pricingTasks,
    purgeTask(),
    retentionTask,
    dailyBackupTask(deps.env),
    recoverUploadsTask,
    ...redirects.tasks,
    ...views.tasks,
    fillTask,
  ]
  const stopTasks = startTasks(deps.payload, runTasks ? tasks : [])
  const close = async () => {
    await app.close()
    await stopTasks()
    await redirects.close()
    await views.close()
    await mailPdfs.close()
    await leaveCluster()
  }
  return { app, cache, gate, reads, redirects, views, close }
}
