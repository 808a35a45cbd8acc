import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { AppError } from '../../shared/errors'
import { adapterOf, type PoolConnection } from '../database/connection'
import { oneNodeAtATime } from '../database/locks'
import { type Migration, migrate } from '../database/migrate'
import { badBackup } from './archive'
import { loadPostgres, tableNames } from './postgres-copy'

interface PostgresRestore {
  force: boolean
  /** Part of the name of the schema into which an existing site is moved. */
  stamp: string
  /** Those that had run on the database of the backup. */
  migrations: Migration[]
  parts: AsyncIterable<{ path: string; bytes: Buffer }>
  /** Reads what was loaded before it is committed, and throws if it is wrong. */
  check?: (connection: PoolConnection) => Promise<void>
}

/** Moves all tables, types and sequences to another schema, in one transaction. */
const moveAll = async (connection: PoolConnection, from: string, to: string): Promise<void> => {
  const { rows } = await connection.query(
    `select format('alter table %s set schema %I', c.oid::regclass, '${to}') as move from pg_class c
        where c.relkind = 'r' and c.relnamespace = '${from}'::regnamespace
      union all select format('alter type %s set schema %I', t.oid::regtype, '${to}') from pg_type t
        where t.typtype = 'e' and t.typnamespace = '${from}'::regnamespace
      union all select format('alter sequence %s set schema %I', s.oid::regclass, '${to}') from pg_class s
        where s.relkind = 'S' and s.relnamespace = '${from}'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = s.oid and d.deptype in ('a', 'i'))`,
  )
  await connection.query('begin')
  try {
    for (const { move } of rows) await connection.query(String(move))
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}

/** Running nodes listen for each other's changes; see cluster.ts. */
export const refuseRunningNodes = async (connection: PoolConnection): Promise<void> => {
  const { rows } = await connection.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and query like 'listen schoolhouse_changes%'`,
  )
  if (rows.length)
    throw badBackup('A site is running on this database. Stop all its nodes first. Nothing was changed.')
}

/** Fills a database with the tables of the backup. If that fails, the database is as it was. */
export const restorePostgres = async (
  payload: Payload,
  env: Env,
  { force, stamp, migrations, parts, check }: PostgresRestore,
): Promise<{ setAside: string[]; unknownTables: string[] }> => {
  const { pool } = adapterOf(payload)
  if (!pool) throw new Error('not a PostgreSQL database')
  const connection = await pool.connect()
  connection.on('error', (err) => payload.logger.warn({ err, msg: 'the connection of the restore was lost' }))
  try {
    await refuseRunningNodes(connection)
    const isEmpty = (await tableNames(connection)).length === 0
    if (!isEmpty && !force)
      throw badBackup(
        'There is a site already in this database. Use --force to set it aside. Nothing was changed.',
      )
    const { rows } = await connection.query('select current_schema() as name')
    const schema = String(rows[0]?.name)
    const aside = `before_restore_${stamp.toLowerCase()}`
    if (!isEmpty) {
      await connection.query(`create schema ${aside}`)
      await moveAll(connection, schema, aside)
    }
    try {
      const unknownTables = await oneNodeAtATime(payload, async () => {
        await migrate(payload, env, migrations)
        return loadPostgres(connection, parts, check)
      })
      return { setAside: isEmpty ? [] : [`the schema ${aside} of the database`], unknownTables }
    } catch (error) {
      await putBack(payload, schema, isEmpty ? undefined : aside, error)
      throw error
    }
  } finally {
    connection.release(true)
  }
}

/** Removes what was loaded and moves back what was set aside, on a new connection: the other one may be what failed. */
const putBack = async (payload: Payload, schema: string, aside: string | undefined, cause: unknown) => {
  try {
    const connection = await adapterOf(payload).pool?.connect()
    if (!connection) throw new Error('not a PostgreSQL database')
    try {
      await dropAll(connection, schema)
      if (!aside) return
      await moveAll(connection, aside, schema)
      await connection.query(`drop schema ${aside}`)
    } finally {
      connection.release(true)
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'the database could not be put back' })
    throw new AppError(
      'unavailable',
      `The restore failed, and the database could not be put back. ${aside ? `What was there before is in its schema ${aside}: restore again with --force, or move its tables back.` : 'It has some of the restored tables: restore again with --force.'}`,
      { cause },
    )
  }
}

const dropAll = async (connection: PoolConnection, schema: string): Promise<void> => {
  const { rows } = await connection.query(
    `select format('drop table %s cascade', oid::regclass) as statement from pg_class
        where relkind = 'r' and relnamespace = '${schema}'::regnamespace
      union all select format('drop type %s cascade', oid::regtype) from pg_type
        where typtype = 'e' and typnamespace = '${schema}'::regnamespace`,
  )
  for (const { statement } of rows) await connection.query(String(statement))
}
