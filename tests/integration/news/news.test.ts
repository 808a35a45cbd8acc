import { beforeAll, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import { readPostZones } from '../../../src/features/news/events/time-zones.server'
import { upcomingEvents } from '../../../src/features/news/queries.server'
import { thingsIn } from '../../json-ld'
import { xmlProblems } from '../../xml-problems'
import { openApp, type TestApp } from '../kit/app'
import {
  createPost,
  createSchool,
  createUser,
  openSession,
  password,
  pictureFile,
  textBlocks,
} from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describeSite('news', (open, _dialect, once) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  const text = async (url: string) => (await web.get(url)).body
  const status = async (url: string) => (await web.get(url)).statusCode
  const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 20 })
  /** The titles of a list in their order. */
  const titles = async (url: string) =>
    [...(await text(url)).matchAll(/<h[23]><a href="[^"]*"[^>]*>([^<]*)</g)].map(([, title]) => title)
  const createCategory = (title: string) =>
    site.payload.create({ collection: 'categories', data: { title, slug: '' } })

  it('answers without posts, but is not indexed', async () => {
    const { statusCode, body } = await web.get('/news')
    expect(statusCode).toBe(200)
    expect(body).toContain('There is no news here yet.')
    expect(body).toContain('content="noindex"')
    expect(await text('/sitemap.xml')).not.toContain('/news')
    expect(xmlProblems(await text('/news/feed.xml'))).toEqual([])
    for (const url of [
      '/news?page=2',
      '/news/nothing',
      '/news/category/none',
      '/news/school/none',
      '/news/a/b',
    ])
      expect([url, await status(url)]).toEqual([url, 404])
  })

  once('lists ten posts a page, the newest first, and never drafts', async () => {
    const category = await createCategory('Lists')
    const filed = { category: category.id }
    for (let day = 1; day <= 21; day++)
      await createPost(site.payload, {
        ...filed,
        title: `Day ${day}`,
        // The third and the fourth have the same date: the later one comes first.
        date: `2025-01-${String(day === 4 ? 3 : day).padStart(2, '0')}T12:00:00.000Z`,
      })
    await createPost(site.payload, {
      ...filed,
      title: 'Secret plan',
      _status: 'draft',
      date: '2025-02-01T12:00:00.000Z',
    })
    const list = '/news/category/lists'
    await soon(() => titles(list)).toEqual(
      [21, 20, 19, 18, 17, 16, 15, 14, 13, 12].map((day) => `Day ${day}`),
    )
    expect(await titles(`${list}?page=2`)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `Day ${day}`),
    )
    expect(await titles(`${list}?page=3`)).toEqual(['Day 1'])
    expect(await status(`${list}?page=4`)).toBe(404)
    expect((await web.get(`${list}?page=1`)).headers.etag).toBe((await web.get(list)).headers.etag)
    const second = await text(`/de${list}?page=2`)
    expect(second).toContain('<title>Lists – Seite 2 von 3 – Our school</title>')
    expect(second).toContain(`<link rel="canonical" href="http://school.example/de${list}?page=2"/>`)
    expect(second).toContain(
      `<link rel="alternate" hrefLang="fr" href="http://school.example/fr${list}?page=2"/>`,
    )
    expect(second).toContain(`<link rel="prev" href="http://school.example/de${list}"/>`)
    expect(second).toContain(`<link rel="next" href="http://school.example/de${list}?page=3"/>`)
    for (const url of ['/news', list, '/news/feed.xml', '/sitemap.xml'])
      expect((await text(url)).toLowerCase()).not.toMatch(/secret[ -]plan/)
    expect(await status('/news/secret-plan')).toBe(404)
    expect(await text('/news/day-21')).not.toContain('Secret plan')
  })

  once('lists the posts of a school', async () => {
    const school = await createSchool(site.payload, { name: 'Larch Bay' })
    const other = await createSchool(site.payload)
    await createPost(site.payload, { title: 'New library', school: school.id })
    await soon(() => titles('/news/school/larch-bay')).toEqual(['New library'])
    expect(await text('/news/school/larch-bay')).toContain('<h1>News from Larch Bay</h1>')
    expect(await titles(`/news/school/${other.slug}`)).toEqual([])
    expect(await text('/news/new-library')).toContain('<a href="/schools/larch-bay">Larch Bay</a>')
    const listed = '<loc>http://school.example/de/news/school/larch-bay</loc>'
    await soon(async () => (await text('/sitemap.xml')).includes(listed)).toBe(true)
    const sitemap = await text('/sitemap.xml')
    expect(sitemap).toContain('<loc>http://school.example/news/new-library</loc>')
    expect(sitemap).toContain('<loc>http://school.example/news</loc>')
    expect(sitemap).not.toContain(`/news/school/${other.slug}`)
  })

  once('shows a post with picture, author, structured data and its neighbours', async () => {
    const category = await createCategory('School life')
    const picture = await site.payload.create({
      collection: 'media',
      data: { alt: 'The new kitchen' },
      file: await pictureFile(1300, 700),
    })
    const at = (minute: number) => `2024-05-01T12:0${minute}:00.000Z`
    await createPost(site.payload, { title: 'Before it', date: at(1) })
    const post = await createPost(site.payload, {
      title: 'A new kitchen',
      author: 'Rosa',
      category: category.id,
      picture: picture.id,
      date: at(3),
    })
    await createPost(site.payload, { title: 'After it', date: at(5) })
    const body = await text('/news/a-new-kitchen')
    expect(body).toContain('<h1>A new kitchen</h1>')
    expect(body).toContain('Body of A new kitchen.')
    expect(body).toContain('alt="The new kitchen"')
    expect(body).toContain('By Rosa')
    expect(body).toContain('<a href="/news/category/school-life">School life</a>')
    expect(body).toMatch(/<a href="\/news\/before-it" rel="prev"><span>Previous<\/span><span>Before it</)
    expect(body).toMatch(/<a href="\/news\/after-it" rel="next"><span>Next<\/span><span>After it</)
    expect(body).toMatch(/<meta property="og:image" content="http:\/\/school\.example\/media\//)
    expect(body).toContain('type="application/atom+xml"')
    const [article, trail] = thingsIn(body)
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A new kitchen',
      datePublished: at(3),
      author: { '@type': 'Person', name: 'Rosa' },
      articleSection: 'School life',
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })

    // A post that is published between two others appears on their pages.
    await createPost(site.payload, { title: 'In between', date: at(4) })
    await soon(() => text('/news/a-new-kitchen')).toContain('/news/in-between')
    await soon(() => text('/news/after-it')).toContain('/news/in-between')
    // A category that gets another name shows it.
    await site.payload.update({ collection: 'categories', id: category.id, data: { title: 'Daily life' } })
    await soon(() => text('/news/a-new-kitchen')).toContain('Daily life')
    // An unpublished post is gone everywhere.
    await site.payload.update({ collection: 'posts', id: post.id, data: { _status: 'draft' } })
    await soon(() => status('/news/a-new-kitchen')).toBe(404)
    await soon(() => text('/news/before-it')).not.toContain('a-new-kitchen')
    await soon(() => text('/news/feed.xml')).not.toContain('A new kitchen')
  })

  it('shows upcoming events first, and gives each a calendar file', async () => {
    const school = await createSchool(site.payload, { name: 'Pier School' })
    const event = (title: string, from: number, to?: number) =>
      createPost(site.payload, {
        title,
        kind: 'event',
        school: school.id,
        date: inDays(-2),
        event: {
          startsAt: inDays(from),
          ...(to === undefined ? {} : { endsAt: inDays(to) }),
          place: 'Quay 4; hall, second floor',
        },
      })
    await event('Later concert', 20)
    await event('Open day', 10, 10.1)
    await event('Running week', -2, 3)
    await event('Last party', -5, -4)
    const list = '/news/school/pier-school'
    await soon(async () => (await titles(list)).slice(0, 3)).toEqual([
      'Running week',
      'Open day',
      'Later concert',
    ])
    expect(await text(list)).toContain('<h2 id="upcoming">Upcoming events</h2>')
    expect(await titles(list)).toContain('Last party')

    // A cached list ends with the first event that it shows as upcoming.
    const ends: Date[] = []
    const ctx = { payload: site.payload, locale: 'en' as const, draft: false, tag: () => {} }
    await upcomingEvents({ ...ctx, validUntil: (time) => ends.push(time) }, { school: school.id, limit: 2 })
    expect(ends.map((end) => Math.round((end.getTime() - Date.now()) / 86_400_000))).toEqual([3, 10])

    const body = await text('/de/news/open-day')
    expect(body).toContain('href="/de/news/open-day/event.ics"')
    expect(body).toContain(
      'href="https://calendar.google.com/calendar/render?action=TEMPLATE&amp;text=Open+day&amp;',
    )
    // The date of the event comes first.
    const dates = [...body.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)/gi)].map(([, day]) => day)
    // The event has a day of the school's, the post an instant.
    const schoolDay = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' }).format(
      new Date(inDays(10)),
    )
    expect(dates.slice(0, 2)).toEqual([schoolDay, inDays(-2).slice(0, 10)])
    const over = await text('/news/last-party')
    expect(over).toContain('This event is over.')
    expect(over).not.toContain('calendar.google.com')
    expect(await text(list)).toMatch(/This event is over\.<\/span><\/p><h3><a href="\/news\/last-party"/)
    expect(thingsIn(body)[0]).toMatchObject({
      '@type': 'Event',
      name: 'Open day',
      location: { '@type': 'Place', name: 'Quay 4; hall, second floor' },
    })
    const file = await web.get('/de/news/open-day/event.ics')
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    const lines = file.body.replace(/\r\n /g, '').split('\r\n')
    expect(lines).toContain('SUMMARY:Open day')
    expect(lines).toContain('LOCATION:Quay 4\\; hall\\, second floor\\, Pier School')
    expect(lines.filter((line) => /^DT(START|END):\d{8}T\d{6}Z$/.test(line))).toHaveLength(2)
    expect(lines).toContain('URL:http://school.example/de/news/open-day')
    await createPost(site.payload, { title: 'No event' })
    for (const url of ['/news/no-event/event.ics', '/news/nothing/event.ics', '/news/Open-day/event.ics'])
      expect([url, await status(url)]).toEqual([url, 404])
    await expect(createPost(site.payload, { title: 'When?', kind: 'event' })).rejects.toThrow(/Begins|event/i)
  })

  once('has an Atom feed in every language', async () => {
    await createPost(site.payload, {
      title: 'R&D <b> "quoted" ]]>',
      slug: 'rd',
      summary: 'A & B\u0007',
      date: inDays(-1),
    })
    const feed = '/fr/news/feed.xml'
    await soon(() => text(feed)).toContain('R&amp;D &lt;b&gt;')
    const { body, headers } = await web.get(feed)
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(xmlProblems(body)).toEqual([])
    expect(body).toContain('xml:lang="fr"')
    expect(body.match(/<entry>/g)).toHaveLength(20)
    expect(body).toContain('href="http://school.example/fr/news/feed.xml"')
    expect(body).toContain('href="http://school.example/fr/news/rd"')
  })

  once('says which texts are not translated', async () => {
    const title = 'A title that is long enough to be compared'
    const post = await createPost(site.payload, { title, slug: 'compared', date: inDays(-0.5) })
    await site.payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'de',
      data: { title, summary: 'Nur die Zusammenfassung ist übersetzt.', _status: 'published' },
    })
    const german = await text('/de/news/compared')
    expect(german).toContain(`<h1 lang="en">${title}</h1>`)
    expect(german).toContain('<p class="lead">Nur die Zusammenfassung ist übersetzt.</p>')
    await soon(() => text('/de/news')).toContain(`lang="en">${title}</a>`)
    expect(await text('/news/compared')).toContain(`<h1>${title}</h1>`)
  })

  once('follows links in texts, lists embeds in the cookie policy, and previews drafts', async () => {
    const linked = await createPost(site.payload, { title: 'Linked' })
    const paragraph = toRichText('See here.')
    paragraph.root.children = [
      {
        type: 'paragraph',
        version: 1,
        children: [
          {
            type: 'link',
            version: 3,
            fields: { linkType: 'internal', doc: { relationTo: 'posts', value: linked.id } },
            children: [{ type: 'text', version: 1, text: 'here' }],
          },
        ],
      },
    ] as never
    const post = await createPost(site.payload, { title: 'Linking', blocks: textBlocks(paragraph) })
    expect(await text('/de/news/linking')).toContain('href="/de/news/linked"')
    await createPost(site.payload, {
      title: 'With film',
      blocks: textBlocks(toRichText('![Film](https://www.youtube.com/watch?v=abcdefgh123)')),
    })
    await soon(() => text('/cookie-policy')).toContain('YouTube')

    const { email } = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email, password })
    const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
    await site.payload.update({
      collection: 'posts',
      id: post.id,
      draft: true,
      data: { title: 'Only a draft', _status: 'draft' },
    })
    expect(await text('/news/linking')).not.toContain('Only a draft')
    const preview = await web.get(`/preview/posts/${post.id}?locale=de`, headers)
    expect([preview.statusCode, preview.body.includes('<h1 lang="en">Only a draft</h1>')]).toEqual([
      200,
      true,
    ])
    const empty = await site.payload.create({
      collection: 'posts',
      draft: true,
      data: { _status: 'draft' } as never,
    })
    expect((await web.get(`/preview/posts/${empty.id}`, headers)).statusCode).toBe(200)
  })

  it('tells visitors, search engines and calendars the same time of an event: that at its school', async () => {
    const { id } = await createSchool(site.payload, { name: 'Cove School' })
    await site.payload.update({ collection: 'schools', id, data: { timeZone: 'America/Halifax' } })
    // Six in the evening in Halifax.
    const times = { startsAt: '2031-12-12T22:00:00.000Z', endsAt: '2031-12-13T00:30:00.000Z' }
    await createPost(site.payload, { title: 'Lantern walk', kind: 'event', school: id, event: times })
    const body = await text('/news/lantern-walk')
    expect(body).toMatch(/<time dateTime="2031-12-12T18:00:00-04:00">Friday, December 12, 2031.*6:00.*8:30/i)
    expect(thingsIn(body)[0]).toMatchObject({
      startDate: '2031-12-12T18:00:00-04:00',
      endDate: '2031-12-12T20:30:00-04:00',
    })
    expect(await text('/news/school/cove-school')).toContain('2031-12-12T18:00:00-04:00')
    const lines = (await text('/news/lantern-walk/event.ics')).split('\r\n')
    expect(lines).toContain('DTSTART:20311212T220000Z')
    expect(lines).toContain('DTEND:20311213T003000Z')
    // The form of the post shows times in the same zone.
    expect((await readPostZones(site.payload)).bySchool[id]).toBe('America/Halifax')
    // An event at six o'clock stays at six o'clock when the school gets another zone.
    await site.payload.update({ collection: 'schools', id, data: { timeZone: 'Europe/Berlin' } })
    await soon(() => text('/news/lantern-walk')).toContain('2031-12-12T18:00:00+01:00')
  })

  once(
    'converts the local time that an editor writes, also when the school of the event changes',
    async () => {
      const inZone = async (name: string, timeZone: string) => {
        const { id } = await createSchool(site.payload, { name })
        await site.payload.update({ collection: 'schools', id, data: { timeZone } })
        return id
      }
      const [cliff, dune] = [
        await inZone('Cliff School', 'America/Halifax'),
        await inZone('Dune School', 'Europe/Berlin'),
      ]
      const local = { startsLocal: '2031-12-12T18:00', endsLocal: '2031-12-12T20:30' }
      const { id, event } = await createPost(site.payload, {
        title: 'Torch walk',
        kind: 'event',
        school: cliff,
        event: local,
      })
      expect(event).toMatchObject({
        startsAt: '2031-12-12T22:00:00.000Z',
        startsLocal: '2031-12-12T18:00:00-04:00[America/Halifax]',
        endsAt: '2031-12-13T00:30:00.000Z',
      })
      const update = (data: object) => site.payload.update({ collection: 'posts', id, data })
      expect((await update({ school: dune })).event).toMatchObject({
        startsAt: '2031-12-12T17:00:00.000Z',
        startsLocal: '2031-12-12T18:00:00+01:00[Europe/Berlin]',
      })
      // A program may still write the point in time.
      expect((await update({ event: { startsAt: '2031-12-12T18:00:00.000Z' } })).event).toMatchObject({
        startsLocal: '2031-12-12T19:00:00+01:00[Europe/Berlin]',
        endsLocal: '2031-12-12T20:30:00+01:00[Europe/Berlin]',
      })
      await expect(update({ event: { endsLocal: '2031-12-12T18:30' } })).rejects.toThrow(/Ends/)
      await expect(update({ event: { startsLocal: null } })).rejects.toThrow(/Begins/)
      await expect(update({ event: { startsLocal: 'at six' } })).rejects.toThrow(/Begins/)
      await expect(update({ dateLocal: '' })).rejects.toThrow(/Date/)
    },
  )

  once('publishes a post at its scheduled time on every page, and takes it back', async () => {
    const user = await createUser(site.payload, 'editor')
    const post = await createPost(site.payload, {
      title: 'Planned zeppelin',
      date: inDays(1),
      _status: 'draft',
    })
    const schedule = (type: 'publish' | 'unpublish', waitUntil: Date) =>
      site.payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil,
        input: {
          type,
          doc: { relationTo: 'posts', value: post.id },
          user: { relationTo: 'users', value: user.id },
        } as never,
      })
    const pages = ['/news', '/news/feed.xml', '/sitemap.xml', '/search?q=zeppelin', '/search.json?q=zeppelin']
    /** On which pages it is; all of them are in the cache after the first look. */
    const shownOn = async () => {
      const bodies = await Promise.all(pages.map(text))
      const shown = pages.filter((_, index) => bodies[index]?.includes('/news/planned-zeppelin'))
      return (await status('/news/planned-zeppelin')) === 200 ? ['its page', ...shown] : shown
    }
    /** Runs what is due, as the clock of the server does every minute. */
    const runUntil = (expected: string[]) =>
      soon(async () => {
        await site.payload.jobs.run()
        return shownOn()
      }).toEqual(expected)

    expect(await shownOn()).toEqual([])
    await schedule('publish', new Date(Date.now() + 600_000))
    await site.payload.jobs.run()
    expect(await shownOn()).toEqual([])

    const publishAt = new Date(Date.now() + 300)
    await schedule('publish', publishAt)
    await runUntil(['its page', ...pages])
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime())
    // The version says who scheduled it.
    const published = await site.payload.findByID({ collection: 'posts', id: post.id })
    expect(published.changedBy).toBe(user.name || user.email)

    await schedule('unpublish', new Date(Date.now() - 1000))
    await runUntil([])
  })
})
