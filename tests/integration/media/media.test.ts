import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { pictureFormats, pictureSizeName, pictureWidths } from '../../../src/shared/picture'
import { openApp } from '../kit/app'
import { pictureFile } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('a picture', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })

  const folder = () => path.join(site.env.dataDir, 'media')
  const stored = () => {
    try {
      return readdirSync(folder())
    } catch {
      return []
    }
  }
  const upload = (file: Awaited<ReturnType<typeof pictureFile>>, data: object = { alt: 'A picture' }) =>
    site.payload.create({ collection: 'media', data: data as never, file })
  const disguised = (text: string, name: string, mimetype: string) => {
    const data = Buffer.from(text)
    return { data, name, mimetype, size: data.length }
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each([
    ['an SVG', disguised(svg, 'logo.svg', 'image/svg+xml')],
    ['an SVG that calls itself PNG', disguised(svg, 'logo.png', 'image/png')],
    ['a text that calls itself PNG', disguised('just text', 'notes.png', 'image/png')],
    ['a page', disguised('<!doctype html><script>1</script>', 'page.html', 'text/html')],
    ['half a PNG', disguised('\u0089PNG\r\n', 'half.png', 'image/png')],
  ])('that is %s is refused with a message, and nothing is stored', async (_what, file) => {
    const failure = await upload(file).catch((error: Error & { status?: number }) => error)
    expect(failure).toBeInstanceOf(Error)
    expect((failure as Error).message).toMatch(/^[A-Z].{10,}/)
    expect(stored()).toEqual([])
    expect((await site.payload.count({ collection: 'media' })).totalDocs).toBe(0)
  })

  it('without a description is refused, and nothing is stored', async () => {
    for (const data of [{}, { alt: '' }])
      await expect(upload(await pictureFile(), data)).rejects.toMatchObject({
        data: { errors: [{ path: 'alt' }] },
      })
    expect(stored()).toEqual([])
  })

  it('is stored in three formats and their widths, and for link previews', async () => {
    const picture = await upload(await pictureFile(2500, 1875))
    const sizes = picture.sizes as Record<string, { filename?: string; width?: number; height?: number }>
    for (const format of pictureFormats)
      for (const width of pictureWidths[format]) {
        const name = pictureSizeName(format, width)
        expect([name, sizes[name]?.width]).toEqual([name, width])
        const file = await sharp(path.join(folder(), String(sizes[name]?.filename))).metadata()
        const actual = { format: file.format === 'heif' ? 'avif' : file.format, width: file.width }
        expect(actual).toEqual({ format, width })
      }
    expect(sizes.share).toMatchObject({ width: 1200, height: 630, mimeType: 'image/jpeg' })

    const web = await openApp(site)
    const file = await web.get(`/media/${sizes.webp400?.filename}?v=1`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(file.headers['cache-control']).toContain('immutable')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    await web.close()

    await site.payload.delete({ collection: 'media', id: picture.id })
    expect(stored()).toEqual([])
  })

  it('that is small is converted at its own size', async () => {
    const { sizes } = await upload(await pictureFile(300, 200))
    expect(sizes?.avif1600).toMatchObject({ width: 300, height: 200, mimeType: 'image/avif' })
  })

  it('that is too large is scaled down to 2560 pixels', async () => {
    const { width, height } = await upload(await pictureFile(4000, 1000))
    expect({ width, height }).toEqual({ width: 2560, height: 640 })
  })
})
