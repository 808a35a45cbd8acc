import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { AppError } from '../../shared/errors'
import { exists } from '../backup/keep-files'
import { snapshotPostgres } from '../backup/postgres-copy'
import { refuseRunningNodes, restorePostgres } from '../backup/restore-postgres'
import { withBaseline } from '../database/baseline'
import { adapterOf, type PoolConnection } from '../database/connection'
import { lockData, sqliteFile } from '../database/data-lock'
import { appliedMigrations, type Migration, migrate } from '../database/migrate'
import { readColumns, readDatabase, rowsPart, sequenceNames, sequencesPart } from './postgres-rows'
import { columnNames, readSequences, readTable, tableWriter, writeSequence } from './sqlite-rows'
import { type Columns, type Row, rowFromSqlite, rowToSqlite, TableSum, UnreadableValue } from './values'

export interface MoveOptions {
  /** Sets a site in the target aside instead of refusing. */
  force: boolean
  /** All migrations of this version for a database. */
  migrationsOf: (env: Env) => Migration[]
  open: (env: Env) => Promise<{ payload: Payload; close: () => Promise<void> }>
  progress?: (step: 'copy' | 'check', rows: number) => void
}

export interface Moved {
  tables: number
  rows: number
  /** Where the site that was in the target is now, if there was one. */
  setAside: string[]
}

const refusal = (sentence: string, cause?: unknown) =>
  new AppError('bad_database', `${sentence} Nothing was changed.`, { cause })

/** Each database names the migrations that have run on it. They are the same ones, by other names. */
const MIGRATIONS = 'payload_migrations'

const refuseOldVersion = (applied: string[], migrations: Migration[]): void => {
  const missing = migrations.some(({ name }) => !applied.includes(name))
  if (missing || applied.length !== migrations.length)
    throw refusal(
      'The database to move is not of this version. Start the site once with this version, which brings it up to date, and stop it.',
    )
}

/** A column that only one of the two has would be lost, and the checksums would not notice. */
const refuseOtherColumns = (tables: ReadonlyMap<string, Columns>, inSqlite: string[]): void => {
  const inPostgres = [...tables].flatMap(([table, columns]) =>
    [...columns.keys()].map((name) => `${table}.${name}`),
  )
  const [first] = [
    ...inSqlite.filter((name) => !inPostgres.includes(name)),
    ...inPostgres.filter((name) => !inSqlite.includes(name)),
  ]
  if (first) throw refusal(`The two databases do not have the same columns (${first}).`)
}

/** The counts and checksums of all tables, by name. */
type Sums = Map<string, TableSum>

const addTo = (sums: Sums, table: string, rows: Row[], columns: Columns): void => {
  const sum = sums.get(table) ?? new TableSum()
  sums.set(table, sum)
  for (const row of rows) sum.add(row, columns)
}

const compareSums = (source: Sums, target: Sums): void => {
  for (const table of new Set([...source.keys(), ...target.keys()])) {
    const [expected, found] = [source.get(table) ?? new TableSum(), target.get(table) ?? new TableSum()]
    if (!expected.equals(found))
      throw refusal(
        `The copy is not like the original: ${table} has ${found.count} of ${expected.count} rows, or other contents.`,
      )
  }
}

const totalOf = (sums: Sums): number => [...sums.values()].reduce((total, { count }) => total + count, 0)

/** Reads all tables of PostgreSQL again and adds them up. */
const sumPostgres = async (
  connection: PoolConnection,
  tables: ReadonlyMap<string, Columns>,
  progress: (rows: number) => void,
): Promise<Sums> => {
  const sums: Sums = new Map()
  for await (const { table, rows } of readDatabase(connection)) {
    const columns = tables.get(table)
    if (!columns || table === MIGRATIONS) continue
    addTo(sums, table, rows, columns)
    progress(totalOf(sums))
  }
  return sums
}

const poolOf = (payload: Payload) => {
  const { pool } = adapterOf(payload)
  if (!pool) throw new Error('not a PostgreSQL database')
  return pool
}

