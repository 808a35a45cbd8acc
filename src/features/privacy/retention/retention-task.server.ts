import type { Payload } from 'payload'
import { tryNodeLock } from '../../../platform/database/locks'
import { fixedRetentionsOf, retentionsOf, siteIn } from '../../../platform/feature'
import { findAll } from '../../../platform/payload/find-documents'
import type { RetentionRun } from '../../../platform/payload/payload-types'
import type { RecurringTask } from '../../../platform/tasks/scheduler'
import { addDays, dueSince, todayIn } from '../../../shared/time/days'
import { beforeOf, eraseOld, type Periods } from './erase-old.server'

/** In the time zone of the site: before the usual hour of backups, which then do not contain what was erased. */
const HOUR = 2
const HOUR_MS = 60 * 60_000
/** Time limit of one night. The following nights erase the rest. */
const maxMs = 2 * HOUR_MS
/** How many nights are listed. They hold no personal data. */
const runsDays = 90
/** Failures of one kind that the log names. */
const maxLogged = 10

export const readPeriods = async (payload: Payload): Promise<Periods> =>
  (await payload.findGlobal({ slug: 'retention', depth: 0 })) as unknown as Periods

/** The latest night, if there was one. */
export const lastRun = async (payload: Payload): Promise<RetentionRun | undefined> => {
  const docs = await findAll(payload, 'retention-runs', {}, { sort: '-day', limit: 1 })
  return docs[0]
}

/** Whether there is still something to do for this day. A run that has failed is repeated after an hour. */
const isOpen = (run: RetentionRun | undefined, day: string, now: Date): boolean => {
  if (run?.day !== day) return true
  if (run.state === 'done') return false
  // One that still says “running” was left by a process that died: the lock is free.
  return run.state === 'running' || new Date(run.endedAt ?? 0).getTime() < now.getTime() - HOUR_MS
}

const erasedOf = (run: RetentionRun | undefined): Record<string, number> =>
  (run?.erased ?? {}) as Record<string, number>

interface Night {
  day: string
  now: Date
  signal: AbortSignal
  earlier: RetentionRun | undefined
}

const runOnce = async (payload: Payload, night: Night): Promise<void> => {
  const { day, now, signal, earlier } = night
  const erased = { ...erasedOf(earlier) }
  const { id } =
    earlier ??
    (await payload.create({
      collection: 'retention-runs',
      data: { day, state: 'running', erased },
      depth: 0,
    }))
  const note = (data: Partial<RetentionRun>) =>
    payload.update({ collection: 'retention-runs', id, data, depth: 0 })
  if (earlier) await note({ state: 'running' })
  const periods = await readPeriods(payload)
  const failed: string[] = []
  const began = Date.now()
  const until = began + maxMs
  const site = siteIn(payload.config)
  for (const retention of [...retentionsOf(site), ...fixedRetentionsOf(site)]) {
    const { key } = retention
    const before = beforeOf(retention, periods, now)
    if (!before || signal.aborted) continue
    try {
      const done = await eraseOld(payload, retention, before, { signal, until })
      if (done.erased) erased[key] = (erased[key] ?? 0) + done.erased
      for (const err of done.failures.slice(0, maxLogged))
        payload.logger.error({ err, retention: key, msg: 'retention: a document could not be erased' })
      if (done.failures.length) failed.push(key)
    } catch (err) {
      // The others are erased nevertheless.
      payload.logger.error({ err, retention: key, msg: 'retention: old data could not be erased' })
      failed.push(key)
    }
  }
  // The next start goes on.
  if (signal.aborted) return
  payload.logger.info({ erased, failed, msg: 'retention: erased what is older than its period' })
  await note({
    state: failed.length ? 'failed' : 'done',
    erased,
    failed,
    endedAt: new Date(now.getTime() + Date.now() - began).toISOString(),
  })
  const old = { day: { less_than: addDays(day, -runsDays) } }
  await payload.db.deleteMany({ collection: 'retention-runs', where: old })
}

/** Erases records older than their period, if a run is due. One of several nodes does it; true for that one. */
export const runNightly = async (
  payload: Payload,
  signal: AbortSignal,
  now = new Date(),
): Promise<boolean> => {
  const { timeZone } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (!dueSince(HOUR, timeZone, now)) return false
  const day = todayIn(timeZone, now)
  if (!isOpen(await lastRun(payload), day, now)) return false
  const release = await tryNodeLock(payload, 'retention')
  if (!release) return false
  try {
    // Another node may have done it since.
    const latest = await lastRun(payload)
    if (!isOpen(latest, day, now)) return false
    await runOnce(payload, { day, now, signal, earlier: latest?.day === day ? latest : undefined })
    return true
  } finally {
    await release()
  }
}

export const retentionTask: RecurringTask = {
  name: 'erasing what is older than its period',
  firstMs: 3 * 60_000,
  everyMs: 5 * 60_000,
  run: runNightly,
}
