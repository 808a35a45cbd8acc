import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { expect, it } from 'vitest'
import { createUser, pageData } from '../kit/content'
import { describeOn } from '../kit/harness'

interface Connection {
  execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>
}
interface Client extends Connection {
  transaction: (
    mode: 'write' | 'read' | 'deferred',
  ) => Promise<Connection & { rollback: () => Promise<void> }>
}

const pragma = async (connection: Connection, name: string) =>
  Object.values((await connection.execute(`pragma ${name}`)).rows[0] ?? {})[0]

describeOn('sqlite', 'every connection', (open) => {
  it('uses write-ahead logging, a busy timeout and foreign keys', async () => {
    const site = await open()
    const { client } = site.payload.db as unknown as { client: Client }
    expect(await pragma(client, 'journal_mode')).toBe('wal')

    // Each open transaction holds its own connection.
    const held = [await client.transaction('write')]
    for (let index = 0; index < 5; index++) held.push(await client.transaction('deferred'))
    const settings = []
    for (const connection of [...held, client])
      settings.push({
        foreignKeys: await pragma(connection, 'foreign_keys'),
        busyTimeout: await pragma(connection, 'busy_timeout'),
        synchronous: await pragma(connection, 'synchronous'),
      })
    for (const transaction of held) await transaction.rollback()

    const full = 2
    const expected = { foreignKeys: 1, busyTimeout: 200, synchronous: full }
    expect(settings).toEqual(settings.map(() => expected))
  })

  it('refuses a row with an invalid foreign key, also inside a transaction', async () => {
    const site = await open()
    const { client } = site.payload.db as unknown as { client: Client }
    const orphan = "insert into schools_facts (_order, _parent_id, id) values (1, 999999, 'x')"
    await expect(client.execute(orphan)).rejects.toThrow(/FOREIGN KEY/)
    const transaction = await client.transaction('write')
    await expect(transaction.execute(orphan)).rejects.toThrow(/FOREIGN KEY/)
    await transaction.rollback()
  })
})

describeOn('sqlite', 'a write during a transaction', (open) => {
  it('waits for its end instead of causing a deadlock', async () => {
    const { payload } = await open()
    const { id, email } = await createUser(payload, 'editor')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ collection: 'pages', data: pageData(), req })
    // Payload writes this way when a password reset is requested.
    const beside = payload.db.updateOne({ collection: 'users', id, data: { name: 'Beside' } })
    await wait(50)
    await commitTransaction(req)
    expect(await beside).toMatchObject({ email, name: 'Beside' })
  })

  it('also waits when Payload disables transactions', async () => {
    const { payload } = await open()
    const user = await createUser(payload, 'editor')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ collection: 'pages', data: pageData(), req })
    // Payload stores a user's list columns this way.
    const beside = payload.create({
      collection: 'payload-preferences',
      data: { key: 'collection-pages', user: { relationTo: 'users', value: user.id }, value: {} },
      disableTransaction: true,
      user,
    })
    await wait(50)
    await commitTransaction(req)
    expect(await beside).toMatchObject({ key: 'collection-pages' })
  })
})

describeOn('sqlite', 'a write by another program', (open) => {
  it('is waited for, and every connection reads the new data afterwards', async () => {
    const { env, payload } = await open()
    const other = createClient({ url: env.database.url })
    const lock = await other.transaction('write')
    await lock.execute("update users set name = 'Nobody' where id = -1")
    const { totalDocs } = await payload.count({ collection: 'pages' })
    const stored = payload.create({ collection: 'pages', data: pageData() })
    await wait(600)
    await lock.commit()
    const { id } = await stored
    // Reads use any idle connection; each must see the latest data.
    for (let more = 1; more <= 3; more++) {
      await other.execute(`update pages set updated_at = '2001-01-0${more}' where id = ${id}`)
      const reads = await Promise.all(
        Array.from({ length: 5 }, () => payload.findByID({ collection: 'pages', id })),
      )
      expect(reads.map(({ updatedAt }) => updatedAt.slice(0, 10))).toEqual(
        reads.map(() => `2001-01-0${more}`),
      )
    }
    expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(totalDocs + 1)
    other.close()
  })
})
