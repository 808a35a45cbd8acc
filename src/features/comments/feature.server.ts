import { documentComments } from '../../platform/http/pages'
import { definePage, pageSlug } from '../../platform/http/public-page'
import type { QueryContext } from '../../platform/payload/query'
import type { PublicDocument, RouteKit, ServerFeature } from '../../platform/server-feature'
import type { OwnStorage } from '../../shared/own-storage'
import { captchaField, captchaService } from '../captcha/services.server'
import { schoolComments } from '../schools/services.server'
import { confirmRoutes } from './author/confirm-routes.server'
import { type CommentedType, commentedTypes, commentsPath, REMEMBER_PREFIX } from './contract'
import { unsubscribeRoutes } from './mail/unsubscribe-routes.server'
import { purgeTask } from './moderation/purge.server'
import { moderationEndpoint } from './moderation/routes/legacy-calls.server'
import { moderationRoutes } from './moderation/routes/moderation-routes.server'
import { publicEditRoutes } from './moderation/routes/public-edit-routes.server'
import { ownCommentRoutes } from './posting/own-comment-routes.server'
import { personalRoutes } from './posting/personal-routes.server'
import { postingRoutes } from './posting/posting-routes.server'
import { keepWithThread, ratingsOfSchools } from './queries.server'
import { moderationController } from './services.server'
import { feedRoutes, permalinkRoutes } from './thread/atom-feed.server'
import {
  loadCommentSection,
  loadCommentsPage,
  loadDocumentComments,
  threadAddress,
} from './thread/thread-pages.server'

const halfYear = 180

/** Listed one by one: other cookies with the same prefix are not ours. */
const cookie = (what: string, days: number, purpose: OwnStorage['purpose']): OwnStorage => ({
  name: REMEMBER_PREFIX + what,
  kind: 'cookie',
  days,
  purpose,
})

const moderationOptions = ({ payload, sendPage, origins, publicUrl, limits }: RouteKit) => ({
  payload,
  sendPage,
  origins,
  secure: publicUrl.startsWith('https:'),
  limitAnonymous: limits.anonymous,
})

/** Threads of schools are always listed, those of posts and pages if there is something to read in them. */
const pagesBelow = async (ctx: QueryContext, documents: readonly PublicDocument[]) => {
  const threads = new Set<PublicDocument>()
  for (const type of ['posts', 'pages'] as const) {
    const written = documents.flatMap((document) =>
      document.kind === type && document.id !== undefined
        ? [{ document, id: document.id, isOpen: document.isOpen ?? false }]
        : [],
    )
    for (const { document } of await keepWithThread(ctx, type, written)) threads.add(document)
  }
  return (document: PublicDocument) => {
    const { kind, slug } = document
    // Comments change on their own: the day on which the document was edited says nothing about them.
    return kind === 'schools' || threads.has(document)
      ? [{ path: commentsPath({ type: kind as CommentedType, slug }) }]
      : []
  }
}

export const comments: ServerFeature = {
  name: 'comments',
  storage: [
    ...['login', 'author', 'email', 'url', 'hash'].map((what) => cookie(what, halfYear, 'remember')),
    cookie('own', 30, 'ownComments'),
    cookie('verified', halfYear, 'verified'),
    { name: 'moderation-keys', kind: 'localStorage', purpose: 'adminLook' },
  ],
  create: ({ payload, services }) => {
    const loadCaptcha = (ctx: QueryContext) => () => services.use(captchaField)(ctx)
    services.provide(schoolComments, {
      load: (ctx, school) => loadCommentSection(ctx, school, loadCaptcha(ctx)),
      listRatings: ratingsOfSchools,
    })
    services.provide(documentComments, (ctx, type, { id, slug, title, commentsOpen }) =>
      loadDocumentComments(ctx, { type, id, slug, name: title, isOpen: commentsOpen }, loadCaptcha(ctx)),
    )
    services.provide(moderationController, (kit) => moderationEndpoint(moderationOptions(kit)))
    const threadOf = (type: CommentedType) =>
      definePage({
        path: commentsPath({ type, slug: ':slug' }),
        params: pageSlug,
        address: ({ slug }, query) => threadAddress({ type, slug }, query),
        isKnown: (known, { slug }) => known(type, slug),
        load: (ctx, { slug }, query) => loadCommentsPage(ctx, { type, slug }, query, loadCaptcha(ctx)),
      })
    return {
      pages: commentedTypes.map(threadOf),
      pagesBelow,
      routes: (app, kit) => {
        moderationRoutes(app, moderationOptions(kit))
        // Answered from memory; those that are not count as variants of pages.
        feedRoutes(app, kit)
      },
      // Below `/schools/<slug>/comments`, `/news/<slug>/comments` and `/<slug>/comments`, and the links of mails.
      visitorRoutes: (app, kit) => {
        const options = { ...kit, payload, captcha: services.use(captchaService) }
        postingRoutes(app, options)
        confirmRoutes(app, options)
        unsubscribeRoutes(app, options)
        ownCommentRoutes(app, options)
        personalRoutes(app, options)
        permalinkRoutes(app, options)
        publicEditRoutes(app, { ...moderationOptions(kit), contextFor: kit.contextFor })
      },
      tasks: [purgeTask()],
    }
  },
}
