import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { claim } from '../../platform/database/claims'
import { bucketFile } from '../../platform/storage/create-files'
import type { RecurringTask } from '../../platform/tasks/scheduler'
import { inTransaction } from '../../platform/transaction/transaction'
import { dueSince, todayIn } from '../../shared/time/days'
import { writeBackupFile } from './backups.server'
import { readDailySettings } from './daily-settings.server'

const HOUR_MS = 60 * 60_000

/** An encrypted backup is not a tar file, and its name shows it. */
export const backupEnding = ({ backupPassphrase }: Env): string => (backupPassphrase ? '.tar.enc' : '.tar')

/** Those of daily backups beyond the newest `keep`. Other files in the folder are not ours. */
export const expiredBackups = (names: string[], keep: number): string[] =>
  names
    .filter((name) => /^backup-\d{4}-\d\d-\d\d\.tar(\.enc)?$/.test(name))
    .sort()
    .slice(0, -keep)

/** Removes the oldest backups from the place of `newest`. */
const removeExpired = async (env: Env, newest: string, keep: number): Promise<void> => {
  const bucket = bucketFile(env, newest)
  if (bucket) {
    const names = (await bucket.folder.list('backup-')).map((file) => file.path)
    return bucket.folder.remove(expiredBackups(names, keep))
  }
  const names = await readdir(env.backupDir)
  for (const name of expiredBackups(names, keep)) await rm(path.join(env.backupDir, name), { force: true })
}

/** Writes the backup of the day, unless administrators have turned it off, once it is due. One node does it. */
export const runDailyBackup = async (
  payload: Payload,
  env: Env,
  signal: AbortSignal,
  now = new Date(),
): Promise<boolean> => {
  const { isOn, hour, keep, timeZone, changedAt, isChosen } = await readDailySettings(payload)
  if (!isOn) return false
  const since = dueSince(hour, timeZone, now)
  // Nobody waits for the first one of a new site, so it comes at its hour and not at the first start.
  if (!since || (!isChosen && changedAt > since)) return false
  const { totalDocs } = await payload.count({
    collection: 'backups',
    where: {
      way: { equals: 'schedule' },
      problem: { exists: false },
      createdAt: { greater_than_equal: since.toISOString() },
    },
  })
  // Other nodes try at the same time; after a failure it is tried again in an hour.
  const day = todayIn(timeZone, now)
  const isOurs =
    totalDocs === 0 && (await inTransaction(payload, (req) => claim(req, `daily-backup:${day}`, HOUR_MS)))
  if (!isOurs) return false
  const place = env.backupBucket ?? env.backupDir
  const file = `${place}/backup-${day}${backupEnding(env)}`
  await writeBackupFile(payload, env, { file, way: 'schedule', replaces: true, signal })
  await removeExpired(env, file, keep)
  return true
}

export const dailyBackupTask = (env: Env): RecurringTask => ({
  name: 'daily backup',
  firstMs: 2 * 60_000,
  everyMs: 5 * 60_000,
  run: (payload, signal) => runDailyBackup(payload, env, signal),
})
