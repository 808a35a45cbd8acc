import type { Payload, PayloadRequest } from 'payload'
import {
  named,
  readRowsIn,
  runStatementIn,
  type Statement,
  sql,
  t,
} from '../../../platform/database/statement'
import type { RecurringTask } from '../../../platform/tasks/scheduler'
import { inTransaction } from '../../../platform/transaction/transaction'
import { DAY_MS } from '../../../shared/time/days'
import type { MissingCounts } from './missing-address'

const ma = t.missing_addresses

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
    below
      ? sql`${ma.path} = ${path} or substr(${ma.path}, 1, ${path.length + 1}) = ${`${path}/`}`
      : sql`${ma.path} = ${path}`,
  )
  await runStatementIn(req, sql`delete from ${ma} where ${sql.join(isAnswered, sql` or `)}`)
}

const numberOf = async (req: PayloadRequest, query: Statement<{ number: unknown }>): Promise<number> => {
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
    const inAll = await numberOf(req, sql`select count(*) ${named('number')} from ${ma}`)
    const today = await numberOf(
      req,
      sql`select count(*) ${named('number')} from ${ma} where ${ma.created_at} > ${before(DAY_MS)}`,
    )
    let free = Math.min(missingLimits.inAll - inAll, missingLimits.perDay - today)
    const isOld = sql`${ma.created_at} < ${before(countedDays * DAY_MS)}`
    for (const [path, count] of counts) {
      const known = await runStatementIn(
        req,
        sql`update ${ma} set
            ${ma.count} = case when ${isOld} then ${count} else ${ma.count} + ${count} end,
            ${ma.created_at} = case when ${isOld} then ${time} else ${ma.created_at} end,
            ${ma.last_seen} = ${time}, ${ma.updated_at} = ${time}
          where ${ma.path} = ${path}`,
      )
      if (known > 0 || free <= 0) continue
      free--
      await runStatementIn(
        req,
        sql`insert into ${ma} (${ma.path}, ${ma.count}, ${ma.last_seen}, ${ma.created_at}, ${ma.updated_at})
          values (${path}, ${count}, ${time}, ${time}, ${time})
          on conflict (${ma.path}) do update set ${ma.count} = ${ma}.${ma.count} + excluded.${ma.count}`,
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
