import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { localisedRoutes, slugParams } from '../../../platform/http/routes'
import { createSigner } from '../../../platform/http/signature'
import { findSessionUser } from '../../../platform/http/staff-session'
import { findAll } from '../../../platform/payload/find-documents'
import type { User } from '../../../platform/payload/payload-types'
import type { QueryContext } from '../../../platform/payload/query'
import { type Locale, localePath } from '../../../shared/locale'
import { publicName } from '../../../shared/staff-account'
import { COOKIE_PURPOSE, ownIdsCookie, readOwn, readRemembered } from '../author/remember.server'
import { CommentItem } from '../comment/CommentItem'
import {
  type CommentSettings,
  commentedTypes,
  commentsPath,
  type DocumentAddress,
  type PersonalResponse,
} from '../contract'
import { documentFields } from '../documents'
import { getDocument } from '../documents.server'
import { commentsMessages } from '../messages/messages'
import { canModerate } from '../moderation/cms-can-moderate'
import { getSettingsOf, toPublicComment } from '../queries.server'
import { CommentForm } from './CommentForm'

export interface PersonalRoutes {
  contextFor: (locale: Locale) => QueryContext
  publicUrl: string
}

const personalLimit = { groupId: 'own comments', max: 60, timeWindow: '1 minute' }

/** The visitor's own comments that are not public. One that is marked as spam is shown as waiting, too. */
const findOwnPending = async ({ payload }: QueryContext, ids: number[]) => {
  if (!ids.length) return []
  return findAll(
    payload,
    'comments',
    {
      id: { in: ids },
      state: { in: ['unapproved', 'spam'] },
    },
    { sort: 'id' },
  )
}

/** The form for staff, where only staff may write; the cached page does not contain it. */
const formFor = (locale: Locale, at: DocumentAddress, settings: CommentSettings, user: User) =>
  renderToStaticMarkup(
    <CommentForm
      locale={locale}
      t={commentsMessages(locale)}
      action={localePath(locale, commentsPath(at))}
      settings={settings}
      typed={new URLSearchParams({ author: publicName(user.name) ?? '', email: user.email ?? '' })}
      errors={[]}
      parentId={0}
    />,
  )

/** Personal data that cached pages must not contain. Requested by browsers that have one of the cookies. */
export const personalRoutes = (app: FastifyInstance, { contextFor, publicUrl }: PersonalRoutes): void => {
  const secure = publicUrl.startsWith('https:')
  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    at: DocumentAddress,
  ): Promise<PersonalResponse | undefined> => {
    const ctx = contextFor(locale)
    const { payload } = ctx
    const document = await getDocument(ctx, at)
    if (!document) return undefined
    const signer = createSigner(payload.secret, COOKIE_PURPOSE)
    const { cookie } = request.headers
    const own = readOwn(cookie, signer)
    const [settings, user, waiting] = await Promise.all([
      getSettingsOf(ctx, document),
      findSessionUser(payload, request),
      findOwnPending(ctx, own),
    ])
    const stillOwn = own.filter((id) => waiting.some((comment) => comment.id === id))
    // Comments that no longer wait are removed from the cookie.
    if (stillOwn.length < own.length) reply.header('set-cookie', ownIdsCookie(stillOwn, signer, secure))
    const pending = waiting
      .filter((comment) => comment[documentFields[at.type]] === document.id)
      .map(toPublicComment)
    const { author, email, url } = readRemembered(cookie, signer) ?? {}
    const t = commentsMessages(locale)
    return {
      ...(author !== undefined && { remembered: { author, email: email ?? '', url: url ?? '' } }),
      pending: pending.map((comment) => ({
        parentId: comment.parentId,
        html: renderToStaticMarkup(
          <CommentItem comment={comment} locale={locale} t={t} pending avatars={settings.avatars} />,
        ),
      })),
      canModerate: canModerate(user),
      ...(user &&
        settings.enabled &&
        settings.staffOnly && { formHtml: formFor(locale, at, settings, user) }),
    }
  }

  const { get } = localisedRoutes(app)
  const onRequest = app.rateLimit(personalLimit)
  for (const type of commentedTypes)
    get(
      `${commentsPath({ type, slug: ':slug' })}/personal`,
      { schema: { params: slugParams }, config: { json: true }, onRequest },
      async (request, reply, locale) => {
        const found = await respond(request, reply, locale, { type, slug: request.params.slug })
        if (!found) return reply.callNotFound()
        return reply
          .header('cache-control', 'private, no-store')
          .header('x-robots-tag', 'noindex')
          .send(found)
      },
    )
}
