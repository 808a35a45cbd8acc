import type { Payload } from 'payload'
import { createSigner } from '../../../shared/signature.server'
import type { CommentState } from '../contract'
import { parentPathOf } from '../thread-path'
import type { WrittenComment } from './comment-form'

const dayMs = 86_400_000

export interface Sent {
  id: number
  state: CommentState
}

/**
 * What a form is known by once it is stored: sent twice it is one comment, and sent again with other words, after going
 * back, it is another.
 */
export const markOf = (payload: Payload, once: string, comment: WrittenComment, parentId: number): string => {
  const { author, email, content } = comment
  const text = JSON.stringify([once, author, email, content, parentId])
  return createSigner(payload.secret, 'comment-once').sign(text).slice(0, 32)
}

/** The comment that this form has stored before. */
export const findByOnce = async (payload: Payload, once: string): Promise<Sent | undefined> => {
  const { docs } = await payload.find({
    collection: 'comments',
    where: { once: { equals: once } },
    select: { state: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] && { id: docs[0].id, state: docs[0].state }
}

/** The same words of the same author at the same place, sent again within a day from another form. */
export const findSame = async (
  payload: Payload,
  { author, email, content }: WrittenComment,
  { school, above, ipHash }: { school: number; above: string; ipHash: string },
): Promise<Sent | undefined> => {
  const { docs } = await payload.find({
    collection: 'comments',
    where: {
      school: { equals: school },
      createdAt: { greater_than: new Date(Date.now() - dayMs).toISOString() },
      content: { equals: content },
      author: { equals: author },
      email: { equals: email },
      state: { not_equals: 'removed' },
      // Two people without a name are two.
      ...(email ? {} : { ipHash: { equals: ipHash } }),
    },
    select: { state: true, path: true },
    sort: 'id',
    depth: 0,
    limit: 20,
    pagination: false,
  })
  const same = docs.find(({ path }) => parentPathOf(path ?? '') === above)
  return same && { id: same.id, state: same.state }
}
