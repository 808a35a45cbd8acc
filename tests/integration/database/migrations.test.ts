import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import { expect, it, vi } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { toRichText } from '../../../src/cms/seed/rich-text'
import { listForModeration } from '../../../src/features/comments/moderation/list/moderation-list.server'
import { claim, claimTurn } from '../../../src/platform/database/claims'
import { appliedMigrations, type Migration, migrate } from '../../../src/platform/database/migrate'
import { inTransaction } from '../../../src/platform/transaction/transaction'
import { locales } from '../../../src/shared/locale'
import { createSchool, textBlocks } from '../kit/content'
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

describeOnBoth('the migration of the search text', (open) => {
  it('fills the search text of existing schools', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_school_search_text'))
    await migrate(site.payload, site.env, known.slice(0, place))
    await site.sql("insert into schools (name, town) values ('École d''Été', 'Besançon'), (null, null)")
    await migrate(site.payload, site.env, known)
    expect(await site.sql('select search_text from schools order by id')).toMatchObject([
      { search_text: 'ecole d ete besancon' },
      { search_text: '' },
    ])
  })
})

describeOnBoth('the migration of rich text', (open) => {
  it('upgrades published texts, drafts and earlier versions in every language', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_rich_text_mail_changed_by'))
    await migrate(site.payload, site.env, known.slice(0, place))
    const block = (version: number) => ({
      type: 'block',
      version,
      fields: { id: 'a1', blockType: 'embed', code: 'https://youtu.be/abcdefgh', title: "A tour, 'live'" },
    })
    const textOf = (...children: object[]) => JSON.stringify({ root: { type: 'root', version: 1, children } })
    const stored = `'${textOf(block(1)).replaceAll("'", "''")}'`
    await site.sql("insert into pages (id, slug) values (1, 'about')")
    await site.sql('insert into _pages_v (parent_id) values (1)')
    await site.sql("insert into schools (id, name) values (1, 'Alder Bay')")
    await site.sql('insert into _schools_v (id, parent_id) values (1, 1)')
    const columns = [
      ['pages_locales', 'body'],
      ['_pages_v_locales', 'version_body'],
      ['schools_locales', 'description'],
      ['_schools_v_locales', 'version_description'],
    ]
    for (const [table, column] of columns)
      for (const locale of ['en', 'de'])
        await site.sql(
          `insert into ${table} (_locale, _parent_id, ${column}) values ('${locale}', 1, ${stored})`,
        )
    const related = textOf({ type: 'relationship', version: 2, relationTo: 'schools', value: 1 })
    await site.sql(`insert into pages_locales (_locale, _parent_id, body) values ('fr', 1, '${related}')`)
    await site.sql(
      'insert into courses (id, school_id, lessons_per_week, max_class_size) values (5, 1, 20, 12)',
    )
    await site.sql(
      "insert into courses_locales (_locale, _parent_id, title, summary) values ('en', 5, 'Evenings', 'Short')",
    )
    const linked = textOf({
      type: 'paragraph',
      version: 1,
      children: [5, 6].map((value) => ({
        type: 'link',
        version: 3,
        fields: { linkType: 'internal', doc: { relationTo: 'courses', value }, newTab: false },
        children: [{ type: 'text', version: 1, text: `Course ${value}` }],
      })),
    })
    await site.sql(
      `insert into pages_locales (_locale, _parent_id, title, body) values ('it', 1, 'Corsi', '${linked}')`,
    )
    const warn = vi.spyOn(site.payload.logger, 'warn')
    // A later migration moves these texts into blocks.
    const moved = known.findIndex(({ name }) => name.endsWith('_content_blocks'))
    await migrate(site.payload, site.env, known.slice(0, moved))
    expect(warn.mock.calls).toMatchObject([[{ type: 'link', collection: 'courses', id: 6 }]])

    const read = async (table?: string, column?: string, locale = 'en') => {
      const [row] = await site.sql(`select ${column} as text from ${table} where _locale = '${locale}'`)
      return typeof row?.text === 'string' ? JSON.parse(row.text) : row?.text
    }
    for (const [table, column] of columns)
      for (const locale of ['en', 'de'])
        expect(await read(table, column, locale)).toEqual(JSON.parse(textOf(block(2))))
    expect(JSON.stringify(await read('pages_locales', 'body', 'fr'))).toContain('"text":"Alder Bay"')

    // The editor accepts what the migration wrote.
    const body = await read('pages_locales', 'body', 'it')
    expect(body.root.children[0].children).toMatchObject([
      { type: 'link', fields: { doc: { relationTo: 'schools', value: 1 } } },
      { type: 'text', text: 'Course 6' },
    ])
    await migrate(site.payload, site.env, known)
    const saved = site.payload.update({
      collection: 'pages',
      id: 1,
      locale: 'it',
      data: { blocks: textBlocks(body) },
    })
    await expect(saved).resolves.toMatchObject({ title: 'Corsi' })
  })
})

