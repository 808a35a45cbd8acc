import { endedRows } from '../retention/parts'
import type { FixedRetention } from '../retention/retention'
import { isPostgres } from './connection'
import { sql } from './statement'

/** Rate limits and one-time marks, with hashes of addresses in their keys. Claims also delete some as they go. */
export const claimsRetention: FixedRetention = {
  key: 'claims',
  keptMs: 0,
  tables: ['claims'],
  parts: [
    endedRows(
      (before) => sql`select count(*) as number from claims where expires_at <= ${before.getTime()}`,
      (before, payload) => {
        const ended = sql`select key from claims where expires_at <= ${before.getTime()}`
        // Skips rows that others are claiming, which would wait for this and this for them.
        const unlocked = isPostgres(payload) ? sql`${ended} for update skip locked` : ended
        return sql`delete from claims where key in (${unlocked})`
      },
    ),
  ],
}
