import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  badBackup,
  databaseParts,
  onlyBytes,
  type ReadAgain,
  type VerifiedBackup,
  verifyBackup,
} from './archive'
import { unpackPart } from './parts'
import { SEQUENCES } from './postgres-copy'
import { writeSqlite } from './sqlite-snapshot'

const checkRows = async (name: string, bytes: Buffer): Promise<void> => {
  const text = (name === SEQUENCES ? bytes : await unpackPart(bytes)).toString().trimEnd()
  try {
    for (const line of text.split('\n')) JSON.parse(line)
  } catch (cause) {
    throw badBackup(`The backup is damaged: ${name} cannot be read.`, cause)
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Processes of other users refuse the signal.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const prefix = 'schoolhouse-verify-'

/** Removes what killed checks have left, which is a copy of personal data. The name of a folder has the number of its process. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (!pid || isRunning(Number(pid))) continue
    // A folder of another user stays.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})
  }
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Gives `use` a temporary folder, and removes it also if a signal ends the process. */
export const withTemporaryFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  await removeAbandoned()
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`))
  const stop = (signal: NodeJS.Signals) => {
    rmSync(folder, { recursive: true, force: true })
    // This listener is gone now, so the signal ends the process.
    process.kill(process.pid, signal)
  }
  for (const signal of endings) process.once(signal, stop)
  try {
    await use(folder)
  } finally {
    for (const signal of endings) process.off(signal, stop)
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Checks a backup without a site to restore it into: all checksums, and that its database can be read. `look` is given the file of a
 * SQLite database before it is removed.
 */
export const checkBackup = async (
  read: ReadAgain,
  progress: (phase: 'verify' | 'database', bytes: number) => void,
  look: (database: string) => Promise<void> = async () => {},
): Promise<VerifiedBackup> => {
  const verified = await verifyBackup(read(), (bytes) => progress('verify', bytes))
  const parts = databaseParts(read, verified, (bytes) => progress('database', bytes))
  if (verified.info.database === 'postgres') {
    for await (const { path: name, bytes } of parts) await checkRows(name, bytes)
    return verified
  }
  await withTemporaryFolder(async (folder) => {
    const database = path.join(folder, 'database.db')
    await writeSqlite(database, onlyBytes(parts), verified.info.migrations)
    await look(database)
  })
  return verified
}
