import type { FastifyInstance, FastifyReply } from 'fastify'
import { createLocalReq } from 'payload'
import { localisedRoutes, type RequestOf, textFields } from '../../../platform/http/routes'
import { formBody, parseForms } from '../../../platform/http/visitor-form/form-body'
import type { Comment } from '../../../platform/payload/payload-types'
import { type Locale, localePath } from '../../../shared/locale'
import { FormField } from '../../../ui/forms/FormField'
import { type LinkRoutes, linkLimit, linkPages } from '../author/link-pages.server'
import { type DatedLink, OWN_COMMENT_PATH, readDatedLink } from '../author/signed-links.server'
import { CommentItem } from '../comment/CommentItem'
import { commentAnchor, commentFields, threadPath } from '../contract'
import { documentOf, nameInText } from '../documents'
import { findForMail } from '../documents.server'
import { type CommentsMessages, commentsMessages } from '../messages/messages'
import { pageOfComment, toPublicComment } from '../queries.server'
import { correctComment, findOwnComment, withdrawComment } from './change-own-comment.server'
import { readText } from './read-comment'

const sent = { body: formBody }
const maxBytes = 512 * 1024

interface OwnFormProps {
  locale: Locale
  t: CommentsMessages
  comment: Comment
  link: DatedLink
  /** The text as it was sent, if it comes back. */
  typed?: string | undefined
  error?: string | undefined
}

function OwnForm({ locale, t, comment, link, typed, error }: OwnFormProps) {
  const hidden = { id: link.id, until: link.until, sign: link.sign, version: comment.version }
  const { content } = commentFields
  return (
    <form method="post" action={localePath(locale, OWN_COMMENT_PATH)} className="form">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormField id="own-comment-text" label={t('content')} error={error}>
        <textarea name={content} rows={8} required defaultValue={typed ?? comment.content ?? ''} />
      </FormField>
      <p className="form-buttons">
        <button type="submit" className="button" name="action" value="correct">
          {t('ownSave')}
        </button>
        <button type="submit" className="button button-quiet" name="action" value="withdraw" formNoValidate>
          {t('ownWithdraw')}
        </button>
      </p>
    </form>
  )
}

/** The page on which authors correct or withdraw a comment. Its address is in the mail about the comment. */
export const ownCommentRoutes = (
  app: FastifyInstance,
  { contextFor, sendPage, publicUrl }: LinkRoutes,
): void => {
  const { show, showGone } = linkPages(sendPage, OWN_COMMENT_PATH, 410)

  const find = async (locale: Locale, fields: URLSearchParams) => {
    const link = readDatedLink(fields)
    const comment = link && (await findOwnComment(contextFor(locale).payload, link))
    return comment && { link, comment }
  }

  const aboutOf = async (locale: Locale, comment: Comment) => {
    const req = await createLocalReq({}, contextFor(locale).payload)
    return findForMail(req, documentOf(comment), locale)
  }

  const showForm = async (
    reply: FastifyReply,
    locale: Locale,
    { link, comment }: { link: DatedLink; comment: Comment },
    { typed, error, status = 200 }: { typed?: string; error?: string; status?: number } = {},
  ) => {
    const t = commentsMessages(locale)
    const school = nameInText(t, await aboutOf(locale, comment))
    const children = (
      <>
        <CommentItem comment={toPublicComment(comment)} locale={locale} t={t} avatars={false} />
        <OwnForm locale={locale} t={t} comment={comment} link={link} typed={typed} error={error} />
      </>
    )
    return show(reply, locale, { title: t('ownTitle'), text: t('ownText', { school }), children }, status)
  }

  const correct = async (
    { body, ip, headers }: RequestOf<typeof sent>,
    reply: FastifyReply,
    locale: Locale,
    found: { link: DatedLink; comment: Comment },
  ) => {
    const { payload } = contextFor(locale)
    const t = commentsMessages(locale)
    const { text: content, error } = readText('content', body.get(commentFields.content) ?? '', t)
    if (error) return showForm(reply, locale, found, { typed: content, error, status: 400 })
    const document = await aboutOf(locale, found.comment)
    const changed = await correctComment(payload, publicUrl, found.comment, {
      content,
      version: Number(body.get('version')),
      sending: {
        at: document,
        locale,
        ip,
        userAgent: headers['user-agent'] ?? '',
        trapped: false,
        returned: true,
      },
    })
    if (!changed) {
      const current = await find(locale, body)
      if (!current) return showGone(reply, locale)
      return showForm(reply, locale, current, { typed: content, error: t('ownChanged'), status: 409 })
    }
    if (changed.state !== 'approved')
      return show(reply, locale, { title: t('ownSavedTitle'), text: t('ownSavedWaits') })
    const page = await pageOfComment(contextFor(locale), document, changed.id)
    const href = `${localePath(locale, threadPath(document, page))}#${commentAnchor(changed.id)}`
    const children = (
      <p>
        <a href={href}>{t('mail.replyButton')}</a>
      </p>
    )
    return show(reply, locale, { title: t('ownSavedTitle'), text: t('ownSavedText'), children })
  }

  void app.register(async (scope) => {
    parseForms(scope, maxBytes)
    const { get, post } = localisedRoutes(scope)
    const onRequest = scope.rateLimit({ ...linkLimit, groupId: 'own comments by link' })
    get(
      OWN_COMMENT_PATH,
      { schema: { querystring: textFields }, onRequest },
      async (request, reply, locale) => {
        const found = await find(locale, request.query)
        return found ? showForm(reply, locale, found) : showGone(reply, locale)
      },
    )
    post(
      OWN_COMMENT_PATH,
      { schema: sent, onRequest, bodyLimit: maxBytes },
      async (request, reply, locale) => {
        const found = await find(locale, request.body)
        if (!found) return showGone(reply, locale)
        if (request.body.get('action') !== 'withdraw') return correct(request, reply, locale, found)
        await withdrawComment(contextFor(locale).payload, found.comment)
        const t = commentsMessages(locale)
        return show(reply, locale, { title: t('ownWithdrawnTitle'), text: t('ownWithdrawnText') })
      },
    )
  })
}
