import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentMessages } from '../../../src/features/consent/messages/messages'
import { serverFeaturesOf } from '../../../src/features.server'
import { htmlProblems } from '../../html-problems'
import { setCaptcha } from '../comments/comment-visitor'
import { openApp, type TestApp } from '../kit/app'
import { accommodationData, courseData, createPage, createSchool, textBlocks } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { cookiesOf, decide, embedText } from './consent-site'

describeSite('the cookie policy page', (open) => {
  let site: Site
  let app: TestApp
  beforeAll(async () => {
    site = await open()
    app = await openApp(site)
  })
  afterAll(() => app.close())

  const text = async (path: string) => {
    const answer = await app.get(path)
    expect(answer.statusCode).toBe(200)
    return answer.body
  }
  const [en, de] = [consentMessages('en'), consentMessages('de')]

  it('exists without editors’ text, and says that the site uses no services', async () => {
    const html = await text('/cookie-policy')
    expect(html).toContain(`<h1>${en('policyTitle')}</h1>`)
    expect(html).toContain(en('noServices'))
    for (const { name } of serverFeaturesOf().flatMap(({ storage = [] }) => storage))
      expect(html).toContain(`>${name}<`)
    expect(await htmlProblems(html)).toEqual([])
  })

  describe('of a site with external services', () => {
    beforeAll(async () => {
      await site.payload.updateGlobal({
        slug: 'consent-settings',
        data: {
          blockList: [
            { domain: 'youtube.com' },
            {
              name: 'Weather',
              domain: 'weather.example',
              category: 'other',
              purpose: 'Tells whether it rains',
              provider: 'Clouds Ltd',
              privacyUrl: 'https://weather.example/privacy',
              stored: [{ name: 'rain_*', kind: 'cookie', days: 90 }],
            },
            { name: 'Silent', domain: 'silent.example' },
            { name: 'Proxy', contain: 'proxy_id', actived: true, editable: false },
            { name: 'Greeting', domain: 'hello.example', actived: true },
          ],
        },
      })
      await createPage(site.payload, { slug: 'cookie-policy', title: 'What we keep' })
    })

    it('shows the editors’ text, and a switch and the details of each service', async () => {
      // The previous version of the page may be shown for a moment.
      await expect
        .poll(() => text('/cookie-policy'), { timeout: 15_000 })
        .toMatch(/<h1>What we keep<.*value="Weather"/)
      const html = await text('/cookie-policy')
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      for (const part of [
        'id="settings"',
        'value="YouTube"',
        'value="Weather"',
        'Google Ireland Limited',
        'href="https://policies.google.com/privacy"',
        en('categories.video.purpose'),
        'VISITOR_INFO1_LIVE',
        '180 days',
        'Tells whether it rains',
        'Clouds Ltd',
        'href="https://weather.example/privacy"',
        '>rain_*</code> (cookie, 90 days)',
        en('nothingStored'),
        'href="/-/consent/mine"',
        en('servicesIntro'),
      ])
        expect(main).toContain(part)
      const rows = main.match(/<tr><th scope="row">.*?<\/tr>/gs) ?? []
      const saying = (words: string) =>
        rows.filter((row) => row.includes(words)).map((row) => />([^<]+)<\/span>/.exec(row)?.[1])
      expect(saying(en('alwaysOn'))).toEqual(['Proxy'])
      expect(saying(en('onAtFirst'))).toEqual(['Greeting'])
      expect(await htmlProblems(html)).toEqual([])
    })

    it('is translated', async () => {
      const html = await text('/de/cookie-policy')
      for (const part of [de('servicesTitle'), de('categories.video.purpose'), '180 Tage', de('exempt.cart')])
        expect(html).toContain(part)
      expect(html).toContain('href="/de/-/consent/mine"')
    })

    it('changes with the list of services', async () => {
      await site.payload.updateGlobal({
        slug: 'consent-settings',
        data: { blockList: [{ domain: 'youtube.com' }, { domain: 'vimeo.com' }] },
      })
      await expect.poll(() => text('/cookie-policy'), { timeout: 15_000 }).toContain('vuid')
      expect(await text('/cookie-policy')).not.toContain('Weather')
    })

    it('lists services embedded in the sections of schools, their offers and the home page', async () => {
      const { payload } = site
      const embedding = (host: string) =>
        textBlocks(embedText(`<iframe src="https://${host}.example/x"></iframe>`))
      const school = await createSchool(payload)
      await payload.update({
        collection: 'schools',
        id: school.id,
        data: { blocks: embedding('of-school'), _status: 'published' },
      })
      const hidden = await createSchool(payload, { _status: 'draft' })
      await payload.create({
        collection: 'courses',
        data: { ...courseData(school.id), blocks: embedding('of-course') },
      })
      await payload.create({
        collection: 'courses',
        data: { ...courseData(hidden.id), blocks: embedding('of-hidden') },
      })
      await payload.create({
        collection: 'accommodation',
        data: { ...accommodationData(school.id), blocks: embedding('of-room') },
      })
      await payload.updateGlobal({
        slug: 'home-page',
        data: { blocks: embedding('of-home'), _status: 'published' },
      })
      await payload.updateGlobal({
        slug: 'home-page',
        draft: true,
        data: { blocks: embedding('of-draft'), _status: 'draft' },
      })
      const listed = async () =>
        [...(await text('/cookie-policy')).matchAll(/value="(of-[a-z]+)\.example"/g)].map(([, name]) => name)
      const hosts = ['of-course', 'of-home', 'of-room', 'of-school']
      await expect.poll(async () => [...new Set(await listed())].sort(), { timeout: 15_000 }).toEqual(hosts)
      await payload.delete({ collection: 'schools', id: school.id })
      await payload.updateGlobal({ slug: 'home-page', data: { blocks: [], _status: 'published' } })
    })

    it('lists services embedded on any page in any language, and lets visitors allow them', async () => {
      const shown = (expected: RegExp) =>
        expect.poll(() => text('/cookie-policy'), { timeout: 15_000 }).toMatch(expected)
      const page = await createPage(site.payload, {
        slug: 'films',
        blocks: textBlocks(embedText('<iframe src="https://open.spotify.com/embed/1"></iframe>')),
      })
      await site.payload.update({
        collection: 'pages',
        id: page.id,
        locale: 'de',
        data: {
          title: 'Filme',
          blocks: textBlocks(embedText('<iframe src="https://stranger.example/x"></iframe>')),
        },
      })
      await shown(/<main.*value="Spotify".*value="stranger.example".*<\/main>/s)
      const html = await text('/cookie-policy')
      expect(html).toContain('Spotify AB')
      expect(await htmlProblems(html)).toEqual([])
      // The settings form and "accept all" beside it both send the embedded services without scripts.
      const found = [...html.matchAll(/name="found" value="([^"]*)"/g)].map(([, value = '']) => value)
      const lines = 'open.spotify.com|Spotify\nstranger.example|stranger.example'
      expect(found).toEqual([lines, lines])
      const fields = new URLSearchParams({
        found: lines.replace('\n', '\r\n'),
        method: 'save',
        allow: 'Spotify',
      })
      const [line = ''] = cookiesOf(await decide(app, '/cookie-policy', fields.toString()))
      const { headers } = await app.get('/films', { cookie: line.split(';')[0] ?? '' })
      expect(headers['content-security-policy']).toMatch(/frame-src [^;]*open\.spotify\.com/)
      expect(headers['content-security-policy']).not.toContain('stranger')

      await site.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
      await shown(/^(?!.*<main.*Spotify.*<\/main>)/s)
    })

    it('lists services required by map and captcha settings', async () => {
      await site.payload.updateGlobal({
        slug: 'map-settings',
        data: { provider: 'google', googleBrowserKey: 'browser-key', googleServerKey: 'server-key' },
      })
      await expect
        .poll(() => text('/cookie-policy'), { timeout: 15_000 })
        .toMatch(/<main.*value="Google Maps".*<\/main>/s)
      await site.payload.updateGlobal({ slug: 'map-settings', data: { provider: 'embedded' } })
      await setCaptcha(site.payload, { provider: 'hcaptcha', siteKey: 'site', secretKey: 'secret' })
      await expect
        .poll(() => text('/cookie-policy'), { timeout: 15_000 })
        .toMatch(/<main.*value="hCaptcha".*Intuition Machines.*<\/main>/s)
      await setCaptcha(site.payload, { provider: 'own' })
    })
  })

  describe('with the visitor’s own decisions', () => {
    const mine = (headers: Record<string, string>, path = '/-/consent/mine') => app.get(path, headers)
    const cookieOf = (answer: { headers: Record<string, unknown> }) =>
      [answer.headers['set-cookie']].flat().find((line) => String(line).startsWith('pd_cc=')) as string

    it('lists none without a valid receipt id', async () => {
      for (const cookie of ['', 'pd_cc=broken', "pd_cc=1.1.' or 1=1...", 'pd_cc=1.1.nobody-has-this...']) {
        const answer = await mine({ cookie })
        expect(answer.statusCode).toBe(200)
        expect(answer.body).toContain(en('decisionsNone'))
        expect(answer.headers['cache-control']).toContain('no-store')
      }
    })

    it('lists those of the receipt id in the cookie, newest first, and shows them to no one else', async () => {
      const decide = (method: string, cookie = '') =>
        app.app.inject({
          method: 'POST',
          url: '/cookie-policy/-/consent',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
            cookie,
          },
          payload: new URLSearchParams({ method, language: 'en' }).toString(),
        })
      const first = await decide('accept')
      const [cookie = ''] = cookieOf(first).split(';')
      await decide('reject', cookie)
      const { receipt } = first.json<{ receipt: string }>()

      const answer = await mine({ cookie, accept: 'application/json' })
      const { receipts, html } = answer.json<{
        receipts: { method: string; receipt: string }[]
        html: string
      }>()
      expect(receipts.map((own) => [own.method, own.receipt])).toEqual([
        ['reject', receipt],
        ['accept', receipt],
      ])
      expect(html).toContain(receipt)
      expect(answer.headers['cache-control']).toBe('private, no-store')

      const page = await mine({ cookie }, '/de/-/consent/mine')
      for (const part of [receipt, de('methods.accept'), de('methods.reject'), 'YouTube'])
        expect(page.body).toContain(part)
      expect(page.headers['x-robots-tag']).toBe('noindex')
      expect(await htmlProblems(page.body)).toEqual([])

      expect((await mine({})).body).not.toContain(receipt)
      expect(await text('/cookie-policy')).not.toContain(receipt)
    })
  })
})
