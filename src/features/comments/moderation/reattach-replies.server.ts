import type { PayloadRequest, Where } from 'payload'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { findAll } from '../../../platform/payload/find-documents'
import type { Comment } from '../../../platform/payload/payload-types'
import { invalidateTags } from '../../../platform/transaction/invalidate-tags'
import { AFTER_ALL, parentPathOf, rootOf, SEGMENT } from '../comment/thread-path'
import { commentStates, type DocumentReference } from '../contract'
import { type CommentOwner, documentOf } from '../documents'
import { inThread } from '../documents.server'
import { threadTag } from '../tags'
import type { UndoData } from './lock-comments.server'

const c = t.comments

type Placed = Pick<Comment, 'id' | 'parent' | 'path'> & CommentOwner

/** Replaces the path prefix `from` by `to` for a whole subtree in one statement. */
const movePaths = (
  req: PayloadRequest,
  document: DocumentReference,
  from: string,
  to: string,
  withItself: boolean,
) => {
  const moved = sql`${to} || substr(${c.path}, cast(${from.length + 1} as integer))`
  // All columns of the index are named, otherwise the database would read the whole table.
  return runStatementIn(
    req,
    sql`update ${c} set ${c.path} = ${moved}, ${c.root} = substr(${moved}, 1, cast(${SEGMENT} as integer))
      where ${inThread(document)} and ${c.state} in ${[...commentStates]} and ${c.root} = ${rootOf(from)}
        and ${c.path} ${withItself ? sql`>=` : sql`>`} ${from} and ${c.path} < ${from + AFTER_ALL}`,
  )
}

const repliesTo = async (req: PayloadRequest, where: Where): Promise<Placed[]> => {
  const docs = await findAll(req, 'comments', where, { select: { parent: true, path: true } })
  return docs as Placed[]
}

/** Moves the replies to a comment, with their subtrees, to its parent. Returns the ids of the replies. */
export const reattachReplies = async (req: PayloadRequest, comment: Placed): Promise<number[]> => {
  const replies = await repliesTo(req, { parent: { equals: comment.id } })
  if (!replies.length || !comment.path) return []
  await movePaths(req, documentOf(comment), comment.path, parentPathOf(comment.path), false)
  await runStatementIn(
    req,
    sql`update ${c} set ${c.parent} = ${comment.parent} where ${c.parent} = ${comment.id}`,
  )
  await invalidateTags(req, [threadTag(documentOf(comment))])
  return replies.map(({ id }) => id)
}

/** Moves the replies back to a restored comment, unless they have been moved elsewhere since. */
export const restoreReplies = async (
  req: PayloadRequest,
  comment: Placed,
  { replies = [], handedTo = comment.parent }: Pick<UndoData, 'replies' | 'handedTo'>,
): Promise<void> => {
  const { path } = comment
  if (!replies.length || !path) return
  const found = await repliesTo(req, { id: { in: replies }, parent: { in: [comment.parent, handedTo] } })
  for (const reply of found) {
    if (!reply.path) continue
    await movePaths(req, documentOf(comment), reply.path, path + reply.path.slice(-SEGMENT), true)
    await runStatementIn(req, sql`update ${c} set ${c.parent} = ${comment.id} where ${c.id} = ${reply.id}`)
    await invalidateTags(req, [threadTag(documentOf(comment))])
  }
}
