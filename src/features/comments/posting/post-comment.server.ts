import type { Payload, PayloadRequest } from 'payload'
import { createSigner } from '../../../platform/http/signature'
import type { FormVisit, Sending } from '../../../platform/http/visitor-form/form-declaration'
import type { QueryContext } from '../../../platform/payload/query'
import { localePath } from '../../../shared/locale'
import {
  COOKIE_PURPOSE,
  forgetCookies,
  ownCookie,
  readRemembered,
  readVerified,
  rememberCookies,
} from '../author/remember.server'
import { attachTo } from '../comment/thread-path'
import { commentAnchor, commentFields, commentsPath, threadPath } from '../contract'
import { pageOfComment } from '../queries.server'
import { readGuardSettings } from '../spam/spam-settings.server'
import type { CheckedComment, PostingPage } from './check-comment.server'
import { decideState, judgeComment } from './judge-comment.server'
import { isReturned } from './posting-pages.server'
import {
  findByIdempotencyKey,
  findSame,
  hashIdempotencyKey,
  hashIp,
  type NewComment,
  storeComment,
  storeReplySubscription,
} from './store-comment.server'

/** The comment that a form has stored. */
export interface PostedComment {
  id: number
  /** By an earlier sending of the form. */
  isRepeated: boolean
}

type CommentSending = Sending<CheckedComment>

const idempotencyKeyOfComment = (
  payload: Payload,
  { parentId }: PostingPage,
  { value, idempotencyKey }: CommentSending,
) => hashIdempotencyKey(payload, idempotencyKey, value.written, parentId)

/** Finds a comment that was posted before, by this form or with this text. */
export const findPosted = async (
  payload: Payload,
  { request }: FormVisit,
  page: PostingPage,
  sending: CommentSending,
): Promise<PostedComment | undefined> => {
  const { document, written } = sending.value
  const above = attachTo(page.abovePath, page.settings.depth)
  const id =
    (await findByIdempotencyKey(payload, idempotencyKeyOfComment(payload, page, sending))) ??
    (await findSame(payload, written, { document, above, ipHash: hashIp(payload, request.ip) }))
  return id === undefined ? undefined : { id, isRepeated: true }
}

/** Runs the spam checks and decides the state of the comment. */
const prepareComment = async (
  payload: Payload,
  { request, locale }: FormVisit,
  page: PostingPage,
  sending: CommentSending,
  guard: Awaited<ReturnType<typeof readGuardSettings>>,
): Promise<NewComment> => {
  const { document, written } = sending.value
  const { parentId, staff, settings, at } = page
  const idempotencyKey = idempotencyKeyOfComment(payload, page, sending)
  const common = { written, document, parentId, idempotencyKey, locale, ipHash: hashIp(payload, request.ip) }
  if (staff) return { ...common, state: 'approved', verified: false, user: staff.id }
  const judgement = await judgeComment(
    payload,
    written,
    {
      at,
      locale,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      trapped: sending.trapped,
      issuedAt: sending.answer?.issuedAt,
      returned: isReturned(payload, sending.typed),
    },
    guard,
  )
  const signer = createSigner(payload.secret, COOKIE_PURPOSE)
  const verified = readVerified(request.headers.cookie, written.email, signer)
  const state = await decideState(payload, settings.approval, judgement, { email: written.email, verified })
  return { ...common, state, verified, judgement }
}

/** Judges a comment; the function that it returns stores it in the transaction of its `req`. */
export const postComment = async (
  payload: Payload,
  publicUrl: string,
  visit: FormVisit,
  page: PostingPage,
  sending: CommentSending,
): Promise<(req: PayloadRequest) => Promise<PostedComment>> => {
  const guard = await readGuardSettings(payload, publicUrl)
  const comment = await prepareComment(payload, visit, page, sending, guard)
  const { secondsBetween } = guard
  const { settings } = page
  return async (req) => ({
    id: await storeComment(req, comment, { settings, secondsBetween, publicUrl }),
    isRepeated: false,
  })
}

/**
 * Where the author goes. Guests always go to the page that lists their own comments, so the response does not reveal whether
 * the comment is approved, waits or is spam.
 */
export const thankAuthor = async (
  ctx: QueryContext,
  publicUrl: string,
  { request, reply, locale }: FormVisit,
  { at, staff, settings }: PostingPage,
  { value: { document, written } }: CommentSending,
  posted: PostedComment | undefined,
): Promise<string> => {
  const { payload } = ctx
  const { author, email, url, remember, wantsReplies } = written
  // The comment is not stored again, but “notify me” may be ticked for the first time.
  if (posted?.isRepeated && wantsReplies && !staff)
    await storeReplySubscription(
      payload,
      { id: posted.id, written, document, locale },
      { settings, publicUrl },
    )
  const signer = createSigner(payload.secret, COOKIE_PURPOSE)
  const secure = publicUrl.startsWith('https:')
  const { cookie } = request.headers
  const own = posted ? [ownCookie(cookie, posted.id, signer, secure)] : []
  const login = staff ? 'staff' : 'guest'
  if (remember) own.push(...rememberCookies({ author, email, url, login }, signer, secure))
  else if (readRemembered(cookie, signer)) own.push(...forgetCookies(secure))
  reply.header('set-cookie', own).header('cache-control', 'private, no-store')
  if (!staff || !posted) return localePath(locale, `${commentsPath(at)}/sent`)
  const place = threadPath(document, await pageOfComment(ctx, document, posted.id))
  return `${localePath(locale, place)}#${commentAnchor(posted.id)}`
}

/** The fields of a new form: what the browser was asked to remember. */
export const rememberedFields = (payload: Payload, { request }: FormVisit): URLSearchParams => {
  const known = readRemembered(request.headers.cookie, createSigner(payload.secret, COOKIE_PURPOSE))
  const { author, email, url, remember } = commentFields
  return new URLSearchParams(
    known ? { [author]: known.author, [email]: known.email, [url]: known.url, [remember]: 'yes' } : {},
  )
}
