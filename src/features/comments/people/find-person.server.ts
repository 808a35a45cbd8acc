import type { PayloadRequest } from 'payload'
import { named, readRowsIn, sql, t } from '../../../platform/database/statement'
import { plainAddress } from '../../../platform/payload/personal-data'
import { foldWords } from '../../../shared/text/fold-words'
import { type CommentState, MAIL_ABOUT } from '../contract'
import { searchIndexQuery } from '../moderation/list/list-queries.server'

const c = t.comments
const om = t.outgoing_mail

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
    ? sql`${c.id} in (select ${c.id} from (${searchIndexQuery(req.payload.db.name, { author })}) as found)`
    : sql`false`
  const rows = await readRowsIn(
    req,
    sql`select ${c.id}, ${c.state}, ${c.email}, exists (select 1 from ${c} as reply where reply.${c.parent} = ${c}.${c.id}) ${named('answered')}
      from ${c} where ${words} or ${c.email} in (${address}, ${address.toLowerCase()}) order by ${c.id}`,
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
  const about = ids.map((id) => sql`${om.about} like ${`${MAIL_ABOUT}${id}:%`}`)
  const own = sql`(${om.about} like ${`${MAIL_ABOUT}%`} and (lower(${om.to}) = ${lower} or lower(${om.reply_to}) = ${lower}))`
  return sql.join([own, ...about], sql` or `)
}
