import type { CollectionBeforeChangeHook } from 'payload'
import { readRowsIn, sql, t } from '../../../platform/database/statement'
import { findAll } from '../../../platform/payload/find-documents'
import type { Comment } from '../../../platform/payload/payload-types'
import { attachTo, newSegment, rootOf } from '../comment/thread-path'
import { commentStates, type DocumentReference } from '../contract'
import { type CommentOwner, documentOf, ownedBy, whereDocument } from '../documents'
import { inThread } from '../documents.server'
import { toSearchColumns } from '../moderation/list/search-terms'

const c = t.comments

/** The comment with this path. All columns of the index are named, otherwise the database would read the whole thread. */
export const commentByPath = (document: DocumentReference, path: string) =>
  sql`select ${c.id} from ${c} where ${inThread(document)} and ${c.state} in ${[...commentStates]}
    and ${c.root} = ${rootOf(path)} and ${c.path} = ${path}`

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
      ...(originalDoc && ownedBy(documentOf(originalDoc))),
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
    // Refuses a comment on nothing or on two documents.
    ...ownedBy(documentOf(data)),
    ...toSearchColumns(data),
    createdAt: createdAt.toISOString(),
    parent: above?.id ?? 0,
    repliedTo: data.parent || null,
    path,
    root: rootOf(path),
    version: 1,
  }
}

type Reply = Pick<Comment, 'parent'> & CommentOwner
type Above = { id: number; path: string }
type Req = Parameters<CollectionBeforeChangeHook>[0]['req']

/** The comment that a reply is attached to; undefined if the reply becomes a top-level comment. */
const findAbove = async ({ parent, ...comment }: Reply, req: Req): Promise<Above | undefined> => {
  const document = documentOf(comment)
  const docs = await findAll(
    req,
    'comments',
    { ...whereDocument(document), id: { equals: parent } },
    { select: { path: true }, limit: 1 },
  )
  const [repliedTo] = docs
  if (!repliedTo?.path) throw new Error(`comment ${parent} is not in this thread`)
  const { depth } = await req.payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
  const path = attachTo(repliedTo.path, depth)
  if (path === repliedTo.path) return { id: repliedTo.id, path }
  const [above] = path ? await readRowsIn(req, commentByPath(document, path)) : []
  return above && { id: Number(above.id), path }
}
