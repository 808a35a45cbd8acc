import type { Payload } from 'payload'
import { named, readRows, sql, t } from '../../../../platform/database/statement'
import type { CommentThread } from '../../contract'

const c = t.comments

/** Larger than ten times the number of any comment. */
const confirmed = sql`1000000000000`

/**
 * The rating of each address that counts, found in one pass: of the numbers made of “confirmed”, comment id and stars (the last
 * digit), the largest.
 */
const countedOf = (schools: readonly number[]) => sql`
  select ${c.school_id}, max((case when ${c.verified} then 1 else 0 end) * ${confirmed} + cast(${c.id} as bigint) * 10 + cast(${c.rating} as integer))
    ${named('mark')} from ${c}
  where ${c.school_id} in ${schools} and ${c.state} = 'approved' and ${c.rating} is not null and ${c.email} > '' and ${c.user_id} is null
  group by ${c.school_id}, lower(${c.email})`

/**
 * The average rating of a school. For each address the newest approved rating with a confirmed address counts, or else the
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
    sql`with counted as (${countedOf([school])}), named as (select mark % ${confirmed} / 10 ${named('id')} from counted)
      select 0 ${named('id')}, count(*) ${named('found')}, avg(mark % 10) ${named('average')} from counted
      union all select id, 0, 0 from named where id in ${[0, ...shown]} order by id`,
  )
  const [all, ...counted] = rows
  const count = Number(all?.found ?? 0)
  if (!count) return undefined
  return { average: Number(all?.average), count, counted: counted.map(({ id }) => Number(id)) }
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
      select ${c.school_id}, count(*) ${named('found')}, avg(mark % 10) ${named('average')} from counted group by ${c.school_id}`,
  )
  return new Map(
    rows.map(({ school_id, found, average }) => [
      Number(school_id),
      { average: Number(average), count: Number(found) },
    ]),
  )
}
