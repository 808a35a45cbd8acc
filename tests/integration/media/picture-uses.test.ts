import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { contentCard } from '../../../src/platform/payload/admin/content-dashboard-card'
import { findUses } from '../../../src/platform/payload/references/uses.server'
import { inTransaction } from '../../../src/platform/transaction/transaction'
import { openApp, type TestApp } from '../kit/app'
import {
  createPage,
  createPicture,
  createPost,
  createSchool,
  createUser,
  openSession,
  password,
} from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('pictures', (open) => {
  let site: Site
  let web: TestApp
  let req: PayloadRequest
  let headers: Record<string, string>

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const editor = await createUser(site.payload, 'editor')
    req = await createLocalReq({ user: { ...editor, collection: 'users' } }, site.payload)
    const token = await openSession(site.payload, { email: editor.email, password })
    headers = { authorization: `JWT ${token}` }
    return () => web.close()
  })

  const newPicture = async () => (await createPicture(site.payload)).id
  const richText = (picture: number) =>
    ({
      root: {
        type: 'root',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        children: [
          {
            type: 'upload',
            version: 3,
            format: '',
            id: 'a',
            fields: null,
            relationTo: 'media',
            value: picture,
          },
        ],
      },
    }) as never
  const remove = async (id: number, query = '', language = 'en') => {
    const answer = await site.rest(`/api/media/${id}${query}`, {
      method: 'DELETE',
      headers: { ...headers, 'accept-language': language },
    })
    const body = (await answer.json()) as { errors?: { message: string }[] }
    return { status: answer.status, message: body.errors?.[0]?.message }
  }

  it('are found in fields, galleries, blocks and rich texts, in every language and in drafts', async () => {
    const picture = await newPicture()
    const other = await newPicture()
    const gallery = [{ picture: other }, { picture }] as never
    const school = await createSchool(site.payload, { name: 'Harbour' })
    await site.payload.update({
      collection: 'schools',
      id: school.id,
      data: { gallery, _status: 'published' },
    })
    const inText = await createSchool(site.payload, { name: 'Only in German' })
    await site.payload.update({
      collection: 'schools',
      id: inText.id,
      locale: 'de',
      data: { description: richText(picture), _status: 'published' },
    })
    const blocks = [{ id: 'a', blockType: 'gallery', pictures: [other, picture] }] as never
    const page = await createPage(site.payload, { title: 'About us', blocks })
    await createPage(site.payload, { title: 'Another page' })
    const post = await createPost(site.payload, { title: 'Spring', picture, _status: 'draft' })
    await site.payload.updateGlobal({
      slug: 'home-page',
      data: { pictures: [picture], _status: 'published' },
    })
    const uses = await findUses(req, { collection: 'media', id: picture })
    expect(uses).toHaveLength(5)
    expect(uses).toEqual(
      expect.arrayContaining([
        { kind: '', title: 'Home page', href: '/admin/globals/home-page', isPublic: true },
        { kind: 'Page', title: 'About us', href: `/admin/collections/pages/${page.id}`, isPublic: true },
        { kind: 'Post', title: 'Spring', href: `/admin/collections/posts/${post.id}`, isPublic: false },
        { kind: 'School', title: 'Harbour', href: `/admin/collections/schools/${school.id}`, isPublic: true },
        {
          kind: 'School',
          title: 'Only in German',
          href: `/admin/collections/schools/${inText.id}`,
          isPublic: true,
        },
      ]),
    )
    expect(await findUses(req, { collection: 'media', id: await newPicture() })).toEqual([])
  })

  it('in use are deleted only on purpose, and the pages go on without them', async () => {
    const picture = await newPicture()
    const school = await createSchool(site.payload, { name: 'Bay' })
    const gallery = [{ picture }] as never
    const data = { hero: picture, gallery, _status: 'published' as const }
    await site.payload.update({ collection: 'schools', id: school.id, data })
    const blocks = [{ id: 'a', blockType: 'gallery', pictures: [picture] }] as never
    const page = await createPage(site.payload, { title: 'Trips', slug: 'trips', blocks })
    expect(await remove(picture)).toEqual({
      status: 409,
      message: 'This picture is used in School “Bay”, Page “Trips”. Open it to delete it anyway.',
    })
    expect((await remove(picture, '', 'de')).message).toContain('Dieses Bild wird in Schule „Bay“')
    expect((await remove(picture, '?anyway=yes')).status).toBe(200)
    expect((await web.get(`/schools/${school.slug}`)).statusCode).toBe(200)
    expect((await web.get(`/${page.slug}`)).statusCode).toBe(200)
    expect((await remove(await newPicture())).status).toBe(200)
  })

  const fileOf = async (format: 'jpeg' | 'png', name: string, background: string) => {
    const image = sharp({ create: { width: 900, height: 500, channels: 3, background } })
    const data = await image.toFormat(format).toBuffer()
    return { data, name, mimetype: `image/${format}`, size: data.length }
  }
  const replace = (id: number, file: Awaited<ReturnType<typeof fileOf>>, given?: PayloadRequest) =>
    site.payload.update({ collection: 'media', id, data: {}, file, ...(given && { req: given }) })
  const colourOf = async (address: string) => {
    const { rawPayload } = await web.app.inject({ url: address })
    const { dominant } = await sharp(rawPayload).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }

  it('keep their address when their file is replaced, also by another format', async () => {
    const file = await fileOf('jpeg', 'harbour view.jpg', '#f00')
    const { id, filename } = await site.payload.create({
      collection: 'media',
      data: { alt: 'Harbour' },
      file,
    })
    const address = `/media/${filename}`
    expect(await colourOf(address)).toBe('red')
    const before = readdirSync(path.join(site.env.dataDir, 'media')).length
    const replaced = await replace(id, await fileOf('png', 'another name.png', '#00f'))
    expect(replaced).toMatchObject({ filename, mimeType: 'image/jpeg', alt: 'Harbour' })
    expect(await colourOf(address)).toBe('blue')
    expect(readdirSync(path.join(site.env.dataDir, 'media'))).toHaveLength(before)
    // Pages name a version, which changes; without it browsers ask again.
    const plain = await web.get(address)
    expect(plain.headers['cache-control']).toBe('public, no-cache')
    expect((await web.get(address, { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
    expect((await web.get(`${address}?v=1`)).headers['cache-control']).toContain('immutable')
    // Another picture with the same name does not overwrite it.
    const twin = await site.payload.create({ collection: 'media', data: { alt: 'Twin' }, file })
    expect(twin.filename).not.toBe(filename)
    expect(await colourOf(address)).toBe('blue')
  })

  it('keep their address when the panel uploads the new file', async () => {
    const { id, filename } = await site.payload.create({
      collection: 'media',
      data: { alt: 'Pier' },
      file: await fileOf('jpeg', 'pier.jpg', '#f00'),
    })
    const upload = async (format: 'jpeg' | 'png') => {
      const { data, mimetype } = await fileOf(format, '', '#00f')
      const body = new FormData()
      body.append('file', new File([new Uint8Array(data)], `another pier.${format}`, { type: mimetype }))
      body.append('_payload', '{}')
      const answer = await site.rest(`/api/media/${id}`, { method: 'PATCH', headers, body })
      return (await answer.json()) as { doc?: { filename: string } }
    }
    expect((await upload('jpeg')).doc?.filename).toBe(filename)
    expect((await upload('png')).doc?.filename).toBe(filename)
    expect(await colourOf(`/media/${filename}`)).toBe('blue')
  })

  it('get their old file back if the replacement is not stored', async () => {
    const file = await fileOf('jpeg', 'bridge.jpg', '#f00')
    const { id, filename } = await site.payload.create({ collection: 'media', data: { alt: 'Bridge' }, file })
    const failed = inTransaction(site.payload, async (inside) => {
      await replace(id, await fileOf('jpeg', 'bridge.jpg', '#00f'), inside)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await expect.poll(() => colourOf(`/media/${filename}`)).toBe('red')
    await expect(
      replace(id, { data: Buffer.from('just text'), name: 'x.jpg', mimetype: 'image/jpeg', size: 9 }),
    ).rejects.toThrow()
    expect(await colourOf(`/media/${filename}`)).toBe('red')
  })

  it('without a description are counted today, and the link lists exactly them', async () => {
    const { id } = await site.payload.create({
      collection: 'media',
      locale: 'de',
      data: { alt: 'Nur auf Deutsch' },
      file: await fileOf('jpeg', 'german.jpg', '#f00'),
    })
    const item = (await contentCard(req)).find(({ text }) => text.includes('without a description'))
    expect(item?.figure).toBe('1')
    const query = String(item?.href).split('?')[1]
    const answer = await site.rest(`/api/media?${query}`, { headers })
    const { docs } = (await answer.json()) as { docs: { id: number }[] }
    expect(docs.map((doc) => doc.id)).toEqual([id])
  })
})
