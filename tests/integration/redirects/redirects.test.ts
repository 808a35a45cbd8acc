import { ValidationError } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { pagesMessages } from '../../../src/features/pages/messages/messages'
import type { Redirect } from '../../../src/platform/payload/payload-types'
import { locales } from '../../../src/shared/locale'
import { openApp, type TestApp } from '../kit/app'
import { createCourse, createPage, createSchool, createUser } from '../kit/content'
import { describeOn, describeSite, openSecondNode, type Site } from '../kit/harness'

type New = Partial<Omit<Redirect, 'from' | 'to'>> & { from: string; to?: string | Redirect['to'] }

const dataOf = ({ to, ...redirect }: New) => ({
  match: 'exact' as const,
  type: '301' as const,
  ...redirect,
  ...(to ? { to: typeof to === 'string' ? { type: 'custom' as const, url: to } : to } : {}),
})

const add = ({ payload }: Site, redirect: New) =>
  payload.create({ collection: 'redirects', data: dataOf(redirect) })

/** The field and the sentence of a refusal. */
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ValidationError)) throw error ?? new Error('it was not refused')
  const { path, message } = error.data.errors[0] ?? { path: '', message: '' }
  return `${path}: ${message}`
}

describeSite('redirects', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  const answer = async (url: string) => {
    const { statusCode, headers } = await web.get(url)
    return headers.location === undefined ? statusCode : `${statusCode} ${headers.location}`
  }

  describe('are answered', () => {
    it('where the site has nothing, in the language of the request, at once after a change', async () => {
      expect(await answer('/old-about.html')).toBe(404)
      const page = await createPage(site.payload, { title: 'New about' })
      const stored = await add(site, {
        from: 'https://predecessor.example/Old-About.html/',
        to: { type: 'reference', reference: { relationTo: 'pages', value: page.id } },
      })
      expect(stored.from).toBe('/old-about.html')
      for (const [url, target] of [
        ['/old-about.html', '/new-about'],
        ['/OLD-About.html/', '/new-about'],
        ['/de/old-about.html?utm_source=mail', '/de/new-about?utm_source=mail'],
        ['/en/old-about.html', '/new-about'],
      ] as const)
        expect(await answer(url)).toBe(`301 ${target}`)
      const { headers } = await web.get('/old-about.html')
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect((await web.app.inject({ method: 'HEAD', url: '/old-about.html' })).statusCode).toBe(301)
      expect((await web.app.inject({ method: 'POST', url: '/old-about.html' })).statusCode).toBe(404)

      await site.payload.update({
        collection: 'redirects',
        id: stored.id,
        data: { type: '302', to: { type: 'custom', url: 'https://other.example/x' } },
      })
      expect(await answer('/old-about.html')).toBe('302 https://other.example/x')
      await site.payload.delete({ collection: 'redirects', id: stored.id })
      expect(await answer('/old-about.html')).toBe(404)
    })

    it('without a query of the database for each unknown address', async () => {
      await answer('/unknown/0')
      const { find } = site.payload.db
      let reads = 0
      site.payload.db.find = (args) => {
        reads++
        return find.call(site.payload.db, args) as never
      }
      for (let index = 1; index < 20; index++) expect(await answer(`/unknown/${index}`)).toBe(404)
      site.payload.db.find = find
      expect(reads).toBe(0)
    })

    it('with the query of a predecessor, after the calls that keep its address', async () => {
      await add(site, { from: '/index.php?option=com_content&view=article&id=12', to: '/twelve' })
      await add(site, { from: '/?p=12', to: '/from-wordpress' })
      expect(await answer('/de/index.php?id=12&view=article&option=com_content&Itemid=3')).toBe(
        '301 /de/twelve',
      )
      expect(await answer('/index.php?id=13&view=article&option=com_content')).toBe(404)
      expect(await answer('/?p=12')).toBe('301 /from-wordpress')
      expect(await answer('/de?p=12')).toBe('301 /de/from-wordpress')
      expect(await answer('/?p=13')).toBe(200)
      await add(site, { from: '/?p=13', to: '/thirteen' })
      expect(await answer('/?p=13')).toBe('301 /thirteen')
      // The legacy call is answered by its own route.
      await add(site, { from: '/index.php?option=com_zoo', to: '/zoo' })
      expect(await answer('/index.php?option=com_zoo&item_id=3')).toBe('301 /zoo')
      expect(await answer('/index.php?option=com_zoo&controller=comment')).not.toBe('301 /zoo')
    })

    it('for a prefix, but never instead of a page', async () => {
      await add(site, { from: '/area/*', to: '/elsewhere' })
      expect(await answer('/de/area/any/thing')).toBe('301 /de/elsewhere')
      await add(site, { from: '/journal/*', to: '/stories/*' })
      expect(await answer('/journal/2020/Spring')).toBe('301 /stories/2020/Spring')
      const page = await createPage(site.payload, { title: 'Journal' })
      expect(await answer('/journal')).toBe(200)
      await site.payload.delete({ collection: 'pages', id: page.id })
      await expect.poll(() => answer('/journal')).toBe('301 /stories')
    })

    it('with the page for what is gone, in every language', async () => {
      await add(site, { from: '/closed', type: '410' })
      for (const locale of locales) {
        const { statusCode, body } = await web.get(locale === 'en' ? '/closed' : `/${locale}/closed`)
        expect(statusCode).toBe(410)
        expect(body).toContain(pagesMessages(locale)('goneTitle'))
        expect(body).toContain('content="noindex"')
      }
    })

    it('with the last target of a chain', async () => {
      await add(site, { from: '/chain-b', to: '/chain-c' })
      await add(site, { from: '/chain-a', to: '/chain-b' })
      expect(await answer('/fr/chain-a')).toBe('301 /fr/chain-c')
    })

    it('only while the page they lead to is published', async () => {
      const page = await createPage(site.payload, { title: 'Target page' })
      await add(site, {
        from: '/to-target',
        to: { type: 'reference', reference: { relationTo: 'pages', value: page.id } },
      })
      expect(await answer('/to-target')).toBe('301 /target-page')
      await site.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
      expect(await answer('/to-target')).toBe(404)
    })
  })

  describe('are refused', () => {
    it.each([
      [{ from: '/', to: '/x' }, /^from: The site has a page/],
      [{ from: '/de/cart', to: '/x' }, /^from: The site has a page/],
      [{ from: '/admin/old', to: '/x' }, /^from: The site has a page/],
      [{ from: '/../x', to: '/x' }, /^from: Use a path/],
      [{ from: '/list?id=1', match: 'prefix', to: '/x' }, /^from: An address with a “\?”/],
      [{ from: '/no-target' }, /^to\.reference: Choose the page/],
      [{ from: '/bad-target', to: 'javascript:alert(1)' }, /^to\.url: Use a path/],
      [{ from: '/bad-target', to: '//evil.example' }, /^to\.url: Use a path/],
      [{ from: '/self', to: '/de/self' }, /^to\.url: This leads in a circle/],
    ] satisfies [New, RegExp][])('with the field named: %j', async (redirect, expected) => {
      expect(await refusal(add(site, redirect as New))).toMatch(expected)
    })

    it('if they lead in a circle, come twice, or begin at a page', async () => {
      await add(site, { from: '/one', to: '/two' })
      expect(await refusal(add(site, { from: '/two', to: '/one' }))).toMatch(
        /^to\.url: This leads in a circle/,
      )
      expect(await refusal(add(site, { from: '/ONE/', to: '/three' }))).toMatch(/^from: There is already/)
      await createPage(site.payload, { title: 'Taken address' })
      expect(await refusal(add(site, { from: '/fr/taken-address', to: '/x' }))).toMatch(
        /^from: The site has a page/,
      )
    })

    it('for moderators and visitors', async () => {
      const moderator = await createUser(site.payload, 'moderator')
      const editor = await createUser(site.payload, 'editor')
      const attempt = (user: unknown, from: string) =>
        site.payload.create({
          collection: 'redirects',
          data: dataOf({ from, to: '/x' }),
          overrideAccess: false,
          user: user as never,
        })
      await expect(attempt(moderator, '/m')).rejects.toThrow()
      await expect(attempt(undefined, '/v')).rejects.toThrow()
      expect((await attempt(editor, '/e')).from).toBe('/e')
      expect((await site.rest('/api/redirects')).status).toBe(403)
      expect((await site.rest('/api/missing-addresses')).status).toBe(403)
    })
  })

  describe('are made when an address changes', () => {
    const automatic = async (from: string) => {
      const { docs } = await site.payload.find({ collection: 'redirects', where: { from: { equals: from } } })
      return docs.map(({ automatic }) => automatic)
    }

    it('of a page, also through drafts, and removed when it changes back', async () => {
      const { id } = await createPage(site.payload, { title: 'First name' })
      const rename = (slug: string, draft = false) =>
        site.payload.update({
          collection: 'pages',
          id,
          draft,
          data: { slug, _status: draft ? 'draft' : 'published' },
        })
      await rename('second-name', true)
      expect(await answer('/first-name')).toBe(200)
      expect(await automatic('/first-name')).toEqual([])
      // Publishes the draft, whose slug was changed before.
      await site.payload.update({
        collection: 'pages',
        id,
        data: { _status: 'published', slug: 'second-name' },
      })
      expect(await automatic('/first-name')).toEqual([true])
      expect(await answer('/de/first-name')).toBe('301 /de/second-name')
      await rename('third-name')
      expect(await answer('/first-name')).toBe('301 /third-name')
      expect(await answer('/second-name')).toBe('301 /third-name')
      await rename('first-name')
      expect(await automatic('/first-name')).toEqual([])
      expect(await answer('/first-name')).toBe(200)
      expect(await answer('/third-name')).toBe('301 /first-name')
      // A new page takes over an old address.
      await createPage(site.payload, { title: 'Third name' })
      expect(await automatic('/third-name')).toEqual([])
      expect(await answer('/third-name')).toBe(200)
    })

    it('of a school and everything below it, and of a course', async () => {
      const school = await createSchool(site.payload, { name: 'Old harbour' })
      const course = await createCourse(site.payload, school.id, 'Old course')
      await site.payload.update({ collection: 'schools', id: school.id, data: { slug: 'new-harbour' } })
      await site.payload.update({ collection: 'courses', id: course.id, data: { slug: 'new-course' } })
      expect(await answer('/de/schools/old-harbour')).toBe('301 /de/schools/new-harbour')
      expect(await answer('/schools/old-harbour/comments')).toBe('301 /schools/new-harbour/comments')
      expect(await answer('/schools/new-harbour/courses/old-course')).toBe(
        '301 /schools/new-harbour/courses/new-course',
      )
      expect(await answer('/schools/old-harbour/courses/old-course')).toBe(
        '301 /schools/new-harbour/courses/new-course',
      )
      await site.payload.update({ collection: 'schools', id: school.id, data: { slug: 'old-harbour' } })
      expect(await answer('/schools/old-harbour')).toBe(200)
      expect(await automatic('/schools/old-harbour')).toEqual([])
      expect(await answer('/schools/new-harbour/comments')).toBe('301 /schools/old-harbour/comments')
    })

    it('in the same transaction: a refused change makes none', async () => {
      const taken = await createPage(site.payload, { title: 'Taken name' })
      const page = await createPage(site.payload, { title: 'Kept name' })
      await expect(
        site.payload.update({ collection: 'pages', id: page.id, data: { slug: taken.slug } }),
      ).rejects.toThrow()
      expect(await automatic('/kept-name')).toEqual([])
      expect(await answer('/kept-name')).toBe(200)
    })

    it('but not for what was never published, and go with their document', async () => {
      const draft = await createPage(site.payload, { title: 'Draft name', _status: 'draft' })
      await site.payload.update({
        collection: 'pages',
        id: draft.id,
        data: { slug: 'published-name', _status: 'published' },
      })
      expect(await automatic('/draft-name')).toEqual([])
      await site.payload.update({ collection: 'pages', id: draft.id, data: { slug: 'last-name' } })
      expect(await automatic('/published-name')).toEqual([true])
      await site.payload.delete({ collection: 'pages', id: draft.id })
      expect(await automatic('/published-name')).toEqual([])
      expect(await answer('/published-name')).toBe(404)
    })
  })
})

describeOn('postgres', 'redirects of two nodes', (open) => {
  it('reach the other one', async () => {
    const first = await open()
    const second = await openSecondNode(first)
    const near = await openApp(first)
    const far = await openApp(second)
    const seen = async () => (await far.get('/far-away')).statusCode
    expect(await seen()).toBe(404)
    await add(first, { from: '/far-away', to: '/x' })
    await expect.poll(seen, { timeout: 15_000, interval: 20 }).toBe(301)
    await near.close()
    await far.close()
    await second.close()
  })
})
