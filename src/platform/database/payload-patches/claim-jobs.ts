import type { DatabaseAdapter } from 'payload'
import type { DrizzleAdapter } from '../connection'
import { sql } from '../statement'

/** Much longer than a job takes. One that is still marked after this time belonged to a process that was killed. */
const abandonedMs = 15 * 60_000

/** Arbitrary, like those in ../locks.ts. */
const jobsLock = 7_246_006

type UpdateJobs = DatabaseAdapter['updateJobs']

/**
 * Payload reads the jobs that are due and then marks them. All nodes do so in the same second of every minute, so two of them
 * would run the same job. Here the transaction that does both waits for that of another node. It also frees jobs whose
 * process was killed, which Payload would leave marked for ever, and ends if it fails, which Payload forgets.
 */
export const claimJobsOnce = (db: DrizzleAdapter & { updateJobs: UpdateJobs }): void => {
  const { updateJobs } = db

  const prepare = async (transaction: string) => {
    const session = db.sessions[transaction]?.db
    const run = (statement: unknown) => db.execute({ db: session, drizzle: db.drizzle, sql: statement })
    if (db.name === 'postgres') await run(sql`select pg_advisory_xact_lock(${jobsLock})`)
    const [now, before] = [Date.now(), Date.now() - abandonedMs].map((ms) => new Date(ms).toISOString())
    await run(
      sql`update payload_jobs set processing = false, updated_at = ${now} where processing = true and updated_at < ${before}`,
    )
  }

  db.updateJobs = async (update) => {
    const transaction = await update.req?.transactionID
    const isClaim = update.data.processing === true && !('id' in update && update.id)
    if (!isClaim || transaction === undefined) return updateJobs.call(db, update)
    try {
      await prepare(String(transaction))
      return await updateJobs.call(db, update)
    } catch (error) {
      await db.rollbackTransaction(String(transaction))
      throw error
    }
  }
}