describeOnBoth('the migration to blocks', (open) => {
  it('moves the texts of pages, drafts and earlier versions into blocks, and names courses by slugs', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_content_blocks'))
    await migrate(site.payload, site.env, known.slice(0, place))
    const textOf = (words: string) => ({
      root: { type: 'root', version: 1, children: [{ type: 'text', text: words }] },
    })
    const stored = (words: string) => `'${JSON.stringify(textOf(words))}'`
    await site.sql(
      "insert into pages (id, slug, _status) values (1, 'about', 'published'), (2, 'empty', 'draft')",
    )
    await site.sql(
      "insert into _pages_v (id, parent_id, version_slug, version__status) values (7, 1, 'about', 'draft')",
    )
    await site.sql(
      `insert into pages_locales (_locale, _parent_id, title, body) values ('en', 1, 'About', ${stored('Hello')}), ('de', 1, 'Über', ${stored('Hallo')}), ('fr', 1, 'Nous', null), ('en', 2, 'Empty', null)`,
    )
    await site.sql(
      `insert into _pages_v_locales (_locale, _parent_id, version_body) values ('en', 7, ${stored('Newer draft')})`,
    )
    await site.sql(
      "insert into schools (id, name, slug) values (1, 'Alder Bay', 'alder-bay'), (2, 'Elm', 'elm')",
    )
    await site.sql(
      'insert into courses (id, school_id, lessons_per_week, max_class_size) values (5, 1, 20, 12), (6, 1, 20, 12), (7, 2, 20, 12)',
    )
    await site.sql(
      "insert into courses_locales (_locale, _parent_id, title, summary) values ('en', 5, 'Evenings', '-'), ('en', 6, 'Evenings', '-'), ('en', 7, 'Evenings', '-')",
    )
    await site.sql("insert into site_settings (id, name) values (1, 'Tidewater')")
    await site.sql(
      "insert into site_settings_navigation (_order, _parent_id, id, target) values (1, 1, 'n1', '/about')",
    )
    await site.sql(
      "insert into site_settings_navigation_locales (_locale, _parent_id, label) values ('en', 'n1', 'About us'), ('de', 'n1', 'Über uns')",
    )
    await migrate(site.payload, site.env, known)

    const blocksOf = async (id: number, locale: 'en' | 'de' | 'fr', draft = false) =>
      (await site.payload.findByID({ collection: 'pages', id, locale, draft, depth: 0 })).blocks
    expect(await blocksOf(1, 'en')).toMatchObject([{ blockType: 'text', text: textOf('Hello') }])
    expect(await blocksOf(1, 'de')).toMatchObject([{ blockType: 'text', text: textOf('Hallo') }])
    // Not translated: shown in English, as before.
    expect(await blocksOf(1, 'fr')).toMatchObject([{ blockType: 'text', text: textOf('Hello') }])
    expect(await blocksOf(2, 'en')).toEqual([])
    const version = await site.payload.findVersionByID({ collection: 'pages', id: '7', depth: 0 })
    expect(version.version.blocks).toMatchObject([{ blockType: 'text', text: textOf('Newer draft') }])
    expect(await site.sql('select slug from courses order by id')).toMatchObject([
      { slug: 'evenings' },
      { slug: 'evenings-2' },
      { slug: 'evenings' },
    ])
    const settings = await site.payload.findGlobal({ slug: 'site-settings', locale: 'de' })
    expect(settings.navigation).toMatchObject([{ id: 'n1', label: 'Über uns', target: '/about' }])

    // Saving one language keeps the others.
    await site.payload.update({
      collection: 'pages',
      id: 1,
      locale: 'de',
      data: { blocks: textBlocks(toRichText('Guten Tag')) },
    })
    expect(await blocksOf(1, 'en')).toMatchObject([{ text: textOf('Hello') }])
    expect(JSON.stringify(await blocksOf(1, 'de'))).toContain('Guten Tag')
  })
})

