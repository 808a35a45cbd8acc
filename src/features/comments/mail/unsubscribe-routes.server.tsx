import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payload } from 'payload'
import { runStatement, sql, t } from '../../../platform/database/statement'
import { localisedRoutes, textFields } from '../../../platform/http/routes'
import { findById } from '../../../platform/payload/find-documents'
import { type Locale, localePath } from '../../../shared/locale'
import { type LinkRoutes, linkLimit, linkPages, maxLinkFormBytes } from '../author/link-pages.server'
import { readUnsubscribe, UNSUBSCRIBE_PATH } from '../author/signed-links.server'
import { commentsMessages } from '../messages/messages'

const c = t.comments

const addressOf = async (payload: Payload, id: number): Promise<string> => {
  const comment = await findById(payload, 'comments', id)
  return comment?.email ?? ''
}

/** Also for comments to which nobody has replied yet. */
const unsubscribe = async (payload: Payload, id: number) => {
  const email = await addressOf(payload, id)
  if (email)
    await runStatement(
      payload,
      sql`update ${c} set ${c.wants_replies} = false where ${c.email} = ${email} and ${c.wants_replies} = true`,
    )
}

/**
 * Ends mails about replies. The link shows a button; a mail program sends the POST itself (RFC 8058), without cookies and
 * with any content type, so all parameters are in the address.
 */
export const unsubscribeRoutes = (app: FastifyInstance, { contextFor, sendPage }: LinkRoutes): void => {
  const { show, showGone } = linkPages(sendPage, UNSUBSCRIBE_PATH, 400)

  const ask = async (reply: FastifyReply, locale: Locale, query: URLSearchParams) => {
    const { payload } = contextFor(locale)
    const id = readUnsubscribe(payload, query)
    if (id === undefined) return showGone(reply, locale)
    const t = commentsMessages(locale)
    const email = (await addressOf(payload, id)) || '–'
    const address = `${localePath(locale, UNSUBSCRIBE_PATH)}?${query}`
    const action = { address, fields: {}, label: t('unsubscribeButton') }
    const text = t('unsubscribeText', { email })
    return show(reply, locale, { title: t('unsubscribeTitle'), text, action })
  }

  const end = async (reply: FastifyReply, locale: Locale, query: URLSearchParams) => {
    const { payload } = contextFor(locale)
    const id = readUnsubscribe(payload, query)
    if (id === undefined) return showGone(reply, locale)
    await unsubscribe(payload, id)
    const t = commentsMessages(locale)
    return show(reply, locale, { title: t('unsubscribedTitle'), text: t('unsubscribedText') })
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxLinkFormBytes },
      (_request, _body, done) => done(null, undefined),
    )
    const { get, post } = localisedRoutes(scope)
    const onRequest = scope.rateLimit({ ...linkLimit, groupId: 'unsubscriptions' })
    const options = { schema: { querystring: textFields }, onRequest }
    get(UNSUBSCRIBE_PATH, options, ({ query }, reply, locale) => ask(reply, locale, query))
    post(UNSUBSCRIBE_PATH, options, ({ query }, reply, locale) => end(reply, locale, query))
  })
}
