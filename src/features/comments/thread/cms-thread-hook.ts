import type { CollectionBeforeChangeHook } from 'payload'
import { readRowsIn, sql } from '../../../platform/database/statement'
import type { Comment } from '../../../platform/payload/payload-types'
import { documentId } from '../../../shared/id'
import { commentStates } from '../contract'
import { toSearchColumns } from '../moderation/list/search-terms'
import { attachTo, newSegment, rootOf } from './thread-path'

/** The comment with this path. All columns of the index are named, otherwise the database would read the whole school. */
export const commentByPath = (school: number, path: string) =>
  sql`select id from comments where school_id = ${school} and state in ${[...commentStates]}
    and root = ${rootOf(path)} and path = ${path}`

/** Sets the path of a new comment, and the search columns and version of every changed one. */
export const placeInThread: CollectionBeforeChangeHook<Comment> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update') {
    return {
      ...data,
      // The position cannot be edited. Only moderation moves replies, when it removes their parent.
      school: originalDoc?.school,
      parent: originalDoc?.parent,
      repliedTo: originalDoc?.repliedTo,
      ...toSearchColumns({ ...originalDoc, ...data }),
      version: (originalDoc?.version ?? 0) + 1,
    }
  }
  const createdAt = data.createdAt ? new Date(data.createdAt) : new Date()
  const above = data.parent ? await findAbove(data as Reply, req) : undefined
  const path = (above?.path ?? '') + newSegment(createdAt)
  return {
    ...data,
    ...toSearchColumns(data),
    createdAt: createdAt.toISOString(),
    parent: above?.id ?? 0,
    repliedTo: data.parent || null,
    path,
    root: rootOf(path),
    version: 1,
  }
}

type Reply = Pick<Comment, 'parent' | 'school'>
type Above = { id: number; path: string }
type Req = Parameters<CollectionBeforeChangeHook>[0]['req']

/** The comment that a reply is attached to; undefined if the reply becomes a top-level comment. */
const findAbove = async ({ parent, school }: Reply, req: Req): Promise<Above | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where: { school: { equals: documentId(school) }, id: { equals: parent } },
    select: { path: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [repliedTo] = docs
  if (!repliedTo?.path) throw new Error(`comment ${parent} is not in this thread`)
  const { depth } = await req.payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
  const path = attachTo(repliedTo.path, depth)
  if (path === repliedTo.path) return { id: repliedTo.id, path }
  const [above] = path ? await readRowsIn(req, commentByPath(documentId(school), path)) : []
  return above && { id: Number(above.id), path }
}
