import type { Payload, Where } from 'payload'
import { addDays, startOfDayIn, todayIn } from '../../shared/days'

const HOUR_MS = 60 * 60_000
/** After a failure it is tried again in an hour, so one failure alone makes no backup late. */
const patienceMs = 2 * HOUR_MS

interface DailySettings {
  hour: number
  timeZone: string
  /** When the settings were last saved. */
  changedAt: Date
}

/** Whether the daily backup that was due last is missing, although there was time to write it. */
export const isDailyBackupLate = (
  { hour, timeZone, changedAt }: DailySettings,
  lastDaily: Date | undefined,
  now: Date,
): boolean => {
  const hasPassed = (since: Date) => since.getTime() + patienceMs <= now.getTime()
  if (!hasPassed(changedAt)) return false
  const today = todayIn(timeZone, now)
  const due = [today, addDays(today, -1)]
    .map((day) => ({ day, at: new Date(startOfDayIn(timeZone, day).getTime() + hour * HOUR_MS) }))
    .find(({ at }) => hasPassed(at))
  if (!due) return false
  // Settings that were saved on a later day have not been in force when it was due.
  if (changedAt > due.at && todayIn(timeZone, changedAt) !== due.day) return false
  return lastDaily === undefined || lastDaily < due.at
}

export interface BackupState {
  /** When the newest complete backup was written, and its size in bytes. */
  last?: { at: Date; size: number }
  /** A later one has failed. */
  hasFailed: boolean
  isDaily: boolean
  isDailyLate: boolean
}

/** State of the site's backups, whichever node made them. */
export const readBackupState = async (payload: Payload, now = new Date()): Promise<BackupState> => {
  const newest = async (...conditions: Where[]) => {
    const { docs } = await payload.find({
      collection: 'backups',
      where: { and: conditions },
      limit: 1,
      pagination: false,
      depth: 0,
    })
    return docs[0]
  }
  const isComplete = { problem: { exists: false } }
  const [complete, failed, daily, settings, { timeZone }] = await Promise.all([
    newest(isComplete),
    newest({ problem: { equals: 'failed' } }),
    newest(isComplete, { way: { equals: 'schedule' } }),
    payload.findGlobal({ slug: 'backup-settings', depth: 0 }),
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
  ])
  const isDaily = settings.isOn === true
  return {
    ...(complete && { last: { at: new Date(complete.createdAt), size: complete.size } }),
    hasFailed: failed !== undefined && (!complete || failed.createdAt > complete.createdAt),
    isDaily,
    isDailyLate:
      isDaily &&
      isDailyBackupLate(
        { hour: settings.hour, timeZone, changedAt: new Date(settings.updatedAt ?? 0) },
        daily && new Date(daily.createdAt),
        now,
      ),
  }
}
