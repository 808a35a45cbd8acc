import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { nameVectors } from '../../attack-vectors'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { newVisitor, queuedMails, setComments, storedComments } from './comment-visitor'

const usual = { approval: 'never', secondsBetween: 0, captcha: false, replyMail: true, notify: [] }

describeSite('mails about comments', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let school: number
  let at: string

  beforeAll(async () => {
    // With a mail server, which nothing is sent to here; without one, pages do not promise mails.
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    const { id, slug } = await createSchool(site.payload, { name: 'Harbour School' })
    school = id
    at = `/schools/${slug}/comments`
    web = await openApp(site)
  })
  afterAll(() => web.close())
  beforeEach(() => setComments(site.payload, usual))

  let number = 0
  const newest = async () => (await storedComments(site.payload))[0]
  const create = (data: object = {}) =>
    site.payload.create({
      collection: 'comments',
      data: {
        school,
        parent: 0,
        content: `Text ${++number}`,
        language: 'en',
        state: 'unapproved',
        ...data,
      } as never,
    })
  const asked = {
    author: 'Ana',
    email: 'ana@x.example',
    verified: true,
    wantsReplies: true,
    state: 'approved',
  }
  const setState = (ids: number[], state: string) =>
    site.payload.update({ collection: 'comments', where: { id: { in: ids } }, data: { state } as never })
  const replyMails = (id: number) => queuedMails(site.payload, `comment:${id}:reply`)

  once('notify each moderator once about a pending comment, and about no others', async () => {
    await setComments(site.payload, {
      notify: ['one@school.example', ' two@school.example', 'one@school.example', 'no address'],
    })
    await newVisitor(web).send(at, { author: 'Bo', email: 'bo@x.example', content: 'Waiting <b>here</b>' })
    const comment = await newest()
    const about = `comment:${comment?.id}:pending`
    const mails = await queuedMails(site.payload, about)
    expect(mails.map(({ to }) => to).sort()).toEqual(['one@school.example', 'two@school.example'])
    expect(mails[0]?.subject).toBe('A comment on Harbour School waits')
    expect(mails[0]?.text).toContain('Waiting <b>here</b>')
    expect(mails[0]?.text).toMatch(
      new RegExp(`http://school.example/admin/moderation\\?comment=${comment?.id}$`),
    )
    for (const state of ['approved', 'unapproved', 'spam', 'unapproved'])
      await setState([comment?.id ?? 0], state)
    expect(await queuedMails(site.payload, about)).toHaveLength(2)
    const before = (await queuedMails(site.payload)).length
    await newVisitor(web).send(at, { author: 'Bo', email: 'bo@x.example', content: 'Spam', company: 'x' })
    expect((await newest())?.state).toBe('spam')
    await create({ state: 'approved' })
    expect((await queuedMails(site.payload)).length).toBe(before)
  })

  it('notify the author once when a reply is approved, alone or in bulk', async () => {
    const above = await create({ ...asked, language: 'de' })
    const replies = await Promise.all(
      [1, 2, 3].map(() => create({ parent: above.id, author: 'Bo', email: 'bo@x.example' })),
    )
    const ids = replies.map(({ id }) => id)
    for (const id of ids) expect(await replyMails(id)).toEqual([])
    await setState(ids.slice(0, 1), 'approved')
    await setState(ids, 'approved')
    await setState(ids, 'unapproved')
    await setState(ids, 'approved')
    for (const id of ids) {
      const [mail, ...more] = await replyMails(id)
      expect(more).toEqual([])
      expect(mail?.to).toBe('ana@x.example')
      expect(mail?.subject).toContain('Bo')
      expect(mail?.text).toContain(`http://school.example/de${at}/${id}`)
      expect(mail?.unsubscribe).toMatch(/^http:\/\/school\.example\/de\/comments\/unsubscribe\?id=\d+&sign=/)
      expect(mail?.text).toContain(mail?.unsubscribe)
      // The delay leaves time for a moderator to undo the approval.
      expect(Date.parse(mail?.dueAt ?? '') - Date.parse(mail?.createdAt ?? '')).toBeGreaterThan(10_000)
    }
    const lead = await web.get(`/de${at}/${ids[0]}`)
    expect([lead.statusCode, lead.headers.location]).toEqual([302, `/de${at}#comment-${ids[0]}`])
  })

  once('are not sent to authors who did not ask, are not verified, or reply to themselves', async () => {
    const silent = [
      await create({ ...asked, wantsReplies: false }),
      await create({ ...asked, verified: false }),
      await create({ ...asked, email: '' }),
    ]
    for (const { id } of silent) {
      const reply = await create({ parent: id, state: 'approved', email: 'bo@x.example' })
      expect(await replyMails(reply.id)).toEqual([])
    }
    const above = await create(asked)
    const own = await create({ parent: above.id, state: 'approved', email: 'ana@x.example' })
    expect(await replyMails(own.id)).toEqual([])
    await setComments(site.payload, { replyMail: false })
    const off = await create({ parent: above.id, state: 'approved', email: 'bo@x.example' })
    expect(await replyMails(off.id)).toEqual([])
  })

  once(
    'go to the author of the comment replied to, even if the reply is its sibling at the maximum depth',
    async () => {
      await setComments(site.payload, { depth: 1 })
      const above = await create({ ...asked, email: 'first@x.example' })
      const deep = await create({ ...asked, email: 'deep@x.example', parent: above.id })
      const reply = await create({ parent: deep.id, state: 'approved', email: 'bo@x.example' })
      expect((await replyMails(reply.id)).map(({ to }) => to)).toEqual(['deep@x.example'])
      await setComments(site.payload, { depth: 2 })
      const lower = await create({ parent: deep.id, state: 'approved', email: 'bo@x.example' })
      expect((await replyMails(lower.id)).map(({ to }) => to)).toEqual(['deep@x.example'])
      await setComments(site.payload, { depth: 5 })
    },
  )

  once('are sent for replies by staff too', async () => {
    const above = await create(asked)
    const user = await createUser(site.payload, 'moderator')
    const reply = await create({
      parent: above.id,
      state: 'approved',
      author: user.name,
      email: user.email,
      user: user.id,
    })
    expect(await replyMails(reply.id)).toHaveLength(1)
  })

  it('can be requested by resending the same comment with the box ticked, which sends one confirmation mail', async () => {
    const notice = 'We have sent you a mail.'
    const visitor = newVisitor(web)
    const fields = { author: 'Wil', email: 'wil@x.example', content: 'Please answer' }
    const page = async () => (await visitor.get(`${at}/sent`)).body
    await visitor.send(at, fields)
    const comment = await newest()
    const about = `comment:${comment?.id}:confirm`
    expect([comment?.wantsReplies, await queuedMails(site.payload, about)]).toEqual([false, []])
    expect(await page()).not.toContain(notice)

    for (let time = 0; time < 2; time++) {
      expect((await visitor.send(at, { ...fields, notify: 'yes' })).statusCode).toBe(303)
      const again = await newest()
      expect([again?.id, again?.wantsReplies]).toEqual([comment?.id, true])
      expect(await queuedMails(site.payload, about)).toHaveLength(1)
      expect(await page()).toContain(notice)
    }
    // A form without the tick does not cancel the request, and another visitor cannot request mails for this author.
    await visitor.send(at, fields)
    expect((await newest())?.wantsReplies).toBe(true)
    await visitor.send(at, { ...fields, content: 'Another' })
    const other = await newest()
    await newVisitor(web).send(at, { ...fields, content: 'Another', notify: 'yes' })
    const unchanged = await site.payload.findByID({ collection: 'comments', id: other?.id ?? 0 })
    expect(unchanged.wantsReplies).toBe(false)
  })

  once('are not announced on the page if no confirmation mail was queued', async () => {
    const notice = 'We have sent you a mail.'
    const email = 'often@x.example'
    const write = async (number: number, more: object = {}) => {
      const visitor = newVisitor(web)
      await visitor.send(at, { author: 'Of', email, content: `Number ${number}`, notify: 'yes', ...more })
      return (await visitor.get(`${at}/sent`)).body
    }
    for (const number of [1, 2, 3]) expect(await write(number)).toContain(notice)
    // An address gets at most three mails a day.
    expect(await write(4)).not.toContain(notice)
    expect(await write(5, { email: 'trapped@x.example', company: 'x' })).not.toContain(notice)
  })

  it('can be cancelled repeatedly by a button or the mail program, but not by opening the link', async () => {
    const email = 'enough@x.example'
    const above = await create({ ...asked, email })
    const other = await create({ ...asked, email })
    const reply = await create({ parent: above.id, state: 'approved', email: 'bo@x.example' })
    const link = new URL((await replyMails(reply.id))[0]?.unsubscribe ?? '')
    const address = link.pathname + link.search
    const wants = async () =>
      Promise.all(
        [above, other].map(
          async ({ id }) => (await site.payload.findByID({ collection: 'comments', id })).wantsReplies,
        ),
      )
    const page = await web.get(address)
    expect(page.body).toContain(email)
    expect(await htmlProblems(page.body)).toEqual([])
    expect(await wants()).toEqual([true, true])
    const forged = await web.app.inject({ method: 'POST', url: address.replace(/id=\d+/, `id=${other.id}`) })
    expect(forged.statusCode).toBe(400)
    expect(await wants()).toEqual([true, true])
    // RFC 8058: no cookies, no origin, and any content type.
    const oneClick = await web.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    })
    expect(oneClick.statusCode).toBe(200)
    expect(await wants()).toEqual([false, false])
    for (let press = 0; press < 2; press++) {
      const again = await newVisitor(web).send(address, { 'List-Unsubscribe': 'One-Click' })
      expect(again.body).toContain('You will get no more e-mails about replies')
      expect(await htmlProblems(again.body)).toEqual([])
    }
    const later = await create({ parent: above.id, state: 'approved', email: 'bo@x.example' })
    expect(await replyMails(later.id)).toEqual([])
  })

  once('carry attacks as plain text, each in one header line', async () => {
    await setComments(site.payload, { notify: ['one@school.example'] })
    const above = await create(asked)
    for (const author of [...nameVectors, 'A\r\nBcc: x@x.example']) {
      const reply = await create({
        parent: above.id,
        author,
        content: author,
        state: 'approved',
        email: 'bo@x.example',
      })
      const [mail] = await replyMails(reply.id)
      expect(mail?.subject).not.toMatch(/\p{Cc}/u)
      expect(mail?.text).toContain(author)
    }
  })
})
