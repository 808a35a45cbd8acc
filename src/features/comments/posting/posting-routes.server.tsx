import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readId } from '../../../shared/id'
import { localePath, locales } from '../../../shared/locale'
import { createSigner } from '../../../shared/signature.server'
import { getSchoolName } from '../../schools/queries.server'
import { commentAnchor, commentFields, commentsPath, threadPath } from '../contract'
import { commentMessages } from '../messages/messages'
import { getCommentSettings, pageOfComment, toPublicComment } from '../queries.server'
import { COOKIE_PURPOSE, readOwn, readRemembered } from '../remember.server'
import { findAbove } from './find-above.server'
import { postComment } from './post-comment.server'
import { findStaff, type PostingRoutes, type Visit } from './posting-options.server'
import { formOf, readForms } from './read-form.server'
import { SentPage } from './SentPage'
import { showForm } from './show-form.server'
import { needsConfirming } from './store-comment.server'

const maxFormBytes = 64 * 1024
const postLimit = { max: 60, timeWindow: '10 minutes' }

const idOf = (text: string) => readId(text) ?? 0

/** Writing comments: the form, a reply on a page of its own, and what was sent. */
export const postingRoutes = (app: FastifyInstance, options: PostingRoutes): void => {
  const { contextFor, sendPage } = options
  const show = showForm(options)
  const post = postComment(options)

  /** What this browser has sent here and nobody else sees yet. */
  const showSent = async ({ request, reply, locale, slug }: Visit) => {
    const ctx = contextFor(locale)
    const school = await getSchoolName(ctx, slug)
    if (!school) return reply.callNotFound()
    const settings = await getCommentSettings(ctx)
    const ids = readOwn(request.headers.cookie, createSigner(ctx.payload.secret, COOKIE_PURPOSE))
    const { docs } = await ctx.payload.find({
      collection: 'comments',
      where: {
        id: { in: ids.length ? ids : [0] },
        school: { equals: school.id },
        state: { in: ['unapproved', 'spam'] },
      },
      sort: '-id',
      depth: 0,
      pagination: false,
    })
    const t = commentMessages[locale]
    const [newest] = docs
    const body = (
      <SentPage
        locale={locale}
        t={t}
        slug={slug}
        comments={docs.map(toPublicComment)}
        avatars={settings.avatars}
        confirm={newest !== undefined && needsConfirming(settings, newest)}
      />
    )
    return sendPage(reply, locale, {
      title: docs.length ? t.sentTitle : t.comments,
      path: commentsPath(slug),
      body,
    })
  }

  /** The form on a page of its own: for a reply, or with 0 for a comment where the cached page has no form. */
  const showEmpty = async (visit: Visit, id: number) => {
    const { request, reply, locale, slug } = visit
    const ctx = contextFor(locale)
    const school = await getSchoolName(ctx, slug)
    const above = school && id ? await findAbove(ctx.payload, school.id, id) : undefined
    if (!school || (id && !above)) return reply.callNotFound()
    const [settings, staff] = await Promise.all([getCommentSettings(ctx), findStaff(ctx, request)])
    if (!settings.enabled) return reply.redirect(localePath(locale, commentsPath(slug)), 303)
    if (settings.staffOnly && !staff)
      return reply.redirect(`/admin/login?redirect=${encodeURIComponent(request.url)}`, 303)
    const known = readRemembered(request.headers.cookie, createSigner(ctx.payload.secret, COOKIE_PURPOSE))
    const typed = new URLSearchParams(
      known
        ? {
            [commentFields.author]: known.author,
            [commentFields.email]: known.email,
            [commentFields.url]: known.url,
            [commentFields.remember]: 'yes',
          }
        : {},
    )
    const asks = !staff && settings.captcha
    return show(visit, { typed, settings, school, parentId: id, above: above?.comment, asks })
  }

  /** The address of a comment in mails: on which page of the thread it is changes as others are written. */
  const leadTo = async ({ reply, locale, slug }: Visit, id: number) => {
    const ctx = contextFor(locale)
    const school = await getSchoolName(ctx, slug)
    if (!school) return reply.callNotFound()
    const page = await pageOfComment(ctx, school, id)
    reply.header('cache-control', 'no-store')
    return reply.redirect(`${localePath(locale, threadPath(slug, page))}#${commentAnchor(id)}`, 302)
  }

  const paramsOf = ({ params }: FastifyRequest) => params as { slug: string; id: string }
  void app.register(async (scope) => {
    readForms(scope, maxFormBytes)
    const limited = { bodyLimit: maxFormBytes, onRequest: scope.rateLimit(postLimit) }
    for (const locale of locales) {
      const at = localePath(locale, commentsPath(':slug'))
      scope.post(at, limited, (request, reply) =>
        post({ request, reply, locale, slug: paramsOf(request).slug }, formOf(request)),
      )
      scope.get(`${at}/sent`, (request, reply) =>
        showSent({ request, reply, locale, slug: paramsOf(request).slug }),
      )
      scope.get(`${at}/reply/:id`, (request, reply) => {
        const { slug, id } = paramsOf(request)
        const replied = idOf(id)
        return replied ? showEmpty({ request, reply, locale, slug }, replied) : reply.callNotFound()
      })
      scope.get(`${at}/write`, (request, reply) =>
        showEmpty({ request, reply, locale, slug: paramsOf(request).slug }, 0),
      )
      scope.get(`${at}/at/:id`, (request, reply) => {
        const { slug, id } = paramsOf(request)
        return leadTo({ request, reply, locale, slug }, idOf(id))
      })
    }
  })
}
