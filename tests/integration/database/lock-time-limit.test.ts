import { beforeAll, expect, it } from 'vitest'
import { lockUntilEnd } from '../../../src/platform/database/locks'
import { readRowsIn, sql } from '../../../src/platform/database/statement'
import { explainErrors } from '../../../src/platform/payload/explain-errors'
import { inTransaction } from '../../../src/platform/transaction/transaction'
import { describeOn, type Site } from '../kit/harness'

describeOn('postgres', 'a lock that another transaction holds', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })

  /** Holds the lock of a name until `work` is done; with `release`, work can let go of it earlier. */
  const whileHeld = async (work: (release: () => void) => Promise<void>) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let held = () => {}
    const isHeld = new Promise<void>((resolve) => {
      held = resolve
    })
    const holding = inTransaction(site.payload, async (req) => {
      await lockUntilEnd(req, 'fileNames', 1)
      held()
      await released
    })
    await isHeld
    await work(release).finally(release)
    await holding
  }

  it('is given up after a time, and staff are asked to try again', () =>
    whileHeld(async () => {
      const waiting = inTransaction(site.payload, (req) => lockUntilEnd(req, 'fileNames', 1, 200))
      const error = await waiting.catch((thrown: unknown) => thrown)
      expect(explainErrors({ error } as never)).toEqual({
        status: 503,
        response: { errors: [{ message: 'The site is busy. Please try again in a few seconds.' }] },
      })
      // Another name is free.
      await inTransaction(site.payload, (req) => lockUntilEnd(req, 'fileNames', 2, 200))
    }))

  it('is obtained as soon as it is free, and later locks have no limit of time', () =>
    whileHeld(async (release) => {
      const waiting = inTransaction(site.payload, async (req) => {
        await lockUntilEnd(req, 'fileNames', 1)
        return readRowsIn(req, sql`show lock_timeout`)
      })
      const isWaiting = async () => {
        const rows = await site.sql(
          `select 1 from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows.length
      }
      await expect.poll(isWaiting).toBe(1)
      release()
      expect(await waiting).toEqual([{ lock_timeout: '0' }])
    }))
})
