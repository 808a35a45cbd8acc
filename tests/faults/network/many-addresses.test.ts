import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUser } from '../../integration/kit/content'
import { describeOnBoth, type Site } from '../../integration/kit/harness'
import { recordFault } from '../kit/fault-table'
import { builtServer, memoryOf, runSite } from '../kit/site-process'
import { asVisitor, logIn, prepareWrites, saveQuote } from '../kit/writers'

const addresses = Number(process.env.FAULT_ADDRESSES ?? 20_000)
const logIns = 200
const page = '/schools/priced'

describeOnBoth('a crowd', (open, dialect) => {
  let site: Site
  let emails: string[]
  let running: Awaited<ReturnType<typeof runSite>>
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })

  beforeAll(async () => {
    site = await open()
    await prepareWrites(site)
    emails = []
    for (let user = 0; user < 3; user++) emails.push((await createUser(site.payload, 'administrator')).email)
    running = await runSite(
      {
        ...{ DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url, TRUST_PROXY: '1' },
        ...{ PAYLOAD_SECRET: 'only for tests, and long enough for that', LOG_LEVEL: 'warn' },
      },
      builtServer,
    )
    await running.ready()
    await running.get(page)
  })
  afterAll(() => {
    agent.destroy()
    running.child.kill('SIGKILL')
  })

  const statusOf = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<number>((resolve) => {
      const asked = request(running.url + path, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      )
      asked.on('error', () => resolve(0))
      asked.end(body)
    })

  /** Runs tasks with some at a time, while a visitor reads a page from memory and saves quotes. */
  const crowd = async (count: number, atOnce: number, task: (number: number) => Promise<number>) => {
    const statuses = new Map<number, number>()
    let next = 0
    let over = false
    const times: number[] = []
    const quotes: string[] = []
    const visitor = (async () => {
      while (!over) {
        const began = performance.now()
        expect((await running.get(page))?.status).toBe(200)
        times.push(performance.now() - began)
        quotes.push(await saveQuote(running.url))
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < count) {
          const status = await task(next++)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    )
    over = true
    await visitor
    times.sort((one, other) => one - other)
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0
    return { statuses: Object.fromEntries(statuses), p95, most: times.at(-1) ?? 0, stored: quotes.length }
  }

  it(`of ${addresses} addresses is answered, and neither memory nor the database fills up`, async () => {
    const before = memoryOf(running.child.pid)?.now ?? 0
    const { statuses, p95, most, stored } = await crowd(addresses, 50, () =>
      // Answers without a page take less of the time that is measured here.
      statusOf('/quotes/00000000000000000000000000000000', { ...asVisitor(), accept: 'application/json' }),
    )
    const memory = (memoryOf(running.child.pid)?.now ?? 0) - before
    const [rows] = await site.sql("select count(*) as total from claims where key like 'limit:%'")
    console.log(
      `${addresses} addresses: ${JSON.stringify(statuses)}; a page took ${Math.round(p95)} ms (p95); ${Math.round(memory)} MB more memory; ${rows?.total} rows`,
    )
    const { 404: found = 0, 503: busy = 0 } = statuses
    expect(found + busy).toBe(addresses)
    expect(found).toBeGreaterThan(busy)
    expect(memory).toBeLessThan(300)
    expect(Number(rows?.total)).toBeLessThan(50)
    // The limit of one client still holds.
    const one = { 'x-forwarded-for': '172.16.0.1' }
    const own: number[] = []
    for (let count = 0; count < 25; count++) own.push(await statusOf('/quotes/none.pdf', one))
    expect(own.filter((status) => status === 404)).toHaveLength(20)
    recordFault({
      ...{
        fault: 'distinct addresses',
        database: dialect,
        extent: `${addresses.toLocaleString('en')} clients`,
      },
      ...{ answered: stored, silentMs: most },
      meanwhile: `${busy.toLocaleString('en')} of them get 503, the others their answer; a page takes ${Math.round(p95)} ms (p95); ${Math.round(memory)} MB more memory`,
    })
  })

  it('that guesses passwords is refused by the account, not by the site', async () => {
    const guess = (number: number) =>
      statusOf(
        '/api/users/login',
        { ...asVisitor(), 'content-type': 'application/json' },
        JSON.stringify({ email: emails[number % 2], password: `wrong ${number}` }),
      )
    const { statuses, p95, most, stored } = await crowd(logIns, 40, guess)
    console.log(
      `${logIns} log-ins: ${JSON.stringify(statuses)}; a page took ${Math.round(p95)} ms (p95), ${Math.round(most)} ms at most`,
    )
    expect(Object.keys(statuses).filter((status) => !['401', '429', '503'].includes(status))).toEqual([])
    // After 30 of them in an hour the right password is refused from new networks. Others log in as usual.
    await site.sql("update claims set taken = 30 where key like 'log-in:%:strangers'")
    await expect(logIn(running.url, emails[0] ?? '')).rejects.toThrow('401')
    expect(await logIn(running.url, emails[2] ?? '')).not.toBe('')
    await site.sql("delete from claims where key like 'log-in:%'")
    expect(await logIn(running.url, emails[0] ?? '')).not.toBe('')
    expect(p95).toBeLessThan(1000)
    recordFault({
      ...{ fault: 'log-in storm', database: dialect, extent: `${logIns} guesses, 40 at a time` },
      ...{ answered: stored, silentMs: most },
      meanwhile: `a page takes ${Math.round(p95)} ms (p95); the account refuses new networks for an hour, others log in`,
    })
  })
})
