import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  confirmAddress,
  findConfirmation,
} from '../../../src/features/comments/author/confirm-address.server'
import { type DatedLink, readDatedLink } from '../../../src/features/comments/author/signed-links.server'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { later, newVisitor, queuedMails, setComments, storedComments } from './comment-visitor'

const usual = { approval: 'first', secondsBetween: 0, captcha: false, replyMail: false, nameRequired: true }

describeSite('trust in comment authors', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let at: string

  beforeAll(async () => {
    // With a mail server, which nothing is sent to here; without one, pages do not promise mails.
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    at = `/schools/${(await createSchool(site.payload)).slug}/comments`
    web = await openApp(site)
  })
  afterAll(() => web.close())
  beforeEach(() => setComments(site.payload, usual))

  let number = 0
  const newest = async () => (await storedComments(site.payload))[0]
  const find = (id = 0) => site.payload.findByID({ collection: 'comments', id, depth: 0 })
  const linkTo = async (id = 0) => {
    const [mail] = await queuedMails(site.payload, `comment:${id}:confirm`)
    return new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none.example/')
  }
  const fieldsOf = (link: URL) => Object.fromEntries(link.searchParams)
  const write = async (visitor: ReturnType<typeof newVisitor>, email: string, more: object = {}) => {
    const fields = { author: 'Ana', email, content: `Comment ${++number}`, ...more }
    const answer = await visitor.send(at, fields)
    return { answer, comment: await newest() }
  }
  const approve = (id = 0) => site.payload.update({ collection: 'comments', id, data: { state: 'approved' } })

  it('requires a confirmed address and an approved comment; typing a known address is not enough', async () => {
    const ana = newVisitor(web)
    const email = 'trusted@x.example'
    const { comment } = await write(ana, email)
    expect(comment).toMatchObject({ state: 'unapproved', verified: false })
    expect((await ana.get(`${at}/sent`)).body).toContain('We have sent you a mail.')
    const link = await linkTo(comment?.id)
    const address = link.pathname + link.search

    const page = await ana.get(address)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`Comment ${number}`)
    expect(await htmlProblems(page.body)).toEqual([])
    expect((await find(comment?.id)).verified).toBe(false)

    const done = await ana.send(link.pathname, fieldsOf(link))
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('Your e-mail address is confirmed')
    expect(done.headers['set-cookie']).toMatch(/^zoo-comment_verified=.*HttpOnly/)
    expect(await find(comment?.id)).toMatchObject({ verified: true, state: 'unapproved' })
    expect((await write(ana, email)).comment).toMatchObject({ verified: true, state: 'unapproved' })

    await approve(comment?.id)
    const { answer, comment: next } = await write(ana, email)
    expect(next).toMatchObject({ state: 'approved', verified: true })
    expect(answer.headers.location).toBe(`${at}/sent`)
    expect((await ana.get(`${at}/sent`)).body).toContain(`href="${at}#comment-${next?.id}"`)

    const mallory = newVisitor(web)
    expect((await write(mallory, email)).comment).toMatchObject({ state: 'unapproved', verified: false })
    mallory.cookies.set('zoo-comment_verified', 'forged')
    expect((await write(mallory, email)).comment?.state).toBe('unapproved')
    expect((await write(ana, 'another@x.example')).comment).toMatchObject({
      state: 'unapproved',
      verified: false,
    })
  })

  once('is not granted for typing the e-mail address of staff', async () => {
    const { email, name } = await createUser(site.payload, 'administrator')
    const { comment } = await write(newVisitor(web), email, { author: name })
    expect(comment).toMatchObject({ state: 'unapproved', verified: false, user: null })
  })

  it('uses confirmation links that work once, for seven days, and cannot be forged', async () => {
    const ana = newVisitor(web)
    const { comment } = await write(ana, 'once@x.example')
    const link = await linkTo(comment?.id)
    const changes: Record<string, string>[] = [
      { id: String((comment?.id ?? 0) - 1) },
      { until: '9999999999999' },
      { sign: 'x' },
      { id: 'x' },
    ]
    for (const change of changes) {
      const forged = await ana.send(link.pathname, { ...fieldsOf(link), ...change })
      expect(forged.statusCode).toBe(410)
      expect(forged.headers['set-cookie']).toBeUndefined()
    }
    const old = await later(8 * 86_400, () => ana.send(link.pathname, fieldsOf(link)))
    expect(old.statusCode).toBe(410)
    expect((await find(comment?.id)).verified).toBe(false)
    const answers = await Promise.all(
      [1, 2, 3].map(() => newVisitor(web).send(link.pathname, fieldsOf(link))),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
    const again = await ana.get(link.pathname + link.search)
    expect(again.statusCode).toBe(410)
    expect(again.body).toContain('This link no longer works')
    expect(await htmlProblems(again.body)).toEqual([])
  })

  it('approves a pending comment when a known author confirms it from another browser', async () => {
    const first = newVisitor(web)
    const email = 'two-browsers@x.example'
    const known = (await write(first, email)).comment
    const link = await linkTo(known?.id)
    await first.send(link.pathname, fieldsOf(link))
    await approve(known?.id)
    const second = newVisitor(web)
    const { comment } = await write(second, email)
    expect(comment?.state).toBe('unapproved')
    const other = await linkTo(comment?.id)
    await second.send(other.pathname, fieldsOf(other))
    expect(await find(comment?.id)).toMatchObject({ state: 'approved', verified: true })
    expect((await write(second, email)).comment?.state).toBe('approved')
  })

  const known = async (email: string) => {
    const { comment } = await write(newVisitor(web), email)
    await site.sql(`update comments set verified = true, state = 'approved' where id = ${comment?.id}`)
  }

  it('does not approve a comment that a moderator hid before or during confirmation', async () => {
    const email = 'hidden@x.example'
    await known(email)
    const moderator = await createUser(site.payload, 'moderator')
    const { comment } = await write(newVisitor(web), email)
    const id = comment?.id ?? 0
    for (const state of ['approved', 'unapproved'] as const)
      await site.payload.update({ collection: 'comments', id, data: { state }, user: moderator })
    const link = await linkTo(id)
    expect((await newVisitor(web).send(link.pathname, fieldsOf(link))).statusCode).toBe(200)
    expect(await find(id)).toMatchObject({ state: 'unapproved', verified: true })

    const next = await write(newVisitor(web), email)
    const linked = readDatedLink((await linkTo(next.comment?.id)).searchParams)
    const asked = await findConfirmation(site.payload, linked as DatedLink)
    await site.sql(`update comments set state = 'spam' where id = ${next.comment?.id}`)
    expect(asked && (await confirmAddress(site.payload, asked))).toBe(true)
    expect(await find(next.comment?.id)).toMatchObject({ state: 'spam', verified: true })
  })

  it('does not approve a confirmed comment that was held for review, even if its reasons were cleared', async () => {
    const email = 'looked-at@x.example'
    await known(email)
    // No service listens on this port.
    await setComments(site.payload, { akismetUrl: 'http://127.0.0.1:9', akismetKey: 'key' })
    const { comment } = await write(newVisitor(web), email)
    await setComments(site.payload, { akismetUrl: '', akismetKey: '' })
    expect(comment?.spamReasons).toHaveLength(1)
    await site.sql(`update comments set spam_reasons = null where id = ${comment?.id}`)
    const link = await linkTo(comment?.id)
    await newVisitor(web).send(link.pathname, fieldsOf(link))
    expect(await find(comment?.id)).toMatchObject({ state: 'unapproved', verified: true })
  })

  it('sends at most three mails a day to an address, and none if confirmation has no effect', async () => {
    const email = 'bombed@x.example'
    const mails = async () => (await queuedMails(site.payload)).filter(({ to }) => to === email)
    await Promise.all(Array.from({ length: 8 }, () => write(newVisitor(web), email)))
    expect(await mails()).toHaveLength(3)
    await later(86_500, () => write(newVisitor(web), email))
    expect(await mails()).toHaveLength(4)
    await setComments(site.payload, { approval: 'never' })
    const unasked = (await write(newVisitor(web), 'calm@x.example')).comment
    expect(await queuedMails(site.payload, `comment:${unasked?.id}:confirm`)).toEqual([])
    await setComments(site.payload, { replyMail: true })
    const { comment } = await write(newVisitor(web), 'calm@x.example', { notify: 'yes' })
    expect(await queuedMails(site.payload, `comment:${comment?.id}:confirm`)).toHaveLength(1)
    expect(comment?.wantsReplies).toBe(true)
  })

  once('sends no confirmation mail for spam, and uses the language of the comment', async () => {
    const trapped = await write(newVisitor(web), 'trapped@x.example', { company: 'x' })
    expect(trapped.comment?.state).toBe('spam')
    expect(await queuedMails(site.payload, `comment:${trapped.comment?.id}:confirm`)).toEqual([])
    const fields = { author: 'Eva', email: 'eva@x.example', content: 'Hallo' }
    await newVisitor(web).send(`/de${at}`, fields)
    const comment = await newest()
    const [mail] = await queuedMails(site.payload, `comment:${comment?.id}:confirm`)
    expect(mail?.text).toContain('http://school.example/de/comments/confirm?')
    const link = await linkTo(comment?.id)
    expect((await web.get(link.pathname + link.search)).body).toContain('<html lang="de">')
  })
})
