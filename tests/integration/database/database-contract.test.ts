import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { adapterOf, isPostgres, sessionOf } from '../../../src/platform/database/connection'
import { isLocked, lockUntilEnd } from '../../../src/platform/database/locks'
import { writingFunctions } from '../../../src/platform/database/payload-patches/safe-transactions'
import {
  readRows,
  readRowsIn,
  runStatement,
  runStatementIn,
  sql,
} from '../../../src/platform/database/statement'
import { afterCommit, afterRollback, inTransaction } from '../../../src/platform/transaction/transaction'
import { createUser, pageData } from '../kit/content'
import { describeOnBoth } from '../kit/harness'

// The internals of Payload that platform/database and platform/transaction rely on. Run this first after an upgrade.
describeOnBoth('the contract with Payload’s adapter', (open, dialect) => {
  it('has all functions and connections that we wrap', async () => {
    const { payload } = await open()
    const adapter = adapterOf(payload)
    const functions = payload.db as unknown as Record<string, unknown>
    for (const name of writingFunctions) expect(functions[name], name).toBeTypeOf('function')
    expect(adapter.execute).toBeTypeOf('function')
    expect(adapter.drizzle.transaction).toBeTypeOf('function')
    expect(isPostgres(payload)).toBe(dialect === 'postgres')
    expect([Boolean(adapter.client), Boolean(adapter.pool)]).toEqual([
      dialect === 'sqlite',
      dialect === 'postgres',
    ])
    const writers = Object.keys(functions).filter((name) => /^(create|update|delete|upsert)/.test(name))
    // The others write nothing, run before the site starts or, like `deleteWhere`, get the transaction passed in.
    const others = ['createJSONQuery', 'createMigration', 'createDatabase', 'createExtensions', 'deleteWhere']
    const known = new Set<string>([...writingFunctions, ...others])
    expect(
      writers.filter((name) => typeof functions[name] === 'function' && !known.has(name)),
      'a writing function that we do not wrap',
    ).toEqual([])
  })

  it('runs SQL statements and document changes in the transaction of a request', async () => {
    const { payload } = await open()
    const work = inTransaction(payload, async (req) => {
      const page = await payload.create({ collection: 'pages', data: pageData(), req })
      const rows = await readRowsIn(req, sql`select id from pages where id = ${page.id}`)
      expect(rows).toEqual([{ id: page.id }])
      expect(await runStatementIn(req, sql`update pages set slug = 'renamed' where id = ${page.id}`)).toBe(1)
      expect((await sessionOf(req))?.db).toBeDefined()
      // Another connection does not see it yet.
      expect(await readRows(payload, sql`select id from pages where slug = 'renamed'`)).toEqual([])
    })
    await work
    expect(await readRows(payload, sql`select slug from pages where slug = 'renamed'`)).toHaveLength(1)
    expect(await runStatement(payload, sql`delete from pages where slug = 'renamed'`)).toBe(1)
  })

  it('runs hooks after a commit and after a rollback', async () => {
    const { payload } = await open()
    const events: string[] = []
    const note = async (fails: boolean) =>
      inTransaction(payload, async (req) => {
        await afterCommit(req, () => events.push('committed'))
        await afterRollback(req, () => events.push('rolled back'))
        if (fails) throw new Error('undo this')
      })
    await note(false)
    await expect(note(true)).rejects.toThrow('undo this')
    expect(events).toEqual(['committed', 'rolled back'])
  })

  it('holds a lock between nodes until the transaction ends', async () => {
    const { payload } = await open()
    await inTransaction(payload, async (req) => {
      await lockUntilEnd(req, 'files', 7)
      expect(await isLocked(payload, 'files', 7)).toBe(dialect === 'postgres')
      expect(await isLocked(payload, 'files', 8)).toBe(false)
    })
    expect(await isLocked(payload, 'files', 7)).toBe(false)
    await lockUntilEnd(await createLocalReq({}, payload), 'administrators')
  })

  it('names the field that violates a unique constraint', async () => {
    const { payload } = await open()
    const [first, second] = [await createUser(payload, 'editor'), await createUser(payload, 'editor')]
    const page = () => payload.create({ collection: 'pages', data: { ...pageData(), slug: 'taken' } })
    await page()
    const refused = { status: 400, data: { errors: [expect.objectContaining({ path: 'slug' })] } }
    await expect(page()).rejects.toMatchObject(refused)
    const rename = payload.update({ collection: 'users', id: second.id, data: { email: first.email } })
    await expect(rename).rejects.toMatchObject({ status: 400 })
  })
})
