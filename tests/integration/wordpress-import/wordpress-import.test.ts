import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { isIncomplete, reportLines } from '../../../src/features/wordpress-import/report'
import {
  type ImportOptions,
  importWordPress,
} from '../../../src/features/wordpress-import/wordpress-import.server'
import { readWxrBytes } from '../../../src/shared/wordpress/read-wxr-bytes'
import {
  wxrCategory,
  wxrComment,
  wxrExport,
  wxrItem,
  wxrMeta,
} from '../../../src/shared/wordpress/wxr-fixture'
import { openApp, type TestApp } from '../kit/app'
import { pictureFile } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const comments = [
  wxrComment({ id: 1, content: 'Lovely <b>trip</b>', email: 'bo@mail.example' }),
  wxrComment({ id: 2, parent: 1, content: 'Thank you' }),
  wxrComment({ id: 3, content: 'Buy pills', approved: 'spam' }),
  wxrComment({ id: 4, content: 'Linked', type: 'pingback' }),
].join('')

const now = new Date('2026-03-01T00:00:00Z')

describeSite('an import from WordPress', (open) => {
  let site: Site
  let web: TestApp
  let uploads: string
  let served: string
  let isServing = false

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    uploads = mkdtempSync(path.join(tmpdir(), 'schoolhouse-uploads-'))
    mkdirSync(path.join(uploads, '2020/05'), { recursive: true })
    const { data } = await pictureFile(40, 30)
    writeFileSync(path.join(uploads, '2020/05/harbour.png'), data)
    const server = createServer((_request, response) => {
      response.writeHead(isServing ? 200 : 404, { 'content-type': 'image/png' })
      response.end(isServing ? data : 'no')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    served = `http://127.0.0.1:${(server.address() as AddressInfo).port}/far.png`
    return async () => {
      server.close()
      rmSync(uploads, { recursive: true, force: true })
      await web.close()
    }
  })

  const file = () =>
    wxrExport(
      [
        wxrItem({
          id: 9,
          type: 'attachment',
          status: 'inherit',
          title: 'harbour',
          attachmentUrl: 'https://old.example/wp-content/uploads/2020/05/harbour.png',
          more: wxrMeta('_wp_attachment_image_alt', 'The harbour at night'),
        }),
        wxrItem({
          id: 12,
          title: 'A trip &amp; a walk',
          link: 'https://old.example/2020/05/a-trip/',
          slug: 'a-trip',
          content: `First words.\n\n<img src="https://old.example/wp-content/uploads/2020/05/harbour-300x200.png">\n\nSee <a href="https://old.example/team/teachers/">our teachers</a>. <img src="${served}" alt="Far away"><script>alert(1)</script>`,
          more: wxrCategory('trips', 'Trips &amp; tours') + wxrMeta('_thumbnail_id', '9') + comments,
        }),
        wxrItem({ id: 20, type: 'page', title: 'Team', link: 'https://old.example/team/', slug: 'team' }),
        wxrItem({
          id: 21,
          type: 'page',
          title: 'Teachers',
          link: 'https://old.example/team/teachers/',
          slug: 'teachers',
          parent: 20,
          content: '<!-- wp:paragraph --><p>All of them.</p><!-- /wp:paragraph -->',
        }),
        wxrItem({ id: 22, type: 'page', title: 'News', link: 'https://old.example/news/', slug: 'news' }),
        wxrItem({ id: 30, title: 'Not yet', status: 'draft', slug: '' }),
        wxrItem({ id: 31, title: 'Later', status: 'future', date: '2026-09-01 08:00:00', slug: 'later' }),
        wxrItem({ id: 32, title: 'Away', status: 'trash' }),
        wxrItem({ id: 33, type: 'nav_menu_item' }),
      ].join(''),
    )

  const run = async (options: Partial<ImportOptions> = {}, text = file()) =>
    importWordPress(site.payload, await readWxrBytes([Buffer.from(text)]), {
      isDryRun: false,
      sources: { uploads, fetches: true, allowPrivate: true },
      now,
      progress: () => {},
      ...options,
    })

  const bodyOf = async (path: string) => (await web.get(path)).body
  const counts = async () => {
    const found: Record<string, number> = {}
    for (const collection of [
      'comments',
      'posts',
      'pages',
      'media',
      'categories',
      'redirects',
      'payload-jobs',
    ] as const)
      found[collection] = (await site.payload.count({ collection })).totalDocs
    return found
  }

  const find = async (collection: 'posts' | 'pages', slug: string) => {
    const { docs } = await site.payload.find({
      collection,
      where: { slug: { equals: slug } },
      depth: 0,
      draft: true,
    })
    return docs[0]
  }

  it('says what would happen first, and changes nothing', async () => {
    const report = await run({ isDryRun: true })
    expect(Object.values(await counts()).every((count) => count === 0)).toBe(true)
    expect(Object.fromEntries(report.documents.posts)).toEqual({ created: 3 })
    expect(Object.fromEntries(report.documents.pages)).toEqual({ created: 3 })
    const lines = reportLines(report).join('\n')
    expect(lines).toContain('Nothing was changed')
    expect(lines).toContain('1 documents in the trash: “Away”')
    expect(lines).toContain('a draft, as before (draft): “Not yet”')
    expect(lines).toContain('a script was left out: “A trip & a walk”')
  })

  it('brings posts, pages, pictures, categories and redirects', async () => {
    const planned = await run({ isDryRun: true })
    const report = await run()
    // The dry run has promised the same numbers.
    for (const part of ['redirects', 'comments', 'categories', 'documents'] as const)
      expect(planned[part]).toEqual(report[part])
    expect(report.failed).toEqual([])
    // The far picture answers 404.
    expect(report.files).toMatchObject({ stored: 1, failed: [{ address: served, reason: 'answered 404' }] })
    expect(isIncomplete(report)).toBe(true)
    expect(await counts()).toMatchObject({ posts: 3, pages: 3, media: 1, categories: 1, 'payload-jobs': 1 })

    const post = await web.get('/news/a-trip')
    expect(post.statusCode).toBe(200)
    expect(post.body).toContain('A trip &amp; a walk')
    expect(post.body).toContain('The harbour at night')
    expect(post.body).toContain('Ana Lima')
    expect(post.body).toContain('<a href="/teachers">our teachers</a>')
    expect(post.body).toContain(`<a href="${served}">Far away</a>`)
    expect(post.body).not.toContain('alert(1)')
    expect(await find('posts', 'a-trip')).toMatchObject({ date: '2020-05-01T10:20:30.000Z' })
    // The address /news is the site's own.
    expect((await web.get('/news-2')).statusCode).toBe(200)
    expect((await find('posts', 'not-yet'))?._status).toBe('draft')
    expect((await web.get('/news/later')).statusCode).toBe(404)

    expect(report.comments).toEqual({ added: 3, known: 0, skipped: 1 })
    expect(post.body).toContain('Lovely trip')
    expect(post.body).toContain('Thank you')
    expect(post.body).not.toContain('Buy pills')
    const { docs } = await site.payload.find({ collection: 'comments', sort: 'id', depth: 0 })
    expect(docs.map(({ content, state, parent }) => [content, state, parent])).toEqual([
      ['Lovely trip', 'approved', 0],
      ['Buy pills', 'spam', 0],
      ['Thank you', 'approved', docs[0]?.id],
    ])
    expect((await site.payload.count({ collection: 'outgoing-mail' })).totalDocs).toBe(0)

    const leads = async (url: string) => (await web.get(url)).headers.location
    expect(await leads('/2020/05/a-trip/')).toBe('/news/a-trip')
    expect(await leads('/?p=12')).toBe('/news/a-trip')
    expect(await leads('/team/teachers')).toBe('/teachers')
    expect(await leads('/?page_id=21')).toBe('/teachers')
    expect(await leads('/category/trips')).toBe('/news/category/trips')
    expect(await leads('/feed/')).toBe('/news/feed.xml')
    expect(await leads('/wp-content/uploads/2020/05/harbour.png')).toBe('/media/harbour.png')
  })

  it('changes nothing the second time', async () => {
    const before = await counts()
    const planned = await run({ isDryRun: true })
    const report = await run()
    for (const part of ['redirects', 'comments', 'categories', 'documents'] as const)
      expect(planned[part]).toEqual(report[part])
    expect(await counts()).toEqual(before)
    expect(Object.fromEntries(report.documents.posts)).toEqual({ same: 3 })
    expect(Object.fromEntries(report.documents.pages)).toEqual({ same: 3 })
    expect(report).toMatchObject({
      files: { stored: 0, known: 1 },
      categories: { created: 0, known: 1 },
      redirects: { added: 0, refused: [{ from: '/news' }] },
    })
  })

  it('adds a picture that was not available before', async () => {
    isServing = true
    const report = await run()
    expect(Object.fromEntries(report.documents.posts)).toEqual({ updated: 1, same: 2 })
    expect(isIncomplete(report)).toBe(false)
    // The page in memory may be served until the new one is rendered.
    await expect.poll(() => bodyOf('/news/a-trip')).toContain('alt="Far away"')
    expect(await bodyOf('/news/a-trip')).not.toContain(served)
  })

  it('leaves alone what staff have changed or deleted since', async () => {
    const page = await find('pages', 'teachers')
    await site.payload.update({
      collection: 'pages',
      id: page?.id ?? 0,
      data: { title: 'Our people', slug: 'people' },
    })
    const team = await find('pages', 'team')
    await site.payload.delete({ collection: 'pages', id: team?.id ?? 0 })
    const later = file().replace('All of them.', 'Some of them.').replace('First words.', 'Other words.')
    const report = await run({}, later)
    expect(Object.fromEntries(report.documents.pages)).toEqual({
      'deleted here': 1,
      'changed here': 1,
      same: 1,
    })
    expect(Object.fromEntries(report.documents.posts)).toEqual({ updated: 1, same: 2 })
    await expect.poll(() => bodyOf('/people')).toContain('All of them.')
    await expect.poll(() => bodyOf('/news/a-trip')).toContain('Other words.')
    await expect.poll(() => bodyOf('/news/a-trip')).toContain('<a href="/people">our teachers</a>')
    expect((await counts()).pages).toBe(2)
  })
})
