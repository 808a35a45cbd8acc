import type { PayloadRequest } from 'payload'
import { readRowsIn, sql } from '../../../platform/database/statement'
import { plainAddress } from '../../../platform/payload/personal-data'
import { foldWords } from '../../../shared/text/fold-words'
import { type CommentState, MAIL_ABOUT } from '../contract'
import { searchIndexQuery } from '../moderation/list/list-queries.server'

/** Search words that all comments of the address contain; the results are then compared with the exact address. */
const addressWords = (address: string): string[] =>
  foldWords(address)
    .split(' ')
    .filter((word) => word.length > 2)
    .slice(0, 8)

export interface PersonsComment {
  id: number
  state: CommentState
  /** Somebody has replied to it. */
  answered: boolean
}

/** Every comment that was written with an e-mail address, in the transaction of `req`. */
export const findPersonsComments = async (
  req: PayloadRequest,
  address: string,
): Promise<PersonsComment[]> => {
  const author = addressWords(address)
  const words = author.length
    ? sql`id in (select id from (${searchIndexQuery(req.payload.db.name, { author })}) as found)`
    : sql`false`
  const rows = await readRowsIn(
    req,
    sql`select id, state, email, exists (select 1 from comments as reply where reply.parent = comments.id) as answered
      from comments where ${words} or email in (${address}, ${address.toLowerCase()}) order by id`,
  )
  return rows
    .filter(({ email }) => plainAddress(String(email ?? '')) === plainAddress(address))
    .map(({ id, state, answered }) => ({
      id: Number(id),
      state: state as CommentState,
      answered: Boolean(answered),
    }))
}

/** Mails about these comments, and mails about comments to or from the address. */
export const mailsAboutComments = (address: string, ids: readonly number[]) => {
  const lower = address.trim().toLowerCase()
  const about = ids.map((id) => sql`about like ${`${MAIL_ABOUT}${id}:%`}`)
  const own = sql`(about like ${`${MAIL_ABOUT}%`} and (lower("to") = ${lower} or lower(reply_to) = ${lower}))`
  return sql.join([own, ...about], sql` or `)
}
