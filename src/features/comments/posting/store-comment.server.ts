import type { Payload, PayloadRequest } from 'payload'
import { claim, claimedForIn } from '../../../platform/database/claims'
import { readRows, readRowsIn, sql, t } from '../../../platform/database/statement'
import { createSigner } from '../../../platform/http/signature'
import { Rejection } from '../../../platform/http/visitor-form/form-declaration'
import { mayMail, queueVisitorMail } from '../../../platform/mail/queue'
import { findAll } from '../../../platform/payload/find-documents'
import { inTransaction } from '../../../platform/transaction/transaction'
import { clientNetwork } from '../../../shared/address/client-network'
import { formError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { DAY_MS } from '../../../shared/time/days'
import { confirmDays, confirmPageAddress, ownCommentAddress, ownDays } from '../author/signed-links.server'
import { parentPathOf } from '../comment/thread-path'
import { type CommentSettings, type CommentState, type DocumentReference, mailAbout } from '../contract'
import { ownedBy } from '../documents'
import { findForMail, inThread } from '../documents.server'
import { confirmMail, ownCommentMail } from '../mail/comment-mails'
import { commentsMessages } from '../messages/messages'
import type { Judgement } from './judge-comment.server'
import type { WrittenComment } from './read-comment'

const c = t.comments

/**
 * Identifies one sending of a form. Sent twice, it is one comment; sent again with a different text, it is another one.
 */
export const hashIdempotencyKey = (
  payload: Payload,
  idempotencyKey: string,
  comment: WrittenComment,
  parentId: number,
): string => {
  const { author, email, content } = comment
  const text = JSON.stringify([idempotencyKey, author, email, content, parentId])
  return createSigner(payload.secret, 'comment-once').sign(text).slice(0, 32)
}

/** The id of the comment that this form has stored before. */
export const findByIdempotencyKey = async (
  payload: Payload,
  idempotencyKey: string,
): Promise<number | undefined> => {
  const docs = await findAll(
    payload,
    'comments',
    { once: { equals: idempotencyKey } },
    { select: { state: true }, limit: 1 },
  )
  return docs[0]?.id
}

/** Query for comments with the same text, author and sender. */
export const sameComments = (
  { author, email, content }: Pick<WrittenComment, 'author' | 'email' | 'content'>,
  { document, ipHash, since }: { document: DocumentReference; ipHash: string; since: Date },
) =>
  // The unary plus makes SQLite use the index of senders: one sender has few comments, a document may have many.
  sql`select ${c.id}, ${c.path} from ${c}
    where ${c.ip_hash} = ${ipHash} and +${inThread(document)} and coalesce(${c.email}, '') = ${email}
      and coalesce(${c.author}, '') = ${author} and ${c.content} = ${content}
      and ${c.state} <> 'removed' and ${c.created_at} > ${since.toISOString()}
    order by ${c.id} limit 20`

/**
 * Finds this comment if it was sent from another form within a day. Only one sender's comments count, otherwise strangers could
 * find out whether an address has commented here.
 */
export const findSame = async (
  payload: Payload,
  comment: WrittenComment,
  { document, above, ipHash }: { document: DocumentReference; above: string; ipHash: string },
): Promise<number | undefined> => {
  const since = new Date(Date.now() - DAY_MS)
  const rows = await readRows(payload, sameComments(comment, { document, ipHash, since }))
  const same = rows.find(({ path }) => parentPathOf(String(path ?? '')) === above)
  return same && Number(same.id)
}

/** A comment that is ready to be stored. */
export interface NewComment {
  written: WrittenComment
  document: DocumentReference
  parentId: number
  idempotencyKey: string
  locale: Locale
  state: CommentState
  judgement?: Judgement
  ipHash: string
  /** This browser has confirmed the address. */
  verified: boolean
  /** The member of staff who wrote it. */
  user?: number
}

interface StoreOptions {
  settings: Pick<CommentSettings, 'approval' | 'replyMail'>
  secondsBetween: number
  publicUrl: string
}

const hashOf = (payload: Payload, purpose: string, text: string) =>
  createSigner(payload.secret, purpose).sign(text).slice(0, 22)

/** A keyed hash of the sender's network: shows that two comments come from the same network without storing the address. */
export const hashIp = (payload: Payload, ip: string): string =>
  hashOf(payload, 'comment-ip', clientNetwork(ip))

const rateKey = (ipHash: string): string => `rate:${ipHash}`

/** Whether confirming the address has an effect: trust in mode `first`, or mails about replies. */
export const needsConfirming = (
  { approval, replyMail }: StoreOptions['settings'],
  comment: { email?: string | null; verified?: boolean | null; wantsReplies?: boolean | null },
): boolean =>
  Boolean(comment.email) &&
  !comment.verified &&
  (approval === 'first' || (replyMail && Boolean(comment.wantsReplies)))

type Asked = Pick<NewComment, 'written' | 'document' | 'locale'> & { mayApprove: boolean }

/** Queues the confirmation mail unless the address has reached its daily limit. */
const askToConfirm = async (
  req: PayloadRequest,
  id: number,
  { written, document, locale, mayApprove }: Asked,
  publicUrl: string,
) => {
  if (!(await mayMail(req, 'confirm', written.email))) return
  const link = confirmPageAddress(req.payload, publicUrl, locale, { id, email: written.email, mayApprove })
  const own = ownCommentAddress(req.payload, publicUrl, locale, { id, email: written.email })
  const about = { document: await findForMail(req, document, locale), link, own, days: confirmDays }
  await queueVisitorMail(req.payload, confirmMail(locale, { id, ...written }, about), req)
}

/** Queues the mail by which authors correct or withdraw what they wrote. */
const sendOwnLink = async (
  req: PayloadRequest,
  id: number,
  { written, document, locale }: Pick<NewComment, 'written' | 'document' | 'locale'>,
  publicUrl: string,
) => {
  if (!(await mayMail(req, 'own', written.email))) return
  const own = ownCommentAddress(req.payload, publicUrl, locale, { id, email: written.email })
  const about = { document: await findForMail(req, document, locale), own, days: ownDays }
  await queueVisitorMail(req.payload, ownCommentMail(locale, { id, ...written }, about), req)
}

const create = (req: PayloadRequest, comment: NewComment) => {
  const { written, document, parentId, locale, state, judgement, ipHash, idempotencyKey, verified, user } =
    comment
  const { author, email, url, content, rating, wantsReplies } = written
  return req.payload.create({
    collection: 'comments',
    depth: 0,
    req,
    data: {
      author,
      email,
      url,
      content,
      rating,
      wantsReplies,
      ...ownedBy(document),
      parent: parentId,
      language: locale,
      state,
      spamScore: judgement?.score,
      spamReasons: judgement?.reasons.length ? judgement.reasons : undefined,
      ipHash,
      once: idempotencyKey,
      verified,
      user,
      // Given by the hook of the collection.
      version: 1,
    },
  })
}

/** Comes with the seconds until the sender may write again. */
const tooFast = async (req: PayloadRequest, { ipHash, locale }: NewComment): Promise<Rejection> => {
  const seconds = Math.max(1, Math.ceil((await claimedForIn(req, rateKey(ipHash))) / 1000))
  return new Rejection([formError(commentsMessages(locale)('tooFast', { count: seconds }))], {
    retryAfter: seconds,
  })
}

/** Claims the sender's turn, stores the comment and queues its mails, in the transaction of `req`. Returns the id. */
export const storeComment = async (
  req: PayloadRequest,
  comment: NewComment,
  { settings, secondsBetween, publicUrl }: StoreOptions,
): Promise<number> => {
  const { written, verified, state, ipHash, judgement } = comment
  const isGuest = comment.user === undefined
  const waits = isGuest && secondsBetween > 0
  if (waits && !(await claim(req, rateKey(ipHash), secondsBetween * 1000))) throw await tooFast(req, comment)
  const { id } = await create(req, comment)
  if (!isGuest || state === 'spam' || !written.email) return id
  if (needsConfirming(settings, { ...written, verified }))
    await askToConfirm(req, id, { ...comment, mayApprove: !judgement?.mustWait }, publicUrl)
  else await sendOwnLink(req, id, comment, publicUrl)
  return id
}

interface ReplySubscription extends Pick<NewComment, 'written' | 'document' | 'locale'> {
  /** The comment that was stored before. */
  id: number
}

/**
 * Stores that the author of an existing comment now wants mails about replies, and queues a confirmation mail if none was
 * sent. Its link does not approve the comment, because the comment is not judged again.
 */
export const storeReplySubscription = (
  payload: Payload,
  { id, ...subscription }: ReplySubscription,
  { settings, publicUrl }: Pick<StoreOptions, 'settings' | 'publicUrl'>,
): Promise<void> =>
  inTransaction(payload, async (req) => {
    const [comment] = await readRowsIn(
      req,
      sql`update ${c} set ${c.wants_replies} = true
        where ${c.id} = ${id} and coalesce(${c.wants_replies}, false) = false and ${c.state} <> 'removed'
        returning ${c.state}, ${c.verified}`,
    )
    if (!comment || comment.state === 'spam') return
    const { email } = subscription.written
    if (!needsConfirming(settings, { email, verified: Boolean(comment.verified), wantsReplies: true })) return
    const about = { about: { equals: mailAbout(id, 'confirm') } }
    const asked = await payload.count({ collection: 'outgoing-mail', where: about, req })
    if (!asked.totalDocs) await askToConfirm(req, id, { ...subscription, mayApprove: false }, publicUrl)
  })
