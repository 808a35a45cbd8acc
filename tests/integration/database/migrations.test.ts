import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import { expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { appliedMigrations, type Migration, migrate } from '../../../src/platform/database/migrate'
import { createSchool } from '../kit/content'
import { describeOn, describeOnBoth, type Site } from '../kit/harness'

interface Executor {
  run: (query: unknown) => Promise<unknown>
  execute: (query: unknown) => Promise<unknown>
}

/** A migration written as plain statements; an Error among them is thrown at that point. */
const migration = (site: Site, name: string, ...steps: (string | Error)[]): Migration => ({
  name,
  up: async ({ db }: { db: Executor }) => {
    for (const step of steps) {
      if (step instanceof Error) throw step
      if (site.dialect === 'sqlite') await db.run(sqliteSql.raw(step))
      else await db.execute(postgresSql.raw(step))
    }
  },
})

const schemaOf = (site: Site) =>
  site.sql(
    site.dialect === 'sqlite'
      ? 'select type, name, sql from sqlite_master order by name'
      : `select table_name, column_name, data_type, is_nullable from information_schema.columns
         where table_schema = 'public' order by 1, 2`,
  )

const backups = (site: Site) => {
  const folder = path.join(site.env.dataDir, 'backups')
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}

describeOnBoth('migrations', (open) => {
  it('create the schema of an empty database, and run only once', async () => {
    const site = await open({ empty: true })
    expect(await appliedMigrations(site.payload, site.env)).toEqual([])
    await migrate(site.payload, site.env, migrationsOf(site.env))
    const names = migrationsOf(site.env).map(({ name }) => name)
    expect(await appliedMigrations(site.payload, site.env)).toEqual(names)
    await createSchool(site.payload)

    const before = await schemaOf(site)
    const again = migrationsOf(site.env).map(({ name }) => migration(site, name, new Error('ran twice')))
    await migrate(site.payload, site.env, again)
    expect(await schemaOf(site)).toEqual(before)
    expect(await appliedMigrations(site.payload, site.env)).toEqual(names)
    expect(backups(site)).toEqual([])
  })

  it('change nothing when one fails, and name it', async () => {
    const site = await open()
    const { id } = await createSchool(site.payload, { name: 'Before' })
    const [schema, applied] = [await schemaOf(site), await appliedMigrations(site.payload, site.env)]
    const failing = migration(
      site,
      '20990101_failing',
      'create table half_done (id integer primary key)',
      "update schools set town = 'Elsewhere'",
      new Error('the power went out'),
    )
    await expect(migrate(site.payload, site.env, [...migrationsOf(site.env), failing])).rejects.toMatchObject(
      {
        name: 'AppError',
        code: 'migration_failed',
        message: expect.stringMatching(/20990101_failing.*the power went out.*as it was/),
      },
    )
    expect(await schemaOf(site)).toEqual(schema)
    expect(await appliedMigrations(site.payload, site.env)).toEqual(applied)
    expect((await site.payload.findByID({ collection: 'schools', id })).town).toBe('Larchmere')

    // A corrected version of the migration succeeds.
    const mended = migration(site, '20990101_failing', 'create table half_done (id integer primary key)')
    await migrate(site.payload, site.env, [...migrationsOf(site.env), mended])
    expect(await appliedMigrations(site.payload, site.env)).toContain('20990101_failing')
  })

  it('of school holidays keep the closures of the version before, and observe public holidays', async () => {
    const site = await open({ empty: true })
    const all = migrationsOf(site.env)
    const added = all.findIndex(({ name }) => name.endsWith('school_holidays'))
    expect(added).toBeGreaterThan(0)
    await migrate(site.payload, site.env, all.slice(0, added))
    await site.sql(`insert into schools (id, name, slug, country) values (7, 'Before', 'before', 'CA')`)
    for (const weeks of ['count', 'move'])
      await site.sql(`insert into schools_closures (_order, _parent_id, id, "from", "to", weeks)
        values (1, 7, '${weeks}', '2027-02-08T12:00:00.000Z', '2027-02-12T12:00:00.000Z', '${weeks}')`)
    await migrate(site.payload, site.env, all)
    const school = await site.payload.findByID({ collection: 'schools', id: 7, draft: true })
    expect(school).toMatchObject({
      name: 'Before',
      publicHolidays: true,
      holidayLessons: 'lost',
      openHolidays: [],
    })
    expect(school.closures?.map(({ weeks }) => weeks).sort()).toEqual(['count', 'move'])
  })

  it('keep those that succeeded before the one that failed', async () => {
    const site = await open()
    const known = [
      ...migrationsOf(site.env),
      migration(site, '20990101_first', 'create table first (id integer primary key)'),
      migration(site, '20990102_second', new Error('no')),
    ]
    await expect(migrate(site.payload, site.env, known)).rejects.toThrow('20990102_second')
    expect(await site.sql('select * from first')).toEqual([])
    expect(await appliedMigrations(site.payload, site.env)).toContain('20990101_first')
  })

  it('refuse a database of a newer version without changing it', async () => {
    const site = await open()
    const newer = [
      ...migrationsOf(site.env),
      migration(site, '20990101_newer', 'create table newer (id integer)'),
    ]
    await migrate(site.payload, site.env, newer)
    const copies = backups(site).length
    const pending = migration(site, '20260101_pending', 'create table never (id integer)')
    const schema = await schemaOf(site)
    await expect(migrate(site.payload, site.env, [...migrationsOf(site.env), pending])).rejects.toMatchObject(
      {
        code: 'newer_database',
        message: expect.stringContaining('20990101_newer'),
      },
    )
    expect(await schemaOf(site)).toEqual(schema)
    expect(backups(site)).toHaveLength(copies)
  })
})

describeOn('sqlite', 'migrations', (open) => {
  it('back up a database with content before changing it', async () => {
    const site = await open()
    await createSchool(site.payload, { name: 'In the copy' })
    expect(backups(site)).toEqual([])
    const change = migration(site, '20990101_change', "update schools set name = 'Changed'")
    await migrate(site.payload, site.env, [...migrationsOf(site.env), change])
    const [copy, ...others] = backups(site)
    expect(others).toEqual([])
    expect(copy).toMatch(/before-20990101_change-\d+\.db$/)
    await site.sql(`attach database '${copy}' as copy`)
    expect(await site.sql('select name from copy.schools')).toMatchObject([{ name: 'In the copy' }])
  })

  it('rebuild a table without deleting rows that refer to it', async () => {
    const site = await open()
    const tables = migration(
      site,
      '20990101_tables',
      'create table parent (id integer primary key)',
      'create table child (parent_id integer not null references parent(id) on delete cascade)',
      'insert into parent values (1), (2)',
      'insert into child values (1), (1), (2)',
    )
    const rebuild = migration(
      site,
      '20990102_rebuild',
      'create table parent_new (id integer primary key, name text)',
      'insert into parent_new (id) select id from parent',
      'drop table parent',
      'alter table parent_new rename to parent',
    )
    await migrate(site.payload, site.env, [...migrationsOf(site.env), tables, rebuild])
    expect(await site.sql('select count(*) as children from child')).toMatchObject([{ children: 3 }])
    expect(await site.sql('pragma foreign_keys')).toMatchObject([{ foreign_keys: 1 }])
    await site.sql('delete from parent where id = 1')
    expect(await site.sql('select count(*) as children from child')).toMatchObject([{ children: 1 }])
  })

  it('switch foreign keys on again after a failure', async () => {
    const site = await open()
    const failing = migration(site, '20990101_failing', new Error('no'))
    await expect(migrate(site.payload, site.env, [...migrationsOf(site.env), failing])).rejects.toThrow()
    expect(await site.sql('pragma foreign_keys')).toMatchObject([{ foreign_keys: 1 }])
  })
})
