import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { School } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import {
  accommodationData,
  courseData,
  createCourse,
  createPage,
  createPicture,
  createSchool,
} from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('a change', (open) => {
  let site: Site
  let web: TestApp
  const address = ({ slug }: { slug: string }) => `/schools/${slug}`

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  const text = async (url: string) => (await web.get(url)).body
  const status = async (url: string) => (await web.get(url)).statusCode
  /** The limit of 0.9 s for stale pages is tested with a controlled clock in page-cache.test.ts. */
  const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 20 })
  /** Stale pages are rendered in the background, which takes a while on a busy machine. */
  const rendersWhenQuiet = async () => {
    let seen = -1
    const isWorking = () => web.cache.stats.isRefreshing || web.gate.stats.running > 0
    while (isWorking() || seen !== web.cache.stats.renders) {
      seen = web.cache.stats.renders
      await wait(300)
    }
    return seen
  }
  const renders = async (action: () => Promise<unknown>) => {
    const before = await rendersWhenQuiet()
    await action()
    return (await rendersWhenQuiet()) - before
  }
  const newSchool = async (data?: Parameters<typeof createSchool>[1]): Promise<School> => {
    const school = await createSchool(site.payload, data)
    expect(await status(address(school))).toBe(data?._status === 'draft' ? 404 : 200)
    return school
  }
  const update = (school: School, data: object, options: object = {}) =>
    site.payload.update({ collection: 'schools', id: school.id, data, ...options } as never)

  it('to one school shows on its page, and renders no other school', async () => {
    const [a, b] = [await newSchool(), await newSchool()]
    const untouched = await web.get(address(b))
    const count = await renders(async () => {
      await update(a, { summary: 'Now with a sauna.' })
      await soon(() => text(address(a))).toContain('Now with a sauna.')
    })
    expect(count).toBe(1)
    expect((await web.get(address(b))).headers.etag).toBe(untouched.headers.etag)
  })

  it('to a translation shows on that language’s page', async () => {
    const school = await newSchool()
    expect(await status(`/fr${address(school)}`)).toBe(200)
    await update(school, { summary: 'Avec un sauna.' }, { locale: 'fr' })
    await soon(() => text(`/fr${address(school)}`)).toContain('Avec un sauna.')
    expect(await text(address(school))).not.toContain('Avec un sauna.')
  })

  describe('of a draft', () => {
    it('neither changes nor renders the published page', async () => {
      const school = await newSchool()
      const before = await text(address(school))
      const count = await renders(async () => {
        for (const summary of ['Dra', 'Draft', 'Draft text'])
          await update(school, { summary }, { draft: true, autosave: true })
      })
      expect(await text(address(school))).toBe(before)
      expect(count).toBe(0)
      await update(school, { summary: 'Draft text', _status: 'published' })
      await soon(() => text(address(school))).toContain('Draft text')
    })

    it('that was never public renders nothing', async () => {
      await text('/')
      const count = await renders(async () => {
        const school = await createSchool(site.payload, { _status: 'draft' })
        await update(school, { summary: 'Still a draft.' }, { draft: true })
      })
      expect(count).toBe(0)
    })
  })

  it('of status hides a page, even if a draft was saved before', async () => {
    const plain = await newSchool()
    await update(plain, { _status: 'draft' })
    await soon(() => status(address(plain))).toBe(404)

    const edited = await newSchool()
    await update(edited, { summary: 'Half a thought' }, { draft: true, autosave: true })
    await update(edited, { _status: 'draft' })
    await soon(() => status(address(edited))).toBe(404)
    await update(edited, { _status: 'published' })
    await soon(() => status(address(edited))).toBe(200)
  })

  it('of address moves a page', async () => {
    const school = await newSchool()
    await update(school, { slug: `${school.slug}-moved` })
    await soon(() => status(address(school))).toBe(301)
    expect(await status(`${address(school)}-moved`)).toBe(200)
  })

  it('that deletes a school removes its page, its list entries, courses and accommodation', async () => {
    const school = await newSchool({ name: 'Closing Down' })
    await createCourse(site.payload, school.id)
    await site.payload.create({ collection: 'accommodation', data: accommodationData(school.id) })
    expect(await text('/?q=closing')).toContain('Closing Down')
    await site.payload.delete({ collection: 'schools', id: school.id })
    await soon(() => status(address(school))).toBe(404)
    await soon(() => text('/?q=closing')).not.toContain('Closing Down')
    for (const collection of ['courses', 'accommodation'] as const) {
      const where = { school: { equals: school.id } }
      expect((await site.payload.count({ collection, where })).totalDocs).toBe(0)
    }
  })

  it('to a course shows on its school’s page, and on both pages when it moves', async () => {
    const [from, to] = [await newSchool(), await newSchool()]
    const course = await createCourse(site.payload, from.id, 'Evening talk')
    await soon(() => text(address(from))).toContain('Evening talk')
    const edit = (data: object) =>
      site.payload.update({ collection: 'courses', id: course.id, data: data as never })
    await edit({ title: 'Morning talk' })
    await soon(() => text(address(from))).toContain('Morning talk')
    await edit({ school: to.id })
    await soon(() => text(address(to))).toContain('Morning talk')
    await soon(() => text(address(from))).not.toContain('Morning talk')
    await site.payload.delete({ collection: 'courses', id: course.id })
    await soon(() => text(address(to))).not.toContain('Morning talk')
  })

  it('to a picture’s description shows on pages with that picture', async () => {
    const picture = await createPicture(site.payload, 'The old pier')
    const school = await newSchool()
    await update(school, { hero: picture.id, gallery: [{ picture: picture.id, title: 'Pier' }] })
    await soon(() => text(address(school))).toContain('The old pier')
    await site.payload.update({ collection: 'media', id: picture.id, data: { alt: 'The new pier' } })
    await soon(() => text(address(school))).toContain('The new pier')
    await site.payload.delete({ collection: 'media', id: picture.id })
    await soon(() => text(address(school))).not.toContain('The new pier')
    expect(await status(address(school))).toBe(200)
  })

  it('to the settings shows on every page', async () => {
    const school = await newSchool()
    const page = await createPage(site.payload)
    const urls = ['/', address(school), `/${page.slug}`, '/de', '/nothing-here']
    for (const url of urls) await text(url)
    await site.payload.updateGlobal({ slug: 'site-settings', data: { name: 'Harbour Schools' } })
    for (const url of urls) await soon(() => text(url)).toContain('Harbour Schools')
  })

  it('that publishes a school adds it to lists, search and sitemap', async () => {
    const school = await newSchool({ name: 'Quite New', _status: 'draft' })
    const lists = ['/', '/?q=quite', '/schools/search.json?q=quite', '/sitemap.xml']
    for (const url of lists) expect(await text(url)).not.toContain(school.slug)
    await update(school, { _status: 'published' })
    for (const url of lists) await soon(() => text(url)).toContain(school.slug)
  })

  it('that fails changes nothing and renders nothing', async () => {
    const school = await newSchool()
    const count = await renders(async () => {
      await expect(update(school, { summary: '' })).rejects.toThrow()
      const course = site.payload.create({ collection: 'courses', data: courseData(999_999) })
      await expect(course).rejects.toThrow()
    })
    expect(count).toBe(0)
  })

  it('removes cached search results without rendering them again', async () => {
    const school = await createSchool(site.payload, { name: 'Aardvark House' })
    await text('/')
    const { entries } = web.cache.stats
    for (const query of ['?q=a', '?q=b', '?language=en'])
      for (const path of ['/', '/de/schools/search.json']) await text(path + query)
    expect(web.cache.stats.entries).toBe(entries + 6)
    await site.payload.update({ collection: 'schools', id: school.id, data: { summary: 'Changed.' } })
    expect(web.cache.stats.entries).toBe(entries)
    await soon(() => text('/')).toContain('Changed.')
  })
})
