import type { Payload } from 'payload'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { inTransaction } from '../../../platform/transaction/transaction'
import type { ViewCount } from '../contract'
import { firstKeptDay } from '../report/months'
import { toViewKey } from './view-counts'

const pv = t.page_views

/** Rows per statement. */
const chunk = 100

/** Adds to the rows of the table. Nodes that store the same rows at the same time add up. */
export const storeViews = async (payload: Payload, views: readonly ViewCount[]): Promise<void> => {
  if (views.length === 0) return
  // Every node sorts the rows in one order, which prevents deadlocks.
  const sorted = views.toSorted((a, b) => (toViewKey(a) < toViewKey(b) ? -1 : 1))
  await inTransaction(payload, async (req) => {
    for (let start = 0; start < sorted.length; start += chunk) {
      const rows = sorted
        .slice(start, start + chunk)
        .map(({ day, page, language, host, count }) => sql`(${day}, ${page}, ${language}, ${host}, ${count})`)
      await runStatementIn(
        req,
        sql`insert into ${pv} (${pv.day}, ${pv.page}, ${pv.language}, ${pv.host}, ${pv.count}) values ${sql.join(rows, sql`, `)}
          on conflict (${pv.day}, ${pv.page}, ${pv.language}, ${pv.host}) do update set ${pv.count} = ${pv}.${pv.count} + excluded.${pv.count}`,
      )
    }
  })
}

/** Deletes what is too old. */
export const purgeViews = (payload: Payload, today: string): Promise<number> =>
  inTransaction(payload, (req) =>
    runStatementIn(req, sql`delete from ${pv} where ${pv.day} < ${firstKeptDay(today)}`),
  )
