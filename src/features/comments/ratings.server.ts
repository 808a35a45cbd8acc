import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { readRows } from '../../shared/statement.server'
import type { CommentThread } from './contract'

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
  // One of them is in every list, because an empty one is no SQL: no comment has it.
  const onPage = [0, ...shown]
  const [all, ...named] = await readRows(
    payload,
    sql`with counted as (
        select coalesce(max(case when verified then id end), max(id)) as id from comments
        where school_id = ${school} and state = 'approved' and rating is not null and email > '' and user_id is null
        group by lower(email))
      select 0 as id, count(*) as found, avg(rating) as average from comments where id in (select id from counted)
      union all select id, 0, 0 from counted where id in ${onPage}`,
  ).then((rows) => rows.sort((one, other) => Number(one.id) - Number(other.id)))
  const count = Number(all?.found ?? 0)
  if (!count) return undefined
  return { average: Number(all?.average), count, counted: named.map(({ id }) => Number(id)) }
}
