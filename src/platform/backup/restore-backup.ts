import { createWriteStream } from 'node:fs'
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { AppError } from '../../shared/errors'
import { isBeforeBaseline, lastVersionBefore } from '../database/baseline'
import { lockData, sqliteFile } from '../database/data-lock'
import type { Migration } from '../database/migrate'
import { createFiles } from '../storage/create-files'
import { fileFolders } from '../storage/file-store'
import {
  badBackup,
  checked,
  databaseParts,
  onlyBytes,
  type ReadAgain,
  readEntries,
  readWhole,
  SECRET,
  type VerifiedBackup,
  verifyBackup,
} from './archive'
import { readBackup } from './encryption'
import { exists } from './keep-files'
import { occupiedFiles, putFolders, stageObjects } from './restore-files'
import {
  createRestoreFolder,
  removeAbandonedRestores,
  removeStagedDatabase,
  stagedDatabase,
} from './restore-folder'
import { restorePostgres } from './restore-postgres'
import { writeSqlite } from './sqlite-snapshot'

export interface RestoreOptions {
  /** Sets an existing site aside instead of refusing. */
  force: boolean
  /** All migrations of this version for this database. */
  migrations: Migration[]
  /** Opens PostgreSQL with the secret of the backup. Not called on SQLite. */
  open: (secret: string) => Promise<{ payload: Payload; close: () => Promise<void> }>
  progress?: (phase: 'verify' | 'files' | 'database', bytes: number) => void
  /** Everything is unpacked and checked; what follows changes the site. Not called on PostgreSQL. */
  beforeReplacing?: () => Promise<void>
}

export interface Restored extends VerifiedBackup {
  /** Where the site that was there before is now, if there was one. */
  setAside: string[]
  /** Tables of the backup that this version does not know. */
  unknownTables: string[]
}

const kinds = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

const refuseOther = ({ info }: VerifiedBackup, env: Env, migrations: Migration[]): void => {
  const { dialect } = env.database
  if (info.database !== dialect)
    throw badBackup(
      `The backup is of a site on ${kinds[info.database]}, and this one is on ${kinds[dialect]}. Set DATABASE_URL to ${info.database === 'sqlite' ? 'a file' : 'a PostgreSQL database'}. Nothing was changed.`,
    )
  if (isBeforeBaseline(info.migrations))
    throw badBackup(
      `The backup was made by a version of Schoolhouse before 0.9.0. Restore it with version ${lastVersionBefore}, start that once, then this version. Nothing was changed.`,
    )
  const unknown = info.migrations.find((name) => !migrations.some((known) => known.name === name))
  if (unknown)
    throw badBackup(
      `The backup was made by a newer version of Schoolhouse (${info.version}, with the migration ${unknown}). Restore it with that version. Nothing was changed.`,
    )
}

/** The database that a restore would replace in the data folder. */
const occupiedDatabase = async (env: Env): Promise<string[]> => {
  const found: string[] = []
  if (env.database.dialect === 'sqlite') {
    const file = sqliteFile(env.database)
    // SQLite may not have moved all changes from these files into the database file yet.
    for (const each of [file, `${file}-wal`, `${file}-shm`]) if (await exists(each)) found.push(each)
  }
  return found
}

const notEmpty = (what: string) =>
  badBackup(
    `There is a site already (${what}). Use --force to set it aside and restore the backup in its place. Nothing was changed.`,
  )

const extractFiles = async (
  read: ReadAgain,
  { sums }: VerifiedBackup,
  folder: string,
  progress: (bytes: number) => void,
): Promise<void> => {
  let bytes = 0
  for await (const entry of readEntries(read())) {
    if (!fileFolders.some((name) => entry.path.startsWith(`${name}/`))) continue
    const target = path.join(folder, entry.path)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(checked(entry, sums), createWriteStream(target, { mode: 0o600, flags: 'wx' }))
    const modified = entry.modifiedAt / 1000
    await utimes(target, modified, modified)
    bytes += entry.size
    progress(bytes)
  }
}

const readSecretOf = async (read: ReadAgain): Promise<Buffer> => {
  for await (const { path: name, body } of readEntries(read())) if (name === SECRET) return readWhole(body)
  throw badBackup('The backup is damaged: it has no secret.')
}

