import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fileNames } from '../../../src/platform/payload/uploads/file-names'
import { recoverFiles } from '../../../src/platform/payload/uploads/recover-uploads'
import { filesOf } from '../../../src/platform/storage/file-store'
import { createUser, password, sessionToken } from '../../integration/kit/content'
import { describeOnBoth, type Site } from '../../integration/kit/harness'
import { type S3Server, startS3 } from '../../integration/kit/s3-server'
import { recordFault } from '../kit/fault-table'
import { builtServer, runSite } from '../kit/site-process'

/** How often the S3 server goes away, and how often the node is killed. */
const outages = 4
const kills = 2
const maxDelayMs = 1500
const secret = 'only for tests, and long enough for that'

/** A picture whose colour is its number. */
const pictureOf = (number: number) =>
  sharp({ create: { width: 450, height: 300, channels: 3, background: { r: number * 16, g: 90, b: 90 } } })
    .png()
    .toBuffer()

const numberOf = async (bytes: Buffer | undefined) => {
  if (!bytes) return 'missing'
  const { channels } = await sharp(bytes, { failOn: 'truncated' }).stats()
  return Math.round((channels[0]?.mean ?? 0) / 16)
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describeOnBoth('a site whose bucket goes away while pictures are replaced', (open, dialect) => {
  let s3: S3Server
  let site: Site
  let email: string
  const ids: number[] = []
  beforeAll(async () => {
    s3 = await startS3()
    site = await open({ env: s3.env })
    email = (await createUser(site.payload, 'administrator')).email
    for (const name of ['one.png', 'two.png']) {
      const data = await pictureOf(0)
      const file = { data, name, mimetype: 'image/png', size: data.length }
      ids.push((await site.payload.create({ collection: 'media', data: { alt: '0' }, file })).id)
    }
  })
  afterAll(() => s3.stop())
  let stop: () => unknown = () => {}
  afterEach(() => stop())

  const start = async () => {
    const running = await runSite(
      {
        ...s3.env,
        DATA_DIR: site.env.dataDir,
        DATABASE_URL: site.env.database.url,
        PAYLOAD_SECRET: secret,
      },
      builtServer,
    )
    stop = () => running.child.kill('SIGKILL')
    await running.ready()
    const login = await fetch(`${running.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const token = sessionToken(login)
    return { running, headers: { authorization: `JWT ${token}` } }
  }

  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

  /** Replaces a picture; its description is the number of its colour. */
  const replace = async (url: string, headers: Record<string, string>, id: number) => {
    const number = 1 + Math.floor(Math.random() * 15)
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: String(number) }))
    body.set('file', new File([await pictureOf(number)], 'new.png', { type: 'image/png' }))
    const response = await fetch(`${url}/api/media/${id}`, { method: 'PATCH', headers, body })
    const text = await response.text()
    count(response.status)
    if (response.status !== 200)
      expect([response.status, text]).toEqual([503, expect.stringMatching(/file storage/)])
    return response.status === 200 ? number : undefined
  }

  /** Finds files that do not agree with the database. */
  const wrong = async () => {
    const found: unknown[] = []
    const files = filesOf(site.payload)
    const { docs } = await site.payload.find({ collection: 'media', pagination: false, depth: 0 })
    expect(docs.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const names = docs.flatMap((doc) => fileNames(doc as never)).sort()
    const present = (await files.list('media/')).map((file) => file.path.slice('media/'.length)).sort()
    if (present.join() !== names.join()) found.push({ present, names })
    for (const doc of docs)
      for (const name of fileNames(doc as never)) {
        const number = await numberOf(await files.read(`media/${name}`))
        if (number !== Number(doc.alt)) found.push({ name, number, alt: doc.alt })
      }
    return found
  }

  it('refuses meanwhile, serves pages, and has whole pictures afterwards', async () => {
    const last = new Map<number, number>()
    for (let round = 0; round < outages + kills; round++) {
      const { running, headers } = await start()
      let stopped = false
      let ended = false
      const failures: unknown[] = []
      const replacing = Promise.all(
        ids.map(async (id) => {
          while (!stopped && !failures.length)
            try {
              const number = await replace(running.url, headers, id)
              if (number !== undefined) last.set(id, number)
            } catch (error) {
              // A killed node does not answer; whether it has stored the picture is not known.
              if (ended) last.delete(id)
              else failures.push(error)
            }
        }),
      )
      // The moment of the fault, not a wait for something.
      await sleep(800 + Math.random() * maxDelayMs)
      if (round < outages) {
        await s3.stop()
        const refused = statuses.get(503) ?? 0
        await expect
          .poll(() => failures.length || (statuses.get(503) ?? 0) - refused, { timeout: 60_000 })
          .toBeGreaterThan(0)
        expect((await running.get('/'))?.status).toBe(200)
        expect((await running.get('/media/one.png'))?.status).toBe(503)
        await s3.start()
        const before = statuses.get(200) ?? 0
        await expect
          .poll(() => failures.length || (statuses.get(200) ?? 0) - before, { timeout: 60_000 })
          .toBeGreaterThan(0)
        stopped = true
        await replacing
        expect(await running.kill('SIGTERM')).toEqual([0, null])
      } else {
        stopped = true
        ended = true
        await running.kill('SIGKILL')
        await replacing
      }
      expect(failures).toEqual([])
      // As the next start does, and a running site within minutes.
      await recoverFiles(site.payload, site.env)
      expect(await wrong()).toEqual([])
      const { docs } = await site.payload.find({ collection: 'media', pagination: false, depth: 0 })
      for (const { id, alt } of docs) if (last.has(id)) expect([id, Number(alt)]).toEqual([id, last.get(id)])
    }
    recordFault({
      fault: 'S3 away',
      database: dialect,
      extent: `${outages} outages, ${kills} kills of the node`,
      answered: statuses.get(200) ?? 0,
      lost: 0,
      doubled: 0,
      meanwhile: `pages as usual; pictures 503; ${statuses.get(503) ?? 0} uploads refused with a sentence`,
    })
  })
})
