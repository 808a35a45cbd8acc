import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { commentsMessages } from '../../../src/features/comments/messages/messages'
import { localePath, locales } from '../../../src/shared/locale'
import { contentVectors, nameVectors, strangeAddresses } from '../../attack-vectors'
import { htmlProblems } from '../../html-problems'
import { refusalOf } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { answerIn, marksIn, newVisitor, setComments, storedComments, type Visitor } from './comment-visitor'

const usual = {
  enabled: true,
  staffOnly: false,
  nameRequired: true,
  ratings: false,
  approval: 'never',
  secondsBetween: 0,
  captcha: true,
  replyMail: false,
}

describeSite('posting a comment', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let school: { id: number; slug: string }
  let at: string

  beforeAll(async () => {
    site = await open()
    const { id, slug } = await createSchool(site.payload)
    school = { id, slug: slug ?? '' }
    at = `/schools/${school.slug}/comments`
    web = await openApp(site)
  })
  afterAll(() => web.close())
  beforeEach(() => setComments(site.payload, usual))

  const good = { author: 'Ana', email: 'Ana@x.example', content: 'Hello there', parent_id: '0' }
  const all = () => storedComments(site.payload)
  const count = async () => (await all()).length
  const approved = async (more: object = {}) =>
    site.payload.create({
      collection: 'comments',
      data: {
        school: school.id,
        parent: 0,
        content: 'above',
        language: 'en',
        state: 'approved',
        ...more,
      } as never,
    })

  it('asks a captcha question without JavaScript, then stores the comment and shows it only to its author', async () => {
    const before = await count()
    const ana = newVisitor(web)
    const asked = await ana.refused(at, good)
    expect(asked.body).toContain('One more step')
    expect(asked.body).toContain('Hello there')
    expect(asked.headers['cache-control']).toBe('private, no-store')
    expect(await htmlProblems(asked.body)).toEqual([])
    expect(await count()).toBe(before)

    const answer = await ana.write(at, good)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${at}/sent`])
    const [stored] = await all()
    expect(stored).toMatchObject({
      author: 'Ana',
      email: 'ana@x.example',
      content: 'Hello there',
      state: 'unapproved',
      language: 'en',
      parent: 0,
      version: 1,
      verified: false,
    })
    expect(stored?.ipHash).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(stored)).not.toContain(ana.ip)
    const mine = await ana.get(`${at}/sent`)
    expect(mine.body).toContain('Your comment is awaiting moderation.')
    expect(mine.body).toContain('Hello there')
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(await htmlProblems(mine.body)).toEqual([])
    const others = await newVisitor(web).get(`${at}/sent`)
    expect(others.body).not.toContain('Hello there')
    expect(await htmlProblems(others.body)).toEqual([])
    expect(JSON.stringify(web.log)).not.toMatch(/ana@x|Hello there/i)
  })

  once('works in every language', async () => {
    for (const locale of locales) {
      const path = localePath(locale, at)
      const visitor = newVisitor(web)
      const answer = await visitor.write(path, { ...good, content: `in ${locale}` })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}/sent`])
      expect((await all())[0]).toMatchObject({ language: locale, content: `in ${locale}` })
      expect((await visitor.get(`${path}/sent`)).body).toContain(commentsMessages(locale)('awaiting'))
    }
  })

  once('names the invalid fields and keeps everything that was typed', async () => {
    const before = await count()
    const typed = { author: '', email: 'x<y', url: 'javascript:1', content: 'Kept & <b>safe</b>' }
    const answer = await newVisitor(web).refused(at, typed)
    for (const field of ['author', 'email', 'url']) {
      expect(answer.body).toContain(`href="#comment-${field}"`)
      expect(answer.body).toContain(`id="comment-${field}-error"`)
    }
    expect(answer.body).toContain('Kept &amp; &lt;b&gt;safe&lt;/b&gt;')
    expect(answer.body).toContain('value="x&lt;y"')
    expect(answer.body).toMatch(/<title>Error: /)
    expect(await htmlProblems(answer.body)).toEqual([])
    expect(await count()).toBe(before)
  })

  it('refuses a wrong or used captcha answer', async () => {
    const visitor = newVisitor(web)
    const wrong = await visitor.refused(at, { ...good, 'captcha-question': 'x', 'captcha-answer': '3' })
    expect(wrong.body).toContain('href="#captcha-answer"')
    expect(wrong.body).toContain('Hello there')
    const solved = { author: 'Bo', email: 'bo@x.example', content: 'once' }
    await visitor.write(at, solved)
    const before = await count()
    expect((await visitor.refused(at, { ...solved, content: 'again' })).body).toContain('One more step')
    expect(await count()).toBe(before)
  })

  it('invalidates a captcha question after two wrong answers, even if sent to different nodes', async () => {
    const visitor = newVisitor(web)
    const ask = async () => {
      const { body } = await visitor.get(`${at}/write`)
      return { ...marksIn(body), ...answerIn(at, body) }
    }
    const other = await openApp(site)
    const before = await count()
    const right = await ask()
    const wrong = { ...right, 'captcha-answer': '1' }
    const fields = { ...good, content: 'Guessed' }
    // A browser that computes the proof of work leaves the answer empty; this does not count as a guess.
    for (let time = 0; time < 3; time++) await visitor.send(at, { ...fields, ...right, 'captcha-answer': '' })
    for (const node of [web, other]) {
      const refused = await newVisitor(node, visitor.ip).refused(at, { ...fields, ...wrong })
      expect(refused.body).toContain('Please answer the question with the correct number.')
    }
    const late = await visitor.refused(at, { ...fields, ...right })
    expect(late.body).toContain('That answer was already used or has expired.')
    expect(await count()).toBe(before)

    // Concurrent guesses are counted too.
    const guessed = await ask()
    const guesses = Array.from({ length: 8 }, (_, index) => ({
      ...guessed,
      'captcha-answer': `${30 + index}`,
    }))
    await Promise.all(guesses.map((guess) => visitor.send(at, { ...fields, ...guess })))
    expect((await visitor.refused(at, { ...fields, ...guessed })).body).toContain('Guessed')
    expect(await count()).toBe(before)

    const second = await ask()
    await visitor.send(at, { ...fields, ...second, 'captcha-answer': '1' })
    expect((await visitor.send(at, { ...fields, ...second })).statusCode).toBe(303)
    expect(await count()).toBe(before + 1)
    await other.close()
  })

  it('accepts replies only to approved comments of the same school', async () => {
    const elsewhere = await createSchool(site.payload)
    const above = await approved()
    const hidden = await approved({ state: 'unapproved' })
    const spam = await approved({ state: 'spam' })
    const other = await approved({ school: elsewhere.id })
    const visitor = newVisitor(web)
    for (const parent of [hidden.id, spam.id, other.id, 999_999, 'x', '-1', '99999999999']) {
      const answer = await visitor.refused(at, { ...good, parent_id: String(parent) })
      expect(answer.body).toContain('The comment you are replying to no longer exists.')
      expect(answer.body).toContain('Hello there')
      expect(await htmlProblems(answer.body)).toEqual([])
    }
    const page = await visitor.get(`${at}/reply/${above.id}`)
    expect(page.body).toContain(`id="comment-${above.id}"`)
    expect(page.body).toContain(`name="parent_id" value="${above.id}"`)
    expect(await htmlProblems(page.body)).toEqual([])
    for (const id of [hidden.id, spam.id, other.id, 'x', 0, 99999999999])
      expect((await visitor.get(`${at}/reply/${id}`)).statusCode).toBe(404)
    expect(
      (await visitor.write(at, { ...good, content: 'A reply', parent_id: String(above.id) })).statusCode,
    ).toBe(303)
    expect((await all())[0]).toMatchObject({ parent: above.id, root: above.root, content: 'A reply' })
  })

  once('ignores fields that the form does not have', async () => {
    const answer = await newVisitor(web).write(at, {
      ...good,
      content: 'extra',
      state: 'approved',
      id: '1',
      user: '1',
      createdAt: '2001-01-01T00:00:00Z',
      ipHash: 'forged',
      verified: 'true',
      version: '99',
      replyMailed: 'true',
      school: '999',
      rating: '5',
    })
    expect(answer.statusCode).toBe(303)
    const [stored] = await all()
    expect(stored).toMatchObject({ state: 'unapproved', verified: false, version: 1, school: school.id })
    expect([stored?.user, stored?.rating]).toEqual([null, null])
    expect(stored?.ipHash).not.toBe('forged')
    expect(stored?.createdAt.slice(0, 4)).not.toBe('2001')
  })

  it('stores one comment if the same visitor sends the form twice', async () => {
    const visitor = newVisitor(web)
    const asked = await visitor.get(`${at}/reply/${(await approved()).id}`)
    expect(asked.statusCode).toBe(200)
    const before = await count()
    const fields = { ...good, content: 'twice' }
    const first = await visitor.write(at, fields)
    const again = await visitor.write(at, fields)
    expect(again.headers.location).toBe(first.headers.location)
    expect(again.statusCode).toBe(303)
    expect(await count()).toBe(before + 1)
    await visitor.write(at, { ...fields, content: 'not the same' })
    await newVisitor(web).write(at, { ...fields, email: 'other@x.example' })
    // Another visitor cannot find out by resending whether this comment exists.
    await newVisitor(web).write(at, fields)
    expect(await count()).toBe(before + 4)
  })

  once('refuses other content types, cross-site requests, huge bodies and unknown schools', async () => {
    const before = await count()
    const json = JSON.stringify(good)
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', undefined]) {
      const response = await web.app.inject({
        method: 'POST',
        url: at,
        headers: type ? { 'content-type': type } : {},
        payload: json,
      })
      expect(response.statusCode).toBe(400)
    }
    expect((await web.app.inject({ method: 'POST', url: at })).statusCode).toBe(400)
    const forged = await newVisitor(web).send(at, good, { origin: 'https://evil.example' })
    expect(forged.statusCode).toBe(403)
    const huge = await newVisitor(web).send(at, { ...good, content: 'x'.repeat(600_000) })
    expect(huge.statusCode).toBe(413)
    expect((await newVisitor(web).send('/schools/nowhere/comments', good)).statusCode).toBe(404)
    expect(await count()).toBe(before)
  })

  it('names the field with invalid UTF-8', async () => {
    const post = (payload: string | Buffer) =>
      web.app.inject({
        method: 'POST',
        url: at,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    for (const broken of ['%FF%FE', '%ED%A0%80', '%C3']) {
      const answer = await refusalOf(web, await post(`author=Ana&email=ana%40x.example&content=a${broken}b`))
      expect(answer.body).toContain('Comment: some characters cannot be read.')
    }
    const bytes = Buffer.concat([Buffer.from('content=ok&author='), Buffer.from([0xff, 0xfe])])
    const raw = await refusalOf(web, await post(bytes))
    expect(raw.body).toContain('Name: some characters cannot be read.')
    await newVisitor(web).write(at, { ...good, content: 'with a \u0000 NUL' })
    expect((await all())[0]?.content).toBe('with a  NUL')
  })

  once('stores markup attacks as text and escapes them on pages', async () => {
    await setComments(site.payload, { captcha: false, maxLinks: 50 })
    const escaped = (body: string) =>
      expect(body).not.toMatch(/<(script|img|svg|iframe|body|base|meta http)[^>]*attacked/)
    const attack = async (visitor: Visitor, index: number) => {
      const content = contentVectors[index] ?? ''
      const author = nameVectors[index % nameVectors.length] ?? ''
      const url = strangeAddresses[index % strangeAddresses.length] ?? ''
      escaped((await visitor.refused(at, { author, email: 'wrong', url, content })).body)
      const answer = await visitor.send(at, { author, email: `v${index}@x.example`, url, content })
      expect(answer.statusCode).toBe(303)
    }
    // Each of them sends ten, which one page shows.
    const each = 10
    for (let first = 0; first < contentVectors.length; first += each) {
      const visitor = newVisitor(web)
      const count = Math.min(each, contentVectors.length - first)
      for (let index = first; index < first + count; index++) await attack(visitor, index)
      const sent = (await visitor.get(`${at}/sent`)).body
      expect(sent.match(/<article /g)).toHaveLength(count)
      escaped(sent)
      expect(sent).not.toContain('href="javascript:')
    }
    const stored = new Map((await all()).map(({ email, content }) => [email, content]))
    for (const [index, content] of contentVectors.entries())
      expect(stored.get(`v${index}@x.example`)).toBe(content.replace(/[^\P{Cc}\n\t]/gu, '').trim())
  })

  once('keeps the typed text if it is too long, if saving fails, or if the rate limit applies', async () => {
    await setComments(site.payload, { captcha: false })
    const before = await count()
    const long = 'x'.repeat(70_000)
    const large = await newVisitor(web).send(at, { ...good, content: long })
    expect([large.statusCode, large.body.includes(long)]).toEqual([400, true])
    expect((await web.get(at)).body).not.toContain('maxlength')
    const failing = vi.spyOn(site.payload.db, 'beginTransaction').mockRejectedValueOnce(new Error('broken'))
    const broken = await newVisitor(web).send(at, { ...good, content: 'Kept though broken' })
    failing.mockRestore()
    expect(broken.statusCode).toBe(500)
    expect(broken.body).toContain('could not be saved. Please')
    expect(broken.body).toContain('Kept though broken')

    // All addresses of one IPv6 /64 network count as one visitor.
    let answer = broken
    for (let index = 0; index <= 60; index++)
      answer = await newVisitor(web, `2001:db8:1:2::${index + 1}`).send(at, { content: 'Kept though often' })
    expect(answer.statusCode).toBe(429)
    expect(answer.body).toMatch(/Please wait \d+ more seconds/)
    expect(answer.body).toContain('Kept though often')
    expect(await htmlProblems(answer.body)).toEqual([])
    await newVisitor(web, '2001:db8:1:3::1').refused(at, { content: 'x' })
    expect(await count()).toBe(before)
  })

  once('keeps the typed text when the database is unavailable or full', async () => {
    const before = await count()
    for (const [code, status] of [
      ['ECONNREFUSED', 503],
      ['SQLITE_FULL', 507],
    ] as const) {
      await setComments(site.payload, { captcha: false })
      const failing = vi
        .spyOn(site.payload.db, 'beginTransaction')
        .mockRejectedValueOnce(Object.assign(new Error('database'), { code }))
      const answer = await newVisitor(web).send(at, { ...good, content: `Kept at ${code}` })
      failing.mockRestore()
      expect(answer.statusCode).toBe(status)
      expect(answer.body).toContain('could not be saved. Please')
      expect(answer.body).toContain(`Kept at ${code}`)
      expect(await htmlProblems(answer.body)).toEqual([])
    }
    expect(await count()).toBe(before)
  })

  once('is refused when comments are closed, and for guests when only staff may write', async () => {
    const before = await count()
    await setComments(site.payload, { enabled: false })
    const closed = await newVisitor(web).refused(at, good)
    expect(closed.body).toContain('Hello there')
    expect(closed.body).toContain('Comments are closed at the moment.')
    await setComments(site.payload, { enabled: true, staffOnly: true })
    const guest = await newVisitor(web).refused(at, good)
    expect(guest.body).toContain('Log in to write a comment.')
    expect(guest.body).toContain('Hello there')
    expect(await count()).toBe(before)
  })

  once(
    'as staff uses the account name and needs no approval or captcha; typing a staff name has no effect',
    async () => {
      await setComments(site.payload, { staffOnly: true, secondsBetween: 600 })
      const user = await createUser(site.payload, 'editor')
      const token = await openSession(site.payload, { email: user.email, password })
      const staff = newVisitor(web)
      staff.cookies.set('payload-token', token)
      const above = await approved()
      for (const content of ['From us', 'And again']) {
        const answer = await staff.send(at, { content, author: 'Somebody else', parent_id: String(above.id) })
        expect(answer.statusCode).toBe(303)
        const [stored] = await all()
        expect(answer.headers.location).toBe(`${at}#comment-${stored?.id}`)
        expect(stored).toMatchObject({ author: user.name, state: 'approved', user: user.id, content })
      }
      await setComments(site.payload, usual)
      await newVisitor(web).write(at, { ...good, author: user.name ?? '', email: user.email })
      expect((await all())[0]).toMatchObject({ state: 'unapproved', user: null })
    },
  )

  it('accepts ratings if enabled, at the top level, with an e-mail address', async () => {
    await setComments(site.payload, { ratings: true, nameRequired: false })
    await newVisitor(web).write(at, { ...good, content: 'rated', rating: '4' })
    expect((await all())[0]?.rating).toBe(4)
    const without = await newVisitor(web).refused(at, { content: 'rated', rating: '4' })
    expect(without.body).toContain('href="#comment-email"')
    const above = await approved()
    await newVisitor(web).write(at, { ...good, content: 'r', rating: '4', parent_id: String(above.id) })
    expect((await all())[0]?.rating).toBeNull()
    const nameless = await newVisitor(web).write(at, { content: 'without a name' })
    expect(nameless.statusCode).toBe(303)
    expect((await all())[0]).toMatchObject({ author: '', email: '' })
  })

  once('remembers the author’s details on request, and forgets them when no longer asked to', async () => {
    const visitor = newVisitor(web)
    await visitor.write(at, { ...good, content: 'remember', remember: 'yes', url: 'example.org' })
    const answer = await visitor.write(at, {
      ...good,
      content: 'remember 2',
      remember: 'yes',
      url: 'example.org',
    })
    const lines = [answer.headers['set-cookie'] ?? []].flat()
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(
      ['author', 'email', 'hash', 'login', 'own', 'url'].map((name) => `zoo-comment_${name}`),
    )
    for (const line of lines)
      expect(line).toContain(
        `Max-Age=${line.startsWith('zoo-comment_own') ? 2_592_000 : 15_552_000}; Path=/; SameSite=Lax`,
      )
    const above = await approved()
    const page = await visitor.get(`${at}/reply/${above.id}`)
    expect(page.body).toContain('value="ana@x.example"')
    visitor.cookies.set('zoo-comment_email', 'mallory%40x.example')
    expect((await visitor.get(`${at}/reply/${above.id}`)).body).not.toContain('mallory')
    visitor.cookies.set('zoo-comment_email', 'ana%40x.example')
    await visitor.write(at, { ...good, content: 'forget' })
    expect(visitor.cookies.has('zoo-comment_email')).toBe(false)
  })
})
