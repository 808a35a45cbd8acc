import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, initTransaction } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { explainErrors } from '../../../src/platform/payload/explain-errors'
import type { Media } from '../../../src/platform/payload/payload-types'
import { fileNames } from '../../../src/platform/payload/uploads/file-names'
import { recoverFiles } from '../../../src/platform/payload/uploads/recover-uploads'
import { filesOf } from '../../../src/platform/storage/file-store'
import { openApp } from '../kit/app'
import { pictureFile } from '../kit/content'
import { describeOn, describeSite, type Site } from '../kit/harness'
import { type S3Server, startS3 } from '../kit/s3-server'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

describeSite('files in a bucket', (open, dialect, once) => {
  let site: Site
  let picture: Media
  beforeAll(async () => {
    site = await open({ env: { ...s3.env, S3_PREFIX: `sites/${dialect}` } })
    picture = await site.payload.create({
      collection: 'media',
      data: { alt: 'Kept' },
      // Smaller than two of the sizes, which then share one file.
      file: await pictureFile(700, 450),
    })
  })

  const files = () => filesOf(site.payload)
  const stored = async () =>
    (await files().list('media/')).map(({ path: key, identity }) => [key, identity.split(' ')[0]])
  const replace = async (data: object = { alt: 'Replaced' }) =>
    site.payload.update({ collection: 'media', id: picture.id, data, file: await pictureFile(800, 500) })

  once('are all sizes of a picture, and nothing is on the disk', async () => {
    const names = (await stored()).map(([key]) => key)
    expect(names).toContain(`media/${picture.filename}`)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => name?.includes('/.'))).toEqual([])
    expect(existsSync(path.join(site.env.dataDir, 'media', String(picture.filename)))).toBe(false)
    const webp = await files().read(`media/${picture.sizes?.webp400?.filename}`)
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 400 })
  })

  once('are served with ranges, tags and a long life through the site, but not what is private', async () => {
    const data = readFileSync('src/cms/seed/town/alder-bay.osm')
    const extract = await site.payload.create({
      collection: 'map-extracts',
      data: {},
      // Browsers do not know the type of such files.
      file: { data, name: 'town.osm', mimetype: '', size: data.length },
    })
    const web = await openApp(site)
    const url = `/media/${picture.sizes?.webp400?.filename}?v=1`
    const whole = await web.get(url)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const part = await web.get(url, { range: 'bytes=2-4' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 2-4/${whole.rawPayload.length}`,
    ])
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 5))
    expect((await web.get(url, { range: 'bytes=99999999-' })).statusCode).toBe(416)
    const tag = String(whole.headers.etag)
    for (const [ifRange, status] of [
      [tag, 206],
      ['"another"', 200],
    ] as const) {
      const answer = await web.get(url, { range: 'bytes=2-4', 'if-range': ifRange })
      expect([ifRange, answer.statusCode]).toEqual([ifRange, status])
    }
    expect((await web.get(url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
    expect((await web.get(`/media/${picture.filename}`)).headers['cache-control']).toBe('public, no-cache')
    expect((await web.get('/media/missing.jpg')).statusCode).toBe(404)
    for (const address of [
      `/media/..%2Fextracts%2F${extract.filename}`,
      `/extracts/${extract.filename}`,
      `/files/..%2fmedia%2f${picture.filename}`,
    ])
      expect([address, (await web.get(address)).statusCode]).toEqual([address, 404])
    await web.close()

    // Payload's own address: public for pictures, for staff only if it is a map file.
    expect((await site.rest(`/api/media/file/${picture.filename}`)).status).toBe(200)
    expect((await site.rest(`/api/media/file/missing.jpg`)).status).toBe(404)
    expect((await site.rest(`/api/map-extracts/file/${extract.filename}`)).status).toBe(403)
    const local = await files().localCopy(`extracts/${extract.filename}`, 'one')
    expect(existsSync(local)).toBe(true)
    const second = await files().localCopy(`extracts/${extract.filename}`, 'two')
    expect(existsSync(local)).toBe(false)
    await files().write('extracts/small-town.osm', data)
    await files().localCopy('extracts/small-town.osm', 'one')
    expect(existsSync(second)).toBe(true)
    await site.payload.delete({ collection: 'map-extracts', id: extract.id })
    await files().localCopy('extracts/small-town.osm', 'two')
    expect(existsSync(path.dirname(second))).toBe(false)
    await files().remove(['extracts/small-town.osm'])
    expect(await files().list('extracts/')).toEqual([])
  })

  it('are unchanged when the new picture is refused or the transaction is rolled back', async () => {
    const before = await stored()
    await expect(replace({ alt: '' })).rejects.toThrow()
    expect(await stored()).toEqual(before)

    const req = await createLocalReq({}, site.payload)
    await initTransaction(req)
    await site.payload.update({
      collection: 'media',
      id: picture.id,
      data: { alt: 'Never' },
      file: await pictureFile(800, 500),
      req,
    })
    await site.payload.create({
      collection: 'media',
      data: { alt: 'Never' },
      file: await pictureFile(300, 200),
      req,
    })
    expect(await stored()).not.toEqual(before)
    await site.payload.db.rollbackTransaction(String(await req.transactionID))
    expect(await stored()).toEqual(before)

    const deleting = await createLocalReq({}, site.payload)
    await initTransaction(deleting)
    await site.payload.delete({ collection: 'media', id: picture.id, req: deleting })
    await site.payload.db.rollbackTransaction(String(await deleting.transactionID))
    expect(await stored()).toEqual(before)
    expect(await site.payload.find({ collection: 'media' })).toMatchObject({ docs: [{ alt: 'Kept' }] })
  })

  it('keep their address when a picture is replaced or cut, and go with it', async () => {
    const replaced = await replace()
    expect(replaced.filename).toBe(picture.filename)
    const keys = (await stored()).map(([key]) => key)
    expect(keys.sort()).toEqual(
      fileNames(replaced)
        .map((name) => `media/${name}`)
        .sort(),
    )
    const focused = await site.payload.update({
      collection: 'media',
      id: picture.id,
      data: {},
      req: { query: { uploadEdits: { focalPoint: { x: 10, y: 20 } } } } as never,
    })
    expect(focused).toMatchObject({ focalX: 10, focalY: 20, filename: picture.filename })
    await site.payload.delete({ collection: 'media', id: picture.id })
    expect(await stored()).toEqual([])
  })

  once('does not save the texts of another language when a file is replaced', async () => {
    const { id } = await site.payload.create({
      collection: 'media',
      data: { alt: 'English' },
      file: await pictureFile(300, 200),
    })
    await site.payload.update({
      collection: 'media',
      id,
      locale: 'de',
      data: {},
      file: await pictureFile(310, 210),
    })
    const { alt } = await site.payload.findByID({ collection: 'media', id, locale: 'all' })
    expect(alt).toEqual({ en: 'English', de: '' })
  })
})

describeOn('sqlite', 'pictures on the host of a CDN', (open) => {
  it('are in the pages and allowed by their policy, and the rest is not', async () => {
    const site = await open({ env: { MEDIA_URL: 'https://cdn.example' } })
    const { payload } = site
    const logo = await payload.create({
      collection: 'media',
      data: { alt: 'Logo' },
      file: await pictureFile(300, 200),
    })
    await payload.updateGlobal({ slug: 'site-settings', data: { logo: logo.id } as never })
    const web = await openApp(site)
    const page = await web.get('/')
    expect(page.body).toContain(`="https://cdn.example/media/${logo.filename?.replace('.png', '')}`)
    expect(page.body).not.toContain('="/media/')
    const policies = [page, await web.get('/unknown')].map(
      ({ headers }) => headers['content-security-policy'],
    )
    for (const policy of policies) expect(policy).toContain("img-src 'self' data: https://cdn.example;")
    await web.close()
  })
})

