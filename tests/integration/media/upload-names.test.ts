import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileNames } from '../../../src/platform/payload/uploads/file-names'
import { filesOf } from '../../../src/platform/storage/file-store'
import { describeSite, type Site } from '../kit/harness'
import { type S3Server, startS3 } from '../kit/s3-server'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

for (const place of ['on the disk', 'in a bucket'])
  describeSite(`pictures of the same name ${place}`, (open, _dialect, once) => {
    let site: Site
    beforeAll(async () => {
      site = await open({ env: place === 'on the disk' ? {} : { ...s3.env, S3_PREFIX: randomUUID() } })
    })

    const upload = async (name: string, red: number, alt = 'A picture') => {
      const background = { r: red, g: 0, b: 0 }
      const data = await sharp({ create: { width: 500, height: 300, channels: 3, background } })
        .toFormat(name.endsWith('webp') ? 'webp' : 'png')
        .toBuffer()
      const file = { data, name, mimetype: `image/${name.split('.')[1]}`, size: data.length }
      return site.payload.create({ collection: 'media', data: { alt }, file })
    }
    const redOf = async (name: string) => {
      const bytes = await filesOf(site.payload).read(`media/${name}`)
      return bytes && Math.round((await sharp(bytes).stats()).channels[0]?.mean ?? 0)
    }
    const expectOwnFiles = async (doc: Awaited<ReturnType<typeof upload>>, red: number) => {
      for (const name of fileNames(doc)) {
        const found = (await redOf(name)) ?? -100
        expect([name, Math.abs(found - red) < 8]).toEqual([name, true])
      }
    }

    it('have files of their own if they are uploaded at the same time, and a refused one removes none', async () => {
      const [one, two, refused] = await Promise.allSettled([
        upload('same.png', 50),
        upload('same.png', 200),
        upload('same.png', 120, ''),
      ])
      expect([one.status, two.status, refused.status]).toEqual(['fulfilled', 'fulfilled', 'rejected'])
      if (one.status !== 'fulfilled' || two.status !== 'fulfilled') return
      expect(one.value.filename).not.toBe(two.value.filename)
      await expectOwnFiles(one.value, 50)
      await expectOwnFiles(two.value, 200)
      const stored = (await filesOf(site.payload).list('media/')).map(({ path }) => path)
      expect(stored.length).toBe(fileNames(one.value).length + fileNames(two.value).length)
    })

    once('replace no size of another picture', async () => {
      const picture = await upload('tower.png', 50)
      const size = String(picture.sizes?.webp400?.filename)
      const other = await upload(size, 200)
      expect(other.filename).not.toBe(size)
      await expectOwnFiles(picture, 50)
      await expectOwnFiles(other, 200)
    })
  })
