import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { createLocalReq, initTransaction, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { recoverFiles } from '../../../src/platform/payload/uploads/recover-uploads'
import { createUser, pictureFile } from '../kit/content'
import { describeOn, describeSite, type OpenSite, openSecondNode, type Site } from '../kit/harness'

interface Session {
  resolve: () => Promise<void>
  reject: () => Promise<void>
}

/** Ends a transaction without running the tasks that follow it, like a process that is killed. */
const endOf = async ({ payload }: Site, req: PayloadRequest): Promise<Session> => {
  const { sessions } = payload.db as unknown as { sessions: Record<string, Session> }
  const session = sessions[String(await req.transactionID)]
  if (!session) throw new Error('no transaction')
  return session
}

const openWithPicture = async (open: OpenSite) => {
  const site = await open()
  const file = await pictureFile(900, 600)
  const picture = await site.payload.create({ collection: 'media', data: { alt: 'First' }, file })
  const folder = path.join(site.env.dataDir, 'media')
  const files = () =>
    readdirSync(folder, { withFileTypes: true })
      .map(({ name }) => name)
      .sort()
      .map((name) => [
        name,
        name.startsWith('.') ? '' : readFileSync(path.join(folder, name)).toString('base64'),
      ])
  const begin = async () => {
    const req = await createLocalReq({}, site.payload)
    await initTransaction(req)
    return req
  }
  const replace = async (req: PayloadRequest) =>
    site.payload.update({
      collection: 'media',
      id: picture.id,
      data: { alt: 'Second' },
      file: await pictureFile(800, 500),
      req,
    })
  return { site, picture, folder, files, begin, replace }
}

describeSite('recovery after a process was killed while changing files', (open, dialect, once) => {
  it('deletes half-written mails, except those that another node may be writing', async () => {
    const { payload, env } = await open()
    const outbox = path.join(env.dataDir, 'outbox')
    mkdirSync(outbox, { recursive: true })
    for (const name of ['whole.eml', '.old.eml.partial', '.new.eml.partial'])
      writeFileSync(path.join(outbox, name), 'Subject: Hello')
    const hourAgo = Date.now() / 1000 - 3600
    utimesSync(path.join(outbox, '.old.eml.partial'), hourAgo, hourAgo)
    await recoverFiles(payload, env)
    expect(readdirSync(outbox).sort()).toEqual(
      dialect === 'sqlite' ? ['whole.eml'] : ['.new.eml.partial', 'whole.eml'],
    )
  })

  it('restores the old picture if the new one was not committed', async () => {
    const { site, files, begin, replace } = await openWithPicture(open)
    const before = files()
    const req = await begin()
    await replace(req)
    await (await endOf(site, req)).reject()
    expect(files()).not.toEqual(before)

    const second = await openSecondNode(site)
    await recoverFiles(second.payload, site.env)
    expect(files()).toEqual(before)
    const { docs } = await second.payload.find({ collection: 'media' })
    expect(docs).toMatchObject([{ alt: 'First' }])
    await second.close()
  })

  it('keeps the new picture if it was committed, and deletes the old one', async () => {
    const { site, picture, folder, files, begin, replace } = await openWithPicture(open)
    const req = await begin()
    const replaced = await replace(req)
    await (await endOf(site, req)).resolve()
    const written = files().filter(([name]) => !name?.startsWith('.'))

    const second = await openSecondNode(site)
    await recoverFiles(second.payload, site.env)
    expect(files()).toEqual(written)
    expect(existsSync(path.join(folder, String(replaced.filename)))).toBe(true)
    expect(existsSync(path.join(folder, String(picture.filename)))).toBe(
      replaced.filename === picture.filename,
    )
    await second.close()
  })

  once('restores missing files that an earlier version kept without the name of their document', async () => {
    const { site, picture, folder, files } = await openWithPicture(open)
    const before = files()
    const kept = path.join(folder, '.replaced-0f8fad5b-d9cb-469f-a165-70867728950e')
    mkdirSync(kept)
    const [present, ...lost] = before.map(([name]) => String(name)).sort((a, b) => b.length - a.length)
    expect(lost).toContain(picture.filename)
    expect(lost.length).toBeGreaterThan(1)
    for (const name of lost) renameSync(path.join(folder, name), path.join(kept, name))
    for (const name of [String(present), 'nobody-names-this.png']) writeFileSync(path.join(kept, name), 'old')

    await recoverFiles(site.payload, site.env)
    expect(files()).toEqual(before)
  })

  once('removes the empty folder of a change that had just begun', async () => {
    const { site, folder } = await openWithPicture(open)
    const empty = path.join(folder, '.replaced-7c9e6679-7425-40de-944b-e07fc1f90ae7')
    mkdirSync(empty)
    await recoverFiles(site.payload, site.env)
    expect(existsSync(empty)).toBe(false)
  })

  once('deletes nothing outside the folder, whatever uploads are called and records list', async () => {
    const { site, folder, picture } = await openWithPicture(open)
    const secret = path.join(site.env.dataDir, 'secret')
    const other = path.join(site.env.dataDir, 'files', 'prices.csv')
    mkdirSync(path.dirname(other), { recursive: true })
    for (const file of [secret, other]) writeFileSync(file, 'kept')
    const names = ['../secret', '..', secret, '../files/prices.csv', 'x/../../secret', '..\\secret']
    const data = Buffer.from(JSON.stringify({ names }))
    const editor = await createUser(site.payload, 'editor')
    const upload = (name: string) =>
      site.payload.create({
        collection: 'files',
        data: { title: 'Notes' },
        file: { data, name, mimetype: 'text/plain', size: data.length },
        user: editor,
        overrideAccess: false,
      })
    const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
    for (const name of ['.added-x.txt', `.added-${uuid}.txt`, ' ..hidden.txt'])
      expect((await upload(name)).filename).toMatch(/^[^.\s]/)
    // Without the dots nothing but an ending is left.
    await expect(upload('...txt')).rejects.toThrow()
    // Records as an earlier version may have stored them under the name of an upload.
    for (const place of [folder, path.join(site.env.dataDir, 'changes/media')]) {
      mkdirSync(place, { recursive: true })
      writeFileSync(path.join(place, `.added-${uuid}`), data)
      writeFileSync(path.join(place, `.replaced-${uuid}`), data)
      writeFileSync(path.join(place, '.replaced-x'), data)
    }
    const kept = path.join(folder, '.replaced-0f8fad5b-d9cb-469f-a165-70867728950e')
    mkdirSync(kept)
    writeFileSync(path.join(kept, '.document.json'), '{"collection":"../..","id":"x"}')

    await recoverFiles(site.payload, site.env)
    expect([secret, other].map((file) => readFileSync(file, 'utf8'))).toEqual(['kept', 'kept'])
    expect(existsSync(path.join(folder, String(picture.filename)))).toBe(true)
    expect(existsSync(path.join(folder, `.added-${uuid}`))).toBe(false)
  })

  it('deletes the files of a picture that was never committed', async () => {
    const { site, files, begin } = await openWithPicture(open)
    const before = files()
    const req = await begin()
    const file = await pictureFile(700, 400)
    await site.payload.create({ collection: 'media', data: { alt: 'Never' }, file, req })
    await (await endOf(site, req)).reject()
    expect(files().length).toBeGreaterThan(before.length)

    const second = await openSecondNode(site)
    await recoverFiles(second.payload, site.env)
    expect(files()).toEqual(before)
    await second.close()
  })
})

describeOn('postgres', 'a node that starts', (open) => {
  it('does not touch files that another node is changing', async () => {
    const { site, files, begin, replace } = await openWithPicture(open)
    const req = await begin()
    await replace(req)
    const during = files()
    const second = await openSecondNode(site)
    await recoverFiles(second.payload, site.env)
    expect(files()).toEqual(during)
    await (await endOf(site, req)).reject()
    await second.close()
  })
})

describeOn('sqlite', 'a running site', (open) => {
  it('does not undo a change of its own that is under way', async () => {
    const { site, files, begin, replace } = await openWithPicture(open)
    const before = files()
    const req = await begin()
    await replace(req)
    const during = files()
    await recoverFiles(site.payload, site.env)
    expect(files()).toEqual(during)
    await site.payload.db.rollbackTransaction(String(await req.transactionID))
    expect(files()).toEqual(before)
  })
})
