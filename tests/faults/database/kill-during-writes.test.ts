import { beforeAll, expect, it } from 'vitest'
import { createUser } from '../../integration/kit/content'
import { describeOnBoth, type Site } from '../../integration/kit/harness'
import { checkStored, countAnswered, nothingAnswered, writeEverything } from '../kit/all-writes'
import { recordFault } from '../kit/fault-table'
import { builtServer, runSite } from '../kit/site-process'
import { prepareWrites } from '../kit/writers'

/** Kills on each of the two databases; kill-during-files.test.ts adds five to each. FAULT_KILLS shortens a trial. */
const kills = Number(process.env.FAULT_KILLS ?? 45)
/** The longest delay of the kill after the first answers. */
const maxDelayMs = 1500

const panelKinds = ['uploads', 'edits'] as const
const allKinds = ['quotes', 'enrolments', 'comments', ...panelKinds] as const

describeOnBoth('a site that is killed during writes', (open, dialect) => {
  let site: Site
  let school: number
  let email: string
  let env: Record<string, string>
  beforeAll(async () => {
    site = await open()
    school = await prepareWrites(site)
    email = (await createUser(site.payload, 'administrator')).email
    env = {
      DATA_DIR: site.env.dataDir,
      DATABASE_URL: site.env.database.url,
      PAYLOAD_SECRET: 'only for tests, and long enough for that',
      TRUST_PROXY: '1',
    }
    await site.close()
  })

  it('has stored everything it answered, once, and comes back by itself', async () => {
    const answered = nothingAnswered()
    const recoveries: number[] = []
    const session = { token: '' }
    let killed = performance.now()
    for (let kill = 0; kill < kills; kill++) {
      const running = await runSite(env, builtServer)
      await running.ready()
      if (kill) recoveries.push(performance.now() - killed)
      let over = false
      // The panel loads with its first request, which takes longer than most rounds.
      const kinds = kill % 3 ? allKinds : panelKinds
      const written = () => kinds.reduce((sum, kind) => sum + answered[kind].length, 0)
      const before = written()
      const writing = writeEverything({
        ...{ url: running.url, email, school, session },
        answered,
        isOver: () => over,
      })
      await expect.poll(written, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before)
      // The moment of the kill, not a wait for something.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelayMs))
      over = true
      killed = performance.now()
      await running.kill('SIGKILL')
      const { refusals } = await writing
      expect(refusals).toEqual([])
    }
    const last = await runSite(env, builtServer)
    await last.ready()
    recoveries.push(performance.now() - killed)
    expect(await last.kill('SIGTERM')).toEqual([0, null])
    for (const list of Object.values(answered)) expect(list.length).toBeGreaterThan(0)
    await checkStored(site, school, answered)
    const recoveryMs = Math.max(...recoveries)
    console.log(
      `${kills} kills, ${countAnswered(answered)} writes answered, ready again after ${Math.round(recoveryMs)} ms`,
    )
    recordFault({
      ...{ fault: 'kill -9 of the node', database: dialect, extent: `${kills} times` },
      ...{ answered: countAnswered(answered), lost: 0, doubled: 0, silentMs: recoveryMs, recoveryMs },
      meanwhile: 'no answer until a supervisor has started it again',
    })
  })
})
