import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listForModeration } from '../../../src/features/comments/moderation/list/moderation-list.server'
import { moderate } from '../../../src/features/comments/moderation/moderate.server'
import { listComments } from '../../../src/features/comments/moderation/moderation-service.server'
import { undo } from '../../../src/features/comments/moderation/undo.server'
import { personsComments } from '../../../src/features/comments/people/persons-comments.server'
import { erasePerson, exportPerson } from '../../../src/features/privacy/persons/persons.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { slugPath } from '../../../src/shared/address/slug-path'
import { wxrComment, wxrWithComments } from '../../../src/shared/wordpress/wxr-fixture'
import { htmlProblems } from '../../html-problems'
import { thingsIn } from '../../json-ld'
import { xmlProblems } from '../../xml-problems'
import { openApp, type TestApp } from '../kit/app'
import { createPage, createPost, createSchool, createUser } from '../kit/content'
import { callComments } from '../kit/endpoints'
import { describeSite, type Site } from '../kit/harness'
import { newVisitor, queuedMails, setComments, storedComments } from './comment-visitor'

const usual = {
  enabled: true,
  approval: 'never',
  secondsBetween: 0,
  captcha: false,
  replyMail: true,
  notify: [],
  ratings: false,
}

const kinds = ['posts', 'pages'] as const
type Kind = (typeof kinds)[number]