describeSite('a bucket that is away', (open, dialect) => {
  it('lets uploads and deletions be refused with a sentence, and nothing is changed', async () => {
    const own = await startS3()
    onTestFinished(own.stop)
    const site = await open({ env: { ...own.env, S3_PREFIX: dialect } })
    const { id } = await site.payload.create({
      collection: 'media',
      data: { alt: 'There' },
      file: await pictureFile(300, 200),
    })
    const before = await filesOf(site.payload).list('media/')
    await own.stop()
    const web = await openApp(site)
    expect((await web.get('/')).statusCode).toBe(200)
    expect((await web.get('/media/any.jpg')).statusCode).toBe(503)
    await web.close()
    const acts = [
      async () =>
        site.payload.create({ collection: 'media', data: { alt: 'New' }, file: await pictureFile(310, 200) }),
      () => site.payload.delete({ collection: 'media', id }),
    ]
    for (const act of acts) {
      const error = await (act() as Promise<unknown>).catch((thrown: unknown) => thrown)
      expect(explainErrors({ error } as never)).toMatchObject({
        status: 503,
        response: { errors: [{ message: expect.stringContaining('file storage cannot be reached') }] },
      })
    }
    await recoverFiles(site.payload, site.env)
    await own.start()
    expect(await filesOf(site.payload).list('media/')).toEqual(before)
    expect(await site.payload.find({ collection: 'media' })).toMatchObject({ docs: [{ alt: 'There' }] })
  })
})
