import type { Payload } from 'payload'
import { readRows, sql } from '../../../platform/database/statement'
import type { CommentThread } from '../contract'

/** Larger than ten times the number of any comment. */
const confirmed = sql`1000000000000`

/**
 * Of each address the rating that counts, as one number whose largest is the one: confirmed or not, then the comment's
 * number, then the stars as its last digit. So one walk finds them, and no comment has to be looked up a second time.
 */
const countedOf = (school: number) => sql`
  select max((case when verified then 1 else 0 end) * ${confirmed} + cast(id as bigint) * 10 + cast(rating as integer))
    as mark from comments
  where school_id = ${school} and state = 'approved' and rating is not null and email > '' and user_id is null
  group by lower(email)`

/**
 * What visitors give a school: of each address the newest approved rating whose address was confirmed, or the newest
 * where none was, so that nobody replaces another's by typing their address. One without an address belongs to nobody and
 * does not count; nor does the school itself. `shown` are the comments of a page; those that count are named.
 */
export const getRating = async (
  payload: Payload,
  school: number,
  shown: readonly number[],
): Promise<CommentThread['rating']> => {
  // No comment has the number 0; without it the list might be empty, which is no SQL.
  const rows = await readRows(
    payload,
    sql`with counted as (${countedOf(school)}), named as (select mark % ${confirmed} / 10 as id from counted)
      select 0 as id, count(*) as found, avg(mark % 10) as average from counted
      union all select id, 0, 0 from named where id in ${[0, ...shown]} order by id`,
  )
  const [all, ...named] = rows
  const count = Number(all?.found ?? 0)
  if (!count) return undefined
  return { average: Number(all?.average), count, counted: named.map(({ id }) => Number(id)) }
}
