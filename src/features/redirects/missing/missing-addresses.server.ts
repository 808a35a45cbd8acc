import type { Payload, PayloadRequest } from 'payload'
import { readRowsIn, runStatementIn, sql } from '../../../platform/database/statement'
import type { RecurringTask } from '../../../platform/tasks/scheduler'
import { inTransaction } from '../../../platform/transaction/transaction'
import { DAY_MS } from '../../../shared/days'
import type { MissingCounts } from './missing-address'

/** Requests are counted over at most so many days. */
const countedDays = 30

/** A flood of made-up addresses fills neither the list nor the database. */
export const missingLimits = { perDay: 300, inAll: 3000 }

interface Answered {
  paths: readonly string[]
  /** Also what is below these paths. */
  below?: boolean
}

/** Takes addresses from the list that have an answer now. */
export const forgetMissing = async (req: PayloadRequest, { paths, below }: Answered): Promise<void> => {
  const isAnswered = paths.map((path) =>
    below ? sql`path = ${path} or substr(path, 1, ${path.length + 1}) = ${`${path}/`}` : sql`path = ${path}`,
  )
  await runStatementIn(req, sql`delete from missing_addresses where ${sql.join(isAnswered, sql` or `)}`)
}

const numberOf = async (req: PayloadRequest, query: unknown): Promise<number> => {
  const [row] = await readRowsIn(req, query)
  return Number(row?.number ?? 0)
}

/** Stores counts. New addresses beyond the limits are left out; nodes that store at the same time add up. */
export const storeMissing = async (
  payload: Payload,
  counts: readonly (readonly [string, number])[],
  now = new Date(),
): Promise<void> => {
  if (counts.length === 0) return
  const time = now.toISOString()
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await inTransaction(payload, async (req) => {
    const inAll = await numberOf(req, sql`select count(*) as number from missing_addresses`)
    const today = await numberOf(
      req,
      sql`select count(*) as number from missing_addresses where created_at > ${before(DAY_MS)}`,
    )
    let free = Math.min(missingLimits.inAll - inAll, missingLimits.perDay - today)
    const isOld = sql`created_at < ${before(countedDays * DAY_MS)}`
    for (const [path, count] of counts) {
      const known = await runStatementIn(
        req,
        sql`update missing_addresses set
            "count" = case when ${isOld} then ${count} else "count" + ${count} end,
            created_at = case when ${isOld} then ${time} else created_at end,
            last_seen = ${time}, updated_at = ${time}
          where path = ${path}`,
      )
      if (known > 0 || free <= 0) continue
      free--
      await runStatementIn(
        req,
        sql`insert into missing_addresses (path, "count", last_seen, created_at, updated_at)
          values (${path}, ${count}, ${time}, ${time}, ${time})
          on conflict (path) do update set "count" = missing_addresses."count" + excluded."count"`,
      )
    }
  })
}

/** Stores what was counted since the last time. */
export const missingTask = (counts: MissingCounts): RecurringTask => ({
  name: 'missing addresses',
  firstMs: 60_000,
  everyMs: 60_000,
  run: (payload) => storeMissing(payload, counts.take()),
})
