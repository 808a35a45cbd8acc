import { beforeAll, expect, it } from 'vitest'
import { getThread, pageOfComment } from '../../../src/features/comments/queries.server'
import type { QueryContext } from '../../../src/platform/payload/query'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createComment, insertComments, type StoredComment } from './comments'

const shown = (body: string) => [...body.matchAll(/<article id="comment-(\d+)"/g)].map(([, id]) => Number(id))

describeSite('a thread', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  const threadOf = ({ id }: { id: number }) => ({ type: 'schools', id }) as const
  const context = (): QueryContext => ({ payload: site.payload, locale: 'en', draft: false, tag: () => {} })
  const set = (data: object) => site.payload.updateGlobal({ slug: 'comment-settings', data: data as never })

  const nextIn = (body: string) => /<a [^>]*rel="next" href="([^"]+)"/.exec(body)?.[1]

  it.each([0, 100, 101])('shows as many comments as it counts (%i)', async (count) => {
    const school = await createSchool(site.payload)
    await insertComments(site, school.id, count)
    const path = `/schools/${school.slug}/comments`
    const first = await web.get(path)
    expect(first.body).toContain(count ? `${count} comments</p>` : 'No comments yet.')
    const seen = new Set<number>()
    // Follows the links as a crawler does.
    for (let next: string | undefined = path; next; ) {
      const { body, statusCode } = await web.get(next)
      expect(statusCode).toBe(200)
      for (const id of shown(body)) seen.add(id)
      next = nextIn(body)
    }
    expect(seen.size).toBe(count)
  })

  it('shows as many comments as it counts (10,000)', async () => {
    await set({ perPage: 200 })
    const school = await createSchool(site.payload)
    await insertComments(site, school.id, 10_000)
    const path = `/schools/${school.slug}/comments`
    const seen = new Set<number>()
    for (let page = 1; page <= 50; page++) {
      const { comments, pages, total } = await getThread(context(), threadOf(school), page)
      expect({ pages, total }).toEqual({ pages: 50, total: 10_000 })
      for (const { id } of comments) seen.add(id)
      // Rendering every page with React's slow development build would prove nothing more.
      if (page !== 1 && page !== 25 && page !== 50) continue
      const { body } = await web.get(page === 1 ? path : `${path}?page=${page}`)
      expect(body).toContain('10000 comments</p>')
      expect(shown(body)).toEqual(comments.map(({ id }) => id))
      expect(nextIn(body)).toBe(page === 50 ? undefined : `${path}?page=${page + 1}`)
    }
    expect(seen.size).toBe(10_000)
    await set({ perPage: 50 })
  })

  it('is in reading order, oldest or newest conversation first, and finds the page of every comment', async () => {
    const school = await createSchool(site.payload)
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
    const write = (minute: number, parent = 0) =>
      createComment(site.payload, school.id, { parent, createdAt: at(minute) }).then(({ id }) => id)
    const a = await write(1)
    const b = await write(2)
    const a1 = await write(3, a)
    const a2 = await write(5, a)
    const a11 = await write(6, a1)
    const c = await write(7)
    const ids = async () =>
      (await getThread(context(), threadOf(school), 1)).comments.map(({ id, depth }) => [id, depth])
    expect(await ids()).toEqual([
      [a, 1],
      [a1, 2],
      [a11, 3],
      [a2, 2],
      [b, 1],
      [c, 1],
    ])
    await set({ order: 'newest', perPage: 5 })
    expect(await ids()).toEqual([
      [c, 1],
      [b, 1],
      [a, 1],
      [a1, 2],
      [a11, 3],
    ])
    const pages = await Promise.all([c, a11, a2].map((id) => pageOfComment(context(), threadOf(school), id)))
    expect(pages).toEqual([1, 1, 2])

    const second = await getThread(context(), threadOf(school), 2)
    expect(second.comments).toMatchObject([
      { id: a2, depth: 1, inReplyTo: { id: a, author: 'Ana Pérez', page: 1 } },
    ])
    const { body } = await web.get(`/schools/${school.slug}/comments?page=2`)
    expect(body).toContain(
      `<a href="/schools/${school.slug}/comments#comment-${a}">In reply to Ana Pérez</a>`,
    )
    await set({ order: 'oldest', perPage: 50 })
    expect(await pageOfComment(context(), threadOf(school), a2)).toBe(1)
  })

  it('shows only approved comments, with replies to hidden ones below the nearest visible ancestor', async () => {
    const school = await createSchool(site.payload)
    const { payload } = site
    const top = await createComment(payload, school.id)
    const between = await createComment(payload, school.id, { parent: top.id, state: 'unapproved' })
    const reply = await createComment(payload, school.id, { parent: between.id })
    for (const state of ['spam', 'removed', 'unapproved'] as const)
      await createComment(payload, school.id, { state, content: `secret ${state}` })
    const { comments, total } = await getThread(context(), threadOf(school), 1)
    expect(comments.map(({ id, depth }) => [id, depth])).toEqual([
      [top.id, 1],
      [reply.id, 2],
    ])
    expect(total).toBe(2)
    const { body } = await web.get(`/schools/${school.slug}`)
    expect(shown(body)).toEqual([top.id, reply.id])
    expect(body).not.toContain('secret')
    expect(body).not.toContain('ana@example.org')
    expect(await htmlProblems(body)).toEqual([])
  })

  once('shows and hides comments on both pages and in the feed soon after moderation', async () => {
    const school = await createSchool(site.payload)
    const addresses = [
      `/schools/${school.slug}`,
      `/de/schools/${school.slug}/comments`,
      `/schools/${school.slug}/comments.atom`,
    ]
    for (const address of addresses) expect((await web.get(address)).body).not.toContain('Hello world')
    const { id } = await createComment(site.payload, school.id, {
      state: 'unapproved',
      content: 'Hello world',
    })
    await site.payload.update({ collection: 'comments', id, data: { state: 'approved' } })
    for (const address of addresses)
      await expect.poll(async () => (await web.get(address)).body).toContain('Hello world')
    await site.payload.update({ collection: 'comments', id, data: { state: 'unapproved' } })
    for (const address of addresses)
      await expect.poll(async () => (await web.get(address)).body).not.toContain('Hello world')
  })

  once(
    'has a canonical address for each page and language, and returns 404 beyond the last page',
    async () => {
      const school = await createSchool(site.payload)
      await insertComments(site, school.id, 120)
      const path = `/schools/${school.slug}/comments`
      const { body } = await web.get(`/de${path}?page=2`)
      expect(body).toContain(`<link rel="canonical" href="http://school.example/de${path}?page=2"/>`)
      expect(body).toContain(`<link rel="prev" href="http://school.example/de${path}"/>`)
      expect(body).toContain(`<link rel="next" href="http://school.example/de${path}?page=3"/>`)
      expect(body).toContain(`hrefLang="fr" href="http://school.example/fr${path}?page=2"`)
      expect(body).toContain(`<title>Kommentare zu ${school.name} – Seite 2 von 3`)
      expect(await htmlProblems(body)).toEqual([])
      const canonical = `<link rel="canonical" href="http://school.example${path}"/>`
      for (const query of ['', '?page=1', '?page=0', '?page=x', '?utm=1'])
        expect((await web.get(path + query)).body).toContain(canonical)
      expect((await web.get(`${path}?page=4`)).statusCode).toBe(404)
      expect((await web.get('/schools/no-such-school/comments')).statusCode).toBe(404)
    },
  )

  once('says when it is closed or only for staff, and stays readable', async () => {
    const school = await createSchool(site.payload)
    const { id } = await createComment(site.payload, school.id)
    const path = `/schools/${school.slug}/comments`
    expect((await web.get(path)).body).toContain('data-comment-form')
    await set({ enabled: false })
    await expect.poll(async () => (await web.get(path)).body).toContain('Comments are closed at the moment')
    const closed = (await web.get(path)).body
    expect(shown(closed)).toEqual([id])
    expect(closed).not.toContain('data-comment-form')
    expect(closed).not.toContain('data-reply=')
    await set({ enabled: true, staffOnly: true })
    await expect.poll(async () => (await web.get(path)).body).toContain('You need to log in to write')
    const staffOnly = (await web.get(path)).body
    expect(staffOnly).not.toContain('data-comment-form')
    // The links lead to pages that require a log-in, so they work without cookies and JavaScript.
    expect(staffOnly).toContain(`href="${path}/write"`)
    expect(staffOnly).toContain(`href="${path}/reply/${id}"`)
    const { email } = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email, password })
    for (const page of [`${path}/write`, `${path}/reply/${id}`]) {
      const guest = await web.get(page)
      expect([guest.statusCode, guest.headers.location]).toEqual([
        303,
        `/admin/login?redirect=${encodeURIComponent(page)}`,
      ])
      const form = await web.get(page, {
        cookie: `payload-token=${token}`,
        'sec-fetch-site': 'same-origin',
      })
      expect(form.statusCode).toBe(200)
      expect(form.body).toContain('data-comment-form')
    }
    await set({ enabled: true, staffOnly: false })
    await expect.poll(async () => (await web.get(path)).body).toContain('data-comment-form')
  })

  once('marks comments by staff by the stored user, not by the typed name', async () => {
    const school = await createSchool(site.payload)
    const user = await createUser(site.payload, 'moderator')
    await createComment(site.payload, school.id, { author: user.name ?? '', email: user.email })
    expect((await web.get(`/schools/${school.slug}/comments`)).body).not.toContain('From the school')
    await createComment(site.payload, school.id, { user: user.id })
    await expect
      .poll(
        async () =>
          (await web.get(`/schools/${school.slug}/comments`)).body.split('>From the school<').length,
      )
      .toBe(2)
  })

  once('escapes text, links only web addresses, and hides erased authors', async () => {
    const school = await createSchool(site.payload)
    await createComment(site.payload, school.id, {
      author: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      content: '<script>alert(1)</script>\nsee https://a.example/?a=1&b=2. <b>',
    })
    await createComment(site.payload, school.id, { author: 'Eva', url: 'https://eva.example' })
    await createComment(site.payload, school.id, { author: 'Gone', content: 'was here', erased: true })
    const { body } = await web.get(`/schools/${school.slug}/comments`)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    expect(body).not.toContain('javascript:')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br/>see ')
    expect(body).toContain(
      '<a href="https://a.example/?a=1&amp;b=2" rel="nofollow ugc noopener">https://a.example/?a=1&amp;b=2</a>. &lt;b&gt;',
    )
    expect(body).toContain(
      '<a class="comment-author" href="https://eva.example/" rel="nofollow ugc noopener">',
    )
    expect(body).not.toContain('Gone')
    expect(body).not.toContain('was here')
    expect(body).toContain('This comment was removed')
    expect(await htmlProblems(body)).toEqual([])
  })

  it('counts one approved rating per e-mail address if ratings are enabled', async () => {
    const school = await createSchool(site.payload)
    const rate = async (rating: number, email: string, more: StoredComment = {}) =>
      (await createComment(site.payload, school.id, { rating, email, ...more })).id
    await rate(1, 'ana@example.org')
    const newest = await rate(5, 'Ana@example.org')
    const single = await rate(2, 'eva@example.org')
    await rate(1, 'eva@example.org', { state: 'unapproved' })
    await rate(1, '')
    // An unverified rating with the same address does not replace a verified one.
    await rate(2, 'bo@example.org', { verified: true })
    const confirmed = await rate(3, 'bo@example.org', { verified: true })
    await rate(1, 'BO@example.org')
    // Ratings by staff are not counted.
    const { id: user } = await createUser(site.payload, 'moderator')
    await rate(5, 'school@example.org', { user })
    const path = `/schools/${school.slug}`
    expect((await getThread(context(), threadOf(school), 1)).rating).toBeUndefined()
    expect((await web.get(path)).body).not.toContain('aggregateRating')
    await set({ ratings: true })
    const { rating } = await getThread(context(), threadOf(school), 1)
    expect(rating).toEqual({
      average: expect.closeTo(10 / 3),
      count: 3,
      counted: [newest, single, confirmed],
    })
    await expect.poll(async () => (await web.get(path)).body).toContain('3.3 of 5 stars, from 3 ratings')
    const { body } = await web.get(path)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(json)).toMatchObject({
      aggregateRating: { ratingValue: 3.3, ratingCount: 3 },
      // Of those that the page shows, the newest three, one counts.
      review: [{ reviewRating: { ratingValue: 3 } }],
    })
    expect(body).toContain('name="rating"')
    const empty = await createSchool(site.payload)
    expect((await getThread(context(), threadOf(empty), 1)).rating).toBeUndefined()
    await set({ ratings: false })
  })
})
