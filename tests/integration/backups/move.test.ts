import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runNamed } from '../../../src/cms/commands/commands'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { seedDemo } from '../../../src/cms/seed/seed'
import type { Env } from '../../../src/config/env'
import { lockData } from '../../../src/platform/database/data-lock'
import { moveDatabase } from '../../../src/platform/move/move-database'
import { addComments } from '../comments/many-comments'
import { createPage, createUser } from '../kit/content'
import { describeOn, openSecondNode, type Site } from '../kit/harness'

const commentCount = 3000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-move-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Opens a database of the move, and closes it with its connections. */
const open = async (site: Site, env: Env) => {
  const node = await openSecondNode({
    ...site,
    dialect: env.database.dialect,
    env: { ...site.env, database: env.database },
  })
  return { payload: node.payload, close: node.close }
}

const move = (from: Site, to: Env, force = false) =>
  moveDatabase(from.env, to, { force, migrationsOf, open: (env) => open(from, env) })

const runCommand = async (...databases: string[]): Promise<string> => {
  const args = ['--conditions=production', 'scripts/command.mjs', 'move', ...databases]
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'fatal' }
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}

const newFile = (from: Site, name: string): Env => {
  const dataDir = path.join(folder, name)
  return {
    ...from.env,
    dataDir,
    database: { dialect: 'sqlite', url: `file:${path.join(dataDir, 'site.db')}` },
  }
}

const tableNames = {
  sqlite:
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'comments_search%'",
  postgres: 'select tablename as name from pg_tables where schemaname = current_schema()',
}

const countRows = async (site: Site): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { name } of await site.sql(tableNames[site.dialect])) {
    // The two databases do not have the same number of them.
    if (name === 'payload_migrations') continue
    const [row] = await site.sql(`select count(*) as n from "${name}"`)
    counts[String(name)] = Number(row?.n)
  }
  return counts
}

/** Reads what staff and visitors would see: published, drafts, versions, another language and comments found by a search. */
const whatIsSeen = async ({ payload }: Site) => ({
  schools: (await payload.find({ collection: 'schools', depth: 1, locale: 'all', sort: 'id' })).docs,
  drafts: (await payload.find({ collection: 'pages', draft: true, depth: 0, sort: 'id', locale: 'all' }))
    .docs,
  versions: (await payload.findVersions({ collection: 'pages', sort: 'id', depth: 0 })).docs,
  prices: (await payload.find({ collection: 'price-lists', depth: 0, sort: 'id' })).docs,
  users: (await payload.find({ collection: 'users', depth: 0, showHiddenFields: true })).docs,
})

/** How many comments SQLite's index finds for a word of the first one. */
const countFound = async (site: Site): Promise<number> => {
  const [first] = await site.sql('select search_text from comments order by id limit 1')
  const [word] = /[a-z]{5,}/.exec(String(first?.search_text)) ?? []
  const [row] = await site.sql(`select count(*) as n from comments_search('${word}')`)
  expect(Number(row?.n)).toBeGreaterThan(commentCount)
  return Number(row?.n)
}

