import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { type VerifiedBackup, verifyBackup } from '../../platform/backup/archive'
import { readBackup } from '../../platform/backup/encryption'
import { type BackupProgress, writeBackup } from '../../platform/backup/write-backup'
import type { Backup } from '../../platform/payload/payload-types'
import { type BucketFile, bucketFile } from '../../platform/storage/create-files'
import { AppError } from '../../shared/errors'
import { isConflict, reasonOf, recordBackup, siteVersion } from './record.server'

interface BackupFile {
  /** The path of a file, or an address such as s3://bucket/backup.tar. */
  file: string
  way: Backup['way']
  /** Whether a file that exists is replaced. */
  replaces: boolean
  progress?: (progress: BackupProgress) => void
  checking?: (bytes: number) => void
  signal?: AbortSignal
}

interface Written {
  verified: VerifiedBackup
  size: number
}

/** The name appears once the file is complete, so what has it is a whole backup. */
const publish = async (part: string, file: string, replaces: boolean): Promise<void> => {
  if (replaces) return rename(part, file)
  try {
    // Unlike a rename, this fails if somebody else has made the file meanwhile.
    await link(part, file)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST')
      throw new AppError('conflict', `${file} exists.`, { cause })
    // Not every file system has hard links.
    await rename(part, file)
  }
}

const toFile = async (
  archive: AsyncGenerator<Buffer>,
  { file, replaces, checking, signal }: BackupFile,
  passphrase: string | undefined,
): Promise<Written> => {
  const part = `${file}.${randomUUID()}.part`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await pipeline(archive, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }), { signal })
    const verified = await verifyBackup(readBackup(part, passphrase), checking)
    const { size } = await stat(part)
    await publish(part, file, replaces)
    return { verified, size }
  } finally {
    await rm(part, { force: true })
  }
}

/** The object appears once all its parts are there. It is read back, and removed if it is not what was sent. */
const toBucket = async (
  archive: AsyncGenerator<Buffer>,
  { folder, name }: BucketFile,
  { file, replaces, checking, signal }: BackupFile,
  passphrase: string | undefined,
): Promise<Written> => {
  if (!replaces && (await folder.exists(name))) throw new AppError('conflict', `${file} exists.`)
  const size = await folder.upload(name, archive, signal)
  try {
    return { verified: await verifyBackup(readBackup(folder.download(name), passphrase), checking), size }
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad_backup') await folder.remove([name])
    throw error
  }
}

/** Writes a backup into a file or a bucket, checks it, and notes it, or that it has failed. */
export const writeBackupFile = async (
  payload: Payload,
  env: Env,
  target: BackupFile,
): Promise<VerifiedBackup> => {
  const { file, way, progress, signal } = target
  try {
    const archive = writeBackup(payload, env, { version: siteVersion(), progress })
    const bucket = bucketFile(env, file)
    const { backupPassphrase } = env
    const { verified, size } = await (bucket
      ? toBucket(archive, bucket, target, backupPassphrase)
      : toFile(archive, target, backupPassphrase))
    await recordBackup(payload, { way, size, problem: null })
    return verified
  } catch (error) {
    if (!isConflict(error))
      await recordBackup(payload, {
        ...{ way, size: 0 },
        ...(signal?.aborted ? { problem: 'stopped' } : { problem: 'failed', reason: reasonOf(error) }),
      })
    throw error
  }
}
