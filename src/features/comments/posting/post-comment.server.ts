import { claimedFor } from '../../../platform/database/claims'
import { createSigner } from '../../../platform/http/signature'
import { readOnce } from '../../../platform/http/visit'
import { type AppError, toAppError } from '../../../shared/errors'
import { formError } from '../../../shared/form-fields'
import { localePath } from '../../../shared/locale'
import { plural } from '../../../shared/text/plural'
import { type CommentedDocument, commentAnchor, commentFields, commentsPath, threadPath } from '../contract'
import { commentMessages } from '../messages/messages'
import {
  COOKIE_PURPOSE,
  forgetCookies,
  ownCookie,
  readRemembered,
  readVerified,
  rememberCookies,
} from '../people/remember.server'
import { pageOfComment } from '../queries.server'
import { attachTo } from '../thread/thread-path'
import { type Checked, captchaRefusal, checkComment } from './check-comment.server'
import { decideState, judgeComment } from './judge-comment.server'
import { isReturned, showForm } from './posting-pages.server'
import {
  type CommentVisit,
  type GuardSettings,
  type PostingRoutes,
  readGuardSettings,
} from './posting-settings.server'
import { readParentId, type WrittenComment } from './read-comment'
import {
  findByOnce,
  findSame,
  hashIp,
  type NewComment,
  onceHash,
  rateKey,
  type Sent,
  storeComment,
  storeReplySubscription,
} from './store-comment.server'

/**
 * The redirect after a comment was stored. Guests always go to the page that lists their own comments, so the answer does
 * not reveal whether the comment is approved, waits or is spam.
 */
const redirectAfterPosting =
  ({ contextFor, publicUrl }: PostingRoutes) =>
  async (
    { request, reply, locale }: CommentVisit,
    document: CommentedDocument,
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
    if (!isStaff) return reply.redirect(localePath(locale, `${commentsPath(document)}/sent`), 303)
    const page = await pageOfComment(ctx, document, id)
    return reply.redirect(`${localePath(locale, threadPath(document, page))}#${commentAnchor(id)}`, 303)
  }

/** Shows the form again with what was typed and the reason. Works without the database. */
export const returnForm = (options: PostingRoutes) => {
  const show = showForm(options)
  return (visit: CommentVisit, typed: URLSearchParams, { code, status }: AppError) => {
    const { locale, reply } = visit
    const t = commentMessages[locale]
    const seconds = Number(reply.getHeader('retry-after')) || 1
    const message =
      code === 'too_many_requests' ? plural(locale, seconds, t.tooFastOne, t.tooFastOther) : t.notStored
    const parentId = readParentId(typed) ?? 0
    return show(visit, { typed, parentId, errors: [formError(message)], status, asks: true })
  }
}

/** Handles a posted comment: check, detect duplicates, judge, store, redirect. */
export const postComment = (options: PostingRoutes) => {
  const { contextFor, captcha, publicUrl } = options
  const show = showForm(options)
  const answer = redirectAfterPosting(options)
  const giveBack = returnForm(options)

  /** Runs the spam checks and decides the state of the comment. */
  const prepare = async (
    { request, locale, at }: CommentVisit,
    typed: URLSearchParams,
    { comment, document, settings, parentId, staff, answer: captchaAnswer }: Checked,
    guard: GuardSettings,
    once: string,
  ): Promise<NewComment> => {
    const { payload } = contextFor(locale)
    const ipHash = hashIp(payload, request.ip)
    const common = { written: comment, document, parentId, once, locale, ipHash }
    if (staff) return { ...common, state: 'approved', verified: false, user: staff.id }
    const sending = {
      at,
      locale,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      trapped: Boolean(typed.get(commentFields.trap)),
      issuedAt: captchaAnswer?.issuedAt,
      returned: isReturned(payload, typed),
    }
    const judgement = await judgeComment(payload, comment, sending, guard)
    const signer = createSigner(payload.secret, COOKIE_PURPOSE)
    const verified = readVerified(request.headers.cookie, comment.email, signer)
    const guest = { email: comment.email, verified }
    const state = await decideState(payload, settings.approval, judgement, guest)
    return { ...common, state, verified, judgement }
  }

  const post = async (visit: CommentVisit, typed: URLSearchParams) => {
    const { reply, locale, request } = visit
    const { payload } = contextFor(locale)
    const result = await checkComment(options, visit, typed)
    if (!result) return reply.callNotFound()
    if ('refused' in result) return show(visit, result.refused)
    const { checked, form } = result
    const { comment, document, settings, staff, parentId } = checked

    const once = onceHash(payload, readOnce(typed), comment, parentId)
    const ipHash = hashIp(payload, request.ip)
    const above = attachTo(checked.abovePath, settings.depth)
    const findSent = async () =>
      (await findByOnce(payload, once)) ?? (await findSame(payload, comment, { document, above, ipHash }))
    const thank = (sent: NonNullable<Awaited<ReturnType<typeof findSent>>>) =>
      answer(visit, document, sent, comment, Boolean(staff))
    /** The comment is not stored again, but “notify me” may be ticked for the first time. */
    const thankAgain = async (sent: Parameters<typeof thank>[0]) => {
      const wish = { id: sent.id, written: comment, document, locale }
      if (comment.wantsReplies && !staff) await storeReplySubscription(payload, wish, { settings, publicUrl })
      return thank(sent)
    }
    // Sent twice: the first request stored it.
    const sent = await findSent()
    if (sent) return thankAgain(sent)

    const guard = await readGuardSettings(payload, publicUrl)
    const prepared = await prepare(visit, typed, checked, guard, once)
    const { secondsBetween } = guard
    const storing = { settings, captcha, answer: checked.answer, secondsBetween, publicUrl }
    const stored = await storeComment(payload, prepared, storing).catch(async (error) => {
      // Sent twice at the same time with two captcha answers: the unique `once` refuses the second.
      if (await findByOnce(payload, once)) return 'captcha used' as const
      throw error
    })
    if (typeof stored === 'number') return thank({ id: stored, state: prepared.state })
    const first = await findSent()
    if (first) return thankAgain(first)
    if (stored === 'captcha used') return show(visit, await captchaRefusal(options, visit, form, 'used'))
    const t = commentMessages[locale]
    const seconds = Math.max(1, Math.ceil((await claimedFor(payload, rateKey(ipHash))) / 1000))
    const errors = [formError(plural(locale, seconds, t.tooFastOne, t.tooFastOther))]
    reply.header('retry-after', seconds)
    return show(visit, { ...form, errors, status: 429 })
  }

  /** Returns the form with what was typed if anything fails. */
  return async (visit: CommentVisit, typed: URLSearchParams) => {
    try {
      return await post(visit, typed)
    } catch (thrown) {
      const error = toAppError(thrown)
      visit.request.log.error({ err: error.cause ?? error, code: error.code }, 'a comment was not stored')
      return giveBack(visit, typed, error)
    }
  }
}
