import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import { expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { prepareDatabase } from '../../../src/cms/start'
import { BASELINE } from '../../../src/platform/database/baseline'
import { appliedMigrations, type Migration, migrate } from '../../../src/platform/database/migrate'
import { createSchool } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'
import { nameAsApplied, namesBeforeBaseline, returnToBaseline } from './names-before-baseline'

const namesIn = async (site: Site) =>
  (await site.sql('select name from payload_migrations order by id')).map(({ name }) => String(name))

const schemaOf = (site: Site) =>
  site.sql(
    site.dialect === 'sqlite'
      ? 'select type, name, sql from sqlite_master order by type, name'
      : `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )

describeOnBoth('the baseline', (open, dialect) => {
  const last = namesBeforeBaseline[dialect].at(-1) ?? ''

  it('is the first of the migrations, and has indexes and tables that are not part of Payload’s model', async () => {
    const site = await open()
    expect(migrationsOf(site.env)[0]?.name).toBe(BASELINE)
    expect(await namesIn(site)).toEqual(migrationsOf(site.env).map(({ name }) => name))
    const indexes = await site.sql(
      dialect === 'sqlite'
        ? "select name from sqlite_master where type = 'index' and tbl_name = 'comments'"
        : "select indexname as name from pg_indexes where tablename = 'comments'",
    )
    expect(indexes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        ['rated', 'inbox', 'school_inbox', 'post_inbox', 'page_inbox', 'anonymous'].map(
          (name) => `comments_${name}_idx`,
        ),
      ),
    )
    for (const table of ['claims', 'kept_forms']) expect(await site.sql(`select * from ${table}`)).toEqual([])
  })

  it('counts as applied where all migrations before it have run: data and names stay, and newer ones run', async () => {
    const site = await open()
    const { id } = await createSchool(site.payload, { name: 'Of 0.9.0' })
    const schema = await schemaOf(site)
    await returnToBaseline(site)
    expect(await schemaOf(site)).not.toEqual(schema)
    await nameAsApplied(site, namesBeforeBaseline[dialect])
    await prepareDatabase(site.payload, { ...site.env, demo: 'none' })
    expect(await schemaOf(site)).toEqual(schema)
    const since = migrationsOf(site.env)
      .slice(1)
      .map(({ name }) => name)
    expect(await namesIn(site)).toEqual([...namesBeforeBaseline[dialect], ...since])
    expect(await appliedMigrations(site.payload, site.env)).toEqual(
      migrationsOf(site.env).map(({ name }) => name),
    )
    expect((await site.payload.findByID({ collection: 'schools', id })).name).toBe('Of 0.9.0')

    const newer: Migration = {
      name: '20990101_newer',
      up: (async ({ db }: { db: Record<'run' | 'execute', (query: unknown) => Promise<unknown>> }) => {
        await db[dialect === 'sqlite' ? 'run' : 'execute'](sql.raw('create table newer (id integer)'))
      }) as never,
    }
    await migrate(site.payload, site.env, [...migrationsOf(site.env), newer])
    expect(await site.sql('select * from newer')).toEqual([])
    expect(await namesIn(site)).toEqual([...namesBeforeBaseline[dialect], ...since, newer.name])
  })

  it('refuses a database of before 0.9.0, names the version to start first, and changes nothing', async () => {
    const site = await open()
    const { id } = await createSchool(site.payload, { name: 'Older' })
    const names = namesBeforeBaseline[dialect].filter((name) => name !== last)
    await nameAsApplied(site, names)
    const schema = await schemaOf(site)
    await expect(prepareDatabase(site.payload, { ...site.env, demo: 'none' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'older_database',
      message: expect.stringMatching(
        /before 0\.9\.0.* Start version 0\.9\.0 \(commit [0-9a-f]{7,40}\) .* Nothing was changed\./,
      ),
    })
    expect(await schemaOf(site)).toEqual(schema)
    expect(await namesIn(site)).toEqual(names)
    expect((await site.payload.findByID({ collection: 'schools', id })).name).toBe('Older')
    const copies = path.join(site.env.dataDir, 'backups')
    expect(existsSync(copies) ? readdirSync(copies) : []).toEqual([])
  })
})
