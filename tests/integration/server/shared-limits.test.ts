import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openApp, type TestApp } from '../kit/app'
import { describeOn, openSecondNode, type Site } from '../kit/harness'

/** The limit of PDFs is 20 a minute. */
const max = 20
const pdf = '/quotes/none.pdf'

describeOn('postgres', 'limits of two nodes', (open) => {
  let first: Site
  let second: Site
  let nodes: TestApp[]
  let clients = 0

  beforeAll(async () => {
    first = await open({ env: { TRUST_PROXY: '1' } })
    second = await openSecondNode(first, { TRUST_PROXY: '1' })
    nodes = [await openApp(first), await openApp(second)]
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await second.close()
  })

  const newClient = () => {
    const client = { 'x-forwarded-for': `10.9.0.${clients++}` }
    return async (node: number) => (await nodes[node]?.get(pdf, client))?.statusCode
  }

  const rows = () => first.sql("select key, taken from claims where key like 'limit:%'")
  const highest = async () => Math.max(0, ...(await rows()).map(({ taken }) => Number(taken)))

  it('are one limit', async () => {
    const ask = newClient()
    for (let count = 0; count < max; count++) expect(await ask(0)).toBe(404)
    expect(await ask(0)).toBe(429)
    // The second node adds its count to the shared one when the client has used an eighth of the limit there.
    const onSecond = 3
    for (let count = 0; count < onSecond; count++) expect(await ask(1)).toBe(404)
    await expect.poll(highest).toBeGreaterThanOrEqual(max + onSecond)
    await expect.poll(() => ask(1)).toBe(429)
    const answers = [...(nodes[1]?.log ?? [])].filter(({ status }) => status === 404)
    expect(answers.length).toBeLessThan(max - 5)
  })

  it('are kept in rows without addresses, and only for clients that send much', async () => {
    const before = (await rows()).length
    const rare = newClient()
    await rare(0)
    const frequent = newClient()
    for (let count = 0; count < 5; count++) await frequent(0)
    await expect.poll(async () => (await rows()).map(({ taken }) => Number(taken))).toContain(5)
    const stored = await rows()
    expect(stored.length).toBe(before + 1)
    for (const { key } of stored) expect(key).toMatch(/^limit:[\w-]{22}$/)
  })

  it('hold on each node while the database is away, and one warning says so', async () => {
    const { pool } = first.payload.db as unknown as { pool: { query: (...args: unknown[]) => unknown } }
    const query = pool.query.bind(pool)
    const isRound = (text: unknown) => String(text).includes('insert into claims as stored')
    const failing = vi
      .spyOn(pool, 'query')
      .mockImplementation((...args) =>
        isRound(args[0]) ? Promise.reject(new Error('ECONNREFUSED')) : query(...args),
      )
    const rounds = () => failing.mock.calls.filter(([text]) => isRound(text)).length
    const warned = vi.spyOn(first.payload.logger, 'warn')
    const ask = newClient()
    try {
      for (let count = 0; count < max; count++) {
        expect(await ask(0)).toBe(404)
        if (count % 8 === 7) await expect.poll(rounds).toBeGreaterThan(Math.floor(count / 8))
      }
      expect(await ask(0)).toBe(429)
      expect(rounds()).toBeGreaterThan(1)
      const warnings = warned.mock.calls.filter((said) =>
        JSON.stringify(said).includes('limits are not shared'),
      )
      expect(warnings).toHaveLength(1)
    } finally {
      failing.mockRestore()
      warned.mockRestore()
    }
  })
})
