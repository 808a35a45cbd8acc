import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Client, createClient, type Row, type Transaction } from '@libsql/client'
import type { Env } from '../../config/env'
import { AppError } from '../../shared/errors'

export const sqliteFile = ({ url }: Env['database']): string =>
  path.resolve(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length))

/** The lock files: one in DATA_DIR and, if the database is elsewhere, one beside it. */
const lockFiles = ({ dataDir, database }: Env): string[] => {
  const file = sqliteFile(database)
  const isInside = path.dirname(file) === dataDir
  return [path.join(dataDir, 'lock.db'), ...(isInside ? [] : [`${file}.lock`])]
}

const isBusy = (error: unknown) => /SQLITE_BUSY/.test(String((error as { code?: unknown }).code))

/**
 * The lock is an open write transaction on a small SQLite file. The operating system releases it when the process ends, for
 * whatever reason, and others can still read in the file who holds it.
 */
const tryLock = async (client: Client, since: string): Promise<Transaction> => {
  // Readers of the file must never block the holder.
  await client.execute('pragma journal_mode = wal')
  for (;;) {
    await writeHolder(client, since)
    const lock = await client.transaction('write')
    // Another process that starts may have written its name between the two transactions.
    if (isOwn(await holderIn(lock), since)) return lock
    lock.close()
  }
}

/** Processes that start at the same time block each other for moments; the holder blocks the others until it ends. */
const patienceMs = 1000

const takeLock = async (client: Client, since: string): Promise<Transaction> => {
  const end = Date.now() + patienceMs
  for (;;)
    try {
      return await tryLock(client, since)
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      await delay(10 + Math.random() * 40)
    }
}

const writeHolder = async (client: Client, since: string): Promise<void> => {
  const naming = await client.transaction('write')
  try {
    await naming.execute(
      'create table if not exists holder (id integer primary key, pid integer, host text, since text)',
    )
    await naming.execute({
      sql: 'insert or replace into holder values (1, ?, ?, ?)',
      args: [process.pid, hostname(), since],
    })
    await naming.commit()
  } finally {
    naming.close()
  }
}

const holderIn = async (client: Pick<Client, 'execute'> | Transaction): Promise<Row | undefined> =>
  (await client.execute('select pid, host, since from holder')).rows[0]

const isOwn = (row: Row | undefined, since: string) =>
  row?.pid === process.pid && row.host === hostname() && row.since === since

/** How often and for how long the name is read. A name that does not change for a few reads is that of the holder. */
const namePauseMs = 50
const nameReads = 100
const readsOfOneName = 4

/**
 * The holder of the lock. Of several processes that start at the same time, each writes its name, and the one that gets the
 * lock writes its own again. Until then the file may name a process without the lock, such as this one.
 */
const describeHolder = async (client: Client, since: string): Promise<string> => {
  let name = ''
  for (let read = 0, same = 0; read < nameReads; read++) {
    const row = await holderIn(client).catch(() => undefined)
    const found = row && !isOwn(row, since) ? `process ${row.pid} on ${row.host}, started ${row.since}` : ''
    same = found && found === name ? same + 1 : 1
    name = found
    if (name && same === readsOfOneName) return name
    await delay(namePauseMs)
  }
  return name || 'a process that is starting'
}

const hold = async (client: Client, since: string): Promise<() => void> => {
  const transaction = await takeLock(client, since)
  return () => {
    transaction.close()
    client.close()
  }
}

/** Locks a file until the returned function is called or the process ends; undefined if another process holds it. */
export const tryLockFile = async (file: string): Promise<(() => void) | undefined> => {
  const client = createClient({ url: `file:${file}` })
  try {
    return await hold(client, new Date().toISOString())
  } catch (error) {
    client.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

const lock = async (file: string): Promise<() => void> => {
  const client = createClient({ url: `file:${file}` })
  const since = new Date().toISOString()
  try {
    return await hold(client, since)
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    const holder = await describeHolder(client, since)
    client.close()
    throw new AppError(
      'data_in_use',
      `${path.dirname(file)} is in use by another Schoolhouse (${holder}). Stop that one, or set DATA_DIR to another folder. Several processes for one site need PostgreSQL.`,
      { cause },
    )
  }
}

/**
 * Refuses a second process on the same SQLite database, because its cache would miss the edits of the first. Nodes on
 * PostgreSQL may share DATA_DIR. Returns a function that releases the lock.
 */
export const lockData = async (env: Env): Promise<() => void> => {
  if (env.database.dialect !== 'sqlite') return () => {}
  const releases: (() => void)[] = []
  for (const file of lockFiles(env)) releases.push(await lock(file))
  return () => {
    for (const release of releases) release()
  }
}
