import { beforeAll, expect, it, vi } from 'vitest'
import type { School } from '../../../src/platform/payload/payload-types'
import { services, setConsent } from '../consent/consent-site'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('a preview', (open) => {
  let site: Site
  let web: TestApp
  let school: School
  let cookie: string

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { email } = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email, password })
    cookie = `payload-token=${token}`
    school = await createSchool(site.payload, { name: 'Public Name' })
    await site.payload.update({
      collection: 'schools',
      id: school.id,
      draft: true,
      data: { name: 'Draft Name', _status: 'draft' } as never,
    })
    return () => web.close()
  })

  const asStaff = (url: string) => web.get(url, { cookie, 'sec-fetch-site': 'same-origin' })

  it('is shown only to staff', async () => {
    for (const headers of [
      {},
      { cookie: 'payload-token=forged' },
      { cookie, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await web.get(`/preview/schools/${school.id}`, headers as Record<string, string>)
      expect(answer.statusCode).toBe(403)
      expect(answer.body).not.toContain('Draft Name')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('shows the draft as its future page without caching it', async () => {
    const entries = web.cache.stats.entries
    const answer = await asStaff(`/preview/schools/${school.id}?locale=de`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Draft Name')
    expect(answer.body).toContain('<html lang="de">')
    expect(answer.body).toContain('class="draft-note"')
    expect(answer.body).toContain('/assets/preview.js')
    expect(answer.body).toContain('content="noindex"')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(web.cache.stats.entries).toBe(entries)
    const published = await web.get(`/schools/${school.slug}`)
    expect(published.body).toContain('Public Name')
    expect(published.body).not.toContain('Draft Name')
  })

  it('does not open the consent dialog, which would cover it', async () => {
    await setConsent(site.payload, { blockList: services })
    const opens = '"asks":true'
    await vi.waitFor(
      async () => expect((await web.get(`/schools/${school.slug}`)).body).toContain(opens),
      15_000,
    )
    expect((await asStaff(`/preview/schools/${school.id}`)).body).not.toContain(opens)
  })

  it.each(['pages', 'schools'] as const)('marks only drafts as drafts (%s)', async (collection) => {
    const create = { pages: createPage, schools: createSchool }[collection]
    const { id } = await create(site.payload)
    const isCalledDraft = async () =>
      (await asStaff(`/preview/${collection}/${id}`)).body.includes('class="draft-note"')
    expect(await isCalledDraft()).toBe(false)
    const edit = { summary: 'A newer summary.' }
    await site.payload.update({ collection, id, draft: true, data: { ...edit, _status: 'draft' } as never })
    expect(await isCalledDraft()).toBe(true)
    await site.payload.update({ collection, id, data: { ...edit, _status: 'published' } as never })
    expect(await isCalledDraft()).toBe(false)
  })

  it.each(['pages', 'schools'] as const)('shows an empty draft (%s)', async (collection) => {
    const { id } = await site.payload.create({ collection, draft: true, data: { _status: 'draft' } as never })
    const answer = await asStaff(`/preview/${collection}/${id}?locale=en`)
    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('shows a page that was never published', async () => {
    const { id, slug } = await createPage(site.payload, { title: 'Unborn', _status: 'draft' })
    expect((await asStaff(`/preview/pages/${id}`)).body).toContain('Unborn')
    expect((await web.get(`/${slug}`)).statusCode).toBe(404)
  })

  it.each([
    'schools/999999',
    'schools/9999999999',
    'schools/0',
    'schools/-1',
    'schools/1%27',
    'users/1',
    'media/1',
    '__proto__/1',
    'constructor/1',
    'schools/1?locale=xx',
    'schools/1?locale=de&locale=fr',
  ])('of %s is not found', async (path) => {
    expect((await asStaff(`/preview/${path}`)).statusCode).toBe(404)
  })
})
