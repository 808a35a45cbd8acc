import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { migrate } from '../../../src/platform/database/migrate'
import { createUser, password } from '../../integration/kit/content'
import { openSecondNode, type Site } from '../../integration/kit/harness'
import { startPostgres } from '../../integration/kit/postgres-server'
import { createSchoolWithDemoPrices } from '../../integration/kit/priced-school'
import { builtServer, runSite } from '../kit/site-process'

const rounds = 4
const awayMs = 1500

let server: Awaited<ReturnType<typeof startPostgres>>
let folder: string
let user: { email: string }
let secrets: string[]

beforeAll(async () => {
  server = await startPostgres()
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-restart-'))
  const place = { dialect: 'postgres', env: { dataDir: folder, database: { url: server.url } } }
  const site = await openSecondNode(place as unknown as Site, { DATABASE_URL: server.url })
  await migrate(site.payload, site.env, migrationsOf(site.env))
  await createSchoolWithDemoPrices(site.payload, 'priced')
  user = await createUser(site.payload, 'administrator')
  const [row] = await site.sql(`select hash, salt from users`)
  secrets = [user.email, String(row?.hash), String(row?.salt)]
  await site.close()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('keeps serving while the database restarts under three writers, and recovers by itself', async () => {
  const { child, url, output, kill } = await runSite(
    {
      ...{ DATA_DIR: folder, DATABASE_URL: server.url, TRUST_PROXY: '1' },
      PAYLOAD_SECRET: 'only for tests, and long enough for that',
    },
    builtServer,
  )
  const status = (address: string, init?: RequestInit) =>
    fetch(url + address, { redirect: 'manual', ...init }).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    )
  await expect.poll(() => status('/readyz'), { timeout: 120_000 }).toBe(200)
  expect(await status('/schools/priced')).toBe(200)

  let visitors = 0
  let stored = 0
  let stopped = false
  const body = new URLSearchParams({ course: '3', weeks: '4', accommodation: '5' })
  const write = async () => {
    while (!stopped) {
      const visitor = `10.1.${(visitors >> 8) & 255}.${visitors++ & 255}`
      const headers = { 'x-forwarded-for': visitor }
      const answer = await status('/schools/priced/quotes', { method: 'POST', headers, body })
      if (answer === 303) stored++
      else expect([500, 503]).toContain(answer)
    }
  }
  const logIn = (email: string, given: string) =>
    status('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${visitors++ & 255}` },
      body: JSON.stringify({ email, password: given }),
    })
  const writers = [write(), write(), write()]
  for (let round = 0; round < rounds; round++) {
    const before = stored
    await expect.poll(() => stored, { timeout: 60_000 }).toBeGreaterThan(before + 3)
    await server.end()
    const began = Date.now()
    expect(await status('/schools/priced')).toBe(200)
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(503)
    expect(await logIn(user.email, password)).toBe(503)
    // The length of the outage, not a wait for a condition.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + awayMs - Date.now())))
    expect(child.exitCode).toBeNull()
    await server.begin()
    await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(200)
  }
  const before = stored
  await expect.poll(() => stored, { timeout: 60_000 }).toBeGreaterThan(before + 3)
  stopped = true
  await Promise.all(writers)
  expect(await logIn(user.email, password)).toBe(200)
  expect(child.exitCode).toBeNull()
  await kill('SIGKILL')
  expect(output()).toContain('a connection to the database was lost')
  expect(secrets.filter((secret) => output().includes(secret))).toEqual([])
})
