import type { Payload } from 'payload'
import type { Env } from '../../../config/env'
import { readRestoreResult, writeRestoreResult } from '../../../platform/backup/restore-request'
import { inTransaction } from '../../../platform/transaction/transaction'
import { audit } from '../../staff-accounts/queries.server'

/** Notes a restore in the log of the site that was restored, which does not know of it. */
export const noteRestore = async (payload: Payload, env: Env): Promise<void> => {
  const result = await readRestoreResult(env)
  if (!result || result.isNoted) return
  const { by, backup, failure } = result
  if (failure)
    payload.logger.error({ msg: 'a backup was not restored; nothing was changed', backup, failure })
  else
    await inTransaction(payload, (req) =>
      audit(req, { event: 'restore', area: 'settings', subject: backup, by }),
    )
  await writeRestoreResult(env, { ...result, isNoted: true })
}
