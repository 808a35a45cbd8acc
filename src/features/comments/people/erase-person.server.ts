import type { Payload, PayloadRequest } from 'payload'
import { readRowsIn, runStatementIn, sql } from '../../../platform/database/statement'
import type { Comment } from '../../../platform/payload/payload-types'
import type { PersonalData } from '../../../platform/payload/personal-data'
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
  /** What other features have erased. */
  others: number
}

/** The number of comments has changed since the administrator confirmed it. */
export class OtherNumberError extends Error {
  constructor(found: PersonsRecords) {
    const all = [{ name: 'comments', count: found.count }, ...found.others]
    const text = all.map(({ name, count }) => `${count} ${name}`).join(' and ')
    super(`There are ${text} of this address now. Look again before you erase them.`)
  }
}

/** How much is stored about a person: comments, and what other features have. */
export interface PersonsRecords {
  count: number
  /** Only those that have something. */
  others: { name: string; count: number }[]
}

const countOthers = async (
  req: PayloadRequest,
  address: string,
  sources: readonly PersonalData[],
): Promise<PersonsRecords['others']> => {
  const others: PersonsRecords['others'] = []
  for (const { name, count } of sources) others.push({ name, count: await count(req, address) })
  return others.filter(({ count }) => count > 0)
}

const sumOf = (others: PersonsRecords['others']) => others.reduce((sum, { count }) => sum + count, 0)

interface ErasureOptions {
  user?: PayloadRequest['user']
  /** What other features know of persons, and how many of it the administrator has confirmed. */
  sources?: readonly PersonalData[]
  confirmedOthers?: number
}

/** Erases everything that is known of an e-mail address, together or not at all. */
export const erasePerson = (
  payload: Payload,
  address: string,
  confirmed: number,
  { user = null, sources = [], confirmedOthers = 0 }: ErasureOptions = {},
): Promise<Erased> =>
  inTransaction(
    payload,
    async (req) => {
      req.user = user
      const comments = await findPersonsComments(req, address)
      const others = await countOthers(req, address, sources)
      if (comments.length !== confirmed || sumOf(others) !== confirmedOthers)
        throw new OtherNumberError({ count: comments.length, others })
      for (const { erase } of sources) await erase(req, address)
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
      return { emptied: comments.length - gone.length, deleted: gone.length, others: sumOf(others) }
    },
    { moderationStep: { action: 'erase' } },
  )

export const countPerson = (
  payload: Payload,
  address: string,
  sources: readonly PersonalData[],
): Promise<PersonsRecords> =>
  inTransaction(payload, async (req) => ({
    count: (await findPersonsComments(req, address)).length,
    others: await countOthers(req, address, sources),
  }))
