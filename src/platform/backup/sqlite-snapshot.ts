import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createClient } from '@libsql/client'
import { AppError } from '../../shared/errors'
import { withBaseline } from '../database/baseline'
import { startThread } from '../threads/start-thread'
import { badBackup, DATABASE } from './archive'
import { readKept } from './keep-files'
import { packPart, unpackPart } from './parts'

export interface SnapshotOrder {
  url: string
  /** An empty file. */
  file: string
}

const thread = {
  built: 'dist/server/sqlite-snapshot-worker.js',
  source: 'src/platform/backup/sqlite-snapshot-worker.ts',
}

const vacuumInto = async (order: SnapshotOrder): Promise<void> => {
  const worker = startThread(thread, { workerData: order })
  try {
    // An `error` event rejects.
    await once(worker, 'message')
  } finally {
    await worker.terminate()
  }
}

/** A copy of the database as it is now, in a file of its own, while others write to it. */
export const snapshotSqlite = async (url: string, folder: string) => {
  const file = path.join(folder, 'database.db')
  // SQLite would create it with the rights of the process.
  await writeFile(file, '', { mode: 0o600 })
  await vacuumInto({ url, file })
  const { size } = await stat(file)
  return { file, size, discard: () => rm(file, { force: true }) }
}

const partBytes = 8 * 1024 * 1024

/** The parts of the copy, in order. Together they are one gzip file: `tar xOf FILE database | gunzip` writes the database. */
export async function* sqliteParts({ file, size }: { file: string; size: number }) {
  let pieces: Buffer[] = []
  let bytes = 0
  let count = 0
  const part = async () => {
    const name = `${DATABASE}${String(++count).padStart(6, '0')}.gz`
    const packed = await packPart(Buffer.concat(pieces))
    pieces = []
    bytes = 0
    return { path: name, bytes: packed }
  }
  for await (const piece of readKept({ from: file, size })) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= partBytes) yield await part()
  }
  if (bytes) yield await part()
}

/** Writes the database of a backup to `file`, and checks that SQLite accepts it and that these migrations have run on it. */
export const writeSqlite = async (
  file: string,
  parts: AsyncIterable<Buffer>,
  migrations: string[],
): Promise<void> => {
  const output = createWriteStream(file, { mode: 0o600, flags: 'wx' })
  // An error is thrown by `finished`, or by the next write.
  output.on('error', () => {})
  for await (const part of parts)
    if (!output.write(await unpackPart(part)) && !output.errored)
      await Promise.race([once(output, 'drain'), once(output, 'close')])
  output.end()
  await finished(output)
  const client = createClient({ url: `file:${file}` })
  const damaged = (cause?: unknown) =>
    badBackup('The backup is damaged: its database cannot be opened.', cause)
  try {
    const { rows } = await client.execute('pragma quick_check')
    const found = await client.execute('select name from payload_migrations')
    const names = withBaseline(found.rows.map(({ name }) => String(name)))
    if (rows[0]?.[0] !== 'ok' || !migrations.every((name) => names.includes(name))) throw damaged()
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error)
  } finally {
    client.close()
  }
}
