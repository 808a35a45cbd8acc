import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { queueMail, queueVisitorMail } from '../../../platform/mail/queue'
import { findById } from '../../../platform/payload/find-documents'
import { loadSiteLanguages } from '../../../platform/payload/languages/site-languages'
import type { Comment } from '../../../platform/payload/payload-types'
import { slugPath } from '../../../shared/address/slug-path'
import { isMailAddress } from '../../../shared/formats/mail'
import { isLocale, localePath } from '../../../shared/locale'
import { unsubscribeAddress } from '../author/signed-links.server'
import { commentsPath, MODERATION_PATH } from '../contract'
import { documentOf } from '../documents'
import { findForMail } from '../documents.server'
import { pendingMail, REPLY_MAIL_DELAY_MS, replyMail } from './comment-mails'

const c = t.comments

declare module 'payload' {
  interface RequestContext {
    /** No mails are sent about the comments that the request stores, as for the demo. */
    withoutCommentMails?: boolean
  }
}

const writtenOf = ({ id, author, content, email, url }: Comment) => ({
  id,
  author: author ?? '',
  email: email ?? '',
  url: url ?? '',
  content: content ?? '',
})

/** Mails each moderator about a new comment that waits. */
export const notifyModerators =
  (publicUrl: string): CollectionAfterChangeHook<Comment> =>
  async ({ doc: comment, operation, req }) => {
    if (operation !== 'create' || comment.state !== 'unapproved' || req.context.withoutCommentMails)
      return comment
    const { notify } = await req.payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
    // An invalid address in the settings must not prevent the comment.
    const addresses = [...new Set((notify ?? []).map((address) => address.trim()))].filter(isMailAddress)
    if (!addresses.length) return comment
    const document = await findForMail(req, documentOf(comment))
    const { main } = await loadSiteLanguages(req.payload, req)
    const addressesOf = {
      moderation: `${publicUrl}${MODERATION_PATH}?comment=${comment.id}`,
      page: publicUrl + slugPath(document.type, document.slug),
    }
    for (const to of addresses)
      await queueMail(req.payload, pendingMail(to, writtenOf(comment), document, addressesOf, main), req)
    return comment
  }

/** True once per comment, for one of several concurrent attempts. */
const takeReplyMail = async (req: PayloadRequest, id: number) =>
  (await runStatementIn(
    req,
    sql`update ${c} set ${c.reply_mailed} = true where ${c.id} = ${id} and coalesce(${c.reply_mailed}, false) = false`,
  )) === 1

const findRepliedTo = async (req: PayloadRequest, reply: Comment): Promise<Comment | undefined> => {
  const found = await findById(req, 'comments', reply.repliedTo ?? reply.parent)
  return found ?? undefined
}

/** Mails the author of the parent comment, if they asked for it and have confirmed their address. */
export const notifyParentAuthor =
  (publicUrl: string): CollectionAfterChangeHook<Comment> =>
  async ({ doc: reply, previousDoc, operation, req }) => {
    const isNew = operation === 'create' || previousDoc.state !== 'approved'
    if (
      reply.state !== 'approved' ||
      !isNew ||
      !(reply.repliedTo || reply.parent) ||
      reply.replyMailed ||
      req.context.withoutCommentMails
    )
      return reply
    const above = await findRepliedTo(req, reply)
    if (!above?.wantsReplies || !above.verified || !isMailAddress(above.email)) return reply
    if (above.email === reply.email) return reply
    const settings = await req.payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
    if (!settings.replyMail || !(await takeReplyMail(req, reply.id))) return reply
    const locale = isLocale(above.language)
      ? above.language
      : (await loadSiteLanguages(req.payload, req)).main
    const document = await findForMail(req, documentOf(above), locale)
    const mail = replyMail(locale, { ...writtenOf(above), email: above.email }, writtenOf(reply), {
      document,
      link: `${publicUrl}${localePath(locale, commentsPath(document))}/${reply.id}`,
      unsubscribe: unsubscribeAddress(req.payload, publicUrl, locale, above.id),
    })
    await queueVisitorMail(req.payload, mail, req, REPLY_MAIL_DELAY_MS)
    return reply
  }
