import type { Payload } from 'payload'
import { readRows, sql } from '../../../platform/database/statement'
import { createSigner } from '../../../platform/http/signature'
import type { CommentState } from '../contract'
import { parentPathOf } from '../thread/thread-path'
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

/** The same words of the same author from the same place, for the database. */
export const sameComments = (
  { author, email, content }: Pick<WrittenComment, 'author' | 'email' | 'content'>,
  { school, ipHash, since }: { school: number; ipHash: string; since: Date },
) =>
  // What one sender has written is little, so its index is the one to use; a school's or an address's may be long.
  sql`select id, state, path from comments
    where ip_hash = ${ipHash} and +school_id = ${school} and coalesce(email, '') = ${email}
      and coalesce(author, '') = ${author} and content = ${content}
      and state <> 'removed' and created_at > ${since.toISOString()}
    order by id limit 20`

/**
 * The same words of the same author at the same place, sent again within a day from another form. Only to who has sent
 * them: anybody else would learn whether an address has written here.
 */
export const findSame = async (
  payload: Payload,
  comment: WrittenComment,
  { school, above, ipHash }: { school: number; above: string; ipHash: string },
): Promise<Sent | undefined> => {
  const since = new Date(Date.now() - dayMs)
  const rows = await readRows(payload, sameComments(comment, { school, ipHash, since }))
  const same = rows.find(({ path }) => parentPathOf(String(path ?? '')) === above)
  return same && { id: Number(same.id), state: same.state as CommentState }
}
