import type { FastifyInstance } from 'fastify'
import { ownOrigins } from '../../config/env'
import { commentAnchor, commentsPath } from '../../features/comments/contract'
import { moderationEndpoint } from '../../features/comments/moderation/routes/moderation-routes.server'
import { publicEditRoutes } from '../../features/comments/moderation/routes/public-edit-routes.server'
import { pageOfComment } from '../../features/comments/queries.server'
import { localePath } from '../../shared/locale'
import type { AppDeps } from '../deps'
import { sendPrivatePage } from '../pages/private-page'
import { siteContext } from '../pages/site-context'
import type { LegacyController } from './legacy-calls'

const optionsFor = (deps: AppDeps) => ({
  payload: deps.payload,
  sendPage: sendPrivatePage(deps),
  origins: ownOrigins(deps.env),
  secure: deps.env.publicUrl.startsWith('https:'),
})

/** Moderation of comments by the calls of the site's predecessor. */
export const moderationCalls = (deps: AppDeps): LegacyController => moderationEndpoint(optionsFor(deps))

/** Moderation on the public pages. */
export const moderationRoutes = (app: FastifyInstance, deps: AppDeps): void =>
  publicEditRoutes(app, {
    ...optionsFor(deps),
    placeOf: async (locale, school, id) => {
      const page = await pageOfComment(siteContext(deps, locale).context, school, id)
      return `${localePath(locale, commentsPath(school.slug))}${page > 1 ? `?page=${page}` : ''}#${commentAnchor(id)}`
    },
  })