const toPostgres = async (source: Env, target: Env, options: MoveOptions): Promise<Moved> => {
  const { force, migrationsOf, open, progress = () => {} } = options
  const client = createClient({ url: source.database.url, intMode: 'number' })
  const { payload, close } = await open(target)
  try {
    const names = await client
      .execute(`select name from ${MIGRATIONS}`)
      .catch((cause) => Promise.reject(refusal('There is no site in the database to move.', cause)))
    refuseOldVersion(withBaseline(names.rows.map(({ name }) => String(name))), migrationsOf(source))
    const sums: Sums = new Map()
    const migrations = migrationsOf(target)
    const pool = poolOf(payload)
    let tables = new Map<string, Columns>()

    async function* parts() {
      tables = await readColumns(pool)
      refuseOtherColumns(tables, await columnNames(client))
      const sequences = await sequenceNames(pool)
      const now = new Date().toISOString()
      yield rowsPart(
        MIGRATIONS,
        1,
        migrations.map(({ name }, index) => ({
          id: index + 1,
          name,
          batch: 1,
          created_at: now,
          updated_at: now,
        })),
      )
      const last = new Map<string, number>([[MIGRATIONS, migrations.length]])
      for (const [table, columns] of tables) {
        if (table === MIGRATIONS) continue
        let waiting: Row[] = []
        let number = 0
        const part = () => {
          const rows = waiting
          waiting = []
          addTo(sums, table, rows, columns)
          progress('copy', totalOf(sums))
          return rowsPart(table, ++number, rows)
        }
        for await (const row of readTable(client, table)) {
          waiting.push(rowFromSqlite(row as Row, table, columns))
          if (typeof row.id === 'number') last.set(table, Math.max(row.id, last.get(table) ?? 0))
          if (waiting.length >= 1000) yield part()
        }
        if (waiting.length) yield part()
      }
      // Some tables know only their rows, others also the ids of deleted ones.
      for (const [table, value] of await readSequences(client))
        if (table !== MIGRATIONS) last.set(table, Math.max(value, last.get(table) ?? 0))
      yield sequencesPart(last, sequences)
    }

    const { setAside } = await restorePostgres(payload, target, {
      force,
      stamp: new Date().toISOString().replaceAll(/[-:.]/g, ''),
      migrations,
      parts: parts(),
      check: async (connection) =>
        compareSums(sums, await sumPostgres(connection, tables, (rows) => progress('check', rows))),
    })
    return { tables: tables.size, rows: totalOf(sums), setAside }
  } finally {
    client.close()
    await close()
  }
}

const filesOf = (file: string) => [file, `${file}-wal`, `${file}-shm`]

const renameDatabase = async (from: string, to: string): Promise<void> => {
  for (const each of filesOf(from)) if (await exists(each)) await rename(each, to + each.slice(from.length))
}

/** Makes an empty database of this version. */
const createSqlite = async (env: Env, { open, migrationsOf }: MoveOptions): Promise<void> => {
  const { payload, close } = await open(env)
  try {
    await migrate(payload, env, migrationsOf(env))
  } finally {
    await close()
  }
}

