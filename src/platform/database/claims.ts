import type { Payload, PayloadRequest } from 'payload'
import { readRows, readRowsIn, runStatementIn, sql } from './statement'

/**
 * Rows of Payload's key-value table that say until when something may not be done again. Comments were the first to use
 * them; the name of the rows stays, so that claims of earlier versions still count.
 */
const prefix = 'comment-claim:'
const afterPrefix = 'comment-claim;'

const keyOf = (what: string) => prefix + what

const until = sql`cast(payload_kv.data ->> 'until' as bigint)`

/**
 * Claims something for a time, in the transaction of `req`: false when somebody has it already. One statement decides,
 * so however many ask at once, one of them gets it; the others wait for its transaction to end.
 */
export const claim = async (req: PayloadRequest, what: string, forMs: number): Promise<boolean> => {
  const now = Date.now()
  const data = JSON.stringify({ until: now + forMs })
  const claimed = await runStatementIn(
    req,
    sql`insert into payload_kv (key, data) values (${keyOf(what)}, ${data})
      on conflict (key) do update set data = excluded.data where ${until} <= ${now}`,
  )
  if (claimed === 1) await forgetExpired(req, now)
  return claimed === 1
}

const count = sql`cast(payload_kv.data ->> 'count' as bigint)`

/**
 * Claims one of `max` turns, in the transaction of `req`: false when all of them are taken. The first one starts the
 * time after which all are free again. The database counts, so that the limit is exact for any number of nodes.
 */
export const claimTurn = async (
  req: PayloadRequest,
  what: string,
  { max, forMs }: { max: number; forMs: number },
): Promise<boolean> => {
  const now = Date.now()
  const first = JSON.stringify({ until: now + forMs, count: 1 })
  const jsonObject = req.payload.db.name === 'postgres' ? sql`jsonb_build_object` : sql`json_object`
  const [claimed] = await readRowsIn(
    req,
    sql`insert into payload_kv (key, data) values (${keyOf(what)}, ${first})
      on conflict (key) do update set data = case when ${until} <= ${now} then excluded.data
        else ${jsonObject}('until', ${until}, 'count', ${count} + 1) end
      where ${until} <= ${now} or ${count} < ${max}
      returning ${count} as count`,
  )
  if (Number(claimed?.count) === 1) await forgetExpired(req, now)
  return claimed !== undefined
}

/** What others are just claiming is left to them: two that wait for each other's rows would wait for ever. */
const forgetExpired = (req: PayloadRequest, now: number) => {
  const expired = sql`select key from payload_kv where key > ${prefix} and key < ${afterPrefix} and ${until} <= ${now} limit 100`
  const free = req.payload.db.name === 'postgres' ? sql`${expired} for update skip locked` : expired
  return runStatementIn(req, sql`delete from payload_kv where key in (${free})`)
}

/** How many milliseconds a claim still lasts. */
export const claimedFor = async (payload: Payload, what: string): Promise<number> => {
  const [row] = await readRows(
    payload,
    sql`select ${until} as until from payload_kv where key = ${keyOf(what)}`,
  )
  return Math.max(0, Number(row?.until ?? 0) - Date.now())
}
