import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fileNames } from '../../../src/platform/payload/uploads/file-names'
import { recoverFiles } from '../../../src/platform/payload/uploads/recover-uploads'
import { createUser, password, sessionToken } from '../../integration/kit/content'
import { describeOn, describeOnBoth, type Site } from '../../integration/kit/harness'
import { builtServer, runSite } from '../kit/site-process'

/** Kills on each of the two databases. */
const kills = 5
/** The longest delay of the kill after the first replaced picture; two pictures are being replaced all the time. */
const maxDelayMs = 1000
const mailKills = 5
const colours = ['#0a6', '#c30', '#05a', '#fc0']

/** A picture in one colour, so that a mixture of two pictures can be detected. */
const pictureOf = (background: string) =>
  sharp({ create: { width: 450, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

/** The colour of a picture as one of `colours`; throws if the file is incomplete. */
const colourOf = async (file: string) => {
  const { channels } = await sharp(file, { failOn: 'truncated' }).stats()
  const distances = colours.map((colour) => {
    const parts = [...colour.slice(1)].map((digit) => Number.parseInt(digit + digit, 16))
    return parts.reduce((sum, part, index) => sum + Math.abs(part - (channels[index]?.mean ?? 0)), 0)
  })
  return colours[distances.indexOf(Math.min(...distances))]
}

describeOnBoth('a site that is killed while it replaces pictures', (open) => {
  let site: Site
  let email: string
  let ids: number[]
  const inData = (...names: string[]) => path.join(site.env.dataDir, ...names)

  beforeAll(async () => {
    site = await open()
    email = (await createUser(site.payload, 'administrator')).email
    ids = []
    for (const name of ['one.png', 'two.png']) {
      const data = await pictureOf('#0a6')
      const file = { data, name, mimetype: 'image/png', size: data.length }
      ids.push((await site.payload.create({ collection: 'media', data: { alt: name }, file })).id)
    }
  })

  let stop: () => unknown = () => {}
  afterEach(() => stop())

  const start = async () => {
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

  /** The problems with the pictures after a start has recovered them. */
  const wrongPictures = async () => {
    const { docs } = await site.payload.find({ collection: 'media', pagination: false, depth: 0 })
    expect(docs.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const wrong: unknown[] = []
    const named = docs.flatMap((doc) => fileNames(doc as never))
    const present = readdirSync(inData('media'), { recursive: true }).map(String)
    if (present.toSorted().join() !== named.toSorted().join()) wrong.push({ present, named })
    for (const doc of docs) {
      const found = await Promise.all(
        fileNames(doc as never).map((name) => colourOf(inData('media', name)).catch(String)),
      )
      if (new Set(found).size !== 1 || !colours.includes(String(found[0]))) wrong.push({ id: doc.id, found })
    }
    return wrong
  }

  it('has only complete pictures after each restart', async () => {
    let replaced = 0
    for (let kill = 0; kill < kills; kill++) {
      const running = await start()
      expect(await wrongPictures()).toEqual([])
      const login = await fetch(`${running.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const token = sessionToken(login)
      const replace = async (id: number) => {
        const colour = colours[Math.floor(Math.random() * colours.length)] ?? ''
        const body = new FormData()
        body.set('_payload', JSON.stringify({ alt: colour }))
        body.set(
          'file',
          new File([await pictureOf(colour)], `${'ab'[ids.indexOf(id)]}.png`, { type: 'image/png' }),
        )
        const headers = { authorization: `JWT ${token}` }
        const response = await fetch(`${running.url}/api/media/${id}`, { method: 'PATCH', headers, body })
        expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, ''])
        await response.arrayBuffer()
        replaced++
      }
      let killed = false
      const before = replaced
      const failures: unknown[] = []
      const replaceUntilKilled = async (id: number) => {
        while (!killed && !failures.length)
          await replace(id).catch((error) => {
            // A killed site does not answer.
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
    }
    const last = await start()
    expect(await wrongPictures()).toEqual([])
    expect(await last.kill('SIGTERM')).toEqual([0, null])
    console.log(`${kills} kills, ${replaced} pictures replaced`)
  })
})

describeOn('sqlite', 'a process that is killed while it writes mails into the outbox', (open) => {
  const lastLine = 'This is the last line.'
  let stop: () => unknown = () => {}
  afterEach(() => stop())

  /** Writes many short mails in parallel, so that some are being written at any time. Runs without Payload, which loads slowly. */
  const writer = (dataDir: string) => `
    import { mailAdapter } from '${pathToFileURL(path.resolve('src/platform/mail/adapter.ts'))}'
    import { readEnv } from '${pathToFileURL(path.resolve('src/config/env.ts'))}'
    const { sendEmail } = mailAdapter(readEnv({ DATA_DIR: ${JSON.stringify(dataDir)} }))({ payload: { findGlobal: async () => ({}) } })
    const text = 'Hello\\n${lastLine}\\n'
    let number = 0
    let written = 0
    const write = async () => {
      for (;;) {
        const messageId = '<' + process.pid + '-' + number++ + '@school.example>'
        await sendEmail({ messageId, to: 'ada@school.example', subject: 'Hello', text })
        if (++written === 100) process.send('writing')
      }
    }
    for (let writers = 0; writers < 32; writers++) void write()`

  it('leaves only complete mails after the next start', async () => {
    const { payload, env } = await open()
    const outbox = path.join(env.dataDir, 'outbox')
    let halfWritten = 0
    for (let kill = 0; kill < mailKills; kill++) {
      const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '-e']
      const child = spawn(process.execPath, [...args, writer(env.dataDir)], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      stop = () => child.kill('SIGKILL')
      const exited = once(child, 'exit')
      await once(child, 'message')
      // The moment of the kill, not a wait for something.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100))
      child.kill('SIGKILL')
      expect(await exited).toEqual([null, 'SIGKILL'])
      halfWritten += readdirSync(outbox).filter((name) => !name.endsWith('.eml')).length
      await recoverFiles(payload, env)
      const mails = readdirSync(outbox)
      expect(mails.length).toBeGreaterThan(0)
      expect(mails.filter((name) => !name.endsWith('.eml'))).toEqual([])
      const broken = mails.filter((name) => !readFileSync(path.join(outbox, name), 'utf8').includes(lastLine))
      expect(broken).toEqual([])
      for (const name of mails) rmSync(path.join(outbox, name))
    }
    console.log(`${mailKills} kills, ${halfWritten} mails half written`)
    // Otherwise no kill has interrupted a write.
    expect(halfWritten).toBeGreaterThan(0)
  })
})
