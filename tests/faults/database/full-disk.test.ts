import { execFileSync } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUser } from '../../integration/kit/content'
import { describeOn, type Site } from '../../integration/kit/harness'
import { checkStored, countAnswered, nothingAnswered, writeEverything } from '../kit/all-writes'
import { recordFault, statusText, watchAnswers } from '../kit/fault-table'
import { builtServer, runSite } from '../kit/site-process'
import { prepareWrites } from '../kit/writers'

const diskMegabytes = 128
const fullMs = 10_000

/** Writes until there is no space left. */
const fillUp = (file: string) => {
  const descriptor = openSync(file, 'w')
  // Large parts first, then the rest.
  for (const bytes of [1024 * 1024, 4096, 1])
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(bytes))
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
    }
  closeSync(descriptor)
}

describeOn('sqlite', 'a site on a full disk', (open) => {
  let disk: string
  let isMounted = false
  let place: Site
  let school: number
  let email: string
  let running: Awaited<ReturnType<typeof runSite>> | undefined

  beforeAll(async () => {
    disk = mkdtempSync(path.join(tmpdir(), 'schoolhouse-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk], {
        stdio: 'ignore',
      })
      isMounted = true
    } catch {
      return
    }
    const site = await open()
    school = await prepareWrites(site)
    email = (await createUser(site.payload, 'administrator')).email
    await site.close()
    cpSync(site.env.dataDir, disk, { recursive: true })
    const database = { dialect: 'sqlite' as const, url: `file:${path.join(disk, 'site.db')}` }
    place = { ...site, env: { ...site.env, dataDir: disk, database } }
  })
  afterAll(async () => {
    await running?.kill('SIGKILL')
    if (isMounted) execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  })

  it('refuses writes, loses nothing, and goes on when there is space', async ({ skip }) => {
    if (!isMounted) skip('only an administrator of the machine can mount a small disk')
    running = await runSite(
      {
        ...{ DATA_DIR: disk, DATABASE_URL: place.env.database.url, TRUST_PROXY: '1' },
        PAYLOAD_SECRET: 'only for tests, and long enough for that',
      },
      builtServer,
    )
    const { url, ready, get, child } = running
    await ready()
    const page = async () => (await get('/schools/priced'))?.status === 200
    expect(await page()).toBe(true)
    const answered = nothingAnswered()
    let over = false
    const silence = watchAnswers(page)
    const writing = writeEverything({ url, email, school, answered, isOver: () => over })
    for (const list of Object.values(answered))
      await expect.poll(() => list.length, { timeout: 60_000 }).toBeGreaterThan(0)
    const filler = path.join(disk, 'filler')
    fillUp(filler)
    // The length of the fault, not a wait for something.
    await new Promise((resolve) => setTimeout(resolve, fullMs))
    expect(await page()).toBe(true)
    expect((await get('/healthz'))?.status).toBe(200)
    rmSync(filler)
    const freed = performance.now()
    for (const list of Object.values(answered)) {
      const before = list.length
      await expect.poll(() => list.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before)
    }
    const recoveryMs = performance.now() - freed
    over = true
    const { refusals, unanswered } = await writing
    expect(unanswered).toBe(0)
    expect(child.exitCode).toBeNull()
    expect(refusals).toContain(507)
    await running.kill('SIGTERM')
    await checkStored(place, school, answered)
    console.log(`full disk: writes refused with ${statusText(refusals)}, ${countAnswered(answered)} answered`)
    recordFault({
      ...{ fault: 'disk full', database: 'sqlite', extent: `${fullMs / 1000} s` },
      ...{ answered: countAnswered(answered), lost: 0, doubled: 0, silentMs: await silence(), recoveryMs },
      meanwhile: `pages from memory; refused writes, which change nothing: ${statusText(refusals)}`,
    })
  })
})
