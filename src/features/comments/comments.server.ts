import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import type { LimitedOptions } from '../../platform/http/staff-session'
import { unsubscribeRoutes } from './mail/unsubscribe-routes.server'
import { moderationEndpoint } from './moderation/routes/legacy-calls.server'
import { moderationRoutes } from './moderation/routes/moderation-routes.server'
import { publicEditRoutes } from './moderation/routes/public-edit-routes.server'
import { confirmRoutes } from './people/confirm-routes.server'
import { personalRoutes } from './people/personal-routes.server'
import { postingRoutes } from './posting/posting-routes.server'
import type { PostingRoutes } from './posting/posting-settings.server'
import { permalinkRoutes } from './thread/atom-feed.server'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts and client.ts.

export { purgeTask } from './moderation/purge.server'
export { keepWithThread, ratingsOfSchools } from './queries.server'
export { feedRoutes as commentFeeds } from './thread/atom-feed.server'
export {
  loadCommentSection,
  loadCommentsPage,
  loadDocumentComments,
  threadAddress,
} from './thread/thread-pages.server'

interface CommentOptions extends Pick<PostingRoutes, 'sendPage' | 'publicUrl'> {
  payload: Payload
  /** The origins of this site, as browsers send them. */
  origins: string[]
}

const moderationOptions = ({ payload, sendPage, origins, publicUrl }: CommentOptions) => ({
  payload,
  sendPage,
  origins,
  secure: publicUrl.startsWith('https:'),
})

/** Moderation as JSON, for the admin panel. Returns the same at the address of the predecessor's calls. */
export const moderationCalls = (
  app: FastifyInstance,
  { limitAnonymous, ...options }: CommentOptions & LimitedOptions,
) => {
  const limited = { ...moderationOptions(options), limitAnonymous }
  moderationRoutes(app, limited)
  return moderationEndpoint(limited)
}

/** The addresses that visitors use below `/schools/<slug>/comments`, `/news/<slug>/comments` and `/<slug>/comments`, and the links of mails. */
export const commentRoutes = (app: FastifyInstance, options: CommentOptions & PostingRoutes): void => {
  postingRoutes(app, options)
  confirmRoutes(app, options)
  unsubscribeRoutes(app, options)
  personalRoutes(app, options)
  permalinkRoutes(app, options)
  publicEditRoutes(app, { ...moderationOptions(options), contextFor: options.contextFor })
}