describeSite('comments on posts and pages', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let moderator: User
  let number = 0

  beforeAll(async () => {
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    moderator = await createUser(site.payload, 'moderator')
    web = await openApp(site)
  })
  afterAll(() => web.close())
  beforeEach(() => setComments(site.payload, usual))

  const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 20 })
  const body = async (url: string) => (await web.get(url)).body
  const status = async (url: string) => (await web.get(url)).statusCode
  const good = { author: 'Ana', email: 'ana@x.example', content: 'Hello there', parent_id: '0' }
  const reference = { posts: 'post', pages: 'page' } as const

  const create = async (kind: Kind, data: object = {}) => {
    const whole = { title: `Summer ${++number}`, slug: `summer-${number}`, commentsOpen: true, ...data }
    const { id } = await (kind === 'posts'
      ? createPost(site.payload, whole as never)
      : createPage(site.payload, whole as never))
    const path = slugPath(kind, whole.slug)
    if (!('_status' in data)) await soon(() => status(path)).toBe(200)
    return { kind, id, path, at: `${path}/comments`, title: whole.title, slug: whole.slug }
  }
  const comment = (kind: Kind, id: number, data: object = {}) =>
    site.payload.create({
      collection: 'comments',
      data: {
        [reference[kind]]: id,
        parent: 0,
        author: 'Ana',
        content: `Text ${++number}`,
        language: 'en',
        state: 'approved',
        ...data,
      } as never,
    })
  const change = (kind: Kind, id: number, data: object) =>
    site.payload.update({ collection: kind, id, data: data as never })

  it.each(kinds)('are written, moderated and shown on the page (%s)', async (kind) => {
    const { id, path, at, title } = await create(kind)
    const empty = await body(path)
    expect(empty).toContain(`action="${at}"`)
    expect(empty).toContain('No comments yet. Be the first to write one.')
    expect(await htmlProblems(empty)).toEqual([])

    const ana = newVisitor(web)
    const sent = await ana.send(at, good)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${at}/sent`])
    expect((await ana.get(`${at}/sent`)).body).toContain('Hello there')
    const [stored] = await storedComments(site.payload)
    expect(stored).toMatchObject({ [reference[kind]]: id, school: null, state: 'unapproved' })
    expect((await ana.get(`${at}/personal`)).json().pending).toHaveLength(1)
    expect(await body(path)).not.toContain('Hello there')

    const cid = stored?.id ?? 0
    const { batch } = await moderate(site.payload, moderator, { task: 'approve', targets: [{ id: cid }] })
    await soon(() => body(path)).toContain('Hello there')
    const page = await body(at)
    expect(page).toContain(`Comments on “${title}”`)
    expect(page).toContain(`<a href="${path}">`)
    expect(await htmlProblems(page)).toEqual([])
    expect((await web.get(`${at}/${cid}`)).headers.location).toBe(`${at}#comment-${cid}`)
    expect((await web.get(`/schools/x/comments/${cid}`)).statusCode).toBe(404)
    const feed = await body(`${at}.atom`)
    expect(feed).toContain('Hello there')
    expect(xmlProblems(feed)).toEqual([])

    const reply = await ana.get(`${at}/reply/${cid}`)
    expect(reply.body).toContain('Reply to Ana')
    await newVisitor(web).send(at, { ...good, author: 'Bo', content: 'I agree', parent_id: String(cid) })
    expect((await storedComments(site.payload))[0]).toMatchObject({ parent: cid, [reference[kind]]: id })

    await undo(site.payload, moderator, batch ?? '')
    await soon(() => body(path)).not.toContain('Hello there')
  })

  once.each(kinds)('are closed when the switch is off, and existing ones stay (%s)', async (kind) => {
    const { id, path, at } = await create(kind, { commentsOpen: false })
    expect(await body(path)).not.toContain('anc-comments')
    expect([await status(at), await status(`${at}.atom`)]).toEqual([404, 404])
    const refused = await newVisitor(web).refused(at, good)
    expect(refused.body).toContain('Comments are closed at the moment. Your comment was not saved.')

    await change(kind, id, { commentsOpen: true })
    await soon(() => body(path)).toContain('data-comment-form')
    await comment(kind, id, { content: 'Kept for ever' })
    await change(kind, id, { commentsOpen: false })
    await soon(() => body(path)).toContain('You can still read the existing ones.')
    const closed = await body(path)
    expect(closed).toContain('Kept for ever')
    expect(closed).not.toContain('data-comment-form')
    expect(closed).not.toContain('data-reply')
    expect((await web.get(`${at}/write`)).headers.location).toBe(at)
    expect(await status(at)).toBe(200)
    expect((await storedComments(site.payload)).filter(({ content }) => content === good.content)).toEqual(
      (await storedComments(site.payload)).filter(
        (one) => one.content === good.content && one[reference[kind]] !== id,
      ),
    )
  })

  once.each(kinds)('cannot be reached while the document is not published (%s)', async (kind) => {
    const { id, path, at } = await create(kind)
    const { id: cid } = await comment(kind, id)
    await soon(() => body(path)).toContain(`comment-${cid}`)
    await change(kind, id, { _status: 'draft' })
    await soon(() => status(path)).toBe(404)
    for (const url of [
      at,
      `${at}.atom`,
      `${at}/${cid}`,
      `${at}/write`,
      `${at}/sent`,
      `${at}/reply/${cid}`,
      `${at}/personal`,
    ])
      await soon(async () => [url, await status(url)]).toEqual([url, 404])
    expect((await newVisitor(web).send(at, good)).statusCode).toBe(404)
  })

  it.each(kinds)('are in the sitemap if there is something to read or to write (%s)', async (kind) => {
    const [opened, closed] = [await create(kind), await create(kind, { commentsOpen: false })]
    const listed = async () =>
      [...(await body('/sitemap.xml')).matchAll(/<loc>http:\/\/school\.example(.*?)<\/loc>/g)].map(
        ([, path]) => path,
      )
    await soon(listed).toEqual(expect.arrayContaining([closed.path, opened.at, `/de${opened.at}`]))
    expect(await listed()).not.toContain(closed.at)
    await comment(kind, closed.id, { state: 'approved' })
    await soon(listed).toContain(closed.at)
  })

  it('belong to exactly one document', async () => {
    const [post, page] = [await create('posts'), await create('pages')]
    await expect(comment('posts', post.id, { page: page.id })).rejects.toThrow('one school, post or page')
    await expect(comment('posts', post.id, { post: null })).rejects.toThrow('one school, post or page')
    const { id } = await comment('posts', post.id)
    // A reply stays in the thread of its parent, and a comment cannot be moved to another document.
    await expect(comment('pages', page.id, { parent: id })).rejects.toThrow('not in this thread')
    await site.payload.update({ collection: 'comments', id, data: { post: null, page: page.id } as never })
    expect(await site.payload.findByID({ collection: 'comments', id, depth: 0 })).toMatchObject({
      post: post.id,
      page: null,
    })
    const school = await createSchool(site.payload)
    expect(
      (await newVisitor(web).refused(`/schools/${school.slug}/comments`, { ...good, parent_id: `${id}` }))
        .body,
    ).toContain('The comment you are replying to no longer exists.')
  })

  once('have no ratings, and say so to search engines as comments', async () => {
    await setComments(site.payload, { ratings: true })
    const { id, path, at } = await create('posts')
    await soon(() => body(path)).not.toContain('name="rating"')
    await newVisitor(web).send(at, { ...good, content: 'Five stars', rating: '5' })
    const [stored] = await storedComments(site.payload)
    expect(stored).toMatchObject({ content: 'Five stars', rating: null })
    await comment('posts', id, { content: 'In the data' })
    await soon(() => body(path)).toContain('In the data')
    const article = thingsIn(await body(path)).find((thing) => thing['@type'] === 'NewsArticle')
    expect(article).toMatchObject({
      commentCount: 1,
      comment: [{ '@type': 'Comment', author: { name: 'Ana' }, text: 'In the data' }],
    })
    const page = await create('pages')
    await comment('pages', page.id)
    await soon(async () => thingsIn(await body(page.path))).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', commentCount: 1 }),
    )
  })

  it('are named and filtered in the moderation list', async () => {
    const [post, page] = [await create('posts'), await create('pages')]
    const [onPost, onPage] = [await comment('posts', post.id), await comment('pages', page.id)]
    const find = (type: Kind, id: number) =>
      listForModeration(site.payload, { document: { type, id }, page: 1, perPage: 9, schools: undefined })
    expect((await find('posts', post.id)).rows).toMatchObject([
      { id: onPost.id, document: { type: 'posts', id: post.id, name: post.title, slug: post.slug } },
    ])
    expect((await find('posts', post.id)).rows[0]).not.toHaveProperty('school')
    expect((await find('pages', page.id)).rows).toMatchObject([
      { id: onPage.id, document: { type: 'pages' } },
    ])
    const { documents } = await listComments(site.payload, moderator, { page: 1, perPage: 20 })
    expect(documents).toContainEqual({ type: 'pages', id: page.id, name: page.title, slug: page.slug })
    await change('posts', post.id, { _status: 'draft' })
    expect((await find('posts', post.id)).rows).toMatchObject([{ document: { name: post.title } }])
  })

  it('move replies up when one is removed, and back again', async () => {
    const { id } = await create('posts')
    const top = await comment('posts', id)
    const middle = await comment('posts', id, { parent: top.id })
    const below = await comment('posts', id, { parent: middle.id })
    const parentOf = async () =>
      (await site.payload.findByID({ collection: 'comments', id: below.id, depth: 0 })).parent
    const { batch } = await moderate(site.payload, moderator, {
      task: 'remove',
      targets: [{ id: middle.id }],
    })
    expect(await parentOf()).toBe(top.id)
    await undo(site.payload, moderator, batch ?? '')
    expect(await parentOf()).toBe(middle.id)
  })

  once(
    'tell moderators and authors by mail, in the name of the school of a post or of the site',
    async () => {
      await setComments(site.payload, { notify: ['staff@x.example'] })
      await site.payload.updateGlobal({
        slug: 'site-settings',
        data: { name: 'Three Schools', email: 'site@x.example' },
      })
      const school = await createSchool(site.payload, { name: 'Harbour School' })
      const post = await create('posts', { school: school.id })
      const page = await create('pages')
      const waiting = await comment('posts', post.id, { state: 'unapproved' })
      const [mail] = await queuedMails(site.payload, `comment:${waiting.id}:pending`)
      expect(mail).toMatchObject({
        fromName: 'Harbour School',
        subject: `A comment on “${post.title}” waits`,
      })
      expect(mail?.text).toContain(`http://school.example${post.path}`)
      const onPage = await comment('pages', page.id, { state: 'unapproved' })
      const [other] = await queuedMails(site.payload, `comment:${onPage.id}:pending`)
      expect(other).toMatchObject({ fromName: 'Three Schools', replyTo: 'site@x.example' })

      const asked = { email: 'ana@x.example', verified: true, wantsReplies: true }
      const first = await comment('pages', page.id, asked)
      const reply = await comment('pages', page.id, { parent: first.id, author: 'Bo' })
      const [answer] = await queuedMails(site.payload, `comment:${reply.id}:reply`)
      expect(answer?.text).toContain(`${page.at}/${reply.id}`)
      expect(answer?.text).toContain(`your comment on “${page.title}”`)
    },
  )

  once('give a title that is not translated in the default language of the site', async () => {
    const settings = (data: object) =>
      site.payload.updateGlobal({ slug: 'site-settings', data: data as never })
    await setComments(site.payload, { notify: ['staff@x.example'] })
    const page = await create('pages')
    await site.payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'de',
      data: { title: 'Sommerfest' },
    })
    await settings({ defaultLanguage: 'de' })
    try {
      const waiting = await comment('pages', page.id, { state: 'unapproved' })
      const [mail] = await queuedMails(site.payload, `comment:${waiting.id}:pending`)
      expect(mail?.subject).toBe('Ein Kommentar zu „Sommerfest“ wartet')
      const asked = { email: 'ana@x.example', verified: true, wantsReplies: true, language: 'fr' }
      const first = await comment('pages', page.id, asked)
      const reply = await comment('pages', page.id, { parent: first.id, author: 'Bo' })
      const [answer] = await queuedMails(site.payload, `comment:${reply.id}:reply`)
      expect(answer?.text).toContain('Sommerfest')
      expect(answer?.text).toContain('/fr/')
    } finally {
      await settings({ defaultLanguage: 'en' })
    }
  })

  it('are exported, imported and erased like those of schools', async () => {
    const administrator = await createUser(site.payload, 'administrator')
    const post = await create('posts')
    const file = wxrWithComments(wxrComment({ id: 10, content: '<p>From WordPress</p>', author: 'Zoë' }))
    const send = async (text: string) => {
      const query = { document: `posts:${post.id}` }
      return (await callComments(site, '/import', { user: administrator, text, query })).json()
    }
    expect(await send(file)).toMatchObject({ added: 1, known: 0 })
    expect(await send(file)).toMatchObject({ added: 0, known: 1 })
    await soon(() => body(post.path)).toContain('From WordPress')
    await comment('posts', post.id, { email: 'person@x.example', content: 'Erase me' })

    const table = await (await callComments(site, '/export.csv', { user: administrator })).text()
    expect(table).toMatch(new RegExp(`,${post.path},Zoë,`))
    expect(await send(table)).toMatchObject({ added: 0 })
    const address = 'person@x.example'
    const { comments } = await exportPerson(site.payload, [personsComments], address)
    expect(comments).toMatchObject({ comments: [{ content: 'Erase me', post: post.id }] })
    await erasePerson(site.payload, [personsComments], { address, confirmed: { comments: 1 }, user: null })
    await soon(() => body(post.path)).not.toContain('Erase me')
  })

  it.each(kinds)('are deleted with their document and leave the search index (%s)', async (kind) => {
    const [gone, kept] = [await create(kind), await create(kind)]
    await comment(kind, gone.id, { content: `Tangerine ${kind}` })
    const { id } = await comment(kind, kept.id, { content: `Tangerine ${kind}` })
    await site.payload.delete({ collection: kind, id: gone.id })
    const search = { text: `tangerine ${kind}`, page: 1, perPage: 9 }
    expect(
      (await listForModeration(site.payload, { ...search, schools: undefined })).rows.map((row) => row.id),
    ).toEqual([id])
  })
})
