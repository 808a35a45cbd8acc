import type { Payload, PayloadRequest } from 'payload'
import { isPostgres } from './connection'
import { readRows, readRowsIn, runStatementIn, sql } from './statement'

// The table `claims` says until when something may not be done again: rate limits and answers that count once. It counts
// on every node and survives a restart. Expired rows are deleted by later claims.

/**
 * Claims something for a time, in the transaction of `req`: false when somebody has it already. One statement decides,
 * so however many ask at once, one of them gets it; the others wait for its transaction to end.
 */
export const claim = (req: PayloadRequest, what: string, forMs: number): Promise<boolean> =>
  claimTurn(req, what, { max: 1, forMs })

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
  const isFree = sql`claims.expires_at <= ${now}`
  const [claimed] = await readRowsIn(
    req,
    sql`insert into claims (key, expires_at, taken) values (${what}, ${now + forMs}, 1)
      on conflict (key) do update set
        expires_at = case when ${isFree} then excluded.expires_at else claims.expires_at end,
        taken = case when ${isFree} then 1 else claims.taken + 1 end
      where ${isFree} or claims.taken < ${max}
      returning taken`,
  )
  if (Number(claimed?.taken) === 1) await deleteExpired(req, now)
  return claimed !== undefined
}

/** Skips rows that others are claiming: two transactions that wait for each other's rows would never end. */
const deleteExpired = (req: PayloadRequest, now: number) => {
  const expired = sql`select key from claims where expires_at <= ${now} limit 100`
  const unlocked = isPostgres(req.payload) ? sql`${expired} for update skip locked` : expired
  return runStatementIn(req, sql`delete from claims where key in (${unlocked})`)
}

/** How many milliseconds a claim still lasts. */
export const claimedFor = async (payload: Payload, what: string): Promise<number> => {
  const [row] = await readRows(payload, sql`select expires_at from claims where key = ${what}`)
  return Math.max(0, Number(row?.expires_at ?? 0) - Date.now())
}
