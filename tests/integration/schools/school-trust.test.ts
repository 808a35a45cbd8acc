import { beforeAll, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import { createComment } from '../comments/comments'
import { openApp, type TestApp } from '../kit/app'
import { courseData, createPage, createSchool, pictureFile, textBlocks } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

describeSite('the reasons to trust a school', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let school: number

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    const { payload } = site
    school = (await createSchool(payload, { name: 'Trusted' })).id
    const file = await pictureFile(400, 400)
    const logo = await payload.create({ collection: 'media', data: { alt: 'A seal' }, file })
    const { accreditations } = await payload.update({
      collection: 'schools',
      id: school,
      locale: 'en',
      depth: 0,
      data: {
        accreditations: [
          { name: 'Tidal Council', number: 'TC-1', url: 'https://council.example/1', logo: logo.id },
        ],
        testimonials: [{ text: 'I stayed for twelve weeks.', name: 'Yuki', about: 'Osaka, 2026' }],
        videoUrl: film,
        videoTitle: 'A day at school',
        _status: 'published',
      },
    })
    await payload.update({
      collection: 'schools',
      id: school,
      locale: 'de',
      data: {
        summary: 'Eine Schule am Meer.',
        accreditations,
        testimonials: [{ text: 'Niemand hat Zeit verloren.', name: 'Jonas' }],
        _status: 'published',
      },
    })
    const { id } = await payload.create({
      collection: 'courses',
      data: {
        ...courseData(school, 'Evening course'),
        summary: 'Two evenings a week, in a small group.',
        description: 'We read the newspaper and talk about it.',
      },
    })
    await payload.update({
      collection: 'courses',
      id,
      locale: 'de',
      data: { title: 'Abendkurs', summary: 'Zwei Abende pro Woche in einer kleinen Gruppe.' },
    })
    await payload.updateGlobal({ slug: 'comment-settings', data: { ratings: true } })
    await createComment(payload, school, { rating: 5 })
    await createComment(payload, school, { rating: 4, author: 'Bo', email: 'bo@example.org' })
    return () => web.close()
  })

  const page = async (prefix = '') => (await web.get(`${prefix}/schools/trusted`)).body

  once('shows accreditations with logo, number and a link to check them', async () => {
    const body = await page()
    expect(body).toContain('Tidal Council')
    expect(body).toContain('No. TC-1')
    expect(body).toMatch(/<a href="https:\/\/council\.example\/1" rel="noopener noreferrer"/)
    expect(body).toMatch(/class="accreditations".*?<img/s)
  })

  it('shows average and number of the ratings at the top, in the language of the page', async () => {
    const [hero] = (await page()).split('class="section-nav no-print"')
    expect(hero).toContain('4.5 of 5 · 2 ratings')
    expect(await page('/de')).toContain('4,5 von 5 · 2 Bewertungen')
  })

  once('quotes students in the language of the page, or not at all', async () => {
    expect(await page()).toContain('I stayed for twelve weeks.')
    const german = await page('/de')
    expect(german).toContain('Niemand hat Zeit verloren.')
    expect(german).not.toContain('I stayed for twelve weeks.')
    const basque = await page('/eu')
    expect(basque).not.toContain('I stayed for twelve weeks.')
    expect(basque).toContain('Tidal Council')
  })

  once('holds the video back until the visitor agrees', async () => {
    const body = await page()
    const [, placeholder = ''] = /class="trust-video">(.*?)<\/section>/s.exec(body) ?? []
    expect(placeholder).toContain('data-embed="YouTube"')
    expect(placeholder).toContain('A day at school')
    // The frame is in a comment, which loads nothing.
    expect(body.replace(/<!--.*?-->/gs, '')).not.toMatch(/<iframe/)
  })

  once('lists the service of the video in the cookie policy', async () => {
    expect((await web.get('/cookie-policy')).body).toContain('YouTube')
  })

  once('marks texts that are only there in English', async () => {
    expect(await page('/de')).toMatch(/<div class="prose prose-opening" lang="en">/)
    expect(await page()).toMatch(/<div class="prose prose-opening">/)
  })

  once('marks the text of a page until it is translated', async () => {
    const { id } = await createPage(site.payload, { title: 'House rules' })
    const body = async (prefix = '') => (await web.get(`${prefix}/house-rules`)).body
    expect(await body()).toMatch(/<div class="prose">.*Body of House rules\./)
    expect(await body('/de')).toMatch(/<div class="prose" lang="en">.*Body of House rules\./)
    await site.payload.update({
      collection: 'pages',
      id,
      locale: 'de',
      data: {
        title: 'Hausordnung',
        blocks: textBlocks(toRichText('Niemand geht hungrig ins Bett.')),
        _status: 'published',
      },
    })
    // A stale page may be shown for a moment.
    await expect
      .poll(() => body('/de'), { timeout: 15_000 })
      .toMatch(/<div class="prose">.*Niemand geht hungrig ins Bett\./)
  })

  once('shows a course in the language of the page, and in English where it is not translated', async () => {
    const german = await page('/de')
    expect(german).toContain('<p>Zwei Abende pro Woche in einer kleinen Gruppe.</p>')
    expect(german).not.toContain('Two evenings a week')
    expect(german).toContain(
      'href="/de/schools/trusted/courses/evening-course"><span>Abendkurs</span></a></h3>',
    )
    expect(german).toContain('<p lang="en">We read the newspaper and talk about it.</p>')
    const english = await page()
    expect(english).toContain('<p>Two evenings a week, in a small group.</p>')
    expect(english).toContain('<p>We read the newspaper and talk about it.</p>')
  })

  once('refuses an address that is not that of a video', async () => {
    const update = site.payload.update({
      collection: 'schools',
      id: school,
      data: { videoUrl: 'https://example.org/film.mp4', _status: 'published' },
    })
    await expect(update).rejects.toThrow(/video/i)
  })

  once('leaves the section out of the page of a school that has nothing to show', async () => {
    await createSchool(site.payload, { name: 'Plain' })
    expect((await web.get('/schools/plain')).body).not.toContain('anc-trust')
  })
})
