import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { Logger } from 'pino'
import { isObsoletePasswordMail } from '../cms/password-mail'
import { purgeTask } from '../features/comments/comments.server'
import { consentTasks, createConsent } from '../features/consent/consent.server'
import { readMailLogo } from '../features/pages/pages.server'
import { pricingTasks, quoteFiles } from '../features/pricing/pricing.server'
import { Redirects } from '../features/redirects/redirects.server'
import { invalidating, SiteSearch } from '../features/search/search.server'
import { createTheme } from '../features/theme/theme.server'
import { QueryMemo } from '../platform/cache/query-memo'
import { joinCluster } from '../platform/database/cluster'
import { keptFormsTask } from '../platform/http/kept-forms'
import { RenderGate } from '../platform/http/render-gate'
import { mailTask } from '../platform/mail/sender'
import { PdfThread } from '../platform/pdf/pdf-thread'
import { startTasks } from '../platform/tasks/scheduler'
import { buildApp } from './build-app'
import type { SiteDeps } from './deps'
import { sitePageCache } from './pages/page-cache'

export interface Site {
  app: FastifyInstance
  close: () => Promise<void>
}

/** Builds a site around a running CMS: once in production, after every change in development. */
export const composeSite = async (
  deps: SiteDeps,
  logger: Logger,
  serverFactory?: FastifyServerFactory,
): Promise<Site> => {
  const gate = new RenderGate()
  const cache = sitePageCache(gate, logger)
  const memo = new QueryMemo()
  const pdfs = new PdfThread()
  // Its own, so that visitors who open many PDFs do not hold back mails. It starts with the first PDF and ends when idle.
  const mailPdfs = new PdfThread()
  const search = new SiteSearch(deps.payload)
  const { publicUrl, production } = deps.env
  const consent = createConsent({ payload: deps.payload, memo, publicUrl, production })
  const redirects = new Redirects(deps.payload)
  const theme = createTheme({ payload: deps.payload, memo })
  const app = await buildApp(
    { ...deps, cache, gate, memo, pdfs, consent, redirects, theme, search },
    { loggerInstance: logger, ...(serverFactory ? { serverFactory } : {}) },
  )
  // The memo first: pages are rendered again at once and must not use values from before the change.
  const leaveCluster = await joinCluster(
    deps.payload,
    memo,
    redirects,
    pdfs,
    mailPdfs,
    invalidating(search, cache),
  )
  const stopTasks = startTasks(deps.payload, [
    mailTask({
      makers: quoteFiles(mailPdfs, publicUrl),
      readLogo: readMailLogo,
      isObsolete: isObsoletePasswordMail,
    }),
    keptFormsTask,
    ...pricingTasks,
    ...consentTasks,
    purgeTask(),
    ...redirects.tasks,
  ])
  const close = async () => {
    await app.close()
    await stopTasks()
    await redirects.close()
    await mailPdfs.close()
    await leaveCluster()
  }
  return { app, close }
}
