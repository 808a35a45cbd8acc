import type { PayloadRequest } from 'payload'
import { readRowsIn, runStatementIn, sql, t } from '../../../platform/database/statement'
import type { PersonalData, PersonalRecord } from '../../../platform/payload/personal-data'
import { MODERATION_PATH } from '../contract'
import { emptyComment } from './empty-comment.server'
import { findPersonsComments, mailsAboutComments, type PersonsComment } from './find-person.server'
import { commentRetentions } from './retention.server'
import { tidyWordIndex } from './word-index.server'

const om = t.outgoing_mail
const sw = t.spam_words

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
    sql`select ${om.to}, ${om.reply_to}, ${om.subject}, ${om.text}, ${om.about}, ${om.state}, ${om.created_at}, ${om.sent_at} from ${om}
      where ${mailsAboutComments(address, ids)} order by ${om.id}`,
  )
  return {
    comments,
    // The name of the staff member is another person's data.
    actions: actions.map(({ by: _by, byName: _byName, ...action }) => action),
    mails,
  }
}

const erase = async (req: PayloadRequest, address: string) => {
  const comments = await findPersonsComments(req, address)
  const ids = comments.map(({ id }) => id)
  await runStatementIn(req, sql`delete from ${om} where ${mailsAboutComments(address, ids)}`)
  // One after the other, because they share a transaction.
  for (const { id } of comments) await emptyComment(req, id)
  const gone = comments.filter((comment) => !keepsItsPlace(comment))
  for (const { id } of gone) await req.payload.delete({ collection: 'comments', id, depth: 0, req })
  // Words that occurred only in these comments would still identify the person.
  await runStatementIn(req, sql`delete from ${sw} where ${sw.spam} <= 0 and ${sw.ham} <= 0`)
  await tidyWordIndex(req)
  return { emptied: comments.length - gone.length }
}

/** Comments with their history and mails, for export and erasure. */
export const personsComments: PersonalData = {
  kind: 'comments',
  retention: commentRetentions,
  list,
  read,
  erase,
}
