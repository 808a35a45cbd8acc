import { beforeAll, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import type { SchoolList } from '../../../src/features/schools/contract'
import type { HomePage, User } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import { createPicture, createSchool, createUser, openSession, password, textBlocks } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the home page', (open) => {
  let site: Site
  let web: TestApp
  let editor: User
  let cookie: string
  const ids: Record<string, number> = {}

  const text = async (url = '/') => (await web.get(url)).body
  const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 20 })
  const save = (data: Partial<HomePage>, { draft = false, locale = 'en' } = {}) =>
    site.payload.updateGlobal({
      slug: 'home-page',
      data: { ...data, _status: draft ? 'draft' : 'published' },
      draft,
      locale,
      user: editor,
    } as never)
  const shownSchools = (html: string) =>
    [...html.matchAll(/<h3><a href="\/schools\/([^"]+)">/g)].map(([, slug]) => slug)
  const found = async (query: string) =>
    (await web.get(`/schools/search.json?${query}`)).json<SchoolList>().schools.map(({ slug }) => slug)

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { payload } = site
    await payload.updateGlobal({ slug: 'site-settings', data: { name: 'Tidewater', tagline: 'By the sea' } })
    for (const name of ['Anse', 'Bay', 'Cove']) ids[name] = (await createSchool(payload, { name })).id
    editor = await createUser(payload, 'editor')
    const token = await openSession(payload, { email: editor.email, password })
    cookie = `payload-token=${token}`
    return () => web.close()
  })

  const preview = (address: string, headers: Record<string, string> = { cookie }) =>
    web.get(address, { 'sec-fetch-site': 'same-origin', ...headers })

  it('says the usual until editors publish something', async () => {
    const body = await text()
    expect(body).toContain('<h1>By the sea</h1>')
    expect(body).toContain('Choose a town, compare courses')
    expect(shownSchools(body)).toEqual(['anse', 'bay', 'cove'])
    expect(body).not.toContain('home-sections')
  })

  it('hides a draft from visitors, shows it to staff, and renders nothing for it', async () => {
    const renders = web.cache.stats.renders
    await save({ heading: 'Half a thought', schools: [ids.Cove ?? 0] }, { draft: true })
    expect(await text()).toContain('<h1>By the sea</h1>')
    expect(await found('q=')).toEqual(['anse', 'bay', 'cove'])
    expect(web.cache.stats.renders).toBe(renders + 1)
    const shown = await preview('/preview/globals/home-page?locale=de')
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('<h1 lang="en">Half a thought</h1>')
    expect(shown.body).toContain('class="draft-note"')
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect((await preview('/preview/globals/home-page', {})).statusCode).toBe(403)
    for (const address of ['site-settings', 'pricing', '__proto__', 'home-page?locale=xx'])
      expect((await preview(`/preview/globals/${address}`)).statusCode).toBe(404)
    // Not through the interface for programs either.
    const read = await site.payload.findGlobal({ slug: 'home-page', draft: true, overrideAccess: false })
    expect(read.heading ?? '').toBe('')
  })

  it('shows what editors publish', async () => {
    const [large, small] = [
      await createPicture(site.payload, 'A pier'),
      await createPicture(site.payload, 'A gull'),
    ]
    await save({
      heading: 'Learn where the ferry stops',
      lead: 'Small classes, and a room with a view of the harbour.',
      pictures: [large.id, small.id],
      blocks: textBlocks(toRichText('Everything about our summer, which is short and loud.')),
      seo: { title: 'Own title', description: 'Own description' },
    })
    await soon(() => text()).toContain('<h1>Learn where the ferry stops</h1>')
    const body = await text()
    expect(body).toContain('<p class="lead">Small classes, and a room with a view of the harbour.</p>')
    expect(body).toContain('Everything about our summer')
    expect(body).toContain('<title>Own title – Tidewater</title>')
    expect(body).toContain('content="Own description"')
    expect(body).toMatch(/welcome-picture.*?alt="A pier".*?welcome-postcard.*?alt="A gull"/s)
    expect((await preview('/preview/globals/home-page')).body).not.toContain('class="draft-note"')
    // A later draft changes nothing for visitors.
    await save({ heading: 'Even later' }, { draft: true })
    expect(await text()).toContain('<h1>Learn where the ferry stops</h1>')
    await save({ heading: 'Learn where the ferry stops' })
  })

  it('marks what is not translated, and shows no sections in the results of a search', async () => {
    expect(await text('/de')).toMatch(/<p class="lead" lang="en">Small classes/)
    expect(await text('/de')).toMatch(/<div class="[^"]*prose[^"]*" lang="en"><p>Everything about/)
    await save({ lead: 'Kleine Gruppen und ein Zimmer mit Blick auf den Hafen.' }, { locale: 'de' })
    await soon(() => text('/de')).toContain('<p class="lead">Kleine Gruppen')
    expect(await text('/?q=bay')).not.toContain('Everything about our summer')
  })

  it('orders the schools, also in a search', async () => {
    const { payload } = site
    await save({ schools: [ids.Cove ?? 0, ids.Anse ?? 0] })
    await soon(async () => shownSchools(await text())).toEqual(['cove', 'anse', 'bay'])
    expect(await found('q=')).toEqual(['cove', 'anse', 'bay'])
    expect(await found('q=larchmere')).toEqual(['cove', 'anse', 'bay'])
    // Twelve are on a page; the order is that of all pages.
    for (let count = 10; count < 22; count++) await createSchool(payload, { name: `Dock ${count}` })
    await soon(() => found('q=')).toHaveLength(12)
    expect((await found('page=2')).slice(-1)).toEqual(['dock-21'])
    await payload.delete({ collection: 'schools', id: ids.Cove ?? 0 })
    await soon(async () => shownSchools(await text()).slice(0, 2)).toEqual(['anse', 'bay'])
  })

  it('is as before after it was unpublished', async () => {
    await site.payload.updateGlobal({ slug: 'home-page', data: { _status: 'draft' } } as never)
    await soon(() => text()).toContain('<h1>By the sea</h1>')
  })

  it('has versions that name their author', async () => {
    const { docs } = await site.payload.findGlobalVersions({ slug: 'home-page', depth: 0, limit: 50 })
    expect(docs.map(({ version }) => version.changedBy)).toContain(editor.name)
  })
})
