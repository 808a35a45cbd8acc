import { sql } from '@payloadcms/db-sqlite'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payload } from 'payload'
import { runStatement } from '../../../platform/database/statement'
import { localisedRoutes, textFields } from '../../../platform/http/routes'
import { type Locale, localePath } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { commentMessages } from '../messages/messages'
import { LinkPage } from '../people/LinkPage'
import { readUnsubscribe, UNSUBSCRIBE_PATH } from '../people/signed-links.server'
import type { PostingRoutes } from '../posting/posting-settings.server'

const linkLimit = { max: 60, timeWindow: '10 minutes' }
const maxBytes = 8 * 1024

const addressOf = async (payload: Payload, id: number): Promise<string> => {
  const comment = await payload.findByID({ collection: 'comments', id, depth: 0, disableErrors: true })
  return comment?.email ?? ''
}

/** Also for comments to which nobody has replied yet. */
const unsubscribe = async (payload: Payload, id: number) => {
  const email = await addressOf(payload, id)
  if (email)
    await runStatement(
      payload,
      sql`update comments set wants_replies = false where email = ${email} and wants_replies = true`,
    )
}

/**
 * Ending mails about replies: the link shows a button; a mail program sends the POST itself (RFC 8058), without
 * cookies and in whatever content type, so everything that counts is in the address.
 */
export const unsubscribeRoutes = (app: FastifyInstance, { contextFor, sendPage }: PostingRoutes): void => {
  const page = (reply: FastifyReply, locale: Locale, title: string, body: React.ReactNode, status = 200) =>
    sendPage(reply, locale, { title, path: UNSUBSCRIBE_PATH, body, status })

  const sayGone = (reply: FastifyReply, locale: Locale) => {
    const t = commentMessages[locale]
    return page(
      reply,
      locale,
      t.linkGoneTitle,
      <LinkPage title={t.linkGoneTitle} text={t.linkGoneText} />,
      400,
    )
  }

  const ask = async (reply: FastifyReply, locale: Locale, query: URLSearchParams) => {
    const { payload } = contextFor(locale)
    const id = readUnsubscribe(payload, query)
    if (id === undefined) return sayGone(reply, locale)
    const t = commentMessages[locale]
    const email = (await addressOf(payload, id)) || '–'
    const address = `${localePath(locale, UNSUBSCRIBE_PATH)}?${query}`
    const action = { address, fields: {}, label: t.unsubscribeButton }
    const text = fill(t.unsubscribeText, { email })
    return page(
      reply,
      locale,
      t.unsubscribeTitle,
      <LinkPage title={t.unsubscribeTitle} text={text} action={action} />,
    )
  }

  const end = async (reply: FastifyReply, locale: Locale, query: URLSearchParams) => {
    const { payload } = contextFor(locale)
    const id = readUnsubscribe(payload, query)
    if (id === undefined) return sayGone(reply, locale)
    await unsubscribe(payload, id)
    const t = commentMessages[locale]
    return page(
      reply,
      locale,
      t.unsubscribedTitle,
      <LinkPage title={t.unsubscribedTitle} text={t.unsubscribedText} />,
    )
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, _body, done) =>
      done(null, undefined),
    )
    const { get, post } = localisedRoutes(scope)
    const options = { schema: { querystring: textFields }, onRequest: scope.rateLimit(linkLimit) }
    get(UNSUBSCRIBE_PATH, options, ({ query }, reply, locale) => ask(reply, locale, query))
    post(UNSUBSCRIBE_PATH, options, ({ query }, reply, locale) => end(reply, locale, query))
  })
}
