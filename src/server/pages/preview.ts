import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPolicy } from '../../features/consent/consent.server'
import { routes } from '../../platform/http/routes'
import { AppError } from '../../shared/errors'
import { readId } from '../../shared/id'
import { defaultLocale, isLocale } from '../../shared/locale'
import { previews } from '../../site/pages'
import { renderPage } from '../../site/render-page'
import type { AppDeps } from '../deps'
import { loadFrame, siteContext } from './site-frame'

type Previewed = 'pages' | 'posts' | 'schools'

/** Whether the newest version of a document is a draft. */
const newestState = async ({ payload }: AppDeps, collection: Previewed, id: number) => {
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: { _status: true },
    disableErrors: true,
  })
  return doc?._status === 'published' ? 'published' : 'draft'
}

/** The newest version of a document as a page, for staff only and never cached. */
export const previewRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const schema = {
    params: z.object({ collection: z.string(), id: z.string() }),
    // Checked after the user is known.
    querystring: z.object({ locale: z.string().default(defaultLocale).catch('') }),
  }
  routes(app).get('/preview/:collection/:id', { schema }, async (request, reply) => {
    const { collection, id } = request.params
    const { locale } = request.query
    const { user } = await deps.payload.auth({
      headers: new Headers(request.headers as Record<string, string>),
    })
    if (!user) throw new AppError('forbidden', 'Log in to see drafts.')
    const load = Object.hasOwn(previews, collection) ? previews[collection] : undefined
    const number = readId(id)
    if (!load || !number || !isLocale(locale)) throw new AppError('not_found', 'There is no such draft.')

    const { context } = siteContext(deps, locale, true)
    const [content, frame, preview] = await Promise.all([
      load(context, number),
      loadFrame(deps, context),
      newestState(deps, collection as Previewed, number),
    ])
    if (!content) throw new AppError('not_found', 'There is no such draft.')
    const assets = { ...deps.assets, scripts: [...deps.assets.scripts, ...deps.assets.preview] }
    const { html, blocked } = renderPage(content, { ...frame, locale, assets, preview })
    sendPolicy(request, reply, deps.consent.policyFor(frame.consent, blocked).of(request.headers))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(html)
  })
}