describeOnBoth('the migration of course starts and currencies', (open) => {
  it('keeps courses, accommodation, extras and currencies with their titles, prices and positions', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_course_starts_and_currencies'))
    await migrate(site.payload, site.env, known.slice(0, place))
    const insert = (table: string, row: Record<string, string | number>) =>
      site.sql(
        `insert into ${table} (${Object.keys(row)}) values (${Object.values(row).map((value) => `'${value}'`)})`,
      )
    await insert('schools', { id: 1, name: 'Alder Bay' })
    const course = { school_id: 1, number: 4, lessons_per_week: 20, max_class_size: 12, level_to: 'B2' }
    await insert('courses', { id: 5, position: 3, ...course })
    await insert('courses', { id: 6, position: 2, ...course, number: 7 })
    const room = { kind: 'homestay', room: 'single', meals: 'half-board', minutes_to_school: 25 }
    await insert('accommodation', { id: 8, school_id: 1, position: 9, number: 2, ...room })
    const extra = { code: 'airport', amount: 87.5, charged: 'once' }
    await insert('price_extras', { id: 2, school_id: 1, position: 6, ...extra })
    const titles = locales.map((locale) => ({ _locale: locale, title: `Title in ${locale}` }))
    const parents = { courses: 5, accommodation: 8, price_extras: 2 }
    for (const [table, _parent_id] of Object.entries(parents))
      for (const title of titles)
        await insert(`${table}_locales`, {
          _parent_id,
          ...title,
          ...(table === 'courses' && { summary: 'Short', starts: 'Mondays' }),
        })
    await insert('pricing', { id: 1, quote_days: 21 })
    const currencies = [
      { _order: 1, id: 'a', code: 'default', iso: 'CAD', name: 'Dollars', format_symbol: '$' },
      { _order: 2, id: 'b', code: 'euro', iso: 'EUR', name: 'Euros', format_symbol: '€' },
    ]
    const values = [1, 0.6789]
    for (const [index, currency] of currencies.entries())
      await insert('pricing_currencies', { _parent_id: 1, ...currency, rate: values[index] ?? 0 })
    await migrate(site.payload, site.env, known)

    // PostgreSQL gives decimal numbers as text.
    const read = async (query: string) =>
      (await site.sql(query)).map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === 'string' && /^[\d.]+$/.test(value) ? Number(value) : value,
          ]),
        ),
      )
    const start = { starts_on: 'every-monday' }
    expect(await read('select * from courses order by id')).toMatchObject([
      { id: 5, position: 3, ...course, ...start },
      { id: 6, position: 2, ...course, number: 7, ...start },
    ])
    expect(await read('select * from accommodation')).toMatchObject([
      { id: 8, position: 9, number: 2, ...room },
    ])
    expect(await read('select * from price_extras')).toMatchObject([{ id: 2, position: 6, ...extra }])
    for (const [table, id] of Object.entries(parents))
      expect(
        await read(`select _locale, title from ${table}_locales where _parent_id = ${id} order by id`),
      ).toMatchObject(titles)
    expect(await read('select * from pricing')).toMatchObject([{ quote_days: 21, quote_keep_days: 180 }])
    expect(await read('select * from pricing_currencies order by _order')).toMatchObject(
      currencies.map((currency, index) => ({ ...currency, value: values[index] })),
    )
  })
})

describeOnBoth('the migration of event times', (open) => {
  it('keeps the times of posts, drafts and earlier versions, with the zone of their school', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_event_local_times'))
    await migrate(site.payload, site.env, known.slice(0, place))
    await site.sql(
      "insert into schools (id, name, time_zone, _status) values (1, 'Alder Bay', 'America/Halifax', 'published'), (2, 'Elm', 'Europe/Berlin', 'published')",
    )
    const [date, starts] = ['2031-11-01T12:00:00.000Z', '2031-12-12T22:00:00.000Z']
    await site.sql(
      `insert into posts (id, slug, kind, school_id, date, event_starts_at, _status) values (1, 'walk', 'event', 2, '${date}', '${starts}', 'published'), (2, 'all', 'article', null, '${date}', null, 'published')`,
    )
    await site.sql(
      `insert into _posts_v (id, parent_id, version_kind, version_school_id, version_date, version_event_starts_at, latest, version__status) values (7, 1, 'event', 1, '${date}', '${starts}', true, 'draft')`,
    )
    await migrate(site.payload, site.env, known)
    const read = async (id: number, draft: boolean) => {
      const post = await site.payload.findByID({ collection: 'posts', id, draft, depth: 0 })
      return [post.date, post.dateLocal, post.event?.startsAt, post.event?.startsLocal]
    }
    expect(await read(1, false)).toEqual([
      ...[date, '2031-11-01T13:00:00+01:00[Europe/Berlin]'],
      ...[starts, '2031-12-12T23:00:00+01:00[Europe/Berlin]'],
    ])
    expect(await read(1, true)).toEqual([
      ...[date, '2031-11-01T09:00:00-03:00[America/Halifax]'],
      ...[starts, '2031-12-12T18:00:00-04:00[America/Halifax]'],
    ])
    expect(await read(2, false)).toEqual([date, '2031-11-01T09:00:00-03:00[America/Halifax]', null, null])
  })
})

