import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { later, newVisitor, queuedMails, setComments, storedComments } from './comment-visitor'

const usual = { approval: 'always', secondsBetween: 0, captcha: false, replyMail: false, nameRequired: true }

describeSite('the link by which authors change their comment', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let at: string

  beforeAll(async () => {
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    at = `/schools/${(await createSchool(site.payload)).slug}/comments`
    web = await openApp(site)
  })
  afterAll(() => web.close())
  beforeEach(() => setComments(site.payload, usual))

  let number = 0
  const find = (id: number) => site.payload.findByID({ collection: 'comments', id, depth: 0 })
  const write = async (more: object = {}) => {
    const email = `author-${++number}@x.example`
    await newVisitor(web).send(at, { author: 'Ana', email, content: `Comment ${number}`, ...more })
    const [comment] = await storedComments(site.payload)
    return comment as NonNullable<typeof comment>
  }
  const linkTo = async (id: number, kind = 'own') => {
    const [mail] = await queuedMails(site.payload, `comment:${id}:${kind}`)
    const links = mail?.text?.match(/http:\S+/g) ?? []
    return new URL(links.find((link) => link.includes('/comments/own')) ?? 'http://none.example/')
  }
  const fieldsOf = (link: URL) => Object.fromEntries(link.searchParams)
  const send = async (link: URL, fields: Record<string, string>) =>
    newVisitor(web).send(link.pathname, { ...fieldsOf(link), version: '1', ...fields })
  const steps = async (comment: number) => {
    const where = { comment: { equals: comment } }
    const { docs } = await site.payload.find({ collection: 'comment-actions', where, sort: 'id' })
    return docs.map(({ action, byName }) => `${action} by ${byName}`)
  }

  once('is mailed once, without the text, and shows the comment', async () => {
    const { id } = await write()
    const mails = await queuedMails(site.payload, `comment:${id}:own`)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain(`Comment ${number}`)
    const link = await linkTo(id)
    const page = await web.get(link.pathname + link.search)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toContain('no-store')
    expect(page.body).toContain(`Comment ${number}</textarea>`)
    expect(await htmlProblems(page.body)).toEqual([])
  })

  once('is in the mail that asks to confirm the address, so that one comment sends one mail', async () => {
    await setComments(site.payload, { ...usual, approval: 'first' })
    const { id } = await write()
    expect(await queuedMails(site.payload, `comment:${id}:own`)).toEqual([])
    const link = await linkTo(id, 'confirm')
    expect((await web.get(link.pathname + link.search)).statusCode).toBe(200)
  })

  it('corrects the text on the page', async () => {
    const { id } = await write()
    const answer = await send(await linkTo(id), { action: 'correct', content: 'A better text' })
    expect(answer.body).toContain(`href="${at}#comment-${id}"`)
    expect(await find(id)).toMatchObject({ content: 'A better text', state: 'approved', version: 2 })
    await vi.waitFor(async () => expect((await web.get(at)).body.includes('A better text')).toBe(true))
    expect(await steps(id)).toEqual(['edit by Ana'])
  })

  once('lets moderators read a correction first, as they read comments', async () => {
    const { id } = await write()
    await setComments(site.payload, { ...usual, approval: 'never' })
    const answer = await send(await linkTo(id), { action: 'correct', content: 'Read me first' })
    expect(answer.body).toContain('We read it before it appears on the page.')
    expect((await find(id)).state).toBe('unapproved')
    expect((await web.get(at)).body.includes('Read me first')).toBe(false)
  })

  it('never publishes what moderators have hidden, and calls spam what is spam', async () => {
    const hidden = await write()
    await site.payload.update({ collection: 'comments', id: hidden.id, data: { state: 'unapproved' } })
    await send(await linkTo(hidden.id), { action: 'correct', version: '2', content: 'Another text' })
    expect(await find(hidden.id)).toMatchObject({ state: 'unapproved', content: 'Another text' })
    await setComments(site.payload, { ...usual, blocklist: 'casino' })
    const { id } = await write()
    await send(await linkTo(id), { action: 'correct', content: 'Visit my casino' })
    expect((await find(id)).state).toBe('spam')
  })

  it('shows both texts if the comment has changed meanwhile', async () => {
    const { id } = await write()
    await site.payload.update({ collection: 'comments', id, data: { content: 'Changed by a moderator' } })
    const answer = await send(await linkTo(id), { action: 'correct', content: 'Changed by me' })
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('Changed by a moderator')
    expect(answer.body).toContain('Changed by me</textarea>')
    expect((await find(id)).content).toBe('Changed by a moderator')
  })

  once('refuses an empty and a too long text and keeps what was typed', async () => {
    const { id } = await write()
    const link = await linkTo(id)
    expect((await send(link, { action: 'correct', content: ' ' })).statusCode).toBe(400)
    const long = await send(link, { action: 'correct', content: 'x'.repeat(20_000) })
    expect(long.statusCode).toBe(400)
    expect(long.body).toContain('x'.repeat(20_000))
    expect((await find(id)).version).toBe(1)
  })

  it('withdraws the comment and keeps its replies', async () => {
    const { id } = await write()
    const reply = await write({ parent_id: String(id) })
    const link = await linkTo(id)
    const answer = await send(link, { action: 'withdraw' })
    expect(answer.body).toContain('Your comment is withdrawn')
    expect((await find(id)).state).toBe('removed')
    expect(await find(reply.id)).toMatchObject({ state: 'approved', parent: 0 })
    // A page may be a moment older than the change.
    await vi.waitFor(async () => expect((await web.get(at)).body.includes(`id="comment-${id}"`)).toBe(false))
    expect(await steps(id)).toEqual(['remove by Ana'])
    expect((await send(link, { action: 'withdraw' })).statusCode).toBe(410)
  })

  it('cannot be forged and works for 30 days', async () => {
    const { id } = await write()
    const link = await linkTo(id)
    const wrong: Record<string, string>[] = [
      { id: String(id - 1) },
      { until: '9999999999999' },
      { sign: 'x' },
      { id: '' },
    ]
    for (const change of wrong)
      expect((await send(link, { action: 'withdraw', ...change })).statusCode).toBe(410)
    const old = await later(31 * 86_400, () => send(link, { action: 'withdraw' }))
    expect(old.statusCode).toBe(410)
    expect((await find(id)).state).toBe('approved')
    // A link that confirms an address must not change a comment.
    await setComments(site.payload, { ...usual, approval: 'first' })
    const other = await write()
    const [mail] = await queuedMails(site.payload, `comment:${other.id}:confirm`)
    const confirm = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const answer = await newVisitor(web).send(link.pathname, { ...fieldsOf(confirm), action: 'withdraw' })
    expect(answer.statusCode).toBe(410)
  })
})
