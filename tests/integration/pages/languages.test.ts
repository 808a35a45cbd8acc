import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import type { SearchSuggestions } from '../../../src/features/search/contract'
import type { SiteSetting } from '../../../src/platform/payload/payload-types'
import { type Locale, locales } from '../../../src/shared/locale'
import { openApp, type TestApp } from '../kit/app'
import { createCourse, createPage, createPost, createSchool, textBlocks } from '../kit/content'
import { describeOn, describeSite, openSecondNode, type Site } from '../kit/harness'

type Settings = Pick<SiteSetting, 'publicLanguages' | 'defaultLanguage' | 'untranslated'>

const usual: Settings = { publicLanguages: [], defaultLanguage: 'en', untranslated: 'show' }

const german: Settings = { ...usual, publicLanguages: ['de', 'en', 'fr'], defaultLanguage: 'de' }

const hiding: Settings = { ...usual, untranslated: 'hide' }

const save = ({ payload }: Site, data: Settings) => payload.updateGlobal({ slug: 'site-settings', data })

const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/gi)].map(
      ([, code, href]) => [code, href || '/'],
    ),
  )

const picker = (html: string) => {
  const menu = html.match(/<nav id="language-menu".*?<\/nav>/s)?.[0] ?? ''
  return [...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

describeSite('the languages of the site', (open) => {
  let site: Site
  let web: TestApp
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { payload } = site
    const about = await createPage(payload, { title: 'About' })
    await payload.update({ collection: 'pages', id: about.id, locale: 'de', data: { title: 'Über uns' } })
    await createPage(payload, { title: 'Only English' })
    const school = await createSchool(payload, { name: 'Pier', slug: 'pier' })
    await createCourse(payload, school.id, 'Evening')
    const summary = 'Eine kleine Schule am Ende des Landungsstegs.'
    await payload.update({ collection: 'schools', id: school.id, locale: 'de', data: { summary } })
    await createSchool(payload, { name: 'Lighthouse', slug: 'lighthouse' })
    const post = await createPost(payload, { title: 'A boat race', slug: 'race' })
    await payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'de',
      data: { title: 'Ruderrennen', summary: 'Auf dem Fluss.' },
    })
    await createPost(payload, { title: 'A quiet week', slug: 'quiet', date: '2026-03-02T12:00:00.000Z' })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: {
        name: 'Site',
        navigation: [
          { label: 'Us', document: { relationTo: 'pages', value: about.id } },
          { label: 'English', target: '/only-english' },
          { label: 'Home', target: '/' },
        ],
      },
    })
    return () => web.close()
  })
  let chosen: Settings | undefined
  /** Saves other settings than the last ones, and waits until the pages in memory follow. */
  const choose = async (data: Settings) => {
    if (chosen === data) return
    await save(site, data)
    await settled()
    chosen = data
  }
  const settled = async () => {
    await web.get('/de/cookie-policy')
    await expect.poll(() => web.cache.stats.isRefreshing, { interval: 10 }).toBe(false)
  }
  const redirect = async (url: string) => {
    const { statusCode, headers } = await web.get(url)
    return `${statusCode} ${headers.location}`
  }
  const status = async (url: string) => (await web.get(url)).statusCode
  const sitemap = async () => (await web.get('/sitemap.xml')).body
  const found = async (url: string) =>
    (await web.get(url)).json<SearchSuggestions>().suggestions.map(({ href }) => href)
  const menu = async (url: string) => {
    const nav = (await web.get(url)).body.match(/<nav id="site-navigation".*?<\/nav>/s)?.[0] ?? ''
    return [...nav.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
  }

  it('are all ten, with English at / and at addresses without a prefix', async () => {
    await choose(usual)
    const { body } = await web.get('/about')
    expect(picker(body)).toEqual(locales.map((code) => (code === 'en' ? '/about' : `/${code}/about`)))
    expect(alternates(body)).toMatchObject({ en: '/about', 'pt-BR': '/pt-br/about', 'x-default': '/about' })
    expect(await redirect('/en?q=pier')).toBe('301 /?q=pier')
    expect(await status('/')).toBe(200)
    // The form lists them, so that one is switched off by removing it; nothing is stored for all of them.
    const { publicLanguages } = await site.payload.findGlobal({ slug: 'site-settings' })
    expect(publicLanguages).toEqual(locales)
    await choose({ ...usual, publicLanguages: [...locales] })
    expect(await site.sql('select value from site_settings_public_languages')).toEqual([])
  })

  describe('that are not public', () => {
    beforeEach(() => choose(german))

    it('lead to the default language, and nothing links to them', async () => {
      expect(await redirect('/it')).toBe('302 /de')
      expect(await redirect('/it/about?x=1')).toBe('302 /de/about?x=1')
      expect(await redirect('/pt-br/news/feed.atom')).toMatch(/^302 \/de\/news\/feed/)
      const { headers } = await web.get('/it/about')
      expect(headers['cache-control']).toContain('must-revalidate')
      const { body } = await web.get('/de/about')
      expect(picker(body)).toEqual(['/about', '/de/about', '/fr/about'])
      expect(alternates(body)).toEqual({
        en: '/about',
        de: '/de/about',
        fr: '/fr/about',
        'x-default': '/de/about',
      })
      expect(body).not.toMatch(/og:locale:alternate" content="it_IT/)
      expect(await sitemap()).not.toMatch(/\/it\/|hreflang="it"/)
      expect(await sitemap()).toMatch(/<loc>[^<]*\/de\/about<\/loc>/)
    })

    it('were in memory, and are led away at once', async () => {
      await choose(usual)
      expect(await status('/it/about')).toBe(200)
      expect(await status('/it/about')).toBe(200)
      await choose(german)
      expect(await redirect('/it/about')).toBe('302 /de/about')
      await choose(usual)
      expect(await status('/it/about')).toBe(200)
    })

    it('answer unknown addresses in the default language', async () => {
      const answer = await web.get('/it/no/such/page')
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<html lang="de">')
    })

    it('may be English: its addresses lead to the default language, too', async () => {
      await choose({ ...german, publicLanguages: ['de', 'fr'] })
      expect(await redirect('/')).toBe('302 /de')
      expect(await redirect('/en')).toBe('302 /de')
      expect(await redirect('/about')).toBe('302 /de/about')
      expect(await redirect('/schools/pier?weeks=2')).toBe('302 /de/schools/pier?weeks=2')
      expect(await status('/healthz')).toBe(200)
      expect(await status('/sitemap.xml')).toBe(200)
      expect(await sitemap()).not.toMatch(/<loc>[^<]*\/about<\/loc>(?<!\/(de|fr)\/about<\/loc>)/)
      // Who has written in it already is still heard.
      const answer = await web.post('/cart', {})
      expect(answer.statusCode).not.toBe(302)
    })

    it('have redirects of editors that go first', async () => {
      const to = { type: 'custom' as const, url: '/about' }
      await site.payload.create({
        collection: 'redirects',
        data: { from: '/it/old', to, type: '301' as const, match: 'exact' as const },
      })
      expect(await redirect('/it/old')).toMatch(/^301 /)
    })

    it('leave no picker and no alternates where one language is left', async () => {
      await choose({ ...german, publicLanguages: ['de'] })
      const { body } = await web.get('/de/about')
      expect(body).not.toContain('language-menu')
      expect(alternates(body)).toEqual({})
      expect(await sitemap()).not.toContain('xhtml:link rel')
    })
  })

  describe('have a default', () => {
    beforeEach(() => choose(german))

    it('that / leads to; English then has /en, and all other addresses stay', async () => {
      expect(await redirect('/?q=pier')).toBe('302 /de?q=pier')
      // The language of the browser changes nothing: pages are the same for everybody.
      const italian = await web.get('/', { 'accept-language': 'it' })
      expect(italian.headers.location).toBe('/de')
      const home = await web.get('/en')
      expect(home.body).toContain('<html lang="en">')
      expect(home.body).toMatch(/<link rel="canonical" href="[^"]*\/en"/)
      expect(alternates(home.body)).toEqual({ en: '/en', de: '/de', fr: '/fr', 'x-default': '/de' })
      expect(home.body).toContain('action="/en#results"')
      expect(picker(home.body)).toEqual(['/en', '/de', '/fr'])
      expect(await redirect('/en/')).toBe('301 /en')
      expect(await redirect('/en/about')).toBe('301 /about')
      const about = await web.get('/about')
      expect(about.body).toContain('<html lang="en">')
      expect(about.body).toMatch(/<a class="brand" href="\/en"/)
      expect(await menu('/about')).toContain('/en')
      expect(about.body).toMatch(/"item":"https?:\/\/[^"]*\/en"/)
      expect(await sitemap()).toMatch(/<loc>[^<]*\/en<\/loc>/)
    })

    it('whose texts are marked wherever a page shows them, also on cards, in lists and for pictures', async () => {
      const { payload } = site
      const summary = 'A small school at the end of the pier.'
      const school = await createSchool(payload, { name: 'Breakwater', slug: 'breakwater', summary })
      const title = 'English for people who sail'
      await createCourse(payload, school.id, title)
      const marked = (body: string, text: string) =>
        [...body.matchAll(new RegExp(`<(\\w+)([^>]*)>${text}<`, 'g'))].map(([, , attributes]) => attributes)
      for (const [url, texts] of [
        ['/de', [summary]],
        ['/de/schools/breakwater', [summary, title]],
      ] as const)
        for (const text of texts) {
          const { body } = await web.get(url)
          const shown = marked(body.replace(/<head>.*<\/head>/s, ''), text)
          expect(shown.length, `${text} on ${url}`).toBeGreaterThan(0)
          for (const attributes of shown) expect(attributes, `${text} on ${url}`).toContain('lang="en"')
        }
      for (const attributes of marked((await web.get('/schools/breakwater')).body, summary))
        expect(attributes).not.toContain('lang=')
      // The same words, entered as the translation.
      await payload.update({ collection: 'schools', id: school.id, locale: 'de', data: { summary } })
      await settled()
      for (const attributes of marked((await web.get('/de/schools/breakwater')).body, summary))
        expect(attributes).not.toContain('lang=')
      await payload.delete({ collection: 'courses', where: { school: { equals: school.id } } })
      await payload.delete({ collection: 'schools', id: school.id })
    })

    it('whose texts others fall back to, marked by their language', async () => {
      const text = 'Der Landungssteg ist nur bei Ebbe zu Fuß erreichbar.'
      const page = await site.payload.create({
        collection: 'pages',
        locale: 'de',
        data: {
          title: 'Nur deutsch',
          slug: 'german',
          blocks: textBlocks(toRichText(text)),
          _status: 'published',
        },
      })
      const english = 'The pier can be reached on foot at low tide only.'
      await site.payload.create({
        collection: 'pages',
        data: { title: 'Pier', slug: 'walk', blocks: textBlocks(toRichText(english)), _status: 'published' },
      })
      for (const url of ['/german', '/fr/german']) {
        const { body } = await web.get(url)
        expect(body).toContain('<h1 lang="de">Nur deutsch</h1>')
        expect(body).toContain(`<div class="prose" lang="de"><p>${text}`)
      }
      for (const url of ['/de/walk', '/fr/walk'])
        expect((await web.get(url)).body).toContain(`<div class="prose" lang="en"><p>${english}`)
      expect((await web.get('/de/german')).body).toContain(`<div class="prose"><p>${text}`)
      expect(await found('/fr/search.json?q=landungssteg')).toContain('/fr/german')
      await site.payload.delete({ collection: 'pages', id: page.id })
    })

    it('that is public: other settings are refused, with the field named', async () => {
      await expect(save(site, { ...german, defaultLanguage: 'it' })).rejects.toMatchObject({
        data: { errors: [{ path: 'defaultLanguage', message: expect.stringContaining('default language') }] },
      })
      await expect(
        site.payload.updateGlobal({ slug: 'site-settings', data: { publicLanguages: ['fr'] } }),
      ).rejects.toMatchObject({ data: { errors: [{ path: 'defaultLanguage' }] } })
      await expect(save(site, { ...usual, defaultLanguage: 'xx' as Locale })).rejects.toThrow(/language/i)
      expect(await redirect('/')).toBe('302 /de')
    })
  })

  describe('may hide what is not translated', () => {
    beforeEach(() => choose(hiding))

    it('from lists, menus, search, feed, sitemap and hreflang of that language', async () => {
      const home = (await web.get('/de')).body
      expect(home).toContain('href="/de/schools/pier"')
      expect(home).not.toContain('/de/schools/lighthouse')
      expect(await menu('/de')).toEqual(['/de/about', '/de'])
      expect(await menu('/fr')).toEqual(['/fr'])
      expect(await menu('/')).toEqual(['/about', '/only-english', '/'])
      const news = (await web.get('/de/news')).body
      expect(news).toContain('Ruderrennen')
      expect(news).not.toContain('A quiet week')
      const feed = (await web.get('/de/news/feed')).body
      expect(feed).not.toContain('A quiet week')
      expect(await found('/de/search.json?q=lighthouse')).toEqual([])
      expect(await found('/search.json?q=lighthouse')).toEqual(['/schools/lighthouse'])
      expect(await found('/de/search.json?q=pier')).toContain('/de/schools/pier')
      const map = await sitemap()
      expect(map).toMatch(/<loc>[^<]*\/de\/about<\/loc>/)
      expect(map).not.toMatch(/\/(de|fr)\/only-english|\/fr\/about|\/de\/schools\/lighthouse|\/fr\/news/)
      expect(map).toMatch(/<loc>[^<]*\/only-english<\/loc>/)
      const about = (await web.get('/about')).body
      expect(alternates(about)).toEqual({ en: '/about', de: '/de/about', 'x-default': '/about' })
      // The picker still leads to every language.
      expect(picker(about)).toContain('/fr')
      expect(picker(about)).not.toContain('/fr/about')
    })

    it('and lead its address to the default language', async () => {
      expect(await redirect('/de/only-english')).toBe('302 /only-english')
      expect(await redirect('/de/schools/lighthouse/comments')).toBe('302 /schools/lighthouse/comments')
      expect(await redirect('/fr/news/race')).toBe('302 /news/race')
      expect(await status('/de/news/race')).toBe(200)
      expect(await status('/de/never-written')).toBe(404)
    })

    it('but not the courses of a school, which have no page of their own there', async () => {
      const { body } = await web.get('/de/schools/pier')
      expect(body).toContain('Evening')
      expect(body).not.toContain('/de/schools/pier/courses/evening')
      expect((await web.get('/schools/pier')).body).toContain('/schools/pier/courses/evening')
      expect(await redirect('/de/schools/pier/courses/evening')).toBe('302 /schools/pier/courses/evening')
    })

    it('until it is translated', async () => {
      const { payload } = site
      expect(await redirect('/eu/about')).toBe('302 /about')
      expect(await menu('/eu')).toEqual(['/eu'])
      const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'about' } } })
      const id = docs[0]?.id ?? 0
      await payload.update({ collection: 'pages', id, locale: 'eu', data: { title: 'Guri buruz' } })
      await settled()
      expect(await status('/eu/about')).toBe(200)
      expect(await menu('/eu')).toEqual(['/eu/about', '/eu'])
      expect(alternates((await web.get('/about')).body)).toHaveProperty('eu', '/eu/about')
      expect(await found('/eu/search.json?q=guri')).toEqual(['/eu/about'])
    })

    it('and show it again when the setting is changed', async () => {
      expect(await redirect('/de/only-english')).toBe('302 /only-english')
      await choose(usual)
      expect(await status('/de/only-english')).toBe(200)
      expect(await menu('/fr')).toContain('/fr/about')
    })
  })
})

describeOn('postgres', 'the languages of a second node', (open) => {
  it('follow the settings', async () => {
    const site = await open()
    const second = await openSecondNode(site)
    const [web, other] = [await openApp(site), await openApp(second)]
    try {
      expect((await other.get('/it')).statusCode).toBe(200)
      await save(site, german)
      await expect.poll(async () => (await other.get('/it')).headers.location, { interval: 20 }).toBe('/de')
    } finally {
      await web.close()
      await other.close()
    }
  })
})
