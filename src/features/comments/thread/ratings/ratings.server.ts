import type { Payload } from 'payload'
import { readRows, sql } from '../../../../platform/database/statement'
import type { CommentThread } from '../../contract'

/** Larger than ten times the number of any comment. */
const confirmed = sql`1000000000000`

/**
 * The rating of each address that counts, found in one pass: of the numbers made of “confirmed”, comment id and stars (the last
 * digit), the largest.
 */
const countedOf = (schools: readonly number[]) => sql`
  select school_id, max((case when verified then 1 else 0 end) * ${confirmed} + cast(id as bigint) * 10 + cast(rating as integer))
    as mark from comments
  where school_id in ${schools} and state = 'approved' and rating is not null and email > '' and user_id is null
  group by school_id, lower(email)`

/**
 * The average rating of a school. Of each address the newest approved rating with a confirmed address counts, or else the
 * newest, so that nobody can replace another person's rating by typing their address. Ratings without an address and of the
 * staff do not count. `shown` are the comments of a page; the result names those among them that count.
 */
export const getRating = async (
  payload: Payload,
  school: number,
  shown: readonly number[],
): Promise<CommentThread['rating']> => {
  // No comment has the id 0. It keeps the list from being empty, which is invalid SQL.
  const rows = await readRows(
    payload,
    sql`with counted as (${countedOf([school])}), named as (select mark % ${confirmed} / 10 as id from counted)
      select 0 as id, count(*) as found, avg(mark % 10) as average from counted
      union all select id, 0, 0 from named where id in ${[0, ...shown]} order by id`,
  )
  const [all, ...named] = rows
  const count = Number(all?.found ?? 0)
  if (!count) return undefined
  return { average: Number(all?.average), count, counted: named.map(({ id }) => Number(id)) }
}

/** The average rating of each school that has one, in one query. */
export const getRatings = async (
  payload: Payload,
  schools: readonly number[],
): Promise<Map<number, { average: number; count: number }>> => {
  if (!schools.length) return new Map()
  const rows = await readRows(
    payload,
    sql`with counted as (${countedOf(schools)})
      select school_id, count(*) as found, avg(mark % 10) as average from counted group by school_id`,
  )
  return new Map(
    rows.map(({ school_id, found, average }) => [
      Number(school_id),
      { average: Number(average), count: Number(found) },
    ]),
  )
}
