import type { FastifyInstance, FastifyReply } from 'fastify'
import { createLocalReq } from 'payload'
import { localisedRoutes, type RequestOf, textFields } from '../../../platform/http/routes'
import { createSigner } from '../../../platform/http/signature'
import { formBody, parseForms } from '../../../platform/http/visitor-form/form-body'
import { type Locale, localePath } from '../../../shared/locale'
import { CommentItem } from '../comment/CommentItem'
import { documentOf, nameInText } from '../documents'
import { findForMail } from '../documents.server'
import { commentsMessages } from '../messages/messages'
import { toPublicComment } from '../queries.server'
import { confirmAddress, findConfirmation } from './confirm-address.server'
import { type LinkRoutes, linkLimit, linkPages, maxLinkFormBytes } from './link-pages.server'
import { COOKIE_PURPOSE, verifiedCookie } from './remember.server'
import { CONFIRM_PATH, readDatedLink } from './signed-links.server'

const confirmation = { body: formBody }

/** Confirms an e-mail address. The link shows a button, because mail programs open links by themselves. */
export const confirmRoutes = (
  app: FastifyInstance,
  { contextFor, sendPage, publicUrl }: LinkRoutes,
): void => {
  const { show, showGone } = linkPages(sendPage, CONFIRM_PATH, 410)

  const ask = async (reply: FastifyReply, locale: Locale, query: URLSearchParams) => {
    const { payload } = contextFor(locale)
    const link = readDatedLink(query)
    const asked = link && (await findConfirmation(payload, link))
    if (!link || !asked) return showGone(reply, locale)
    const { comment } = asked
    const document = await findForMail(await createLocalReq({}, payload), documentOf(comment), locale)
    const t = commentsMessages(locale)
    const text = t('confirmText', { email: comment.email ?? '', school: nameInText(t, document) })
    const fields = { id: String(link.id), until: link.until, sign: link.sign }
    const action = { address: localePath(locale, CONFIRM_PATH), fields, label: t('confirmButton') }
    const shown = <CommentItem comment={toPublicComment(comment)} locale={locale} t={t} avatars={false} />
    return show(reply, locale, { title: t('confirmTitle'), text, action, children: shown })
  }

  const confirm = async (request: RequestOf<typeof confirmation>, reply: FastifyReply, locale: Locale) => {
    const { payload } = contextFor(locale)
    const link = readDatedLink(request.body)
    const asked = link && (await findConfirmation(payload, link))
    if (!asked || !(await confirmAddress(payload, asked))) return showGone(reply, locale)
    const signer = createSigner(payload.secret, COOKIE_PURPOSE)
    const secure = publicUrl.startsWith('https:')
    reply.header(
      'set-cookie',
      verifiedCookie(request.headers.cookie, asked.comment.email ?? '', signer, secure),
    )
    const t = commentsMessages(locale)
    return show(reply, locale, { title: t('confirmedTitle'), text: t('confirmedText') })
  }

  void app.register(async (scope) => {
    parseForms(scope, maxLinkFormBytes)
    const { get, post } = localisedRoutes(scope)
    const onRequest = scope.rateLimit({ ...linkLimit, groupId: 'confirmations' })
    get(CONFIRM_PATH, { schema: { querystring: textFields }, onRequest }, ({ query }, reply, locale) =>
      ask(reply, locale, query),
    )
    post(CONFIRM_PATH, { schema: confirmation, onRequest, bodyLimit: maxLinkFormBytes }, confirm)
  })
}
