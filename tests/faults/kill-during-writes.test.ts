import { beforeAll, expect, it } from 'vitest'
import { startServer } from '../../bench/servers.mjs'
import { createPricedSchool } from '../integration/content'
import { describeOnBoth, type Site } from '../integration/harness'

const rounds = 4
const writers = 8
const roundMs = 2500

/** Saves quotes until the site is gone, and gives the addresses it was promised. */
const saveUntilKilled = async (url: string, answered: string[]) => {
  for (;;) {
    try {
      const answer = await fetch(`${url}/schools/priced/quotes`, {
        method: 'POST',
        redirect: 'manual',
        // Each a visitor of its own, so that no limit ends the test.
        headers: { 'x-forwarded-for': `10.0.${answered.length >> 8}.${answered.length & 255}` },
        body: new URLSearchParams({ course: '3', weeks: '4', accommodation: '5' }),
      })
      const address = answer.headers.get('location')
      if (answer.status !== 303 || !address) throw new Error(`answered ${answer.status}`)
      answered.push(address)
    } catch (error) {
      if (String(error).includes('answered')) throw error
      return
    }
  }
}

describeOnBoth('a site that is killed while it stores', (open) => {
  let env: Record<string, string>
  beforeAll(async () => {
    const site: Site = await open()
    await createPricedSchool(site.payload, 'priced')
    env = {
      DATA_DIR: site.env.dataDir,
      DATABASE_URL: site.env.database.url,
      SEED_DEMO: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    }
    await site.close()
  })

  const start = () => startServer(['--conditions=production', 'dist/server/main.js'], env, '/readyz')

  it('has everything it has answered, each time it comes back', async () => {
    const answered: string[] = []
    for (let round = 0; round < rounds; round++) {
      const { url, pid } = await start()
      const writing = Promise.all(Array.from({ length: writers }, () => saveUntilKilled(url, answered)))
      await new Promise((resolve) => setTimeout(resolve, roundMs))
      process.kill(pid as number, 'SIGKILL')
      await writing
    }
    const { url, stop } = await start()
    const missing = []
    for (const address of answered) {
      const answer = await fetch(url + address)
      if (!(answer.ok && (await answer.text()).includes('CA$'))) missing.push(address)
    }
    await stop()
    expect(missing).toEqual([])
    expect(answered.length).toBeGreaterThan(rounds * writers)
  })
})
