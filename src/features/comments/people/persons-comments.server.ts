import type { PayloadRequest } from 'payload'
import { readRowsIn, runStatementIn, sql } from '../../../platform/database/statement'
import type { Comment } from '../../../platform/payload/payload-types'
import type { PersonalData, PersonalRecord } from '../../../platform/payload/personal-data'
import { MODERATION_PATH } from '../contract'
import { findPersonsComments, mailsAboutComments, type PersonsComment } from './find-person.server'

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

const everything = { depth: 0, pagination: false } as const

/** The stored comments of an address, oldest first. */
const readComments = async (req: PayloadRequest, address: string) => {
  const ids = (await findPersonsComments(req, address)).map(({ id }) => id)
  const where = { id: { in: ids.length ? ids : [0] } }
  const { docs } = await req.payload.find({
    collection: 'comments',
    where,
    sort: 'createdAt',
    ...everything,
    req,
  })
  return { ids, docs }
}

const titleLength = 80

const list = async (req: PayloadRequest, address: string): Promise<PersonalRecord[]> => {
  const { docs } = await readComments(req, address)
  return docs.map(({ id, createdAt, content }) => ({
    id,
    createdAt,
    title: [...(content ?? '')].slice(0, titleLength).join(''),
    href: `${MODERATION_PATH}?author=${encodeURIComponent(address)}`,
  }))
}

const read = async (req: PayloadRequest, address: string) => {
  const { ids, docs: comments } = await readComments(req, address)
  const { docs: actions } = await req.payload.find({
    collection: 'comment-actions',
    where: { comment: { in: ids.length ? ids : [0] } },
    sort: 'createdAt',
    ...everything,
    req,
  })
  const mails = await readRowsIn(
    req,
    sql`select "to", reply_to, subject, text, about, state, created_at, sent_at from outgoing_mail
      where ${mailsAboutComments(address, ids)} order by id`,
  )
  return {
    comments,
    // The name of the staff member is another person's data.
    actions: actions.map(({ by: _by, byName: _byName, ...action }) => action),
    mails,
  }
}

const erase = async (req: PayloadRequest, address: string) => {
  // What the history says about the changes below.
  req.context.moderationStep = { action: 'erase' }
  const comments = await findPersonsComments(req, address)
  const ids = comments.map(({ id }) => id)
  await runStatementIn(req, sql`delete from outgoing_mail where ${mailsAboutComments(address, ids)}`)
  // One after the other, because they share a transaction.
  for (const { id } of comments)
    await req.payload.update({ collection: 'comments', id, data: emptied, depth: 0, req })
  const gone = comments.filter((comment) => !keepsItsPlace(comment))
  for (const { id } of gone) await req.payload.delete({ collection: 'comments', id, depth: 0, req })
  // After the updates, which also write to the history.
  for (const id of ids)
    await runStatementIn(req, sql`update comment_actions set "before" = null where comment = ${id}`)
  // Words that occurred only in these comments would still identify the person.
  await runStatementIn(req, sql`delete from spam_words where spam <= 0 and ham <= 0`)
  await tidyWordIndex(req)
  return { emptied: comments.length - gone.length }
}

/** Comments with their history and mails, for export and erasure. */
export const personsComments: PersonalData = { kind: 'comments', list, read, erase }
