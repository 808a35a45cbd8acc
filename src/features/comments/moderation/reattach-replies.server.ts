import type { PayloadRequest } from 'payload'
import { runStatementIn, sql } from '../../../platform/database/statement'
import type { Comment } from '../../../platform/payload/payload-types'
import { announce } from '../../../platform/transaction/changes'
import { commentStates } from '../contract'
import { threadTag } from '../tags'
import { AFTER_ALL, parentPathOf, rootOf, SEGMENT } from '../thread/thread-path'
import type { Before } from './lock-comments.server'

type Placed = Pick<Comment, 'id' | 'school' | 'parent' | 'path'>

const schoolOf = ({ school }: Placed): number => (typeof school === 'object' ? school.id : school)

/** Gives everything whose path begins with `from` the beginning `to`, in one statement whatever its depth. */
const movePaths = (req: PayloadRequest, school: number, from: string, to: string, withItself: boolean) => {
  const moved = sql`${to} || substr(path, cast(${from.length + 1} as integer))`
  // All the columns of the thread's index are named, or the whole table would be read.
  return runStatementIn(
    req,
    sql`update comments set path = ${moved}, root = substr(${moved}, 1, cast(${SEGMENT} as integer))
      where school_id = ${school} and state in ${[...commentStates]} and root = ${rootOf(from)}
        and path ${withItself ? sql`>=` : sql`>`} ${from} and path < ${from + AFTER_ALL}`,
  )
}

const repliesTo = async (req: PayloadRequest, where: object): Promise<Placed[]> => {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: where as never,
    depth: 0,
    pagination: false,
    select: { school: true, parent: true, path: true },
    req,
  })
  return docs as Placed[]
}

/** Hands the replies to a comment, with all that is below them, to its parent. Returns their numbers. */
export const reattachReplies = async (req: PayloadRequest, comment: Placed): Promise<number[]> => {
  const replies = await repliesTo(req, { parent: { equals: comment.id } })
  if (!replies.length || !comment.path) return []
  await movePaths(req, schoolOf(comment), comment.path, parentPathOf(comment.path), false)
  await runStatementIn(req, sql`update comments set parent = ${comment.parent} where parent = ${comment.id}`)
  await announce(req, [threadTag(schoolOf(comment))])
  return replies.map(({ id }) => id)
}

/** Gives a comment its replies back, as far as they are still where it left them: beside it, or where it was then. */
export const takeBack = async (
  req: PayloadRequest,
  comment: Placed,
  { replies = [], handedTo = comment.parent }: Pick<Before, 'replies' | 'handedTo'>,
): Promise<void> => {
  const { path } = comment
  if (!replies.length || !path) return
  const found = await repliesTo(req, { id: { in: replies }, parent: { in: [comment.parent, handedTo] } })
  for (const reply of found) {
    if (!reply.path) continue
    await movePaths(req, schoolOf(comment), reply.path, path + reply.path.slice(-SEGMENT), true)
    await runStatementIn(req, sql`update comments set parent = ${comment.id} where id = ${reply.id}`)
    await announce(req, [threadTag(schoolOf(comment))])
  }
}
