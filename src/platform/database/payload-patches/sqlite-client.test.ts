import { expect, it } from 'vitest'
import { yieldBetweenQueries } from './sqlite-client'

/** A stub of SQLite: every query blocks the main thread for a while. */
const openDatabase = async (queryMs: number) => {
  const done: string[] = []
  const client = {
    execute: async (sql: string) => {
      const until = performance.now() + queryMs
      while (performance.now() < until);
      done.push(sql)
      return sql
    },
  }
  const db = { client, connect: async () => {} }
  yieldBetweenQueries(db as never)
  await db.connect()
  // Called again after a hot reload, with the same client.
  await db.connect()
  return { done, execute: (sql: string) => client.execute(sql) }
}

it('handles other events between the queries of a long read', async () => {
  const { done, execute } = await openDatabase(3)
  let turns = 0
  const count = () => {
    turns++
    if (done.length < 20) setImmediate(count)
  }
  setImmediate(count)
  const chain = async (name: string) => {
    for (let index = 0; index < 10; index++) expect(await execute(name)).toBe(name)
  }
  await Promise.all([chain('first'), chain('second')])
  // 60 ms of queries in turns of 5 ms; the last query of a turn may end after that.
  expect(turns).toBeGreaterThan(6)
  expect(done).toHaveLength(20)
})

it('keeps the order of waiting queries', async () => {
  const { done, execute } = await openDatabase(6)
  const results = await Promise.allSettled(['one', 'two', 'three'].map((sql) => execute(sql)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(done).toEqual(['one', 'two', 'three'])
})
