import type { Payload } from 'payload'
import { named, readRows, type Statement, sql, t } from '../../platform/database/statement'
import { findAll } from '../../platform/payload/find-documents'
import type { Comment } from '../../platform/payload/payload-types'
import { type QueryContext, sharedRead } from '../../platform/payload/query'
import { type Locale, languageTag } from '../../shared/locale'
import { webAddress } from './comment/content-parts'
import { depthOf, SEGMENT } from './comment/thread-path'
import type {
  CommentedType,
  CommentSettings,
  CommentThread,
  DocumentReference,
  PublicComment,
  ThreadOrder,
} from './contract'
import { whereDocument } from './documents'
import { inThread, listCommentedIds, type ShownDocument } from './documents.server'
import { commentsMessages } from './messages/messages'
import { commentSettingsTag, threadTag } from './tags'
import { placeOnPage } from './thread/comment-tree'
import { ratingText } from './thread/ratings/rating-text'
import { getRating, getRatings } from './thread/ratings/ratings.server'

const c = t.comments

export const getCommentSettings = async (ctx: QueryContext): Promise<CommentSettings> => {
  ctx.tag(commentSettingsTag)
  const doc = await sharedRead(ctx, 'comment settings', ({ payload }) =>
    payload.findGlobal({ slug: 'comment-settings', depth: 0 }),
  )
  return {
    enabled: doc.enabled ?? true,
    staffOnly: doc.staffOnly ?? false,
    nameRequired: doc.nameRequired ?? true,
    ratings: doc.ratings ?? false,
    replyMail: doc.replyMail ?? false,
    avatars: doc.avatars ?? true,
    captcha: doc.captcha ?? true,
    order: doc.order,
    depth: doc.depth,
    perPage: doc.perPage,
    approval: doc.approval,
  }
}

/** Stars are for schools: nobody rates a piece of news. */
const canBeRated = ({ type }: Pick<DocumentReference, 'type'>): boolean => type === 'schools'

/** The settings as they apply to one document. */
export const getSettingsOf = async (
  ctx: QueryContext,
  document: Pick<ShownDocument, 'type' | 'isOpen'>,
): Promise<CommentSettings> => {
  const settings = await getCommentSettings(ctx)
  return {
    ...settings,
    enabled: settings.enabled && document.isOpen,
    ratings: settings.ratings && canBeRated(document),
  }
}

type CommentDoc = Pick<
  Comment,
  'id' | 'parent' | 'author' | 'url' | 'content' | 'rating' | 'user' | 'erased' | 'language' | 'createdAt'
> & { path?: string | null }

/** The public part of a stored comment. `depth` comes from its path until `placeOnPage` sets it. */
export const toPublicComment = (doc: CommentDoc): PublicComment => ({
  id: doc.id,
  parentId: doc.parent,
  depth: Math.max(1, depthOf(doc.path ?? '')),
  author: doc.erased ? '' : (doc.author ?? '').trim(),
  url: doc.erased ? '' : (webAddress(doc.url ?? '') ?? ''),
  content: doc.erased ? '' : (doc.content ?? ''),
  ...(doc.rating ? { rating: doc.rating } : {}),
  byStaff: Boolean(doc.user),
  erased: doc.erased ?? false,
  language: doc.language,
  createdAt: doc.createdAt,
})

const pickFields = {
  parent: true,
  author: true,
  url: true,
  content: true,
  rating: true,
  user: true,
  erased: true,
  language: true,
  createdAt: true,
  path: true,
} as const

const readingOrder = (order: ThreadOrder) =>
  order === 'newest'
    ? sql`${c.root} desc, ${c.path} asc, ${c.id} asc`
    : sql`${c.root} asc, ${c.path} asc, ${c.id} asc`

const reversedOrder = (order: ThreadOrder) =>
  order === 'newest'
    ? sql`${c.root} asc, ${c.path} desc, ${c.id} desc`
    : sql`${c.root} desc, ${c.path} desc, ${c.id} desc`

const approvedOf = (document: DocumentReference) => sql`${inThread(document)} and ${c.state} = 'approved'`

const readNumber = async (payload: Payload, query: Statement<{ found: unknown }>): Promise<number> =>
  Number((await readRows(payload, query))[0]?.found ?? 0)

