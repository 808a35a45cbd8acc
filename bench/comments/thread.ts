import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { readRows } from '../../src/shared/statement.server'

/**
 * One page of a school's thread, as the public page asks for it. To be replaced by `getThread` of
 * src/features/comments/queries.server.ts, which has the same queries.
 */
export const readThread = async (payload: Payload, school: number, page: number, perPage = 50) => {
  const approved = sql`school_id = ${school} and state = 'approved'`
  const [counted] = await readRows(payload, sql`select count(*) as total from comments where ${approved}`)
  const last = Math.max(1, Math.ceil(Number(counted?.total) / perPage))
  const rows = await readRows(
    payload,
    sql`select id from comments where ${approved} order by root, path, id
      limit ${perPage} offset ${(Math.min(page, last) - 1) * perPage}`,
  )
  return payload.find({
    collection: 'comments',
    where: { id: { in: rows.map(({ id }) => Number(id)) } },
    depth: 0,
    pagination: false,
  })
}
