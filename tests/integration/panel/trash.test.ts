import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { trashCollections } from '../../../src/platform/payload/trash'
import { DAY_MS } from '../../../src/shared/time/days'
import { everyField } from '../forms/site-forms'
import { openApp, type TestApp } from '../kit/app'
import { accommodationData, courseData, createPage, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { eraseByPeriod } from '../privacy/erase-by-period'

type Content = (typeof trashCollections)[number]

const textFile = (name: string) => ({ name, data: Buffer.from('Dates'), mimetype: 'text/plain', size: 5 })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

interface Sample {
  data: object
  file?: ReturnType<typeof textFile>
  /** The field that other documents may not share. */
  unique?: string
  /** Whether visitors see the document. */
  isShown?: (web: TestApp, id: number) => Promise<boolean>
}

const answers = (address: string, status = 200) => ({
  isShown: async (web: TestApp) => (await web.get(address)).statusCode === status,
})

const price = async (web: TestApp) =>
  (await web.get('/schools/priced/price?course=2&weeks=2')).json().total as number

/** Two weeks at 350 and the registration fee of 120. */
const usualPrice = 82_000
const changesPrice = { isShown: async (web: TestApp) => (await price(web)) !== usualPrice }

const samplesOf = (school: number): Record<Content, Sample> => {
  const slug = 'trial'
  const _status = 'published'
  return {
    pages: { data: { title: 'Trial', slug, _status }, unique: 'slug', ...answers('/trial') },
    posts: {
      data: { title: 'Trial', slug, summary: 'S', kind: 'article', date: '2026-03-01T12:00:00Z', _status },
      unique: 'slug',
      ...answers('/news/trial'),
    },
    categories: { data: { title: 'Trial', slug }, unique: 'slug' },
    schools: {
      data: {
        ...{
          name: 'Trial',
          slug,
          summary: 'S',
          street: '1 Quay',
          town: 'Elm',
          country: 'CA',
          languages: ['en'],
        },
        ...{ lat: 1, lng: 1, email: 'a@b.example', description: null, _status },
      },
      unique: 'slug',
      ...answers('/schools/trial'),
    },
    courses: {
      data: { ...courseData(school, 'Trial'), slug, _status },
      unique: 'slug',
      ...answers('/schools/priced/courses/trial'),
    },
    accommodation: {
      data: { ...accommodationData(school, 'Trial'), slug },
      unique: 'slug',
      ...answers('/schools/priced/accommodation/trial'),
    },
    'price-lists': {
      data: {
        ...{ name: 'Trial', school, currency: 'default', validFrom: '2021-01-01', _status },
        items: [{ kind: 'course', number: 2, segments: [{ from: 1, to: 12, amount: 1, perWeek: 1 }] }],
      },
      ...changesPrice,
    },
    'price-adjustments': {
      data: { school, title: 'Trial', code: slug, percent: 10, on: ['course'], roundTo: 100, active: true },
      unique: 'code',
      ...changesPrice,
    },
    'price-extras': {
      data: { school, title: 'Trial', code: slug, amount: 500, forced: true, active: true },
      unique: 'code',
      ...changesPrice,
    },
    'reusable-content': { data: { title: 'Trial', blocks: [], _status } },
    forms: { data: { title: 'Trial', slug, fields: everyField }, unique: 'slug', ...answers('/forms/trial') },
    redirects: {
      data: { from: '/old-trial', match: 'exact', type: '302', to: { type: 'custom', url: '/about' } },
      unique: 'from',
      ...answers('/old-trial', 302),
    },
    files: {
      data: { title: 'Trial' },
      file: textFile('trial.txt'),
      isShown: async (web) => (await web.get('/shows-files')).body.includes('trial.txt'),
    },
    media: {
      data: { alt: 'Trial' },
      file: { name: 'trial.png', data: pixel, mimetype: 'image/png', size: pixel.length },
      isShown: async (web) => (await web.get('/shows-media')).body.includes('trial'),
    },
  }
}

describeSite('the trash', (open) => {
  let site: Site
  let web: TestApp
  let headers: Record<string, string>
  let samples: Record<Content, Sample>

  const logIn = async (role: 'editor' | 'moderator') => {
    const { email } = await createUser(site.payload, role)
    const token = await openSession(site.payload, { email, password })
    return { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  }

  beforeAll(async () => {
    site = await open()
    const { school } = await createPricedSchool(site.payload)
    samples = samplesOf(school.id)
    web = await openApp(site)
    headers = await logIn('editor')
    return () => web.close()
  })

  const send = async (method: string, address: string, data?: object, given = headers) => {
    const answer = await site.rest(`/api/${address}`, {
      method,
      headers: given,
      ...(data && { body: JSON.stringify(data) }),
    })
    const body = (await answer.json()) as { errors?: { message: string }[]; docs?: { id: number }[] }
    return { status: answer.status, message: body.errors?.[0]?.message, body }
  }
  const trash = (collection: string, id: number, given = headers) =>
    send('PATCH', `${collection}/${id}`, { deletedAt: '2020-01-01T00:00:00.000Z' }, given)
  /** As the panel does it. */
  const restore = (collection: string, id: number) =>
    send(
      'PATCH',
      `${collection}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
      { deletedAt: null, _status: 'published' },
    )
  const create = async (collection: Content, more: object = {}) => {
    const { data, file } = samples[collection]
    const { id } = await site.payload.create({
      collection,
      data: { ...data, ...more },
      ...(file && { file }),
    } as never)
    return id as number
  }
  const stored = async (collection: CollectionSlug, id: number) => {
    const doc = await site.payload.findByID({
      ...{ collection, id, trash: true, depth: 0, disableErrors: true },
    })
    return doc as object as Record<string, unknown> | null
  }
  /** Stale pages are rendered in the background. */
  const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 20 })
  const listed = async (collection: string) =>
    (await send('GET', `${collection}?limit=0&depth=0&draft=true`)).body.docs?.map(({ id }) => id)

  it('is for everything that staff write', () => {
    const withTrash = site.payload.config.collections.filter((config) => config.trash)
    expect(withTrash.map(({ slug }) => slug).sort()).toEqual([...trashCollections].sort())
  })

  it.each(trashCollections)(
    'hides %s until they are restored, and deletes them after 30 days',
    async (collection) => {
      const { unique, isShown = async () => undefined, file } = samples[collection]
      const id = await create(collection)
      const block = {
        media: { blockType: 'gallery', pictures: [id] },
        files: { blockType: 'downloads', files: [id] },
      }
      const blocks = Object.entries(block).flatMap(([kind, data]) =>
        kind === collection ? [{ id: 'a', ...data }] : [],
      )
      const page =
        blocks.length > 0 &&
        (await createPage(site.payload, { slug: `shows-${collection}`, blocks: blocks as never }))
      const shown = await isShown(web, id)
      expect(shown).not.toBe(false)

      const began = Date.now()
      const anyway = collection === 'media' ? '?anyway=yes' : ''
      if (anyway) expect((await trash(collection, id)).status).toBe(409)
      expect(
        await send('PATCH', `${collection}/${id}${anyway}`, { deletedAt: '2020-01-01T00:00:00.000Z' }),
      ).toMatchObject({ status: 200 })
      await soon(() => isShown(web, id)).not.toBe(true)
      expect(await listed(collection)).not.toContain(id)
      expect((await send('GET', `${collection}/${id}`)).status).toBe(404)
      const inTrash = await stored(collection, id)
      expect(Date.parse(String(inTrash?.deletedAt))).toBeGreaterThanOrEqual(began)
      const data = samples[collection].data as Record<string, unknown>
      if (unique) expect(inTrash?.[unique]).toBe(data[unique])

      if (unique) {
        const other = await create(collection)
        expect(await restore(collection, id)).toMatchObject({
          status: 400,
          message: `“${data[unique]}” belongs to another document now. Change it there first.`,
        })
        await site.payload.delete({ collection, id: other })
      }
      expect(await restore(collection, id)).toMatchObject({ status: 200 })
      await soon(() => isShown(web, id)).toBe(shown)
      expect(await listed(collection)).toContain(id)
      if (unique) expect((await stored(collection, id))?.[unique]).toBe(data[unique])

      if (page) await site.payload.delete({ collection: 'pages', id: page.id })
      expect((await trash(collection, id)).status).toBe(200)
      const path = (await stored(collection, id))?.filename
      expect(await eraseByPeriod(site, 'trash', new Date(Date.now() + 29 * DAY_MS))).toBe(0)
      expect(await stored(collection, id)).toBeTruthy()
      if (file) expect(fileExists(collection, path)).toBe(true)
      expect(await eraseByPeriod(site, 'trash', new Date(Date.now() + 31 * DAY_MS))).toBe(1)
      expect(await stored(collection, id)).toBeFalsy()
      if (file) expect(fileExists(collection, path)).toBe(false)
    },
  )
  const fileExists = (folder: string, name: unknown) =>
    existsSync(path.join(site.env.dataDir, folder, String(name)))

  it('refuses several documents in the language of the panel, as it refuses one', async () => {
    const id = await create('media')
    const blocks = [{ id: 'a', blockType: 'gallery', pictures: [id] }]
    await createPage(site.payload, { title: 'Shows it', slug: 'shows-it', blocks: blocks as never })
    const german = { ...headers, 'accept-language': 'de' }
    const message =
      'Dieses Bild wird in Seite „Shows it“ verwendet. Öffnen Sie es, um es trotzdem zu löschen.'
    const several = `media?where[id][in]=${id}`
    expect(await trash('media', id, german)).toMatchObject({ status: 409, message })
    expect(await send('PATCH', several, { deletedAt: new Date() }, german)).toMatchObject({ message })
    expect(await send('DELETE', several, undefined, german)).toMatchObject({ status: 400, message })
  })

  it('is closed to moderators, and no request publishes what is in it', async () => {
    const id = await create('pages', { slug: 'kept' })
    expect((await trash('pages', id, await logIn('moderator'))).status).toBe(403)
    // A draft of the same moves the document too, not only its newest version.
    expect((await send('PATCH', `pages/${id}?draft=true`, { deletedAt: new Date() })).status).toBe(200)
    expect((await web.get('/kept')).statusCode).toBe(404)
    await send('PATCH', `pages/${id}?trash=true`, { title: 'Changed', _status: 'published' })
    const stored = await site.sql(`select slug, _status from pages where id = ${id}`)
    expect(stored).toEqual([{ slug: `kept trash:${id}`, _status: 'draft' }])
    expect((await send('DELETE', `pages/${id}?trash=true`)).status).toBe(200)
    expect(await site.sql(`select id from _pages_v where parent_id = ${id}`)).toEqual([])
  })

  it('keeps the comments and offers of a school until it is deleted for good', async () => {
    const school = await create('schools', { slug: 'closing' })
    const course = await create('courses', { school })
    expect((await trash('courses', course)).status).toBe(200)
    const next = await site.payload.create({ collection: 'courses', data: courseData(school) })
    // The number of the deleted course is not given to another one.
    expect([(await stored('courses', course))?.number, next.number]).toEqual([2, 3])
    expect((await trash('schools', school)).status).toBe(200)
    expect(await stored('courses', next.id)).toBeTruthy()
    await site.payload.delete({ collection: 'schools', id: school, trash: true })
    expect([await stored('courses', course), await stored('courses', next.id)]).toEqual([null, null])
  })
})
