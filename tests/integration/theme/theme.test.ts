import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '../kit/app'
import { createPicture, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the theme', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
  })
  afterAll(() => web.close())

  const save = (data: object, draft = false) =>
    site.payload.updateGlobal({
      slug: 'theme',
      data: { ...data, _status: draft ? 'draft' : 'published' } as never,
      draft,
    })

  const home = async () => (await web.get('/')).body
  const stylesheetIn = (html: string) => /<link rel="stylesheet" href="(\/theme\/[^"]+)"/.exec(html)?.[1]
  const shown = (expected: RegExp) => expect.poll(home, { timeout: 15_000 }).toMatch(expected)

  it('adds nothing to a page before somebody has chosen one', async () => {
    const html = await home()
    expect(stylesheetIn(html)).toBeUndefined()
    expect(html).toContain('content="#fbf6ec"')
    expect(html).toContain('href="/favicon.svg"')
  })

  it('has icons at the addresses that browsers and phones ask for, and a manifest', async () => {
    const html = await home()
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>')
    const read = async (url: string) => {
      const { statusCode, headers, rawPayload } = await web.get(url)
      return { status: statusCode, type: headers['content-type'], bytes: rawPayload }
    }
    const png = await read('/apple-touch-icon.png')
    expect(png).toMatchObject({ status: 200, type: 'image/png' })
    const size = async (bytes: Buffer) => {
      const { width, height, hasAlpha } = await sharp(bytes).metadata()
      return { width, height, hasAlpha }
    }
    expect(await size(png.bytes)).toEqual({ width: 180, height: 180, hasAlpha: false })
    const ico = await read('/favicon.ico')
    expect(ico).toMatchObject({ status: 200, type: 'image/x-icon' })
    expect(await size(ico.bytes.subarray(22))).toEqual({ width: 48, height: 48, hasAlpha: true })
    const manifest = await read('/site.webmanifest')
    expect(manifest.type).toMatch(/^application\/manifest\+json/)
    const { icons, ...rest } = JSON.parse(String(manifest.bytes)) as { icons: { src: string }[] }
    expect(rest).toMatchObject({ name: expect.any(String), start_url: '/', theme_color: '#fbf6ec' })
    expect(icons).toHaveLength(2)
    for (const { src } of icons) expect(await read(src)).toMatchObject({ status: 200, type: 'image/png' })

    // They follow the icon that staff choose.
    const { id } = await createPicture(site.payload)
    await save({ preset: 'tidewater', favicon: id })
    await expect
      .poll(async () => (await read('/apple-touch-icon.png')).bytes.equals(png.bytes), { timeout: 15_000 })
      .toBe(false)
    await save({ preset: 'tidewater', favicon: null })
  })

  it('is one stylesheet with an address of its content, which browsers keep', async () => {
    await save({ preset: 'campus' })
    await shown(/href="\/theme\//)
    const html = await home()
    expect(html).toContain('<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"')
    const address = stylesheetIn(html) ?? ''
    const { statusCode, headers, body } = await web.get(address)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(body).toContain('--paper:#ffffff')
    expect(body).toContain('@media (prefers-color-scheme:dark)')
    expect((await web.get('/theme/AAAAAAAAAAAAAAAA.css')).statusCode).toBe(404)

    // Another node, or this one after a restart, has rendered nothing yet.
    const fresh = await openApp(site)
    expect((await fresh.get(address)).body).toBe(body)
    await fresh.close()

    await save({ preset: 'campus', radius: 'round' })
    await expect.poll(async () => stylesheetIn(await home()), { timeout: 15_000 }).not.toBe(address)
  })

  it('refuses colours that cannot be read, naming the field', async () => {
    const refused = (data: object) =>
      save(data).then(
        () => undefined,
        (error: unknown) => error,
      )
    expect(await refused({ preset: 'campus', light: { link: '#9cc2ff' } })).toMatchObject({
      status: 400,
      data: { errors: [{ path: 'light.link', message: expect.stringContaining('contrast of 1.8') }] },
    })
    // The text of the theme no longer fits this background.
    expect(await refused({ preset: 'campus', light: { paper: '#101010', link: null } })).toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ path: 'light.ink' })]) },
    })
    expect(await refused({ preset: 'campus', light: { paper: 'red;}' } })).toMatchObject({
      data: { errors: [{ path: 'light.paper', message: 'Use a colour of the form #1a2b3c.' }] },
    })
  })

  it('shows a draft to nobody but staff', async () => {
    await save({ preset: 'tidewater', radius: null, light: {} })
    await expect.poll(async () => stylesheetIn(await home()), { timeout: 15_000 }).toBeUndefined()
    await save({ preset: 'studio' }, true)
    await web.get('/?again')
    expect(stylesheetIn(await home())).toBeUndefined()

    expect((await web.get('/preview/globals/theme')).statusCode).toBe(403)
    const { email } = await createUser(site.payload, 'administrator')
    const token = await openSession(site.payload, { email, password })
    const preview = await web.get('/preview/globals/theme', { authorization: `JWT ${token}` })
    expect(preview.statusCode).toBe(200)
    expect((await web.get(stylesheetIn(preview.body) ?? '')).body).toContain('--paper:#f7f5fb')
  })

  it('brings its own icon and picture of link previews, and preloads only the fonts it uses', async () => {
    const picture = await createPicture(site.payload)
    await save({ preset: 'tidewater', favicon: picture.id, sharePicture: picture.id, fonts: 'system' })
    await shown(/<link rel="icon" href="\/media\//)
    const html = await home()
    expect(html).not.toContain('rel="preload" as="font"')
    const fonts = async () =>
      [...(await home()).matchAll(/rel="preload" as="font"[^>]*href="\/assets\/(\w+)-/g)].map(
        ([, name]) => name,
      )
    for (const [preset, expected] of [
      ['tidewater', ['figtree', 'brygada']],
      ['campus', ['figtree', 'bitter']],
      ['studio', ['figtree']],
    ] as const) {
      await save({ preset, fonts: null })
      await expect.poll(fonts, { timeout: 15_000 }).toEqual(expected)
    }
    expect(html).not.toContain('/favicon.svg')
  })
})