/** Moves what was there into a folder of `backups`, where it can be taken back or deleted. */
const setAside = async (env: Env, occupied: string[], stamp: string): Promise<string[]> => {
  const secret = path.join(env.dataDir, 'secret')
  const found = (await exists(secret)) ? [...occupied, secret] : occupied
  if (!found.length) return []
  const folder = path.join(env.dataDir, 'backups', `before-restore-${stamp}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moved = [folder]
  for (const each of found)
    await rename(each, path.join(folder, path.basename(each))).catch(async (error: NodeJS.ErrnoException) => {
      // SQLite removes its files beside the database when the last connection ends.
      if (error.code === 'ENOENT' && /-(wal|shm)$/.test(each)) return
      // The database is on another disk.
      if (error.code !== 'EXDEV') throw error
      await rename(each, `${each}.before-restore-${stamp}`)
      moved.push(`${each}.before-restore-${stamp}`)
    })
  return moved
}

/**
 * Restores a backup into an empty data folder and database; with `force`, sets an existing site aside before. Everything is verified
 * and the files are unpacked beside their place first. On SQLite the last step only renames, so until then nothing of an existing site
 * is touched. On PostgreSQL its tables move to another schema while the database is loaded, and back if that fails. A bucket is filled
 * before the database is committed.
 */
export const restoreBackup = async (file: string, env: Env, options: RestoreOptions): Promise<Restored> => {
  try {
    return await restore(() => readBackup(file, env.backupPassphrase), env, options)
  } catch (error) {
    throw explained(error)
  }
}

/** PostgreSQL's codes for values that it cannot store (class 22) and rows that contradict each other (class 23). */
const isBadRow = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown }).code))

/** A backup that is refused has changed nothing: see `restoreBackup`. */
const explained = (error: unknown): unknown => {
  if (isBadRow(error))
    return badBackup('The backup is damaged: its database cannot be loaded. Nothing was changed.', error)
  if (!(error instanceof AppError) || error.code !== 'bad_backup') return error
  return /Nothing was changed/.test(error.message)
    ? error
    : badBackup(`${error.message} Nothing was changed.`, error)
}

const restore = async (
  read: ReadAgain,
  env: Env,
  { force, migrations, open, progress = () => {}, beforeReplacing = async () => {} }: RestoreOptions,
): Promise<Restored> => {
  const verified = await verifyBackup(read(), (bytes) => progress('verify', bytes))
  refuseOther(verified, env, migrations)
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockData(env)
  const files = createFiles(env)
  const database = env.database.dialect === 'sqlite' ? sqliteFile(env.database) : undefined
  let removeWork = async () => {}
  try {
    await removeAbandonedRestores(env)
    const stored = await occupiedFiles(files)
    const found = [...(files.kind === 'disk' ? stored : []), ...(await occupiedDatabase(env))]
    const [first] = [...stored, ...found]
    if (first && !force) throw notEmpty(first)
    const { folder: work, remove } = await createRestoreFolder(env.dataDir)
    removeWork = remove
    await extractFiles(read, verified, work, (bytes) => progress('files', bytes))
    const parts = databaseParts(read, verified, (bytes) => progress('database', bytes))
    const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '')
    const secret = await readSecretOf(read)
    // The slow part, before anything is changed.
    const objects = files.kind === 's3' ? await stageObjects(files, work, stamp) : undefined
    let keptInBucket: string[] = []
    const replaceObjects = async () => {
      keptInBucket = (await objects?.swap()) ?? []
    }
    /** Puts the bucket back if `change` fails. */
    const withObjects = async <T>(change: () => Promise<T>): Promise<T> => {
      try {
        return await change()
      } catch (error) {
        await objects?.undo(error)
        throw error
      }
    }
    const putFiles = async () => {
      const moved = await setAside(env, found, stamp)
      if (files.kind === 'disk') await putFolders(files, work)
      return [...moved, ...keptInBucket]
    }
    const putSecret = async () => {
      if (env.payloadSecret || !secret.length) return
      await writeFile(path.join(env.dataDir, 'secret'), secret, { mode: 0o600 })
    }
    if (database) {
      const staged = stagedDatabase(env.database)
      await withObjects(async () => {
        await writeSqlite(staged, onlyBytes(parts), verified.info.migrations)
        await beforeReplacing()
        await replaceObjects()
      })
      const moved = await putFiles()
      await putSecret()
      await rename(staged, database)
      return { ...verified, setAside: moved, unknownTables: [] }
    }
    const { payload, close } = await withObjects(() => open(secret.toString()))
    try {
      const known = migrations.filter(({ name }) => verified.info.migrations.includes(name))
      const loaded = await withObjects(() =>
        restorePostgres(payload, env, {
          ...{ force, stamp, migrations: known, parts },
          // Before the database is committed: if the bucket is away, nothing is changed.
          check: replaceObjects,
        }),
      )
      const moved = await putFiles()
      await putSecret()
      return { ...verified, setAside: [...loaded.setAside, ...moved], unknownTables: loaded.unknownTables }
    } finally {
      await close()
    }
  } finally {
    await removeWork()
    if (database) await removeStagedDatabase(env.database)
    unlock()
  }
}