describeOnBoth('the migration of course drafts', (open) => {
  it('publishes the courses that exist and stores each as its newest version', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_course_drafts'))
    await migrate(site.payload, site.env, known.slice(0, place))
    await site.sql("insert into schools (id, name, slug, _status) values (1, 'Elm', 'elm', 'published')")
    await site.sql("insert into media (id, filename) values (9, 'class.jpg')")
    const changed = '2026-03-01T10:00:00.000Z'
    await site.sql(`insert into courses
      (id, school_id, position, slug, number, lessons_per_week, max_class_size, level_from, level_to, starts_on, places, blocks, updated_at)
      values (5, 1, 2, 'evenings', 4, 6, 12, 'A2', 'B2', 'dates', 20, '[]', '${changed}'),
        (6, 1, 1, 'mornings', 5, 20, 12, 'A1', 'C1', 'every-monday', null, null, '${changed}')`)
    await site.sql(`insert into courses_locales (_locale, _parent_id, title, summary) values
      ('en', 5, 'Evenings', 'Short'), ('de', 5, 'Abends', 'Kurz'), ('en', 6, 'Mornings', 'Long')`)
    const day = (date: string) => `${date}T12:00:00.000Z`
    await site.sql(`insert into courses_start_dates (_order, _parent_id, id, day) values
      (1, 5, 'a', '${day('2031-01-06')}'), (2, 5, 'b', '${day('2031-02-03')}')`)
    await site.sql(`insert into courses_places_at_times (_order, _parent_id, id, "from", places) values
      (1, 5, 'c', '${day('2031-01-06')}', 9)`)
    await site.sql(`insert into courses_places_at_starts (_order, _parent_id, id, day, places) values
      (1, 5, 'd', '${day('2031-02-03')}', 3)`)
    await site.sql(
      'insert into courses_rels ("order", parent_id, path, media_id) values (1, 5, \'pictures\', 9)',
    )
    await migrate(site.payload, site.env, known)

    for (const draft of [false, true]) {
      const { docs } = await site.payload.find({ collection: 'courses', draft, depth: 0, locale: 'de' })
      expect(docs).toMatchObject([
        { id: 6, title: 'Mornings', number: 5, startsOn: 'every-monday', _status: 'published' },
        {
          ...{ id: 5, school: 1, position: 2, slug: 'evenings', number: 4, title: 'Abends', summary: 'Kurz' },
          ...{ lessonsPerWeek: 6, minutesPerLesson: 45, levelFrom: 'A2', levelTo: 'B2', startsOn: 'dates' },
          startDates: [
            { id: 'a', day: day('2031-01-06') },
            { id: 'b', day: day('2031-02-03') },
          ],
          ...{ places: 20, placesAtTimes: [{ places: 9 }], placesAtStarts: [{ places: 3 }], pictures: [9] },
          ...{ updatedAt: changed, _status: 'published' },
        },
      ])
    }
    await site.payload.update({
      collection: 'courses',
      id: 5,
      draft: true,
      data: { maxClassSize: 8, _status: 'draft' },
    })
    const { totalDocs } = await site.payload.countVersions({ collection: 'courses' })
    expect(totalDocs).toBe(3)
    const course = await site.payload.findByID({ collection: 'courses', id: 5, depth: 0 })
    expect(course).toMatchObject({ maxClassSize: 12, _status: 'published' })
  })
})