const findShown = async ({ payload }: QueryContext, ids: number[]) => {
  if (!ids.length) return []
  const docs = await findAll(payload, 'comments', { id: { in: ids } }, { select: pickFields, sort: 'id' })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => Number(id))

/** A rating with its average written in the language of the page. */
export const writeRating = (locale: Locale, { average, count }: { average: number; count: number }) => ({
  average: new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(average),
  count,
})

/**
 * The ids of a page. The database counts the comments before it one by one, so those near the end of a long thread are read from
 * there.
 */
const readIdsAt = async (
  { payload }: QueryContext,
  document: DocumentReference,
  { order, total, offset, limit }: { order: ThreadOrder; total: number; offset: number; limit: number },
): Promise<number[]> => {
  const count = Math.min(limit, total - offset)
  if (count <= 0) return []
  const after = total - offset - count
  const isNearEnd = after < offset
  const rows = await readRows(
    payload,
    sql`select ${c.id} from ${c} where ${approvedOf(document)}
      order by ${isNearEnd ? reversedOrder(order) : readingOrder(order)}
      limit ${count} offset ${isNearEnd ? after : offset}`,
  )
  return isNearEnd ? idsOf(rows).reverse() : idsOf(rows)
}

/** One page of a document's approved comments in reading order; a number beyond the last gives the last. */
export const getThread = async (
  ctx: QueryContext,
  document: DocumentReference,
  page: number,
  own?: Pick<CommentSettings, 'order' | 'perPage'>,
): Promise<CommentThread> => {
  ctx.tag(threadTag(document))
  const settings = await getCommentSettings(ctx)
  const { order, depth, perPage, ratings: areRatingsOn } = { ...settings, ...own }
  const ratings = areRatingsOn && canBeRated(document)
  const total = await readNumber(
    ctx.payload,
    sql`select count(*) ${named('found')} from ${c} where ${approvedOf(document)}`,
  )
  const pages = Math.max(1, Math.ceil(total / perPage))
  const shown = Math.min(Math.max(1, page), pages)
  const offset = (shown - 1) * perPage
  const ids = await readIdsAt(ctx, document, { order, total, offset, limit: perPage })
  const [docs, rating] = await Promise.all([
    findShown(ctx, ids),
    ratings ? getRating(ctx.payload, document.id, ids) : undefined,
  ])
  const placed = docs.map((doc) => ({
    path: doc.path ?? '',
    comment: { ...toPublicComment(doc), ...(ratings ? {} : { rating: undefined }) },
  }))
  const [first] = placed
  const earlier =
    shown > 1 && first
      ? await findAncestors(ctx, document, { path: first.path, id: first.comment.id, offset, perPage })
      : []
  return { comments: placeOnPage(placed, earlier, depth), total, page: shown, pages, rating }
}

/** The page of a school shows so many comments; the thread has a page of its own. */
const LATEST = 3

/** The start of a document's thread, the newest comment first. */
export const getLatestComments = async (
  ctx: QueryContext,
  document: DocumentReference,
): Promise<CommentThread> => {
  const latest = await getThread(ctx, document, 1, { order: 'newest', perPage: LATEST })
  const comments = await Promise.all(
    latest.comments.map(async (comment) => ({
      ...comment,
      page: await pageOfComment(ctx, document, comment.id),
    })),
  )
  return { ...latest, comments, pages: 1 }
}

/** Whether there is something to read or to write. A closed document without comments shows nothing of them. */
export const hasThread = async (
  ctx: QueryContext,
  document: Pick<ShownDocument, 'type' | 'id' | 'isOpen'>,
): Promise<boolean> => {
  if (document.isOpen) return true
  ctx.tag(threadTag(document))
  const rows = await readRows(
    ctx.payload,
    sql`select ${c.id} from ${c} where ${approvedOf(document)} limit 1`,
  )
  return rows.length > 0
}