describeOn('sqlite', 'a site that moves', (openSqlite) => {
  describeOn('postgres', 'and back', (openPostgres) => {
    let source: Site
    let target: Site

    beforeAll(async () => {
      source = await openSqlite()
      await seedDemo(source.payload)
      await createUser(source.payload, 'administrator')
      const page = await createPage(source.payload, { title: 'Über uns “x” \\ \n' })
      await source.payload.update({ collection: 'pages', id: page.id, data: { title: 'Draft' }, draft: true })
      const gone = await createPage(source.payload)
      await source.payload.delete({ collection: 'pages', id: gone.id })
      await addComments(source, commentCount)
      target = await openPostgres({ empty: true })
    }, 300_000)

    it('is the same on PostgreSQL, and goes on', async () => {
      const before = { seen: await whatIsSeen(source), counts: await countRows(source) }
      const said = await runCommand(source.env.database.url, target.env.database.url)
      expect(said).toMatch(
        /^Copying\nComparing\n\d,\d\d\d rows of \d+ tables are copied; counts and checksums are equal\./,
      )
      expect({ seen: await whatIsSeen(target), counts: await countRows(target) }).toEqual(before)
      expect({ seen: await whatIsSeen(source), counts: await countRows(source) }).toEqual(before)

      // The id of a page that was deleted is not given again.
      const pages = await source.sql("select seq from sqlite_sequence where name = 'pages'")
      expect((await createPage(target.payload, { title: 'After the move' })).id).toBe(
        Number(pages[0]?.seq) + 1,
      )
    }, 300_000)

    it('refuses a target that is used, and can be repeated with --force', async () => {
      await expect(move(source, target.env)).rejects.toThrow(
        /There is a site already in this database\. Use --force to set it aside\. Nothing was changed/,
      )
      const { setAside } = await move(source, target.env, true)
      expect(setAside[0]).toMatch(/^the schema before_restore_/)
      expect(await countRows(target)).toEqual(await countRows(source))
    }, 300_000)

    it('is the same after moving back to SQLite', async () => {
      await createPage(target.payload, { title: 'Made on PostgreSQL' })
      const expected = { seen: await whatIsSeen(target), counts: await countRows(target) }
      const file = newFile(target, 'back')
      await move(target, file)
      const back = await openSecondNode({ ...source, env: file })
      expect({ seen: await whatIsSeen(back), counts: await countRows(back) }).toEqual(expected)
      expect(await countFound(back)).toBe(await countFound(source))
      const next = await createPage(back.payload)
      expect(next.id).toBe((await createPage(target.payload)).id)
      await back.close()

      await expect(move(target, file)).rejects.toThrow(/There is a database already .* --force/)
      const { setAside } = await move(target, file, true)
      expect(existsSync(setAside[0] ?? '')).toBe(true)
      expect(readdirSync(file.dataDir).filter((name) => /moving/.test(name))).toEqual([])
    }, 300_000)

    it('leaves the target as it was if a value cannot be moved', async () => {
      const before = await countRows(target)
      const [{ id } = { id: 0 }] = await source.sql('select min(id) as id from posts')
      const [{ date } = { date: '' }] = await source.sql(`select date from posts where id = ${id}`)
      await source.sql(`update posts set date = 'yesterday' where id = ${id}`)
      await expect(move(source, target.env, true)).rejects.toThrow(
        `posts.date of the row ${id} is not a time that both databases can hold. Correct it, then repeat. Nothing was changed.`,
      )
      await source.sql(`update posts set date = '${date}' where id = ${id}`)
      expect(await countRows(target)).toEqual(before)
    }, 300_000)

    it('refuses a site that runs, one of another version, and two databases of one kind', async () => {
      const unlock = await lockData(source.env)
      await expect(move(source, target.env, true).finally(unlock)).rejects.toThrow(
        'is in use by another Schoolhouse',
      )
      const newer = (env: Env) => [...migrationsOf(env), { name: 'one more', up: async () => {} }]
      const options = { force: true, migrationsOf: newer, open: (env: Env) => open(source, env) }
      await expect(moveDatabase(source.env, target.env, options)).rejects.toThrow('is not of this version')
      await expect(move(source, newFile(source, 'same'))).rejects.toThrow(
        'Both databases are of the same kind',
      )
      const none = newFile(source, 'none')
      await expect(move({ ...source, env: none }, target.env, true)).rejects.toThrow(
        /There is no database .*site\.db\. Nothing was changed/,
      )
      expect(existsSync(none.dataDir)).toBe(false)
      await source.sql('alter table redirects add column another text')
      await expect(move(source, target.env, true)).rejects.toThrow(
        'The two databases do not have the same columns (redirects.another)',
      )
      await source.sql('alter table redirects drop column another')
    })
  })
})

describe('npm run move', () => {
  it('says what it needs', async () => {
    const said: string[] = []
    const print = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)))
    expect([await runNamed('move', ['file:x.db']), await runNamed('move', ['x', 'y'])]).toEqual([1, 1])
    print.mockRestore()
    expect(said[0]).toMatch(/^Name two databases\.\n\nnpm run move -- FROM TO/)
    expect(said[1]).toMatch(/^DATABASE_URL must begin with file:/)
  })
})