describeOnBoth('the migration of log-in limits', (open) => {
  it('keeps second factors, without wrong codes', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_log_in_limits'))
    await migrate(site.payload, site.env, known.slice(0, place))
    await site.sql(
      "insert into users (id, name, role, email) values (1, 'Ada', 'editor', 'ada@school.example')",
    )
    await site.sql(
      "insert into second_factors (id, user_id, key, recovery_codes) values (1, 1, 'k', '[\"r\"]')",
    )
    await migrate(site.payload, site.env, known)
    const factor = await site.payload.findByID({
      collection: 'second-factors',
      id: 1,
      depth: 1,
      showHiddenFields: true,
    })
    expect(factor).toMatchObject({
      user: { name: 'Ada', language: null },
      key: 'k',
      recoveryCodes: ['r'],
      wrongCodes: null,
      lastWrongAt: null,
    })
  })
})

describeOnBoth('the migration of the trash', (open) => {
  it('leaves all content out of the trash, with its drafts and earlier versions', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_trash'))
    await migrate(site.payload, site.env, known.slice(0, place))
    await site.sql("insert into pages (id, slug, _status) values (1, 'about', 'published')")
    await site.sql(
      "insert into _pages_v (id, parent_id, version_slug, version_created_at, latest, version__status) values (7, 1, 'about', '2026-01-01T00:00:00.000Z', true, 'draft')",
    )
    await site.sql('insert into redirects (id, "from") values (1, \'/old\')')
    await site.sql("insert into media (id, filename) values (1, 'a.png')")
    await migrate(site.payload, site.env, known)
    const page = { collection: 'pages', id: 1, depth: 0 } as const
    expect(await site.payload.findByID(page)).toMatchObject({ slug: 'about', deletedAt: null })
    expect(await site.payload.findByID({ ...page, draft: true })).toMatchObject({ _status: 'draft' })
    expect((await site.payload.count({ collection: 'redirects' })).totalDocs).toBe(1)
    expect((await site.payload.count({ collection: 'media' })).totalDocs).toBe(1)
    await site.payload.update({ ...page, data: { deletedAt: new Date().toISOString() } })
    expect(await site.sql('select slug, _status from pages')).toEqual([
      { slug: 'about trash:1', _status: 'draft' },
    ])
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

describeOnBoth('the migration of claims', (open) => {
  it('keeps rate limits and used captcha answers of the previous version', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_claims'))
    await migrate(site.payload, site.env, known.slice(0, place))
    // In an hour, in whole seconds: captcha answers are stored with theirs.
    const until = Math.ceil(Date.now() / 1000 + 3600) * 1000
    await site.sql(`insert into payload_kv (key, data) values
      ('comment-claim:rate:abc', '{"until":${until}}'),
      ('comment-claim:consent:def', '{"until":${until},"count":3}'),
      ('captcha:${until / 1000}:q1:wrong', '{}'),
      ('of Payload', '{"until":1}')`)
    await migrate(site.payload, site.env, known)
    const rows = await site.sql('select key, expires_at, taken from claims order by key')
    expect(rows.map(({ key, expires_at, taken }) => [key, Number(expires_at), Number(taken)])).toEqual([
      ['captcha:q1:wrong', until, 1],
      ['consent:def', until, 3],
      ['rate:abc', until, 1],
    ])
    expect(await site.sql('select key from payload_kv')).toEqual([{ key: 'of Payload' }])
    const claims = () =>
      inTransaction(site.payload, async (req) => [
        await claim(req, 'rate:abc', 2 * 3_600_000),
        await claimTurn(req, 'consent:def', { max: 4, forMs: 2 * 3_600_000 }),
      ])
    expect(await claims()).toEqual([false, true])
    expect(await claims()).toEqual([false, false])
  })
})

describeOnBoth('the migration of minors', (open) => {
  it('marks the students of earlier requests who are under 18 on the first day', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_visitor_journey'))
    await migrate(site.payload, site.env, known.slice(0, place))
    const births = ['2009-02-02', '2009-02-01', '2008-12-31', '1980-05-05']
    for (const [index, birth] of births.entries())
      await site.sql(
        `insert into enrolments (state, name, email, nationality, level, locale, reference, birth_date, start, consented_at)
         values ('new', 'Ana', 'ana@x.example', 'BR', 'B1', 'en', 'R${index}', '${birth}T12:00:00.000Z',
           '2027-02-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z')`,
      )
    await migrate(site.payload, site.env, known)
    const { docs } = await site.payload.find({ collection: 'enrolments', sort: 'reference', depth: 0 })
    expect(docs.map(({ underage }) => underage)).toEqual([true, false, false, false])
  })
})

describeOnBoth('the migration to the desk', (open) => {
  it('keeps the history and notes of earlier requests, and finds them by name', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_enrolments_desk'))
    await migrate(site.payload, site.env, known.slice(0, place))
    await site.sql(
      `insert into enrolments (id, state, note, name, email, nationality, level, locale, reference, birth_date, start, consented_at)
       values (1, 'in-progress', 'Call again', 'Zoë', 'zoe@x.example', 'BR', 'B1', 'en', 'R1', '2000-02-02T12:00:00.000Z',
         '2027-02-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z')`,
    )
    await site.sql(`insert into enrolments_history (_order, _parent_id, id, state, at, by_name, note) values
      (1, 1, 'a', 'new', '2026-11-01T12:00:00.000Z', 'the student', null),
      (2, 1, 'b', 'in-progress', '2026-11-02T12:00:00.000Z', 'Mia', 'Asked for the passport')`)
    await migrate(site.payload, site.env, known)

    const events = await site.sql('select * from enrolment_events order by id')
    expect(events.map(({ kind, by_name, from, to, text }) => [kind, by_name, from, to, text])).toEqual([
      ['received', null, null, 'new', null],
      ['state', 'Mia', 'new', 'in-progress', 'Asked for the passport'],
      ['note', null, null, null, 'Call again'],
    ])
    const { docs } = await site.payload.find({
      collection: 'enrolments',
      where: { searchText: { contains: 'zoe' } },
      depth: 0,
    })
    expect(docs.map(({ reference, state, version }) => [reference, state, version])).toEqual([
      ['R1', 'in-progress', 1],
    ])
  })
})

