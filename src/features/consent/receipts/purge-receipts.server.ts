import type { Payload } from 'payload'
import { runStatement, sql } from '../../../platform/database/statement'
import { RECEIPT_DAYS } from '../contract'

const dayMs = 86_400_000

/** Deletes the receipts that are older than the site keeps them. The one way in which a receipt goes. */
export const purgeReceipts = async (payload: Payload, now: Date): Promise<number> => {
  const { receiptDays } = await payload.findGlobal({ slug: 'consent-settings', depth: 0 })
  const before = new Date(now.getTime() - (receiptDays ?? RECEIPT_DAYS) * dayMs).toISOString()
  return runStatement(payload, sql`delete from consent_receipts where decided_at < ${before}`)
}

/** Looks once a day; several nodes may. Returns how to stop. */
export const startPurgingReceipts = (payload: Payload): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve()
  const purge = () => {
    running = purgeReceipts(payload, new Date()).catch((err) => {
      // Nothing is lost: tomorrow finds them.
      payload.logger.warn({ err, msg: 'old consent receipts could not be deleted yet' })
    })
  }
  purge()
  const timer = setInterval(purge, dayMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
