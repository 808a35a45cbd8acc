import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageContent } from '../../platform/http/pages'
import type { PageContext } from '../../platform/http/public-page'
import { routes } from '../../platform/http/routes'
import { findSessionUser, type SessionUser } from '../../platform/http/staff-session'
import { sendPolicy } from '../../platform/page-cache/page-policy'
import { findById } from '../../platform/payload/find-documents'
import { ownDocuments } from '../../platform/payload/school-scope'
import type { FeatureParts } from '../../platform/server-feature'
import { AppError } from '../../shared/errors'
import { readId } from '../../shared/id'
import { defaultLocale, isLocale } from '../../shared/locale'
import { renderPage } from '../../site/render-page'
import type { AppDeps } from '../deps'
import { loadFrame, siteContext } from './site-frame'

type Previewed = 'courses' | 'pages' | 'posts' | 'schools'

type PreviewedGlobal = 'home-page' | 'theme'

/** Whether the newest version of a document is a draft. */
const newestState = async ({ payload }: AppDeps, collection: Previewed, id: number) => {
  const doc = await findById(payload, collection, id, { draft: true, select: { _status: true } })
  return doc?._status === 'published' ? 'published' : 'draft'
}

const newestGlobalState = async ({ payload }: AppDeps, slug: PreviewedGlobal) => {
  const doc = await payload.findGlobal({ slug, draft: true, depth: 0, select: { _status: true } })
  return doc._status === 'published' ? 'published' : 'draft'
}

const noDraft = () => new AppError('not_found', 'There is no such draft.')

interface Previewing {
  load: (context: PageContext) => Promise<PageContent | undefined>
  state: () => Promise<'published' | 'draft'>
  /** Whether it is of a school that the user does not work for. */
  isOfOthers?: (user: SessionUser) => Promise<boolean>
  /** The theme of the page, if it is not the published one. */
  theme?: AppDeps['theme']['loadDraft'] | undefined
}

/** The newest version of a document as a page, for staff only and never cached. */
export const previewRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const previews: FeatureParts['previews'] = Object.assign({}, ...deps.parts.map((part) => part.previews))
  const globalPreviews: FeatureParts['globalPreviews'] = Object.assign(
    {},
    ...deps.parts.map((part) => part.globalPreviews),
  )
  const show = async (request: FastifyRequest, reply: FastifyReply, find: () => Previewing | undefined) => {
    const user = await findSessionUser(deps.payload, request)
    if (!user) throw new AppError('forbidden', 'Log in to see drafts.')
    const { locale } = request.query as { locale: string }
    const found = find()
    if (!found || !isLocale(locale) || (await found.isOfOthers?.(user))) throw noDraft()

    const { context } = siteContext(deps, locale, true)
    const [content, frame, preview, draftTheme] = await Promise.all([
      found.load(context),
      loadFrame(deps, context),
      found.state(),
      found.theme?.(),
    ])
    const theme = draftTheme ?? frame.theme
    if (!content) throw noDraft()
    const { css, scripts, preview: only } = deps.assets
    const assets = {
      ...deps.assets,
      css: [...css, ...only.css],
      scripts: [...scripts, ...only.scripts],
    }
    const { html, blocked } = renderPage(content, { ...frame, theme, locale, assets, preview })
    sendPolicy(request, reply, deps.consent.policyFor(frame.consent, blocked).of(request.headers))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(html)
  }

  // Checked after the user is known.
  const querystring = z.object({ locale: z.string().default(defaultLocale).catch('') })

  const ofDocument = { params: z.object({ collection: z.string(), id: z.string() }), querystring }
  routes(app).get('/preview/:collection/:id', { schema: ofDocument }, (request, reply) => {
    const { collection, id } = request.params
    return show(request, reply, () => {
      const load = previews && Object.hasOwn(previews, collection) ? previews[collection] : undefined
      const number = readId(id)
      if (!load || !number) return undefined
      return {
        load: (context) => load(context, number),
        state: () => newestState(deps, collection as Previewed, number),
        isOfOthers: async (user) => {
          const slug = collection as Previewed
          const own = ownDocuments(deps.payload.collections[slug].config, user)
          if (!own) return false
          const where = { and: [{ id: { equals: number } }, own] }
          return (await deps.payload.count({ collection: slug, where })).totalDocs === 0
        },
      }
    })
  })

  const ofGlobal = { params: z.object({ global: z.string() }), querystring }
  routes(app).get('/preview/globals/:global', { schema: ofGlobal }, (request, reply) => {
    const { global } = request.params
    return show(request, reply, () => {
      const load =
        globalPreviews && Object.hasOwn(globalPreviews, global) ? globalPreviews[global] : undefined
      if (!load) return undefined
      return {
        load,
        state: () => newestGlobalState(deps, global as PreviewedGlobal),
        theme: global === 'theme' ? deps.theme.loadDraft : undefined,
      }
    })
  })
}
