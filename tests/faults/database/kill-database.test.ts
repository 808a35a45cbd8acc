import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { migrate } from '../../../src/platform/database/migrate'
import { createUser } from '../../integration/kit/content'
import { openSecondNode, type Site } from '../../integration/kit/harness'
import { startPostgres } from '../../integration/kit/postgres-server'
import { checkStored, countAnswered, nothingAnswered, writeEverything } from '../kit/all-writes'
import { startCuttableWay } from '../kit/balancer'
import { recordFault, statusText, watchAnswers } from '../kit/fault-table'
import { builtServer, runSite } from '../kit/site-process'
import { prepareWrites } from '../kit/writers'

const kills = Number(process.env.FAULT_DATABASE_KILLS ?? 10)
const awayMs = Number(process.env.FAULT_AWAY_MS ?? 60_000)

/** Server processes that are left after a kill need a moment to end. */
const restart = async (server: Awaited<ReturnType<typeof startPostgres>>) => {
  for (let attempt = 0; ; attempt++)
    try {
      return await server.begin()
    } catch (error) {
      if (attempt === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

describe('a site whose PostgreSQL fails under writes', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let way: Awaited<ReturnType<typeof startCuttableWay>>
  let folder: string
  let place: Site
  let school: number
  let email: string
  let running: Awaited<ReturnType<typeof runSite>>

  beforeAll(async () => {
    server = await startPostgres({ durable: true })
    way = await startCuttableWay(new URL(server.url))
    folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-database-'))
    place = { dialect: 'postgres', env: { dataDir: folder, database: { url: server.url } } } as Site
    const site = await openSecondNode(place)
    await migrate(site.payload, site.env, migrationsOf(site.env))
    school = await prepareWrites(site)
    email = (await createUser(site.payload, 'administrator')).email
    await site.close()
    running = await runSite(
      {
        ...{ DATA_DIR: folder, DATABASE_URL: way.url, TRUST_PROXY: '1' },
        PAYLOAD_SECRET: 'only for tests, and long enough for that',
      },
      builtServer,
    )
    await running.ready()
  })
  afterAll(async () => {
    running.child.kill('SIGKILL')
    way.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const page = async () => (await running.get('/schools/priced'))?.status === 200

  /** Writes while `harm` happens, and until everything can be written again. */
  const during = async (harm: (written: () => number) => Promise<number[]>) => {
    const answered = nothingAnswered()
    let over = false
    expect(await page()).toBe(true)
    const silence = watchAnswers(page)
    const writing = writeEverything({ url: running.url, email, school, answered, isOver: () => over })
    const grown = (list: string[], before: number) =>
      expect.poll(() => list.length, { timeout: 60_000 }).toBeGreaterThan(before)
    for (const list of Object.values(answered)) await grown(list, 0)
    const recoveries = await harm(() => countAnswered(answered))
    for (const list of Object.values(answered)) await grown(list, list.length)
    over = true
    const { unanswered, refusals, slowestMs } = await writing
    // The site itself answers every request, and the process lives.
    expect(unanswered).toBe(0)
    expect(running.child.exitCode).toBeNull()
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.filter((status) => status === 403).length).toBeLessThanOrEqual(2 * recoveries.length)
    await checkStored(place, school, answered)
    return {
      ...{ answered: countAnswered(answered), lost: 0, doubled: 0 },
      ...{ silentMs: await silence(), recoveryMs: Math.max(...recoveries), slowestMs },
      refused: statusText(refusals),
    }
  }

  /** Waits until something is written again, and returns the time it took. */
  const recovered = async (written: () => number) => {
    const began = performance.now()
    const before = written()
    await expect.poll(written, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before)
    await running.ready()
    return performance.now() - began
  }

  it('keeps what it answered when the server is killed', async () => {
    const { slowestMs, refused, ...result } = await during(async (written) => {
      const recoveries: number[] = []
      for (let kill = 0; kill < kills; kill++) {
        // The moment of the kill, not a wait for something.
        await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200))
        await server.kill()
        expect(await page()).toBe(true)
        await restart(server)
        recoveries.push(await recovered(written))
      }
      return recoveries
    })
    console.log(
      `${kills} kills of PostgreSQL: ${JSON.stringify(result)}, slowest answer ${Math.round(slowestMs)} ms`,
    )
    recordFault({
      ...{ fault: 'kill -9 of PostgreSQL', database: 'postgres', extent: `${kills} times`, ...result },
      meanwhile: `pages from memory; refused writes: ${refused}`,
    })
  })

  it('serves its pages while the database is away for a minute', async () => {
    const { slowestMs, refused, ...result } = await during(async (written) => {
      way.cut()
      // The length of the outage, not a wait for something.
      await new Promise((resolve) => setTimeout(resolve, awayMs))
      expect((await running.get('/readyz'))?.status).toBe(503)
      way.mend()
      return [await recovered(written)]
    })
    console.log(`database away: ${JSON.stringify(result)}, slowest answer ${Math.round(slowestMs)} ms`)
    recordFault({
      ...{ fault: 'database away', database: 'postgres', extent: `${awayMs / 1000} s`, ...result },
      meanwhile: `pages from memory; /readyz 503; refused writes: ${refused}`,
    })
  })
})
