import { createSigner } from '../../../platform/http/signature'
import { localePath } from '../../../shared/locale'
import { commentAnchor, commentsPath, threadPath } from '../contract'
import {
  COOKIE_PURPOSE,
  forgetCookies,
  ownCookie,
  readRemembered,
  rememberCookies,
} from '../people/remember.server'
import { pageOfComment } from '../queries.server'
import type { WrittenComment } from './comment-form'
import type { Sent } from './find-sent.server'
import type { PostingRoutes, Visit } from './posting-options.server'

/**
 * The answer to a comment that was stored. Guests are led to the page that shows it to its author, whatever became of
 * it: nothing tells what was taken for spam from what waits, nor from what everybody sees.
 */
export const answerSent =
  ({ contextFor, publicUrl }: PostingRoutes) =>
  async (
    { request, reply, locale, slug }: Visit,
    school: { id: number; slug: string },
    { id }: Sent,
    written: WrittenComment,
    isStaff: boolean,
  ) => {
    const ctx = contextFor(locale)
    const signer = createSigner(ctx.payload.secret, COOKIE_PURPOSE)
    const secure = publicUrl.startsWith('https:')
    const { cookie } = request.headers
    const { author, email, url } = written
    const remembered = { author, email, url, login: isStaff ? 'staff' : 'guest' } as const
    const kept = written.remember
      ? rememberCookies(remembered, signer, secure)
      : readRemembered(cookie, signer)
        ? forgetCookies(secure)
        : []
    reply.header('set-cookie', [ownCookie(cookie, id, signer, secure), ...kept])
    reply.header('cache-control', 'private, no-store')
    if (!isStaff) return reply.redirect(localePath(locale, `${commentsPath(slug)}/sent`), 303)
    const page = await pageOfComment(ctx, school, id)
    return reply.redirect(`${localePath(locale, threadPath(slug, page))}#${commentAnchor(id)}`, 303)
  }
