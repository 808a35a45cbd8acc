import { mkdtemp, rm } from 'node:fs/promises'
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

/** Checks a backup without a site to restore it into: all checksums, and that its database can be read. */
export const checkBackup = async (
  read: ReadAgain,
  progress: (phase: 'verify' | 'database', bytes: number) => void,
): Promise<VerifiedBackup> => {
  const verified = await verifyBackup(read(), (bytes) => progress('verify', bytes))
  const parts = databaseParts(read, verified, (bytes) => progress('database', bytes))
  if (verified.info.database === 'postgres') {
    for await (const { path: name, bytes } of parts) await checkRows(name, bytes)
    return verified
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'schoolhouse-verify-'))
  try {
    await writeSqlite(path.join(folder, 'database.db'), onlyBytes(parts), verified.info.migrations)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return verified
}
