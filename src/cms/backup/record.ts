import type { Payload, Where } from 'payload'
import type { Env } from '../../config/env'
import { writeBackup } from '../../platform/backup/write-backup'
import type { Backup } from '../../platform/payload/payload-types'
import { inTransaction } from '../../platform/transaction/transaction'
import { AppError } from '../../shared/errors'
import { siteVersion } from './command-line'

const keptMs = 365 * 24 * 60 * 60 * 1000

const record = (payload: Payload, data: Omit<Backup, 'id' | 'createdAt' | 'updatedAt'>): Promise<void> =>
  inTransaction(payload, async (req) => {
    await payload.create({ collection: 'backups', data, depth: 0, req })
    const old = { createdAt: { less_than: new Date(Date.now() - keptMs).toISOString() } }
    await payload.db.deleteMany({ collection: 'backups', where: old, req })
  })

interface RecordedBackup {
  way: Backup['way']
  /** Who asked for it, if it was a person. */
  by?: string
  progress?: Parameters<typeof writeBackup>[2]['progress']
}

/** Writes a backup and notes when it is complete, or that it has failed. */
export async function* writeRecordedBackup(
  payload: Payload,
  env: Env,
  { way, by, progress }: RecordedBackup,
): AsyncGenerator<Buffer> {
  let size = 0
  let problem: Backup['problem'] = 'stopped'
  try {
    for await (const piece of writeBackup(payload, env, { version: siteVersion(), progress })) {
      size += piece.length
      yield piece
    }
    problem = null
  } catch (error) {
    // A second backup while another one is written is refused, and no failure.
    problem = error instanceof AppError && error.code === 'conflict' ? null : 'failed'
    if (problem) payload.logger.error({ err: error, msg: 'the backup failed' })
    throw error
  } finally {
    if (problem || size) await record(payload, { way, by: by ?? null, size, problem })
  }
}

/** The newest complete backup, and whether a later one has failed. */
export const lastBackup = async (payload: Payload): Promise<{ at?: Date; hasFailed: boolean }> => {
  const newest = async (where: Where) => {
    const { docs } = await payload.find({
      collection: 'backups',
      where,
      limit: 1,
      pagination: false,
      depth: 0,
    })
    return docs[0]
  }
  const [complete, failed] = await Promise.all([
    newest({ problem: { exists: false } }),
    newest({ problem: { equals: 'failed' } }),
  ])
  return {
    ...(complete ? { at: new Date(complete.createdAt) } : {}),
    hasFailed: failed !== undefined && (!complete || failed.createdAt > complete.createdAt),
  }
}
