import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSigner } from '../../../platform/http/signature'
import { type Locale, localePath, locales } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { commentMessages } from '../messages/messages'
import { formOf, readForms } from '../posting/posting-routes.server'
import type { PostingRoutes } from '../posting/posting-settings.server'
import { toPublicComment } from '../queries.server'
import { CommentItem } from '../thread/CommentItem'
import { findAsked, noteConfirmed } from './confirm-address.server'
import { LinkPage } from './LinkPage'
import { COOKIE_PURPOSE, verifiedCookie } from './remember.server'
import { CONFIRM_PATH, readConfirmLink } from './signed-links.server'

const linkLimit = { max: 60, timeWindow: '10 minutes' }
const maxFormBytes = 8 * 1024

/** Confirms an e-mail address. The link shows a button, because mail programs open links by themselves. */
export const confirmRoutes = (
  app: FastifyInstance,
  { contextFor, sendPage, publicUrl }: PostingRoutes,
): void => {
  const page = (reply: FastifyReply, locale: Locale, title: string, body: React.ReactNode, status = 200) =>
    sendPage(reply, locale, { title, path: CONFIRM_PATH, body, status })

  const sayGone = (reply: FastifyReply, locale: Locale) => {
    const t = commentMessages[locale]
    return page(
      reply,
      locale,
      t.linkGoneTitle,
      <LinkPage title={t.linkGoneTitle} text={t.linkGoneText} />,
      410,
    )
  }

  const ask = async (reply: FastifyReply, locale: Locale, query: URLSearchParams) => {
    const { payload } = contextFor(locale)
    const link = readConfirmLink(query)
    const asked = link && (await findAsked(payload, link))
    if (!link || !asked) return sayGone(reply, locale)
    const { comment } = asked
    const id = typeof comment.school === 'object' ? comment.school.id : comment.school
    const school = await payload.findByID({
      collection: 'schools',
      id,
      select: { name: true },
      locale,
      depth: 0,
    })
    const t = commentMessages[locale]
    const text = fill(t.confirmText, { email: comment.email ?? '', school: school.name })
    const fields = { id: String(link.id), until: link.until, sign: link.sign }
    const action = { address: localePath(locale, CONFIRM_PATH), fields, label: t.confirmButton }
    const body = (
      <LinkPage title={t.confirmTitle} text={text} action={action}>
        <CommentItem comment={toPublicComment(comment)} locale={locale} t={t} avatars={false} />
      </LinkPage>
    )
    return page(reply, locale, t.confirmTitle, body)
  }

  const confirm = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    const { payload } = contextFor(locale)
    const link = readConfirmLink(formOf(request))
    const asked = link && (await findAsked(payload, link))
    if (!asked || !(await noteConfirmed(payload, asked))) return sayGone(reply, locale)
    const signer = createSigner(payload.secret, COOKIE_PURPOSE)
    const secure = publicUrl.startsWith('https:')
    reply.header(
      'set-cookie',
      verifiedCookie(request.headers.cookie, asked.comment.email ?? '', signer, secure),
    )
    const t = commentMessages[locale]
    return page(reply, locale, t.confirmedTitle, <LinkPage title={t.confirmedTitle} text={t.confirmedText} />)
  }

  void app.register(async (scope) => {
    readForms(scope, maxFormBytes)
    // One limit for all languages together.
    const limited = { onRequest: scope.rateLimit(linkLimit) }
    for (const locale of locales) {
      const at = localePath(locale, CONFIRM_PATH)
      scope.get(at, limited, (request, reply) =>
        ask(reply, locale, new URLSearchParams(request.query as Record<string, string>)),
      )
      scope.post(at, { ...limited, bodyLimit: maxFormBytes }, (request, reply) =>
        confirm(request, reply, locale),
      )
    }
  })
}