describeOnBoth('the migration of comments on documents', (open) => {
  it('keeps the comments of schools, their search and their numbers', async () => {
    const site = await open({ empty: true })
    const known = migrationsOf(site.env)
    const place = known.findIndex(({ name }) => name.endsWith('_comments_of_documents'))
    await migrate(site.payload, site.env, known.slice(0, place))
    await site.sql("insert into schools (id, name, slug) values (1, 'Alder Bay', 'alder-bay')")
    const insert = (author: string, state: string) =>
      site.sql(`insert into comments (school_id, parent, author, content, state, rating, language, once, root, path, version,
          author_text, search_text)
        values (1, 0, '${author}', 'Tangerine', '${state}', 5, 'en', 'once-${author}', '1', '1', 2,
          '${author.toLowerCase()}', 'tangerine')`)
    await insert('Ana', 'approved')
    await insert('Bo', 'spam')
    await insert('Gone', 'removed')
    const columns = 'id, school_id, author, content, state, rating, language, once, path, version, created_at'
    await site.sql("delete from comments where author = 'Gone'")
    const before = await site.sql(`select ${columns} from comments order by id`)
    await migrate(site.payload, site.env, known)

    expect(before).toHaveLength(2)
    expect(await site.sql(`select ${columns} from comments order by id`)).toEqual(before)
    expect(await site.sql('select post_id, page_id from comments')).toEqual(
      before.map(() => ({ post_id: null, page_id: null })),
    )
    const find = async (text: string) =>
      (await listForModeration(site.payload, { text, page: 1, perPage: 9 })).rows.map(({ author }) => author)
    expect(await find('tangerine')).toEqual(['Ana'])
    const added = await site.payload.create({
      collection: 'comments',
      data: { school: 1, content: 'Clementine', author: 'Eva', language: 'en', state: 'approved' } as never,
    })
    // The history still names the third, so its number is not given again.
    expect(added.id).toBe(4)
    expect(await find('clementine')).toEqual(['Eva'])
    await site.payload.update({ collection: 'comments', id: added.id, data: { content: 'Mandarin' } })
    expect([await find('clementine'), await find('mandarin')]).toEqual([[], ['Eva']])
    const indexes =
      site.dialect === 'sqlite'
        ? "select name from sqlite_master where type = 'index' and tbl_name = 'comments'"
        : "select indexname as name from pg_indexes where tablename = 'comments'"
    expect((await site.sql(indexes)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        ['rated', 'inbox', 'school_inbox', 'post_inbox', 'page_inbox', 'anonymous'].map(
          (name) => `comments_${name}_idx`,
        ),
      ),
    )
  })
})
