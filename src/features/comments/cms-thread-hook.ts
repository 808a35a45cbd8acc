import type { CollectionBeforeChangeHook } from 'payload'
import { type Searched, searchTexts } from './search-texts'
import { attachTo, newSegment, rootOf } from './thread-path'

interface Stored extends Searched {
  id: number
  parent?: number
  school?: number | { id: number }
  path?: string
  version?: number
}

const idOf = (school: Stored['school']) => (typeof school === 'object' ? school.id : school)

/** Gives a new comment its place in the thread, and every one its searched texts and the number of its version. */
export const placeInThread: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = originalDoc as Stored | undefined
  if (operation === 'update') {
    const now = { ...before, ...data } as Stored
    return {
      ...data,
      // Replies stay below what they reply to; only a deleted comment hands its replies on.
      school: before?.school,
      parent: before?.parent,
      repliedTo: (before as { repliedTo?: number } | undefined)?.repliedTo,
      ...searchTexts(now),
      version: (before?.version ?? 0) + 1,
    }
  }
  const createdAt = data.createdAt ? new Date(data.createdAt) : new Date()
  const above = data.parent ? await findAbove(data as Stored, req) : undefined
  const path = (above?.path ?? '') + newSegment(createdAt)
  return {
    ...data,
    ...searchTexts(data as Stored),
    createdAt: createdAt.toISOString(),
    parent: above?.id ?? 0,
    repliedTo: data.parent || null,
    path,
    root: rootOf(path),
    version: 1,
  }
}

type Req = Parameters<CollectionBeforeChangeHook>[0]['req']

const findAbove = async ({ parent, school }: Stored, req: Req): Promise<Stored | undefined> => {
  const find = async (where: object) => {
    const { docs } = await req.payload.find({
      collection: 'comments',
      where: { school: { equals: idOf(school) }, ...where },
      depth: 0,
      limit: 1,
      pagination: false,
      req,
    })
    return docs[0] as Stored | undefined
  }
  const repliedTo = await find({ id: { equals: parent } })
  if (!repliedTo?.path) throw new Error(`comment ${parent} is not in this thread`)
  const { depth } = await req.payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
  const path = attachTo(repliedTo.path, depth)
  if (path === repliedTo.path) return repliedTo
  return path ? find({ path: { equals: path } }) : undefined
}
