import type { FastifyInstance } from 'fastify'
import type { VisitorForm } from '../../../platform/http/visitor-form/form-declaration'
import { visitorForm } from '../../../platform/http/visitor-form/visitor-form'
import { defaultLocale, localePath } from '../../../shared/locale'
import type { Captcha } from '../../captcha/queries.server'
import type { LinkRoutes } from '../author/link-pages.server'
import { type CommentedType, commentedTypes, commentFields, commentsPath } from '../contract'
import { commentsMessages } from '../messages/messages'
import {
  type CheckedComment,
  checkComment,
  loadPostingPage,
  type PostingPage,
  postingPageWhileAway,
} from './check-comment.server'
import {
  findPosted,
  type PostedComment,
  postComment,
  rememberedFields,
  thankAuthor,
} from './post-comment.server'
import { renderForm, renderSent } from './posting-pages.server'
import { readParentId } from './read-comment'

interface PostingRoutes extends LinkRoutes {
  captcha: Captcha
}

/** The form of one kind of documents. It is part of cached pages, and shown alone for a reply or if it comes back. */
const commentForm = (
  type: CommentedType,
  { contextFor, publicUrl }: PostingRoutes,
): VisitorForm<PostingPage, CheckedComment, PostedComment> => {
  const { payload } = contextFor(defaultLocale)
  const path = commentsPath({ type, slug: ':slug' })
  const at = ({ slug = '' }: { slug?: string }) => ({ type, slug })
  return {
    purpose: 'comment',
    path,
    shownAt: [`${path}/write`, `${path}/reply/:id`],
    maxBytes: 512 * 1024,
    // All kinds of documents share the limits.
    limit: { groupId: 'posted comments', max: 60, timeWindow: '10 minutes' },
    pageLimit: { groupId: 'pages of comments', max: 60, timeWindow: '1 minute' },
    honeypot: commentFields.trap,
    isOnCachedPages: true,
    texts: (locale) => {
      const t = commentsMessages(locale)
      return {
        errorPrefix: t('errorPrefix'),
        notStored: t('notStored'),
        tooFast: (seconds) => t('tooFast', { count: seconds }),
      }
    },
    load: (visit, typed) => loadPostingPage(contextFor(visit.locale), at(visit.params), visit, typed),
    loadWithoutDatabase: async ({ params }, typed) => postingPageWhileAway(at(params), typed),
    asksCaptcha: ({ staff, settings }) => !staff && settings.captcha,
    firstValues: (visit) => rememberedFields(payload, visit),
    schema: (typed, page, { locale }) => checkComment(payload, locale, typed, page),
    render: ({ locale }, page, shown) => renderForm(payload, locale, page, shown),
    rejectedAt: ({ locale }, page, { typed }) => {
      const parentId = readParentId(typed)
      return localePath(locale, `${commentsPath(page.at)}${parentId ? `/reply/${parentId}` : '/write'}`)
    },
    findStored: (visit, page, sending) => findPosted(payload, visit, page, sending),
    store: (visit, page, sending) => postComment(payload, publicUrl, visit, page, sending),
    thank: (visit, page, sending, posted) =>
      thankAuthor(contextFor(visit.locale), publicUrl, visit, page, sending, posted),
    thanks: {
      path: `${path}/sent`,
      render: ({ request, locale, params }) => renderSent(contextFor(locale), at(params), request),
    },
  }
}

/** Routes of posting: the form, replies on their own page, and the list of sent comments. */
export const postingRoutes = (app: FastifyInstance, options: PostingRoutes): void => {
  const { contextFor, captcha, sendPage } = options
  const services = { payload: contextFor(defaultLocale).payload, captcha, sendPage }
  for (const type of commentedTypes) visitorForm(app, services, commentForm(type, options))
}
