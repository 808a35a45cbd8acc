import { readFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Env } from '../../config/env'
import { writeBackup } from '../../platform/backup/write-backup'
import { errorForLog } from '../../platform/http/log/error-log'
import type { Backup } from '../../platform/payload/payload-types'
import { inTransaction } from '../../platform/transaction/transaction'
import { AppError } from '../../shared/errors'

/** The version of the site, as package.json of the working folder says. */
export const siteVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).version

export const recordBackup = (
  payload: Payload,
  data: Omit<Backup, 'id' | 'createdAt' | 'updatedAt'>,
): Promise<void> =>
  inTransaction(payload, async (req) => {
    await payload.create({ collection: 'backups', data, depth: 0, req })
  })

/** Why a backup has failed, for administrators. */
export const reasonOf = (error: unknown): string =>
  (error instanceof AppError ? error : errorForLog(error)).message.slice(0, 300)

/** A second backup while another one is written is refused, which is no failure. */
export const isConflict = (error: unknown): boolean => error instanceof AppError && error.code === 'conflict'

/** Writes a backup for the download by a person, and notes when it is complete, or that it was stopped or has failed. */
export async function* writeDownload(payload: Payload, env: Env, by: string): AsyncGenerator<Buffer> {
  let size = 0
  let problem: Backup['problem'] = 'stopped'
  let reason: string | undefined
  try {
    for await (const piece of writeBackup(payload, env, { version: siteVersion() })) {
      size += piece.length
      yield piece
    }
    problem = null
  } catch (error) {
    problem = isConflict(error) ? null : 'failed'
    if (problem) {
      reason = reasonOf(error)
      payload.logger.error({ err: error, msg: 'the backup failed' })
    }
    throw error
  } finally {
    if (problem || size)
      await recordBackup(payload, { way: 'download', by, size, problem, ...(reason && { reason }) })
  }
}