/** For the sitemap: the posts or pages whose thread has pages of its own, as `hasThread` says of one. */
export const keepWithThread = async <One extends { id: number; isOpen: boolean }>(
  ctx: QueryContext,
  type: CommentedType,
  documents: readonly One[],
): Promise<One[]> => {
  const closed = documents.filter(({ isOpen }) => !isOpen)
  for (const { id } of closed) ctx.tag(threadTag({ type, id }))
  const read =
    closed.length > 0 ? await listCommentedIds(ctx.payload, type, sql`${c.state} = 'approved'`) : []
  const commented = new Set(read)
  return documents.filter(({ id, isOpen }) => isOpen || commented.has(id))
}

interface FirstOfPage {
  path: string
  id: number
  /** How many comments are on earlier pages. */
  offset: number
  perPage: number
}

/** The approved comments above the first one of a page, from the top down, each with its page. */
const findAncestors = async (
  ctx: QueryContext,
  document: DocumentReference,
  { path, id, offset, perPage }: FirstOfPage,
) => {
  const paths = Array.from({ length: depthOf(path) - 1 }, (_, index) => path.slice(0, SEGMENT * (index + 1)))
  const [root] = paths
  if (!root) return []
  const inRoot = sql`${approvedOf(document)} and ${c.root} = ${root}`
  const rows = await readRows(
    ctx.payload,
    sql`select ${c.id} from ${c} where ${inRoot}
      and ${c.path} in (${sql.join(
        paths.map((one) => sql`${one}`),
        sql`, `,
      )}) order by ${c.path}`,
  )
  const docs = await findShown(ctx, idsOf(rows))
  return Promise.all(
    docs.map(async (doc) => {
      const above = doc.path ?? ''
      // Both have the same root, so only the comments below it are between them.
      const between = await readNumber(
        ctx.payload,
        sql`select count(*) ${named('found')} from ${c} where ${inRoot}
          and (${c.path} > ${above} or (${c.path} = ${above} and ${c.id} >= ${doc.id}))
          and (${c.path} < ${path} or (${c.path} = ${path} and ${c.id} < ${id}))`,
      )
      return {
        path: above,
        comment: toPublicComment(doc),
        page: Math.floor((offset - between) / perPage) + 1,
      }
    }),
  )
}

/** The page of the thread that a comment is on, or would be on if it were approved. */
export const pageOfComment = async (
  ctx: QueryContext,
  document: DocumentReference,
  commentId: number,
): Promise<number> => {
  const { order, perPage } = await getCommentSettings(ctx)
  const [place] = await readRows(
    ctx.payload,
    sql`select ${c.root}, ${c.path} from ${c} where ${c.id} = ${commentId} and ${inThread(document)}`,
  )
  if (!place) return 1
  const { root, path } = place
  const earlierRoots = order === 'newest' ? sql`${c.root} > ${root}` : sql`${c.root} < ${root}`
  const count = (where: unknown) =>
    readNumber(
      ctx.payload,
      sql`select count(*) ${named('found')} from ${c} where ${approvedOf(document)} and ${where}`,
    )
  const [roots, above] = await Promise.all([
    count(earlierRoots),
    count(
      sql`${c.root} = ${root} and (${c.path} < ${path} or (${c.path} = ${path} and ${c.id} < ${commentId}))`,
    ),
  ])
  return Math.floor((roots + above) / perPage) + 1
}

/** The newest approved comments, for the feed. */
export const listNewest = async (ctx: QueryContext, document: DocumentReference, limit: number) => {
  ctx.tag(threadTag(document))
  const docs = await findAll(
    ctx.payload,
    'comments',
    { ...whereDocument(document), state: { equals: 'approved' } },
    { select: { ...pickFields, updatedAt: true }, sort: '-createdAt', limit },
  )
  return docs.map((doc) => ({ ...toPublicComment(doc), updatedAt: doc.updatedAt }))
}

/** The average and the number of ratings of each school that has some, as texts by id; none where ratings are off. */
export const ratingsOfSchools = async (
  ctx: QueryContext,
  schools: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  for (const id of schools) ctx.tag(threadTag({ type: 'schools', id }))
  const { ratings } = await getCommentSettings(ctx)
  const found = ratings ? await getRatings(ctx.payload, schools) : new Map<number, never>()
  const t = commentsMessages(ctx.locale)
  return new Map([...found].map(([school, rating]) => [school, ratingText(ctx.locale, t, rating)]))
}
