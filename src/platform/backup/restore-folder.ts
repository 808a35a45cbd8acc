import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../../config/env'
import { AppError } from '../../shared/errors'
import { sqliteFile, tryLockFile } from '../database/data-lock'

const prefix = '.restore-'

/** The lock in the folder shows that its restore is running, also to other nodes on a shared file system. */
const lockIn = (folder: string) => tryLockFile(path.join(folder, 'lock.db'))

/** A folder for what a restore unpacks. `remove` deletes it. */
export const createRestoreFolder = async (
  dataDir: string,
): Promise<{ folder: string; remove: () => Promise<void> }> => {
  const folder = path.join(dataDir, `${prefix}${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockIn(folder)
  if (!unlock) throw new AppError('conflict', `${folder} is in use. Restore again. Nothing was changed.`)
  const remove = async () => {
    unlock()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, remove }
}

/** Where the SQLite database of a backup is written before it is renamed. */
export const stagedDatabase = (database: Env['database']): string => `${sqliteFile(database)}.restore`

export const removeStagedDatabase = async (database: Env['database']): Promise<void> => {
  for (const ending of ['', '-journal', '-wal', '-shm'])
    await rm(`${stagedDatabase(database)}${ending}`, { force: true })
}

/**
 * Removes what killed restores have left, which is a copy of personal data. On SQLite the caller holds the lock of the data folder, so
 * no restore is writing a database.
 */
export const removeAbandonedRestores = async ({
  dataDir,
  database,
}: Pick<Env, 'dataDir' | 'database'>): Promise<void> => {
  if (database.dialect === 'sqlite') await removeStagedDatabase(database)
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix)) continue
    const entry = path.join(dataDir, name)
    const isFolder = (await stat(entry).catch(() => undefined))?.isDirectory()
    const unlock = isFolder ? await lockIn(entry) : () => {}
    if (!unlock) continue
    unlock()
    await rm(entry, { recursive: true, force: true })
  }
}
