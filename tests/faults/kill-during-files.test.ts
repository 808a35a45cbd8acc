import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fileNames } from '../../src/cms/media-files'
import { createUser, password } from '../integration/content'
import { describeOnBoth, type Site } from '../integration/harness'
import { builtServer, runSite } from './site-process'

/** Kills on each of the two databases. */
const kills = 5
/** At most this long after the first picture was replaced; replacing one takes about half of it. */
const maxDelayMs = 1000
/** More than a site writes before it is killed. */
const mails = 800
const colours = ['#0a6', '#c30', '#05a', '#fc0']
const lastLine = 'This is the last line.'

/** A picture in one colour, so that a mixture of two pictures shows. */
const pictureOf = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

/** The colour of a picture as one of `colours`; throws when the file is not whole. */
const colourOf = async (file: string) => {
  const { channels } = await sharp(file, { failOn: 'truncated' }).stats()
  const distances = colours.map((colour) => {
    const parts = [...colour.slice(1)].map((digit) => Number.parseInt(digit + digit, 16))
    return parts.reduce((sum, part, index) => sum + Math.abs(part - (channels[index]?.mean ?? 0)), 0)
  })
  return colours[distances.indexOf(Math.min(...distances))]
}

describeOnBoth('a site that is killed while it writes files', (open, dialect) => {
  let site: Site
  let email: string
  let ids: number[]
  const inData = (...names: string[]) => path.join(site.env.dataDir, ...names)

  beforeAll(async () => {
    site = await open()
    email = (await createUser(site.payload, 'administrator')).email
    ids = []
    for (const name of ['one.png', 'two.png', 'three.png']) {
      const data = await pictureOf('#0a6')
      const file = { data, name, mimetype: 'image/png', size: data.length }
      ids.push((await site.payload.create({ collection: 'media', data: { alt: name }, file })).id)
    }
    const past = '2026-01-01T00:00:00.000Z'
    const rows = Array.from(
      { length: mails },
      (_, index) =>
        `('queued', 'ada@school.example', 'Mail ${index}', 'Hello\n${lastLine}', '${past}', '${past}', '${past}')`,
    )
    await site.sql(
      `insert into outgoing_mail (state, "to", subject, text, due_at, created_at, updated_at) values ${rows.join()}`,
    )
  })

  let stop: () => unknown = () => {}
  afterEach(() => stop())

  const start = async () => {
    await site.sql("update outgoing_mail set state = 'queued'")
    const running = await runSite(
      {
        DATA_DIR: site.env.dataDir,
        DATABASE_URL: site.env.database.url,
        PAYLOAD_SECRET: 'only for tests, and long enough for that',
      },
      builtServer,
    )
    stop = () => running.child.kill('SIGKILL')
    await running.ready()
    return running
  }

  /** What is wrong with the pictures, after a start has recovered them. */
  const wrongPictures = async () => {
    const { docs } = await site.payload.find({ collection: 'media', pagination: false, depth: 0 })
    expect(docs.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const wrong: unknown[] = []
    const named = docs.flatMap((doc) => fileNames(doc as never))
    const present = readdirSync(inData('media'))
    if (present.toSorted().join() !== named.toSorted().join()) wrong.push({ present, named })
    for (const doc of docs) {
      const found = await Promise.all(
        fileNames(doc as never).map((name) => colourOf(inData('media', name)).catch(String)),
      )
      if (new Set(found).size !== 1 || !colours.includes(String(found[0]))) wrong.push({ id: doc.id, found })
    }
    return wrong
  }

  const outbox = () => readdirSync(inData('outbox'))
  const brokenMails = () =>
    outbox().filter(
      (name) => name.endsWith('.eml') && !readFileSync(inData('outbox', name), 'utf8').includes(lastLine),
    )

  it('has whole pictures and whole mails each time it comes back, and nothing else', async () => {
    let replaced = 0
    let partialsSeen = 0
    for (let kill = 0; kill < kills; kill++) {
      const running = await start()
      expect(await wrongPictures()).toEqual([])
      const login = await fetch(`${running.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const { token } = (await login.json()) as { token: string }
      const replace = async (id: number) => {
        const colour = colours[Math.floor(Math.random() * colours.length)] ?? ''
        const body = new FormData()
        body.set('_payload', JSON.stringify({ alt: colour }))
        body.set(
          'file',
          new File([await pictureOf(colour)], `${'abc'[ids.indexOf(id)]}.png`, { type: 'image/png' }),
        )
        const headers = { authorization: `JWT ${token}` }
        const answer = await fetch(`${running.url}/api/media/${id}`, { method: 'PATCH', headers, body })
        expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
        await answer.arrayBuffer()
        replaced++
      }
      let killed = false
      const before = replaced
      const failures: unknown[] = []
      const replaceUntilKilled = async (id: number) => {
        while (!killed && !failures.length)
          await replace(id).catch((error) => {
            // A killed site answers nothing.
            if (!killed) failures.push(error)
          })
      }
      const replacing = Promise.all(ids.map(replaceUntilKilled))
      await expect.poll(() => failures.length || replaced > before, { timeout: 60_000 }).toBe(true)
      // The moment of the kill, not a wait for something.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelayMs))
      killed = true
      await running.kill('SIGKILL')
      await replacing
      expect(failures).toEqual([])
      partialsSeen += outbox().filter((name) => !name.endsWith('.eml')).length
      expect(brokenMails()).toEqual([])
    }
    const last = await start()
    expect(await wrongPictures()).toEqual([])
    expect(await last.kill('SIGTERM')).toEqual([0, null])
    expect(brokenMails()).toEqual([])
    expect(outbox().length).toBeGreaterThan(kills)
    // On PostgreSQL another node may be writing what is not old.
    if (dialect === 'sqlite') expect(outbox().filter((name) => !name.endsWith('.eml'))).toEqual([])
    console.log(`${kills} kills, ${replaced} pictures replaced, ${partialsSeen} mails half written`)
  })
})
