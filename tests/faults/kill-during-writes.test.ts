import { beforeAll, expect, it } from 'vitest'
import { startServer } from '../../bench/servers.mjs'
import { filledForm } from '../integration/enrol-form'
import { describeOnBoth, openSecondNode, type Site } from '../integration/harness'
import { createSchoolWithDemoPrices } from '../integration/priced-school'

const rounds = 4
const writers = 8
const roundMs = 2500

let visitors = 0

/** Each request is a visitor's of its own, so that no limit ends the test. */
const asVisitor = () => {
  const visitor = visitors++
  return { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` }
}

/** Where a form leads to. */
const send = async (address: string, fields: Record<string, string>): Promise<string> => {
  const body = new URLSearchParams(fields)
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers: asVisitor(), body })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`answered ${answer.status}`)
  return location
}

const saveQuote = (url: string) =>
  send(`${url}/schools/priced/quotes`, { course: '3', weeks: '4', accommodation: '5' })

const enrol = async (url: string): Promise<string> => {
  const address = `${await saveQuote(url)}/enrol`
  const get = async (path: string) => ({ body: await (await fetch(url + path)).text() })
  const location = await send(url + address, await filledForm({ get }, address))
  return location.split('=')[1] ?? ''
}

/** Writes until the site is gone, and gives what it was promised. */
const untilKilled = async (write: () => Promise<string>, answered: string[]) => {
  for (;;) {
    try {
      answered.push(await write())
    } catch (error) {
      if (String(error).includes('answered')) throw error
      return
    }
  }
}

describeOnBoth('a site that is killed while it stores', (open) => {
  let site: Site
  let env: Record<string, string>
  beforeAll(async () => {
    site = await open()
    await createSchoolWithDemoPrices(site.payload, 'priced')
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
    const quotes: string[] = []
    const references: string[] = []
    for (let round = 0; round < rounds; round++) {
      const { url, pid } = await start()
      const writing = Promise.all(
        Array.from({ length: writers }, (_, index) =>
          index % 2 ? untilKilled(() => saveQuote(url), quotes) : untilKilled(() => enrol(url), references),
        ),
      )
      // A slow machine takes longer than the round for its first request; that must not leave nothing to lose.
      const before = references.length
      await expect.poll(() => references.length, { timeout: 60_000 }).toBeGreaterThan(before)
      await new Promise((resolve) => setTimeout(resolve, roundMs))
      process.kill(pid as number, 'SIGKILL')
      await writing
    }
    const { url, stop } = await start()
    const missing = []
    for (const address of quotes) {
      const answer = await fetch(url + address)
      if (!(answer.ok && (await answer.text()).includes('CA$'))) missing.push(address)
    }
    await stop()
    expect(missing).toEqual([])
    expect(quotes.length).toBeGreaterThan(rounds * writers)

    const { payload, close } = await openSecondNode(site)
    const everything = { depth: 0, pagination: false } as const
    const enrolments = (await payload.find({ collection: 'enrolments', ...everything })).docs
    const mails = (await payload.find({ collection: 'outgoing-mail', ...everything })).docs
    await close()
    const stored = enrolments.map(({ reference }) => reference)
    expect(references.filter((reference) => !stored.includes(reference))).toEqual([])
    // Also those whose answer got lost: stored with both mails or not at all.
    const mailsOf = (reference: string) => mails.filter(({ subject }) => subject.includes(reference)).length
    expect(stored.filter((reference) => mailsOf(reference) !== 2)).toEqual([])
    expect(references.length).toBeGreaterThan(rounds)
  })
})
