import type { Payload } from 'payload'
import { adapterOf } from './connection'

/** A number to add to a count that all nodes share. */
export interface AddedCount {
  key: string
  added: number
  /** How long a count lasts that begins now. */
  forMs: number
}

export interface SharedCount {
  key: string
  total: number
  leftMs: number
}

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** A node may have computed its time a moment before another one that stored first. */
const toleranceMs = 10_000
const isCurrent = `stored.expires_at between ${now} and excluded.expires_at + ${toleranceMs}`

/**
 * One statement adds all numbers to rows of `claims`, begins those whose time is over, and returns the totals. Only the
 * database's clock decides. The order of the rows is the same on every node, so that two of them cannot deadlock.
 */
const add = `
  insert into claims as stored (key, expires_at, taken)
  select key, ${now} + for_ms, added from unnest($1::text[], $2::int[], $3::bigint[]) as sent (key, added, for_ms) order by key
  on conflict (key) do update set
    expires_at = case when ${isCurrent} then stored.expires_at else excluded.expires_at end,
    taken = excluded.taken + case when ${isCurrent} then stored.taken else 0 end
  returning key, taken, expires_at - ${now} as left_ms`

const deleteExpired = `
  delete from claims where key in
    (select key from claims where expires_at <= ${now} limit 1000 for update skip locked)`

/** Adds to counts that all nodes on one PostgreSQL share. Several calls for one key are one row. */
export const addToSharedCounts = async (
  payload: Payload,
  counts: readonly AddedCount[],
): Promise<SharedCount[]> => {
  const result = await adapterOf(payload).pool?.query(add, [
    counts.map(({ key }) => key),
    counts.map(({ added }) => added),
    counts.map(({ forMs }) => forMs),
  ])
  return (result?.rows ?? []).map(({ key, taken, left_ms }) => ({
    key: String(key),
    total: Number(taken),
    leftMs: Number(left_ms),
  }))
}

/** Deletes rows of `claims` whose time is over; claims of forms do so only when there are some. */
export const deleteExpiredCounts = async (payload: Payload): Promise<void> => {
  await adapterOf(payload).pool?.query(deleteExpired)
}
