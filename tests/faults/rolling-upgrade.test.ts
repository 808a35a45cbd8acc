import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { FastifyServerFactory } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsOf } from '../../src/cms/migrations/migrations-of'
import { type Migration, migrate } from '../../src/platform/database/migrate'
import { openApp, type TestApp } from '../integration/kit/app'
import { createUser } from '../integration/kit/content'
import { describeOn, openSecondNode, type Site } from '../integration/kit/harness'
import { checkStored, countAnswered, nothingAnswered, writeEverything } from './kit/all-writes'
import { recordFault } from './kit/fault-table'
import { builtServer, runSite } from './kit/site-process'
import { comment, editSchool, enrol, logIn, prepareWrites, saveQuote } from './kit/writers'

const migration = (name: string, statement: string): Migration => ({
  name,
  up: (async ({ db }: { db: { execute: (statement: unknown) => Promise<unknown> } }) => {
    await db.execute(sql.raw(statement))
  }) as never,
})

/** Changes that the rule allows (src/cms/migrations/expand-rule.ts): columns, with or without a default, a table, an index, a value. */
const expand = migration(
  '20990101_000000_mottos',
  `alter table schools add column motto varchar;
   alter table quotes add column channel varchar default 'site' not null;
   alter table comments add column pinned boolean default false;
   create table mottos (id serial primary key not null, text varchar);
   create index schools_motto_idx on schools (motto)`,
)
/** Locks tables in several orders: some are not those of the requests, so that deadlocks are likely. */
const orders = [
  ['schools', 'quotes', 'comments', 'outgoing_mail'],
  ['outgoing_mail', 'enrolments', 'schools', 'media'],
  ['media', 'comments', 'quotes', 'schools'],
  ['schools', 'enrolments', 'comments', 'quotes'],
].map((tables, index) =>
  migration(
    `20990101_00000${index + 1}_order`,
    tables.map((table) => `alter table ${table} add column order_${index} varchar`).join(';'),
  ),
)
const upgrade = [expand, ...orders]
const contract = migration('20990102_000000_contract_mottos', 'drop table mottos')

const serverFactory: FastifyServerFactory = (handler) => createServer(handler)

// The old node is a process of the build. The new one is this process: the same code, which knows one migration more.
describeOn('postgres', 'a rolling upgrade', (open) => {
  let site: Site
  let newer: Site
  let app: TestApp
  let school: number
  let email: string
  let old: Awaited<ReturnType<typeof runSite>>
  let newUrl = ''
  const known = () => migrationsOf(site.env)

  const startOld = () =>
    runSite(
      {
        ...{ DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url, TRUST_PROXY: '1' },
        PAYLOAD_SECRET: 'only for tests, and long enough for that',
      },
      builtServer,
    )

  beforeAll(async () => {
    site = await open()
    school = await prepareWrites(site)
    email = (await createUser(site.payload, 'administrator')).email
    await site.close()
    old = await startOld()
    await old.ready()
  })
  afterAll(async () => {
    old.child.kill('SIGKILL')
    await app?.close()
    await newer?.close()
  })

  it('leaves the old node ready, and everything can be written on both', async () => {
    const answered = nothingAnswered()
    let over = false
    const writing = writeEverything({ url: old.url, email, school, answered, isOver: () => over })
    const grown = (list: string[], before: number) =>
      expect.poll(() => list.length, { timeout: 60_000 }).toBeGreaterThan(before)
    for (const list of Object.values(answered)) await grown(list, 0)
    newer = await openSecondNode(site, { TRUST_PROXY: '1' })
    for (const index of upgrade.keys()) {
      await migrate(newer.payload, newer.env, [...known(), ...upgrade.slice(0, index + 1)])
      // Until requests are under way again: those that have waited for the migration all start at once.
      await grown(answered.quotes, answered.quotes.length + 1)
    }
    app = await openApp(newer, { serverFactory })
    await app.app.listen({ host: '127.0.0.1', port: 0 })
    newUrl = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
    answered.quotes.push(await saveQuote(newUrl))
    answered.comments.push(await comment(newUrl))
    answered.enrolments.push(await enrol(newUrl))
    expect((await old.get('/readyz'))?.status).toBe(200)
    // After the migration, too.
    for (const list of Object.values(answered)) await grown(list, list.length)
    over = true
    const { refusals, unanswered } = await writing
    const errors = old
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
    expect({ refusals, unanswered }, errors.join('\n')).toEqual({ refusals: [], unanswered: 0 })
    await checkStored(site, school, answered)
    recordFault({
      ...{
        fault: 'rolling upgrade, one old and one new node',
        database: 'postgres',
        extent: `${upgrade.length} migrations`,
      },
      ...{ answered: countAnswered(answered), lost: 0, doubled: 0 },
      meanwhile: 'every request is answered by either version',
    })
  })

  it('shows edits of each version on the other', async () => {
    const token = await logIn(old.url, email)
    const text = async (url: string) => (await fetch(`${url}/schools/priced`)).text()
    await Promise.all([text(old.url), text(newUrl)])
    const summary = await editSchool(old.url, token, school)
    await expect.poll(() => text(newUrl), { timeout: 15_000 }).toContain(summary)
    await newer.payload.update({
      collection: 'schools',
      id: school,
      data: { summary: 'Edited by the new version.' },
    })
    await expect.poll(() => text(old.url), { timeout: 15_000 }).toContain('Edited by the new version.')
  })

  it('lets an old node restart meanwhile', async () => {
    expect(await old.kill('SIGTERM')).toEqual([0, null])
    old = await startOld()
    await old.ready()
    expect(old.output()).toContain('an upgrade is under way')
    await saveQuote(old.url)
  })

  it('ends with the contract step: older versions no longer start', async () => {
    await migrate(newer.payload, newer.env, [...known(), ...upgrade, contract])
    const late = await startOld()
    expect(await late.exited).toEqual([1, null])
    expect(late.output()).toContain('written by a newer version of Schoolhouse')
  })
})
