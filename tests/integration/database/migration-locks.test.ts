import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { appliedMigrations, type Migration, migrate } from '../../../src/platform/database/migrate'
import { describeOn, type Site } from '../kit/harness'

/** Adds a column to each table, in this order. */
const alter = (name: string, ...tables: string[]): Migration => ({
  name,
  up: (async ({ db }: { db: { execute: (statement: unknown) => Promise<unknown> } }) => {
    for (const table of tables) await db.execute(sql.raw(`alter table ${table} add column ${name} varchar`))
  }) as never,
})

// A node of the version before writes while a new one migrates.
describeOn('postgres', 'a migration and other transactions', (open) => {
  let site: Site
  const connections: pg.Client[] = []
  /** A connection of another node. */
  const connect = async () => {
    const connection = new pg.Client(site.env.database.url)
    connections.push(connection)
    await connection.connect()
    return connection
  }
  const migrateWith = (migration: Migration, lockWaitMs?: number) =>
    migrate(site.payload, site.env, [...migrationsOf(site.env), migration], undefined, lockWaitMs)
  /** Waits until the migration waits for a table. */
  const waitsFor = (table: string) =>
    expect
      .poll(
        () =>
          site.sql(`select 1 from pg_locks where not granted and relation = '${table}'::regclass
                    and mode = 'AccessExclusiveLock'
                    and database = (select oid from pg_database where datname = current_database())`),
        { interval: 10 },
      )
      .not.toEqual([])

  beforeAll(async () => {
    site = await open({ env: { LOG_LEVEL: 'warn' } })
  })
  afterEach(async () => {
    for (const connection of connections.splice(0)) await connection.end()
    await site.sql(`delete from payload_migrations where name like 'added_%'`)
  })

  it('gives way to a transaction that needs its tables in the other order', async () => {
    const node = await connect()
    await node.query('begin')
    await node.query('lock table quotes in row exclusive mode')
    const migrating = migrateWith(alter('added_both', 'schools', 'quotes'))
    await waitsFor('quotes')
    // The migration has locked this table: without giving way, one of the two would be the victim of a deadlock.
    await node.query('select count(*) from schools')
    await node.query('commit')
    await migrating
    expect(await appliedMigrations(site.payload, site.env)).toContain('added_both')
    await site.sql('select schools.added_both, quotes.added_both from schools, quotes')
    expect(site.log).toContainEqual(
      expect.objectContaining({ msg: 'migration waits for locks of tables: retrying' }),
    )
  })

  it('lets requests through while a long transaction reads a table', async () => {
    const [backup, node] = [await connect(), await connect()]
    await backup.query('begin')
    await backup.query('select count(*) from quotes')
    const migrating = migrateWith(alter('added_one', 'quotes'))
    await waitsFor('quotes')
    // Each of them would wait for the migration, and the migration for the long transaction.
    for (let request = 0; request < 3; request++) await node.query('select count(*) from quotes')
    await backup.query('commit')
    await migrating
    expect(await appliedMigrations(site.payload, site.env)).toContain('added_one')
  })

  it('names what is in the way if it never gets its locks', async () => {
    const other = await connect()
    await other.query('begin')
    await other.query('select count(*) from quotes')
    await expect(migrateWith(alter('added_never', 'quotes'), 1000)).rejects.toMatchObject({
      code: 'migration_failed',
      message: expect.stringMatching(/added_never.*other transactions.*as it was/),
    })
    expect(await appliedMigrations(site.payload, site.env)).not.toContain('added_never')
  })

  it('leaves the time limit of other statements as it was', async () => {
    await migrateWith(alter('added_last', 'quotes'))
    const limits = await Promise.all([1, 2, 3].map(() => site.sql('show lock_timeout')))
    expect(limits.flat()).toEqual([1, 2, 3].map(() => ({ lock_timeout: '0' })))
  })
})
