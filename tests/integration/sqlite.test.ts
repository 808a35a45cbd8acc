import { setTimeout as wait } from 'node:timers/promises'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { expect, it } from 'vitest'
import { createUser, pageData } from './content'
import { describeOn } from './harness'

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
  it('writes ahead, waits for others and checks foreign keys', async () => {
    const site = await open()
    const { client } = site.payload.db as unknown as { client: Client }
    expect(await pragma(client, 'journal_mode')).toBe('wal')

    // Transactions that are open at the same time each hold a connection of their own.
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
    const expected = { foreignKeys: 1, busyTimeout: 5000, synchronous: full }
    expect(settings).toEqual(settings.map(() => expected))
  })

  it('refuses a row that points nowhere, also inside a transaction', async () => {
    const site = await open()
    const { client } = site.payload.db as unknown as { client: Client }
    const orphan = "insert into schools_facts (_order, _parent_id, id) values (1, 999999, 'x')"
    await expect(client.execute(orphan)).rejects.toThrow(/FOREIGN KEY/)
    const transaction = await client.transaction('write')
    await expect(transaction.execute(orphan)).rejects.toThrow(/FOREIGN KEY/)
    await transaction.rollback()
  })
})

describeOn('sqlite', 'a write beside a transaction', (open) => {
  it('waits for the end of it instead of making both stand still', async () => {
    const { payload } = await open()
    const { id, email } = await createUser(payload, 'editor')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ collection: 'pages', data: pageData(), req })
    // As Payload notes when somebody asked for a new password.
    const beside = payload.db.updateOne({ collection: 'users', id, data: { name: 'Beside' } })
    await wait(50)
    await commitTransaction(req)
    expect(await beside).toMatchObject({ email, name: 'Beside' })
  })
})