/** Fills the database `url` with what `connection` sees, and compares the two. */
const fillSqlite = async (
  url: string,
  connection: PoolConnection,
  { progress = () => {} }: MoveOptions,
): Promise<Omit<Moved, 'setAside'>> => {
  const client = createClient({ url, intMode: 'number' })
  try {
    await client.execute('pragma foreign_keys = off')
    const transaction = await client.transaction('write')
    const tables = await readColumns(connection)
    refuseOtherColumns(tables, await columnNames(transaction))
    const sequences = await sequenceNames(connection)
    const writers = new Map<string, Awaited<ReturnType<typeof tableWriter>>>()
    for (const [table, columns] of tables)
      if (table !== MIGRATIONS) writers.set(table, await tableWriter(transaction, table, columns))
    const sums: Sums = new Map()
    const source = readDatabase(connection)
    let step = await source.next()
    for (; !step.done; step = await source.next()) {
      const { table, rows } = step.value
      const columns = tables.get(table)
      const write = writers.get(table)
      if (!columns || !write) continue
      await write(rows.map((row) => rowToSqlite(row, table, columns)))
      addTo(sums, table, rows, columns)
      progress('copy', totalOf(sums))
    }
    for (const [table, sequence] of sequences) {
      const last = step.value.get(sequence)
      if (last !== undefined && table !== MIGRATIONS) await writeSequence(transaction, table, last)
    }
    const { rows: broken } = await transaction.execute('pragma foreign_key_check')
    if (broken.length)
      throw refusal(`${broken.length} rows point to nothing, among them some of ${String(broken[0]?.table)}.`)

    const copied: Sums = new Map()
    for (const [table, columns] of tables) {
      if (table === MIGRATIONS) continue
      for await (const row of readTable(transaction, table)) {
        addTo(copied, table, [rowFromSqlite(row as Row, table, columns)], columns)
      }
      progress('check', totalOf(copied))
    }
    compareSums(sums, copied)
    await transaction.commit()
    await client.execute('pragma wal_checkpoint(truncate)')
    return { tables: tables.size, rows: totalOf(sums) }
  } finally {
    client.close()
  }
}

const toSqlite = async (source: Env, target: Env, options: MoveOptions): Promise<Moved> => {
  const file = sqliteFile(target.database)
  const isOccupied = await exists(file)
  if (isOccupied && !options.force)
    throw refusal(`There is a database already (${file}). Use --force to set it aside.`)
  const staged = `${file}.moving`
  const removeStaged = () => Promise.all(filesOf(staged).map((each) => rm(each, { force: true })))
  await removeStaged()
  const { payload, close } = await options.open(source)
  try {
    refuseOldVersion(await appliedMigrations(payload, source), options.migrationsOf(source))
    const connection = await poolOf(payload).connect()
    connection.on('error', (err) => payload.logger.warn({ err, msg: 'the connection of the move was lost' }))
    try {
      await refuseRunningNodes(connection)
      const stagedEnv: Env = { ...target, database: { dialect: 'sqlite', url: `file:${staged}` } }
      await createSqlite(stagedEnv, options)
      const { discard } = await snapshotPostgres(connection)
      const moved = await fillSqlite(stagedEnv.database.url, connection, options)
      await discard()
      const aside = `${file}.before-move-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
      if (isOccupied) await renameDatabase(file, aside)
      try {
        await rename(staged, file)
      } catch (error) {
        if (isOccupied) await renameDatabase(aside, file)
        throw error
      }
      return { ...moved, setAside: isOccupied ? [aside] : [] }
    } finally {
      connection.release(true)
    }
  } finally {
    await close()
    await removeStaged()
  }
}

/**
 * Copies the database of a stopped site to one of the other kind: rows with their ids, drafts, versions and sequences. Files stay
 * where they are. The source is only read; a target is complete and like it, or as it was.
 */
export const moveDatabase = async (source: Env, target: Env, options: MoveOptions): Promise<Moved> => {
  if (source.database.dialect === target.database.dialect)
    throw refusal(
      'Both databases are of the same kind. Use npm run backup and npm run restore to copy a site.',
    )
  const isFromSqlite = source.database.dialect === 'sqlite'
  const file = sqliteFile(isFromSqlite ? source.database : target.database)
  // Opening it would create it.
  if (isFromSqlite && !(await exists(file))) throw refusal(`There is no database ${file}.`)
  for (const folder of [target.dataDir, path.dirname(file)])
    await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockData(isFromSqlite ? source : target)
  try {
    return await (target.database.dialect === 'postgres' ? toPostgres : toSqlite)(source, target, options)
  } catch (error) {
    if (error instanceof UnreadableValue) throw refusal(`${error.message}. Correct it, then repeat.`, error)
    throw error
  } finally {
    unlock()
  }
}
