import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { readSecret } from '../../config/secret'
import { AppError } from '../../shared/errors'
import { DAY_MS } from '../../shared/time/days'
import { adapterOf } from '../database/connection'
import { tryNodeLock } from '../database/locks'
import { appliedMigrations } from '../database/migrate'
import { type FileStore, filesOf } from '../storage/file-store'
import { ArchiveWriter, SECRET } from './archive'
import { encrypt } from './encryption'
import { exists, type KeptFile, readKept, type Snapshot, snapshotWithFiles } from './keep-files'
import { postgresParts, snapshotPostgres } from './postgres-copy'
import { snapshotSqlite, sqliteParts } from './sqlite-snapshot'

export interface BackupProgress {
  phase: 'database' | 'files'
  bytes: number
  /** An estimate: the database is compressed. */
  total: number
}

interface BackupOptions {
  /** From package.json. */
  version: string
  progress?: (progress: BackupProgress) => void
}

interface Part {
  path: string
  bytes: Buffer
}

interface DatabaseSnapshot extends Snapshot {
  size: number
  parts: () => AsyncGenerator<Part>
}

const snapshotDatabase = async (payload: Payload, env: Env, folder: string): Promise<DatabaseSnapshot> => {
  const { pool } = adapterOf(payload)
  if (!pool) {
    const copy = await snapshotSqlite(env.database.url, folder)
    return { ...copy, parts: () => sqliteParts(copy) }
  }
  const connection = await pool.connect()
  // The query that runs then fails, too.
  connection.on('error', (err) => payload.logger.warn({ err, msg: 'the connection of the backup was lost' }))
  let isOpen = true
  const release = (isBroken: boolean) => {
    if (isOpen) connection.release(isBroken)
    isOpen = false
  }
  try {
    const { size, discard } = await snapshotPostgres(connection)
    return {
      size,
      parts: () => postgresParts(connection),
      discard: async () => {
        if (!isOpen) return
        const isBroken = await discard().then(
          () => false,
          () => true,
        )
        release(isBroken)
      },
    }
  } catch (error) {
    release(true)
    throw error
  }
}

const workPrefix = '.backup-'
const abandonedMs = DAY_MS

/** Removes what a killed process has left. Another one may be writing a backup just now. */
const removeAbandoned = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(workPrefix)) continue
    const folder = path.join(dataDir, name)
    const { mtimeMs } = (await stat(folder).catch(() => undefined)) ?? {}
    if (mtimeMs !== undefined && Date.now() - mtimeMs > abandonedMs)
      await rm(folder, { recursive: true, force: true })
  }
}

/** The bytes of a file and how many they are; undefined if it is gone. Those of a bucket may have changed since the snapshot. */
const openKept = async (
  store: FileStore,
  { path: name, from, size }: KeptFile,
): Promise<{ size: number; body: AsyncIterable<Buffer> | Buffer[] } | undefined> => {
  if (from) return (await exists(from)) ? { size, body: readKept({ from, size }) } : undefined
  const bytes = await store.read(name)
  return bytes && { size: bytes.length, body: [bytes] }
}

/**
 * Writes a complete backup of the running site, piece by piece: the memory it takes does not depend on the size of the site. Ending
 * the generator early removes its temporary files. Throws `conflict` if another backup is being written.
 */
export const writeBackup = (payload: Payload, env: Env, options: BackupOptions): AsyncGenerator<Buffer> => {
  const archive = writeArchive(payload, env, options)
  return env.backupPassphrase ? encrypt(archive, env.backupPassphrase) : archive
}

async function* writeArchive(
  payload: Payload,
  env: Env,
  { version, progress = () => {} }: BackupOptions,
): AsyncGenerator<Buffer> {
  const unlock = await tryNodeLock(payload, 'backup')
  if (!unlock)
    throw new AppError('conflict', 'Another backup is being written just now. Try again when it is done.')
  const store = filesOf(payload)
  const work = path.join(env.dataDir, `${workPrefix}${randomUUID()}`)
  let snapshot: DatabaseSnapshot | undefined
  try {
    await removeAbandoned(env.dataDir)
    await mkdir(work, { mode: 0o700 })
    const createdAt = new Date()
    const migrations = await appliedMigrations(payload, env)
    const { taken, files } = await snapshotWithFiles(store, work, async () => {
      snapshot = await snapshotDatabase(payload, env, work)
      return snapshot
    })
    const total = taken.size + files.reduce((sum, { size }) => sum + size, 0)
    let bytes = 0
    const now = createdAt.getTime()
    const archive = new ArchiveWriter()

    const { dialect } = env.database
    yield* archive.info({ version, createdAt: createdAt.toISOString(), database: dialect, migrations })
    yield* archive.bytes(SECRET, Buffer.from(readSecret(env) ?? ''), now)
    for await (const part of taken.parts()) {
      yield* archive.bytes(part.path, part.bytes, now)
      bytes += part.bytes.length
      progress({ phase: 'database', bytes, total })
    }
    // A slow reader of the files must not keep the transaction, or the copy, for hours.
    await taken.discard()
    for (const file of files) {
      const opened = await openKept(store, file)
      if (!opened) continue
      for await (const piece of archive.file(file.path, opened.size, opened.body, file.modifiedAt)) {
        bytes += piece.length
        yield piece
      }
      progress({ phase: 'files', bytes, total })
    }
    yield* archive.end(now)
  } finally {
    await snapshot?.discard().catch(() => {})
    await rm(work, { recursive: true, force: true })
    await unlock()
  }
}
