import type { Payload, PayloadRequest } from 'payload'
import { isPostgres } from './connection'
import { readRows, readRowsIn, runStatementIn, sql } from './statement'

// The table `claims` records what may not be done again until a given time: rate limits and one-time marks. It is shared by
// all nodes and survives a restart. Later claims delete expired rows.

/** Clocks of nodes differ, and a caller may have computed its time a moment before. */
const clockToleranceMs = 60_000

/**
 * Claims a key for a time, in the transaction of `req`; false if it is claimed already. One statement decides, so of several
 * concurrent calls exactly one succeeds; the others wait for its transaction to end.
 */
export const claim = (req: PayloadRequest, what: string, forMs: number): Promise<boolean> =>
  claimTurn(req, what, { max: 1, forMs })

/**
 * Claims one of `max` uses of a key, in the transaction of `req`; false if all are taken. The first use starts the time after
 * which all are free again. The database counts, so the limit is exact for any number of nodes.
 */
export const claimTurn = async (
  req: PayloadRequest,
  what: string,
  { max, forMs }: { max: number; forMs: number },
): Promise<boolean> => {
  const now = Date.now()
  // No claim made by now lasts longer than one that begins now. A row that does was written by a clock that was ahead.
  const isFree = sql`(claims.expires_at <= ${now} or claims.expires_at > ${now + forMs + clockToleranceMs})`
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

/** Skips rows that others are claiming, because two transactions that wait for each other's rows would deadlock. */
const deleteExpired = (req: PayloadRequest, now: number) => {
  const expired = sql`select key from claims where expires_at <= ${now} limit 100`
  const unlocked = isPostgres(req.payload) ? sql`${expired} for update skip locked` : expired
  return runStatementIn(req, sql`delete from claims where key in (${unlocked})`)
}

/** Claims a key from now on, also if it is claimed already, in the transaction of `req`. */
export const renewClaim = (req: PayloadRequest, what: string, forMs: number): Promise<number> =>
  runStatementIn(
    req,
    sql`insert into claims (key, expires_at, taken) values (${what}, ${Date.now() + forMs}, 1)
      on conflict (key) do update set expires_at = excluded.expires_at`,
  )

/** Makes a key free again, in the transaction of `req`. */
export const releaseClaim = (req: PayloadRequest, what: string): Promise<number> =>
  runStatementIn(req, sql`delete from claims where key = ${what}`)

export const hasClaim = async (req: PayloadRequest, what: string): Promise<boolean> =>
  (await readRowsIn(req, sql`select key from claims where key = ${what} and expires_at > ${Date.now()}`))
    .length > 0

const remainingMs = ([row]: Record<string, unknown>[]) =>
  Math.max(0, Number(row?.expires_at ?? 0) - Date.now())

const expiryOf = (what: string) => sql`select expires_at from claims where key = ${what}`

export const claimedFor = async (payload: Payload, what: string): Promise<number> =>
  remainingMs(await readRows(payload, expiryOf(what)))

/** The remaining milliseconds of a claim, read in the transaction of `req`. */
export const claimedForIn = async (req: PayloadRequest, what: string): Promise<number> =>
  remainingMs(await readRowsIn(req, expiryOf(what)))
