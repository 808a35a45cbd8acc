import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { localisedRoutes, type RequestOf, slugParams, textFields } from '../../../../platform/http/routes'
import { requireOwnPage, sessionReader } from '../../../../platform/http/staff-session'
import type { User } from '../../../../platform/payload/payload-types'
import type { QueryContext } from '../../../../platform/payload/query'
import { AppError, toAppError } from '../../../../shared/errors'
import { type Locale, localePath } from '../../../../shared/locale'
import {
  type CommentedDocument,
  type CommentedType,
  commentAnchor,
  commentedTypes,
  commentFields,
  commentsPath,
  type ModeratedComment,
  threadPath,
} from '../../contract'
import { commentsMessages } from '../../messages/messages'
import { pageOfComment } from '../../queries.server'
import { readTexts } from '../comment-text'
import { RefusalBody } from '../list/moderation-page.server'
import { missingComment } from '../lock-comments.server'
import { findComment } from '../moderation-service.server'
import { explainRefusal } from '../refusal'
import { readCid, readVersion, safeReturn } from '../request-fields'
import { saveComment } from '../save-comment.server'
import { html, type ModerationOptions, markStaff, requireModerator } from './moderation-request.server'
import { PublicEditForm } from './PublicEditForm'

interface PublicEditOptions extends ModerationOptions {
  contextFor: (locale: Locale) => QueryContext
}

const opened = { params: slugParams.extend({ id: z.string() }), querystring: textFields }
const saved = { ...opened, body: textFields }

type EditRequest = RequestOf<typeof opened>

/** Moderators edit the text of a comment on the public page. */
export const publicEditRoutes = (app: FastifyInstance, options: PublicEditOptions): void => {
  for (const type of commentedTypes) editRoutesOf(app, type, options)
}

const editRoutesOf = (app: FastifyInstance, type: CommentedType, options: PublicEditOptions): void => {
  const { payload, sendPage, origins, secure, contextFor } = options
  // The scope of these routes limits every client.
  const readSession = sessionReader(payload)

  /** The public address of a comment. */
  const placeOf = async (locale: Locale, document: CommentedDocument, id: number) => {
    const page = await pageOfComment(contextFor(locale), document, id)
    return `${localePath(locale, threadPath(document, page))}#${commentAnchor(id)}`
  }

  const findRow = async ({ slug, id }: EditRequest['params'], user: User): Promise<ModeratedComment> => {
    const number = readCid(new URLSearchParams({ cid: id }))
    const row = await findComment(payload, user, number)
    if (!row || row.document.type !== type || row.document.slug !== slug)
      throw missingComment(number, commentFields.commentId)
    return row
  }

  /** The page where the edit began, if the form or the link names one; else the page where visitors see the comment. */
  const backOf = async (fields: URLSearchParams, locale: Locale, { document, id }: ModeratedComment) =>
    safeReturn(fields.get('return'), '') || (await placeOf(locale, document, id))

  const show = async (
    { query }: EditRequest,
    reply: FastifyReply,
    locale: Locale,
    row: ModeratedComment,
    typed?: { fields: URLSearchParams; content: string; error: AppError },
  ) => {
    const path = `${commentsPath(row.document)}/edit/${row.id}`
    const t = commentsMessages(locale)
    const form = (
      <PublicEditForm
        t={t}
        action={localePath(locale, path)}
        id={row.id}
        version={row.version}
        content={typed?.content ?? row.content}
        back={await backOf(typed?.fields ?? query, locale, row)}
        error={typed && explainRefusal(typed.error, locale)}
      />
    )
    if (query.get('format') === 'raw') return reply.type(html).send(renderToStaticMarkup(form))
    const title = t('editTitle', { author: row.author || t('anonymous') })
    return sendPage(reply, locale, {
      title,
      path,
      status: typed?.error.status,
      body: (
        <div className="wrap moderation-page">
          <h1>{title}</h1>
          {typed?.error.code === 'conflict' && (
            <blockquote className="moderation-text" dir="auto">
              {row.content}
            </blockquote>
          )}
          {form}
        </div>
      ),
    })
  }

  const save = async (request: RequestOf<typeof saved>, reply: FastifyReply, locale: Locale) => {
    requireOwnPage(request, origins)
    const user = requireModerator(await readSession(request))
    const { params, body: fields } = request
    const row = await findRow(params, user)
    if (fields.get(commentFields.commentId) !== params.id)
      throw new AppError('bad_request', 'comment_id is not the number in the address.', {
        field: commentFields.commentId,
      })
    const content = fields.get(commentFields.content) ?? ''
    try {
      const texts = readTexts(new URLSearchParams({ content }))
      await saveComment(payload, user, { cid: row.id, version: readVersion(fields, row.id), texts })
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code !== 'bad_request' && error.code !== 'conflict') throw error
      return show(request, reply, locale, await findRow(params, user), { fields, content, error })
    }
    return reply.redirect(await backOf(fields, locale, row), 303)
  }

  const open = async (request: EditRequest, reply: FastifyReply, locale: Locale) => {
    const user = requireModerator(await readSession(request))
    markStaff(request, reply, secure)
    return show(request, reply, locale, await findRow(request.params, user))
  }

  /** Errors become a page with the message and a login link. */
  const guarded =
    <Edit extends EditRequest>(
      respond: (request: Edit, reply: FastifyReply, locale: Locale) => Promise<FastifyReply>,
    ) =>
    async (request: Edit, reply: FastifyReply, locale: Locale) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      try {
        return await respond(request, reply, locale)
      } catch (thrown) {
        const error = toAppError(thrown)
        if (error.status >= 500) throw error
        const { status } = error
        const title = commentsMessages(locale)('comments')
        const body = (
          <div className="wrap moderation-page">
            <h1>{title}</h1>
            <RefusalBody error={error} url={request.url} locale={locale} />
          </div>
        )
        return sendPage(reply, locale, { title, path: '/', body, status })
      }
    }

  const { get, post } = localisedRoutes(app)
  const path = `${commentsPath({ type, slug: ':slug' })}/edit/:id`
  get(path, { schema: opened }, guarded(open))
  post(path, { schema: saved }, guarded(save))
}
