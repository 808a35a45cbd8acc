import { setTimeout as delay } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import {
  ErasureFailure,
  type ErasureStep,
  type FixedRetention,
  firstLimit,
  isFixed,
  limitOf,
  nextLimit,
  type Retention,
} from '../../../platform/retention/retention'
import { inTransaction } from '../../../platform/transaction/transaction'

/** The periods that administrators have set, by key; null: until somebody deletes it. */
export type Periods = Record<string, number | null | undefined>

type Any = Retention | FixedRetention

export const beforeOf = (retention: Any, periods: Periods, now: Date): Date | undefined =>
  isFixed(retention)
    ? new Date(now.getTime() - retention.keptMs)
    : limitOf(retention.period, periods[retention.key], now)

interface Walk {
  signal: AbortSignal
  /** When to stop for this night. */
  until: number
}

/** The pause after a step is three times as long, so that others get most of the time; on a busy machine a step takes long anyway. */
const minPauseMs = 5
const maxPauseMs = 500
const pauseFactor = 3

interface Erased {
  erased: number
  /** Documents that are still there although they are old. */
  failures: ErasureFailure[]
}

const walk = async (
  payload: Payload,
  step: (req: PayloadRequest, after: number, limit: number) => Promise<ErasureStep>,
  { signal, until }: Walk,
): Promise<Erased> => {
  let erased = 0
  const failures: ErasureFailure[] = []
  let limit = firstLimit
  for (let after: number | undefined = 0; after !== undefined; ) {
    if (signal.aborted || Date.now() > until) break
    const from: number = after
    let tookMs = 0
    const work = async (req: PayloadRequest): Promise<ErasureStep> => {
      // Without waiting for other writers, which says nothing about the number of rows.
      const began = performance.now()
      const result = await step(req, from, limit)
      tookMs = performance.now() - began
      return result
    }
    const done = await inTransaction(payload, work).catch((error): ErasureStep => {
      if (!(error instanceof ErasureFailure)) throw error
      // The documents before it were rolled back with it: they are erased one by one, and this one is passed over.
      if (limit > 1) return { erased: 0, next: from }
      failures.push(error)
      return { erased: 0, next: error.id }
    })
    erased += done.erased
    limit = done.next === from ? 1 : nextLimit(limit, tookMs)
    after = done.next
    if (after !== undefined)
      await delay(Math.min(maxPauseMs, Math.max(minPauseMs, tookMs * pauseFactor)), undefined, { ref: false })
  }
  return { erased, failures }
}

/** Erases what is older than its period. Each step is a transaction, so whatever stops it leaves nothing half done. */
export const eraseOld = async (
  payload: Payload,
  retention: Any,
  before: Date,
  options: Walk,
): Promise<Erased> => {
  const total: Erased = { erased: 0, failures: [] }
  for (const part of retention.parts) {
    const { erased, failures } = await walk(
      payload,
      (req, after, limit) => part.step(req, before, after, limit),
      options,
    )
    total.erased += erased
    total.failures.push(...failures)
  }
  const { tidy } = retention
  if (total.erased > 0 && tidy) await walk(payload, (req, after) => tidy(req, after), options)
  return total
}

/** How much is older than its period, and how much of it the next night erases. */
export const countOld = async (payload: Payload, retention: Any, before: Date): Promise<number> => {
  let found = 0
  for (const part of retention.parts) found += await part.count(payload, before)
  return found
}
