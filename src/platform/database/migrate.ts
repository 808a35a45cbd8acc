import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Env } from '../../config/env'
import { AppError, isLockConflict } from '../../shared/errors'
import { refuseBeforeBaseline, withBaseline } from './baseline'
import { adapterOf, sessionOf } from './connection'
import { maxPreparationMs } from './locks'
import { runStatementIn, sql } from './statement'

export interface Migration {
  name: string
  up: (args: never) => Promise<void>
  /** Only tests run it. */
  down?: (args: never) => Promise<void>
}

const query = async (payload: Payload, sql: string) => {
  const { client, pool } = adapterOf(payload)
  return (await (client ? client.execute(sql) : pool?.query(sql)))?.rows ?? []
}

/** Names of the migrations that have run on this database; empty for an empty database. */
export const appliedMigrations = async (payload: Payload, env: Env): Promise<string[]> => {
  const table =
    env.database.dialect === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name = 'payload_migrations'"
      : "select 1 from pg_tables where schemaname = current_schema() and tablename = 'payload_migrations'"
  if ((await query(payload, table)).length === 0) return []
  return withBaseline(
    (await query(payload, 'select name from payload_migrations order by id')).map((row) => String(row.name)),
  )
}

/** Columns that the model describes and the database lacks, as `table.column`: their migration was not written yet. */
export const missingColumns = async (payload: Payload, env: Env): Promise<string[]> => {
  const columns =
    env.database.dialect === 'sqlite'
      ? `select t.name as tab, c.name as col from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'`
      : 'select table_name as tab, column_name as col from information_schema.columns where table_schema = current_schema()'
  const existing = new Set((await query(payload, columns)).map(({ tab, col }) => `${tab}.${col}`))
  return Object.values(adapterOf(payload).rawTables)
    .flatMap((table) => Object.values(table.columns).map(({ name }) => `${table.name}.${name}`))
    .filter((column) => !existing.has(column))
    .sort()
}

/** Runs the pending migrations, each in a transaction. `lockWaitMs` limits how long they try to get their locks. */
export const migrate = async (
  payload: Payload,
  env: Env,
  known: Migration[],
  report: (step: string, done: number, total: number) => void = () => {},
  lockWaitMs = maxPreparationMs,
): Promise<void> => {
  const applied = await appliedMigrations(payload, env)
  refuseBeforeBaseline(applied)
  const unknown = applied.filter((name) => !known.some((migration) => migration.name === name))
  const pending = known.filter((migration) => !applied.includes(migration.name))
  if (unknown.length && !pending.length && (await isUpgradeUnderWay(payload, env, unknown))) {
    payload.logger.warn({ msg: 'an upgrade is under way: started on a newer database', migrations: unknown })
    return
  }
  if (unknown.length)
    throw new AppError(
      'newer_database',
      `This database was written by a newer version of Schoolhouse (it has the migration ${unknown[0]}). Start that version, or restore a backup made before it. Nothing was changed.`,
    )
  if (!pending.length) return
  if (applied.length) await keepCopy(payload, env, pending[0]?.name ?? '')
  const lockDeadline = Date.now() + lockWaitMs
  for (const [index, migration] of pending.entries()) {
    report('Bringing the database up to date', index, pending.length)
    await run(payload, env, migration, lockDeadline)
  }
}

/** A migration that takes away what the version before still uses is called `contract_…` (CONTRIBUTING.md, "Migrations"). */
export const isContractStep = (name: string): boolean => /^[\d_]+_contract_/.test(name)

const upgradeHours = 24

/**
 * Whether an older version may still start: a node that restarts while the others are being upgraded, or the way back
 * right after an upgrade. Later it could write over what people have entered with the newer version.
 */
export const isUpgradeUnderWay = async (
  payload: Payload,
  env: Env,
  newer: readonly string[],
): Promise<boolean> => {
  if (env.database.dialect === 'sqlite' || newer.some(isContractStep)) return false
  const recent = await query(
    payload,
    `select name from payload_migrations where created_at > now() - interval '${upgradeHours} hours'`,
  )
  return newer.every((name) => recent.some((row) => row.name === name))
}

/** Copies the SQLite file before migrations change it. */
const keepCopy = async (payload: Payload, env: Env, name: string) => {
  if (env.database.dialect !== 'sqlite') return
  const folder = path.join(env.dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `before-${name}-${Date.now()}.db`)
  await query(payload, `vacuum into '${file.replaceAll("'", "''")}'`)
  payload.logger.info({ msg: 'kept a copy of the database before migrating', file })
}

interface SqliteTransaction {
  run: (sql: string) => Promise<{ rows: { table?: unknown }[] }>
}

const checkForeignKeys = async (db: SqliteTransaction) => {
  const { rows } = await db.run('pragma foreign_key_check')
  if (rows.length) throw new Error(`${rows.length} rows of ${rows[0]?.table} would point to nothing`)
}

/** Pauses in which the requests that have waited for a migration are answered; the last one is repeated. */
const pausesMs = [100, 200, 500, 1000, 2000]

const run = async (payload: Payload, env: Env, migration: Migration, lockDeadline: number) => {
  payload.logger.info({ msg: 'migrating', migration: migration.name })
  for (let attempt = 0; ; attempt++)
    try {
      return await runOnce(payload, env, migration)
    } catch (thrown) {
      const cause = thrown as Error
      const isInTheWay = isLockConflict(cause)
      if (!isInTheWay || Date.now() > lockDeadline)
        throw new AppError(
          'migration_failed',
          `The migration ${migration.name} failed (${isInTheWay ? 'other transactions are using its tables' : cause.message}). The database is as it was before it.`,
          { cause },
        )
      // About once a minute.
      if (attempt % 30 === 0)
        payload.logger.warn({
          msg: 'migration waits for locks of tables: retrying',
          migration: migration.name,
        })
      await delay(pausesMs[attempt] ?? pausesMs.at(-1))
    }
}

/**
 * A migration locks whole tables, one after the other, while nodes of the version before use them in another order. It waits
 * for each lock less than PostgreSQL waits before it looks for deadlocks, which could end the transaction of a visitor instead
 * (and still may if a migration holds its first lock for longer than that). It also gives up when a
 * long transaction (a backup) holds a table, because every later request for that table waits behind it.
 */
const giveWay = (req: PayloadRequest) =>
  runStatementIn(
    req,
    sql`select set_config('lock_timeout', greatest(least(setting::int / 2, 400), 1)::text, true)
        from pg_settings where name = 'deadlock_timeout'`,
  )

const runOnce = async (payload: Payload, env: Env, migration: Migration) => {
  const sqlite = env.database.dialect === 'sqlite'
  const req = await createLocalReq({}, payload)
  // SQLite changes a table by rebuilding it; with foreign keys on, dropping the old table would delete its children.
  // The pragma has no effect inside a transaction, so that of a generated migration cannot work.
  if (sqlite) await query(payload, 'pragma foreign_keys = off')
  try {
    await initTransaction(req)
    const session = await sessionOf(req)
    if (!session) throw new Error('no transaction')
    if (!sqlite) await giveWay(req)
    await migration.up({ db: session.db, payload, req } as never)
    if (sqlite) await checkForeignKeys(session.db as SqliteTransaction)
    await payload.db.create({
      collection: 'payload-migrations',
      data: { name: migration.name, batch: Date.now() % 1_000_000_000 },
      req,
    })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  } finally {
    if (sqlite) await query(payload, 'pragma foreign_keys = on')
  }
}
