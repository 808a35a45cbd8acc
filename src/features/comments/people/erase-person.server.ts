import type { Payload, PayloadRequest } from 'payload'
import { readRowsIn, runStatementIn, sql } from '../../../platform/database/statement'
import type { Comment } from '../../../platform/payload/payload-types'
import { inTransaction } from '../../../platform/transaction/transaction'
import { findPersonsComments, type PersonsComment, personsMails } from './find-person.server'

/** Small steps, because each blocks other requests; all at once takes four seconds for 100,000 comments. */
const pagesPerStep = 200

const changes = async (req: PayloadRequest) =>
  Number((await readRowsIn(req, sql`select total_changes() as changes`))[0]?.changes)

const merge = (req: PayloadRequest, pages: number) =>
  runStatementIn(req, sql`insert into comments_search (comments_search, rank) values ('merge', ${pages})`)

/**
 * Merges SQLite's full-text index, which otherwise keeps the words of deleted texts until a later merge. PostgreSQL removes
 * them when it vacuums.
 */
const tidyWordIndex = async (req: PayloadRequest): Promise<void> => {
  if (req.payload.db.name !== 'sqlite') return
  // A negative number starts a full merge; it is complete when a step changes only its own row.
  for (let pages = -pagesPerStep; ; pages = pagesPerStep) {
    const before = await changes(req)
    await merge(req, pages)
    if ((await changes(req)) - before < 2) return
  }
}

/** An erased comment. The hook of the spam filter removes its words. */
const emptied = {
  author: null,
  email: null,
  url: null,
  content: null,
  rating: null,
  ipHash: null,
  once: null,
  spamScore: null,
  spamReasons: null,
  learned: null,
  verified: false,
  wantsReplies: false,
  erased: true,
} satisfies Partial<Comment>

/** Published and answered comments stay as empty places in the thread; others are deleted. */
const keepsItsPlace = ({ state, answered }: PersonsComment) => state === 'approved' || answered

export interface Erased {
  emptied: number
  deleted: number
}

/** The number of comments has changed since the administrator confirmed it. */
export class OtherNumberError extends Error {
  constructor(readonly found: number) {
    super(`There are ${found} comments of this address now. Look again before you erase them.`)
  }
}

/** Erases everything that comments know of an e-mail address, together or not at all. */
export const erasePerson = (
  payload: Payload,
  address: string,
  confirmed: number,
  user: PayloadRequest['user'] = null,
): Promise<Erased> =>
  inTransaction(
    payload,
    async (req) => {
      req.user = user
      const comments = await findPersonsComments(req, address)
      if (comments.length !== confirmed) throw new OtherNumberError(comments.length)
      const ids = comments.map(({ id }) => id)
      await runStatementIn(req, sql`delete from outgoing_mail where ${personsMails(address, ids)}`)
      // One after the other, because they share a transaction.
      for (const { id } of comments)
        await payload.update({ collection: 'comments', id, data: emptied, depth: 0, req })
      const gone = comments.filter((comment) => !keepsItsPlace(comment))
      for (const { id } of gone) await payload.delete({ collection: 'comments', id, depth: 0, req })
      // After the updates, which also write to the history.
      for (const id of ids)
        await runStatementIn(req, sql`update comment_actions set "before" = null where comment = ${id}`)
      // Words that occurred only in these comments would still identify the person.
      await runStatementIn(req, sql`delete from spam_words where spam <= 0 and ham <= 0`)
      await tidyWordIndex(req)
      return { emptied: comments.length - gone.length, deleted: gone.length }
    },
    { moderationStep: { action: 'erase' } },
  )

export const countPersonsComments = (payload: Payload, address: string): Promise<number> =>
  inTransaction(payload, async (req) => (await findPersonsComments(req, address)).length)
