import type { Env } from '../config/env'
import { type RestoreOptions, restoreBackup } from '../platform/backup/restore-backup'
import {
  heldBackup,
  type RestoreRequest,
  type RestoreResult,
  readRestoreRequest,
  readRestoreResult,
  withdrawRestore,
  writeRestoreRequest,
  writeRestoreResult,
} from '../platform/backup/restore-request'
import { errorForLog } from '../platform/http/log/error-log'
import { AppError } from '../shared/errors'
import { migrationsOf } from './migrations/migrations-of'

/** A start that is killed each time, for example because memory is short, must not keep the site closed. */
const maxAttempts = 3

const resultOf = (
  { id, by, backup, before }: RestoreRequest,
  outcome: Partial<RestoreResult>,
): RestoreResult => ({
  ...{ id, by, backup, before },
  at: new Date().toISOString(),
  setAside: [],
  isNoted: false,
  ...outcome,
})

/** SQLite is restored without opening Payload. */
const openNothing: RestoreOptions['open'] = () => {
  throw new AppError('bad_configuration', 'Stop all nodes and use npm run restore. Nothing was changed.')
}

const perform = async (env: Env, request: RestoreRequest): Promise<RestoreResult> => {
  if (request.attempts >= maxAttempts && !request.isReplacing)
    return resultOf(request, {
      failure: `It was interrupted ${maxAttempts} times, perhaps because memory or space is short. Nothing was changed.`,
    })
  const begun = { ...request, attempts: request.attempts + 1 }
  await writeRestoreRequest(env, begun)
  let isReplacing = request.isReplacing
  try {
    const { setAside } = await restoreBackup(heldBackup(env), env, {
      force: true,
      migrations: migrationsOf(env),
      open: openNothing,
      beforeReplacing: async () => {
        await writeRestoreRequest(env, { ...begun, isReplacing: true })
        isReplacing = true
      },
    })
    return resultOf(request, { setAside })
  } catch (cause) {
    // Another process has the data: it is its turn, and the request stays.
    if (cause instanceof AppError && cause.code === 'data_in_use') throw cause
    const { message } = cause instanceof AppError ? cause : errorForLog(cause)
    if (isReplacing)
      throw new AppError(
        'unavailable',
        `The restore of ${request.backup} stopped while the site was being replaced (${message}). Mend the cause and start again: the start completes it. What was there before is in the folder backups/before-restore-… of DATA_DIR, and in the backup ${request.before}.`,
        { cause },
      )
    return resultOf(request, { failure: message })
  }
}

/** Restores the backup that an administrator has chosen in the panel, before anything of the site is opened. */
export const restoreAtStart = async (env: Env, report: (step: string) => void): Promise<void> => {
  const request = await readRestoreRequest(env)
  if (!request) return
  const last = await readRestoreResult(env)
  // It was done, and the process ended before it could remove the request.
  if (last?.id !== request.id) {
    report('Restoring a backup')
    const result = await perform(env, request)
    await writeRestoreResult(env, result)
    // A failure is in the log of the site that opens now.
    if (!result.failure)
      console.log(
        `${request.backup} is restored. What was there before is in ${result.setAside.join(' and ')}.`,
      )
  }
  await withdrawRestore(env)
}
