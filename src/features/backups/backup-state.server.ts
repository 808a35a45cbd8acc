import type { Payload, Where } from 'payload'
import { type Finding, findingsAbout } from '../../platform/findings'
import { type Family, gauge } from '../../platform/http/exposition'
import { findAll } from '../../platform/payload/find-documents'
import { sizeText } from '../../shared/text/size-text'
import { addDays, DAY_MS, startOfDayIn, todayIn } from '../../shared/time/days'
import { type DailySettings, readDailySettings } from './daily-settings.server'

const HOUR_MS = 60 * 60_000
/** After a failure it is tried again in an hour, so one failure alone makes no backup late. */
const patienceMs = 2 * HOUR_MS

/** Whether the daily backup that was due last is missing, although there was time to write it. */
export const isDailyBackupLate = (
  {
    hour,
    timeZone,
    changedAt,
    isChosen,
  }: Pick<DailySettings, 'hour' | 'timeZone' | 'changedAt' | 'isChosen'>,
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
  // A new site has written none yet, and is not reminded of one that was due before it was there.
  if (!isChosen && changedAt > due.at) return false
  // Settings that were saved on a later day have not been in force when it was due.
  if (changedAt > due.at && todayIn(timeZone, changedAt) !== due.day) return false
  return lastDaily === undefined || lastDaily < due.at
}

export interface BackupState {
  /** When the newest complete backup was written, and its size in bytes. */
  last?: { at: Date; size: number }
  /** A later one has failed. */
  hasFailed: boolean
  /** When the newest failure was, whether or not one was complete after it. */
  lastFailure?: { at: Date; reason?: string }
  isDaily: boolean
  isDailyLate: boolean
}

/** State of the site's backups, whichever node made them. */
export const readBackupState = async (payload: Payload): Promise<BackupState> => {
  const newest = async (...conditions: Where[]) =>
    (await findAll(payload, 'backups', { and: conditions }, { limit: 1 }))[0]
  const isComplete = { problem: { exists: false } }
  const [complete, failed, daily, settings] = await Promise.all([
    newest(isComplete),
    newest({ problem: { equals: 'failed' } }),
    newest(isComplete, { way: { equals: 'schedule' } }),
    readDailySettings(payload),
  ])
  const isDaily = settings.isOn
  return {
    ...(complete && { last: { at: new Date(complete.createdAt), size: complete.size } }),
    ...(failed && {
      lastFailure: { at: new Date(failed.createdAt), ...(failed.reason && { reason: failed.reason }) },
    }),
    hasFailed: failed !== undefined && (!complete || failed.createdAt > complete.createdAt),
    isDaily,
    isDailyLate: isDaily && isDailyBackupLate(settings, daily && new Date(daily.createdAt), new Date()),
  }
}

/** Findings of the doctor. */
export const judgeBackups = (
  { last, hasFailed, isDaily, isDailyLate }: BackupState,
  now: Date,
): Finding[] => {
  const { ok, warning, problem } = findingsAbout('backup')
  const days = last ? Math.floor((now.getTime() - last.at.getTime()) / DAY_MS) : undefined
  const findings: Finding[] = []
  if (hasFailed)
    findings.push(problem('The last one has failed', 'The log says why. Then run: npm run backup -- FILE'))
  if (isDailyLate)
    findings.push(
      problem(
        'The daily one is missing',
        'Does the site run, and can it write BACKUP_DIR? The log says why.',
      ),
    )
  if (!last || days === undefined)
    findings.push(
      warning('There is none', 'Run: npm run backup -- FILE, or turn on daily backups in the panel.'),
    )
  else if (days > 7)
    findings.push(warning(`The last one is ${days} days old`, 'Turn on daily backups in the panel.'))
  else if (!findings.length)
    findings.push(ok(`${days === 0 ? 'less than a day' : `${days} days`} old, ${sizeText(last.size)}`))
  if (!isDaily)
    findings.push(warning('Daily backups are off', 'Turn them on in the panel: Settings → Daily backups.'))
  return findings
}

/** Without a state the metrics have no value. */
export const backupFamilies = (state: BackupState | undefined): Family[] => [
  gauge(
    'backup_last_success_timestamp_seconds',
    'When the newest complete backup was written; 0 if there is none.',
    state && (state.last ? Math.round(state.last.at.getTime() / 1000) : 0),
  ),
  gauge('backup_last_success_size_bytes', 'Size of that backup.', state && (state.last?.size ?? 0)),
  gauge(
    'backup_failed',
    '1 if a backup has failed since the last complete one.',
    state && Number(state.hasFailed),
  ),
  gauge('backup_daily_enabled', '1 if the site writes a backup every day.', state && Number(state.isDaily)),
  gauge(
    'backup_daily_late',
    '1 if the daily backup has been due for two hours and is missing.',
    state && Number(state.isDailyLate),
  ),
]
