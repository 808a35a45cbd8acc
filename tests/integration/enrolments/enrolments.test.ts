import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { solve } from '../../../src/features/captcha/browser/proof-of-work'
import { exportRows } from '../../../src/features/enrolments/office/export.server'
import { readFilter } from '../../../src/features/enrolments/office/list-address'
import { readEnrolment } from '../../../src/features/enrolments/office/read-enrolment.server'
import { personsEnrolments } from '../../../src/features/enrolments/personal-data/persons-enrolments.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { addDays, toMonday } from '../../../src/shared/time/days'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createPage } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { answerQuestion, filledForm, refusalOf, someMonday } from './enrol-form'

const guardian = {
  guardianName: 'Rosa Silva',
  guardianContact: '+34 600 000 000',
  guardianConsent: 'yes',
}

describeOnBoth('enrolment requests', (open, _dialect, once) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    // With a mail server, which nothing is sent to here; without one, pages do not promise mails.
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    await createPricedSchool(site.payload)
    await createPage(site.payload, { title: 'Terms', slug: 'terms' })
    // Each test uses another address; the limit has its own test.
    web = await openApp(site)
  })
  afterAll(() => web.close())

  let client = 0
  const post = (url: string, fields: Record<string, string>, cookie = '') =>
    web.app.inject({
      method: 'POST',
      url,
      remoteAddress: `192.0.2.${client++ % 250}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams(fields).toString(),
    })
  /** Sends a form that is refused and returns the page with its errors. */
  const refused = async (url: string, fields: Record<string, string>) =>
    refusalOf(web, await post(url, fields))
  const mondayAfter = (days: number) => toMonday(addDays(new Date().toISOString().slice(0, 10), days))
  const newQuote = async (fields: Record<string, string> = { course: '2', weeks: '4' }) =>
    String((await post('/schools/priced/quotes', fields)).headers.location)
  const all = async () =>
    (await site.payload.find({ collection: 'enrolments', sort: '-id', depth: 0, limit: 100 })).docs
  const mails = async () =>
    (await site.payload.find({ collection: 'outgoing-mail', sort: '-id', limit: 100 })).docs
  const count = async () => [(await all()).length, (await mails()).length]

  it('are stored with a reference and two mails, without personal data in the address', async () => {
    const [enrolments = 0, queued = 0] = await count()
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    form.phone = '+34 600 100 200'
    const answer = await post(`${quote}/enrol`, form)
    expect(answer.statusCode).toBe(303)
    expect((await all())[0]?.phone).toBe('+34 600 100 200')
    const location = String(answer.headers.location)
    expect(location).toMatch(/^\/enrolled\?reference=[0-9A-Z]{5}-[0-9A-Z]{5}&key=[\w-]{43}$/)
    const reference = new URL(location, 'http://x').searchParams.get('reference') ?? ''
    const thanks = await web.get(location)
    expect(thanks.body).toContain(reference)
    expect(thanks.body).toContain('We have sent you a confirmation by e-mail.')
    expect(thanks.headers['cache-control']).toBe('private, no-store')
    // The quote had no start, so the request has one of its own.
    expect(thanks.body).toMatch(/href="\/quotes\/[\w-]{24}\.pdf"/)
    expect(thanks.body).not.toContain(quote)
    for (const shown of ['Intensive', 'within 2 working days', 'office@school.example'])
      expect(thanks.body).toContain(shown)
    expect(thanks.body).not.toContain(form.email)
    expect(thanks.body).toContain(
      '<h2>Any questions?</h2><p>Contact Priced School and mention the reference.</p>',
    )
    // Whoever guesses a reference learns nothing about it.
    for (const guess of [location.split('&')[0] ?? '', location.replace(reference, 'AAAAA-AAAAA')]) {
      const { body } = await web.get(guess)
      for (const hidden of ['Intensive', quote, 'We have sent you a confirmation', 'Contact Priced School'])
        expect(body).not.toContain(hidden)
      expect(await htmlProblems(body)).toEqual([])
    }
    expect(await htmlProblems(thanks.body)).toEqual([])

    expect(await count()).toEqual([enrolments + 1, queued + 2])
    const [stored] = await all()
    expect(stored).toMatchObject({
      state: 'new',
      reference,
      name: 'Ana <b>Silva</b>',
      nationality: 'BR',
      level: 'B1',
      locale: 'en',
      version: 1,
      course: 2,
      weeks: 4,
      total: 152_000,
    })
    expect(stored?.birthDate.slice(0, 10)).toBe('1999-05-01')
    expect(stored?.start.slice(0, 10)).toBe(form.start)
    const [notification, confirmation] = await mails()
    expect(confirmation).toMatchObject({ to: form.email, replyTo: 'office@school.example' })
    expect(confirmation?.text).toContain(reference)
    expect(notification).toMatchObject({ to: 'office@school.example', replyTo: form.email })
    expect(notification?.text).toContain(`http://school.example/admin/enrolments/${stored?.id}`)
    expect(JSON.stringify(web.log)).not.toMatch(/@x\.example|Silva/)
  })

  once('offer their days as a calendar file to who sent them', async () => {
    const quote = await newQuote({ course: '2', weeks: '4', accommodation: '3' })
    const form = await filledForm(web, `${quote}/enrol`)
    const location = String((await post(`/de${quote}/enrol`, form)).headers.location)
    const [, link = ''] =
      /href="([^"]*)" type="text\/calendar">Termine in den Kalender/.exec((await web.get(location)).body) ??
      []
    const address = link.replaceAll('&amp;', '&')
    expect(address).toMatch(/^\/de\/enrolled\/calendar\?reference=/)
    const file = await web.get(address)
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    const reference = new URL(address, 'http://x').searchParams.get('reference')
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${reference}.ics"`)
    const days = (file.body.match(/^DTSTART;VALUE=DATE:\d+/gm) ?? []).map((line) => line.slice(-8))
    const dayOf = (day: string) => day.replaceAll('-', '')
    expect(days).toEqual([
      dayOf(form.start ?? ''),
      dayOf(addDays(form.start ?? '', -1)),
      // The Saturday after the last lesson.
      dayOf(addDays(form.start ?? '', 3 * 7 + 5)),
    ])
    expect(file.body).toContain('SUMMARY:Anreise: Twin room')
    expect(file.body).not.toMatch(/Silva|@x\.example/)
    const other = await web.get(address.replace(/key=.*/, 'key=wrong'))
    expect(other.statusCode).toBe(404)
  })

  once('of a parent name the parent, who gets the mails, and keep what the family asks for', async () => {
    const quote = await newQuote({ course: '2', weeks: '4', accommodation: '3' })
    const page = (await web.get(`${quote}/enrol`)).body
    for (const shown of ['Allergies', 'You do not pay anything now.', 'within 2 working days', 'fixed until'])
      expect(page).toContain(shown)
    const form = await filledForm(web, `${quote}/enrol`)
    const sent = { ...form, name: 'Ana Silva', by: 'guardian', allergies: 'nuts', smoking: 'no' }
    const { body } = await refused(`${quote}/enrol`, { ...sent, birthDate: '' })
    for (const shown of ['Enter the student’s date of birth.', 'Enter your own name, too.', 'value="nuts"'])
      expect(body).toContain(shown)
    expect(body).toMatch(/<input[^>]*id="by-guardian"[^>]*checked/)
    const answer = await post(`${quote}/enrol`, { ...sent, parentName: 'Rosa Silva', parentConsent: 'yes' })
    expect(answer.statusCode).toBe(303)
    const [stored] = await all()
    expect(stored).toMatchObject({
      name: 'Ana Silva',
      guardianName: 'Rosa Silva',
      guardianContact: form.email,
      underage: false,
      homestay: { allergies: 'nuts', diet: null, pets: null, smoking: 'no' },
    })
    const toParent = (await mails()).find(({ to }) => to === form.email)
    expect(toParent?.text).toMatch(/^Hello Rosa Silva,/m)
    // Health is nothing for the mail to the office.
    for (const { text } of await mails()) expect(text).not.toContain('nuts')
    const user = { name: 'Mo' } as User
    const inOffice = await readEnrolment(site.payload, stored?.id ?? 0, { locale: 'de', user })
    expect(inOffice?.facts).toContainEqual({ name: 'allergies', value: 'nuts' })
    expect(inOffice?.facts).toContainEqual({ name: 'smoking', value: 'Raucht nicht' })
    expect(inOffice?.drafts.confirm?.text).toContain('Rosa Silva')
    const filter = { ...readFilter(new URLSearchParams({ q: stored?.reference ?? '' })), schools: undefined }
    let table = ''
    for await (const part of exportRows(site.payload, filter, 'en')) table += part
    expect(table).toMatch(/,nuts,,,Does not smoke\r?\n$/)
    const req = await createLocalReq({}, site.payload)
    expect(JSON.stringify(await personsEnrolments.read(req, form.email ?? ''))).toContain(
      '"allergies":"nuts"',
    )
  })

  once('are confirmed to one address three times a day; more are stored without a mail', async () => {
    const email = 'flooded@x.example'
    const to = async () =>
      (await site.payload.count({ collection: 'outgoing-mail', where: { to: { equals: email } } })).totalDocs
    for (const number of [1, 2, 3, 4]) {
      const quote = await newQuote()
      const [enrolments = 0] = await count()
      // Of different people: the same request again would not be stored.
      const who = { email, birthDate: `199${number}-05-01` }
      const answer = await post(`${quote}/enrol`, { ...(await filledForm(web, `${quote}/enrol`)), ...who })
      const { body } = await web.get(String(answer.headers.location))
      const promised = body.includes('We have sent you a confirmation by e-mail.')
      expect([promised, await to()]).toEqual([number <= 3, Math.min(number, 3)])
      expect(body).toContain('within 2 working days.')
      expect((await count())[0]).toBe(enrolments + 1)
    }
  })

  once('report every invalid field, keep the typed values and store nothing', async () => {
    const before = await count()
    const quote = await newQuote({ course: '2', weeks: '4', accommodation: '3' })
    const form = await filledForm(web, `${quote}/enrol`)
    const wrong = {
      ...form,
      email: 'x',
      nationality: 'QQ',
      level: '',
      start: '',
      terms: '',
      message: '<i>hi</i>',
    }
    const { body } = await refused(`${quote}/enrol`, wrong)
    expect(await htmlProblems(body)).toEqual([])
    for (const field of ['email', 'nationality', 'level', 'start', 'terms']) {
      expect(body).toContain(`href="#${field}"`)
      expect(body).toContain(`id="${field}-error"`)
    }
    expect(body).not.toContain('href="#name"')
    expect(body).toContain('value="Ana &lt;b&gt;Silva&lt;/b&gt;"')
    expect(body).toContain('&lt;i&gt;hi&lt;/i&gt;')
    expect(body).toContain(`name="once" value="${form.once}"`)
    expect(body).toMatch(/<title>Error: /)
    expect(body).toContain('href="/terms"')
    expect(await count()).toEqual(before)
  })

  once('need the highest minimum age of site, course and accommodation on the first day', async () => {
    const start = someMonday()
    const turning = (years: number) => `${Number(start.slice(0, 4)) - years}${start.slice(4)}`
    const attempt = async (fields: Record<string, string>, birthDate: string) => {
      const quote = await newQuote(fields)
      return post(`${quote}/enrol`, {
        ...(await filledForm(web, `${quote}/enrol`)),
        birthDate,
        ...guardian,
      })
    }
    const complaint = async (fields: Record<string, string>, birthDate: string) =>
      (await refusalOf(web, await attempt(fields, birthDate))).body
    const course = { course: '2', weeks: '1' }
    const both = { ...course, accommodation: '3' }
    expect((await attempt(course, turning(16))).headers.location).toMatch(/^\/enrolled/)
    expect(await complaint(both, turning(16))).toContain('Twin room: students must be at least 18 years old')
    expect((await attempt(both, turning(18))).headers.location).toMatch(/^\/enrolled/)
    await site.payload.updateGlobal({ slug: 'pricing', data: { minAge: 21 } })
    expect(await complaint(both, turning(18))).toContain('Students must be at least 21 years old')
    await site.payload.updateGlobal({ slug: 'pricing', data: { minAge: 14 } })
    for (const birthDate of ['2999-01-01', '2001-02-30'])
      expect(await complaint(course, birthDate)).toContain('Enter a valid date of birth')
    expect(await complaint(course, '1850-01-01')).toContain('Check the year')
  })

  once('of minors are stored with their guardian, and the school sees that they are under 18', async () => {
    const birthDate = `${Number(someMonday().slice(0, 4)) - 17}${someMonday().slice(4)}`
    const quote = await newQuote()
    const form = { ...(await filledForm(web, `${quote}/enrol`)), birthDate }
    const missing = await refused(`${quote}/enrol`, form)
    expect(await htmlProblems(missing.body)).toEqual([])
    for (const field of ['guardianName', 'guardianContact', 'guardianConsent']) {
      expect(missing.body).toContain(`href="#${field}"`)
      expect(missing.body).toContain(`id="${field}-error"`)
    }
    expect(missing.body).toMatch(/<details[^>]* open/)
    const sent = await post(`${quote}/enrol`, { ...form, ...guardian })
    expect(sent.headers.location).toMatch(/^\/enrolled/)
    const [minor] = await all()
    expect(minor).toMatchObject({
      underage: true,
      guardianName: 'Rosa Silva',
      guardianContact: '+34 600 000 000',
    })
    expect(Date.parse(minor?.guardianConsentedAt ?? '')).toBeGreaterThan(Date.now() - 600_000)
    const { docs } = await site.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: 'office@school.example' } },
      sort: '-id',
      limit: 1,
    })
    expect(docs[0]?.text).toContain('Under 18 on the first day')
    expect(docs[0]?.text).toMatch(/Rosa Silva.*\n.*\+34 600 000 000/)

    const adult = { ...(await filledForm(web, `${quote}/enrol`)), ...guardian }
    expect((await post(`${quote}/enrol`, adult)).headers.location).toMatch(/^\/enrolled/)
    expect((await all())[0]).toMatchObject({ underage: false, guardianName: null, guardianContact: null })
  })

  once('of minors are refused by a school that takes none', async () => {
    const id = (await site.payload.find({ collection: 'schools', limit: 1 })).docs[0]?.id ?? 0
    const setMinors = (minors: 'refuse' | 'guardian') =>
      site.payload.update({ collection: 'schools', id, data: { minors } })
    await setMinors('refuse')
    const quote = await newQuote()
    const birthDate = `${Number(someMonday().slice(0, 4)) - 17}${someMonday().slice(4)}`
    const form = { ...(await filledForm(web, `${quote}/enrol`)), birthDate, ...guardian }
    const answer = await refused(`${quote}/enrol`, form)
    expect(answer.body).toContain('Students must be at least 18 years old on the first day')
    // At the field and in the summary of errors.
    expect(answer.body.match(/<a href="mailto:office@school\.example">/g)).toHaveLength(2)
    expect(answer.body).not.toContain('name="guardianName"')
    await setMinors('guardian')
  })

  once('keep the days of the stay for the office', async () => {
    const quote = await newQuote({ course: '2', weeks: '4', accommodation: '3' })
    const form = await filledForm(web, `${quote}/enrol`)
    expect((await post(`${quote}/enrol`, form)).statusCode).toBe(303)
    const [stored] = await all()
    const start = form.start ?? ''
    expect([stored?.lastDay, stored?.arrival, stored?.departure].map((day) => day?.slice(0, 10))).toEqual([
      addDays(start, 25),
      addDays(start, -1),
      addDays(start, 26),
    ])
  })

  once('start on a future Monday', async () => {
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    const attempt = (start: string) => refused(`${quote}/enrol`, { ...form, start })
    expect((await attempt('2020-01-06')).body).toContain('This start date has passed')
    const tuesday = new Date(Date.parse(someMonday()) + 86_400_000).toISOString().slice(0, 10)
    expect((await attempt(tuesday)).body).toContain('Courses start on Mondays')
  })

  it('are stored once if the form is submitted twice, and twice if it was corrected', async () => {
    const [enrolments = 0, queued = 0] = await count()
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    const answers = await Promise.all([1, 2, 3].map(() => post(`${quote}/enrol`, form)))
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    expect((await post(`${quote}/enrol`, form)).headers.location).toBe(answers[0]?.headers.location)
    expect(await count()).toEqual([enrolments + 1, queued + 2])

    const corrected = { ...form, email: 'ana.silva@x.example' }
    const { body } = await refused(`${quote}/enrol`, corrected)
    expect(body).toContain('That answer was already used')
    const again = await post(`${quote}/enrol`, { ...corrected, ...answerQuestion(body) })
    expect(again.headers.location).toMatch(/^\/enrolled/)
    expect(await count()).toEqual([enrolments + 2, queued + 4])
  })

  it('are stored once if the form is submitted concurrently with two captcha answers', async () => {
    const [enrolments = 0, queued = 0] = await count()
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    const other = answerQuestion((await web.get(`${quote}/enrol`)).body)
    const answers = await Promise.all(
      [form, { ...form, ...other }].map((sent) => post(`${quote}/enrol`, sent)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(answers[0]?.headers.location).toBe(answers[1]?.headers.location)
    expect(await count()).toEqual([enrolments + 1, queued + 2])
  })

  once('need a captcha solution or answer, each usable once', async () => {
    const quote = await newQuote()
    const { 'captcha-answer': _, ...form } = await filledForm(web, `${quote}/enrol`)
    const { body } = await refused(`${quote}/enrol`, { ...form, 'captcha-answer': '99' })
    expect(body).toContain('id="captcha-error"')
    expect(body).toContain('href="#captcha-answer"')
    expect(await htmlProblems(body)).toEqual([])
    // Together with what else is wrong, not in a second round.
    const all = await refused(`${quote}/enrol`, { ...form, name: '', 'captcha-answer': '99' })
    for (const error of ['href="#name"', 'href="#captcha-answer"']) expect(all.body).toContain(error)

    const challenge = (await web.get('/captcha/challenge')).json()
    const solution = await solve(challenge.parameters)
    const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const sent = await post(`${quote}/enrol`, { ...form, captcha })
    expect(sent.headers.location).toMatch(/^\/enrolled/)
    const second = await refused(`${quote}/enrol`, { ...form, captcha, email: 'somebody.else@x.example' })
    expect(second.body).toContain('That answer was already used')
  })

  once('are mailed with the titles of the quote, whatever the course is called today', async () => {
    const quote = await newQuote()
    const { docs } = await site.payload.find({
      collection: 'courses',
      where: { number: { equals: 2 } },
      limit: 1,
    })
    const rename = (title: string) =>
      site.payload.update({ collection: 'courses', id: docs[0]?.id ?? 0, data: { title } })
    await rename('Renamed course')
    await post(`${quote}/enrol`, await filledForm(web, `${quote}/enrol`))
    await rename(docs[0]?.title ?? '')
    const [first, second] = await mails()
    for (const mail of [first, second]) {
      expect(mail?.text).toContain(docs[0]?.title)
      expect(mail?.text).not.toContain('Renamed')
    }
  })

  once('show the form again with a cleared honeypot', async () => {
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    const { body } = await refused(`${quote}/enrol`, { ...form, homepage: 'http://spam.example' })
    expect(body).toContain('must stay empty')
    expect(body).not.toContain('spam.example')
  })

  it('are stored with their mails or not at all', async () => {
    const before = await count()
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    const create = site.payload.create.bind(site.payload)
    let mailsLeft = 1
    const failing = vi.spyOn(site.payload, 'create').mockImplementation(((args: { collection: string }) => {
      if (args.collection === 'outgoing-mail' && mailsLeft-- === 0)
        throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
      return create(args as never)
    }) as never)
    const answer = await post(`${quote}/enrol`, form)
    failing.mockRestore()
    expect(answer.statusCode).toBe(507)
    expect(answer.body).toContain('We could not save your request.')
    expect(answer.body).toContain(`value="${form.email}"`)
    expect(await count()).toEqual(before)
    // The captcha answer was not spent either.
    expect((await post(`${quote}/enrol`, form)).statusCode).toBe(303)
  })

  once('keep the typed values while the database is unavailable', async () => {
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const failing = (['find', 'findOne', 'findGlobal', 'count', 'beginTransaction'] as const).map((call) =>
      vi.spyOn(site.payload.db, call).mockRejectedValue(away),
    )
    const answer = await post(`${quote}/enrol`, form)
    for (const call of failing) call.mockRestore()
    expect(answer.statusCode).toBe(503)
    const { body } = answer
    expect(body).toContain('We could not save your request.')
    expect(await htmlProblems(body)).toEqual([])
    for (const field of ['once', 'email', 'birthDate', 'start'] as const)
      expect(body).toMatch(new RegExp(`name="${field}"[^>]* value="${form[field]}"`))
    expect(body).toContain('value="Ana &lt;b&gt;Silva&lt;/b&gt;"')
    for (const chosen of ['BR', 'B1']) expect(body).toContain(`<option value="${chosen}" selected`)
    expect(body).toContain('I am vegetarian.')
    expect(body).toMatch(/name="terms"[^>]* checked/)
    expect(body).toContain(`name="quotes" value="${quote.slice('/quotes/'.length)}"`)
    expect((await post(`${quote}/enrol`, { ...form, ...answerQuestion(body) })).statusCode).toBe(303)
  })

  once('are refused after the quote has expired', async () => {
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    vi.useFakeTimers({ now: Date.now() + 15 * 86_400_000, toFake: ['Date'] })
    try {
      const [before] = await count()
      const answer = await post(`${quote}/enrol`, form)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, quote])
      const { body } = await web.get(quote)
      expect(body).toContain('You can no longer enrol with this quote.')
      expect(body).toContain('href="/schools/priced?course=2&amp;weeks=4#anc-calculator"')
      expect((await count())[0]).toBe(before)
      expect((await web.get(`${quote}/enrol`)).headers.location).toBe(quote)
    } finally {
      vi.useRealTimers()
    }
  })

  once('are refused while the course of the quote is in the trash', async () => {
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    const { docs } = await site.payload.find({ collection: 'courses', where: { number: { equals: 2 } } })
    const move = (data: object) =>
      site.payload.update({ collection: 'courses', id: docs[0]?.id ?? 0, data, trash: true })
    const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 10_000, interval: 20 })
    const [before] = await count()
    await move({ deletedAt: new Date().toISOString() })
    await soon(async () => (await web.get(`${quote}/enrol`)).headers.location).toBe(quote)
    expect((await post(`${quote}/enrol`, form)).headers.location).toBe(quote)
    expect((await web.get(quote)).body).not.toContain(`href="${quote}/enrol"`)
    expect((await count())[0]).toBe(before)
    await move({ deletedAt: null, _status: 'published' })
    await soon(async () => (await web.get(`${quote}/enrol`)).statusCode).toBe(200)
    expect((await web.get(quote)).body).toContain(`href="${quote}/enrol"`)
  })

  once('are accepted if the quote expires while the form is filled in', async () => {
    const quote = await newQuote()
    const form = await filledForm(web, `${quote}/enrol`)
    vi.useFakeTimers({ now: Date.now() + 14 * 86_400_000 + 30 * 60_000, toFake: ['Date'] })
    try {
      // The captcha expires separately, so its question is asked again.
      const asked = await refused(`${quote}/enrol`, form)
      expect(asked.body).toContain('id="captcha-error"')
      const sent = await post(`${quote}/enrol`, { ...form, ...answerQuestion(asked.body) })
      expect(sent.headers.location).toMatch(/^\/enrolled/)
      expect((await web.get(`${quote}/enrol`)).headers.location).toBe(quote)
    } finally {
      vi.useRealTimers()
    }
  })

  once('ask to agree to the price of another start, without scripts', async () => {
    const quote = await newQuote()
    const season = { from: someMonday(), to: someMonday() }
    const { id } = await site.payload.create({
      collection: 'price-adjustments',
      data: {
        school: (await site.payload.find({ collection: 'schools', limit: 1 })).docs[0]?.id ?? 0,
        title: 'Season',
        code: 'season',
        kind: 'supplement',
        amount: 10_000,
        charged: 'once',
        on: ['course'],
        roundType: 'none',
        roundTo: 1,
        start: season,
      },
    })
    const form = await filledForm(web, `${quote}/enrol`)
    const answer = await refused(`${quote}/enrol`, form)
    expect(answer.body.replaceAll('\u00a0', ' ')).toContain('the total is CA$ 1 620 instead of CA$ 1 520.')
    expect(answer.body).toContain('name="total" value="162000"')
    expect(await htmlProblems(answer.body)).toEqual([])
    // Another day costs what was quoted: it is asked for, too.
    const agreed = { ...form, total: '162000', ...answerQuestion(answer.body) }
    const later = await refused(`${quote}/enrol`, { ...agreed, start: addDays(form.start ?? '', 7) })
    expect(later.body).toContain('name="total" value="152000"')
    const sent = await post(`${quote}/enrol`, { ...agreed, ...answerQuestion(later.body) })
    expect(sent.headers.location).toMatch(/^\/enrolled/)
    expect((await all())[0]?.total).toBe(162_000)
    await site.payload.delete({ collection: 'price-adjustments', id })
  })

  once(
    'of stays that follow each other are sent together from the cart, with one registration fee',
    async () => {
      const first = mondayAfter(60)
      const quotes = [
        await newQuote({ course: '2', weeks: '4', start: first }),
        await newQuote({ course: '2', weeks: '2', start: addDays(first, 4 * 7) }),
      ]
      let cookie = ''
      for (const quote of quotes) {
        const answer = await post('/cart', { add: quote.slice('/quotes/'.length) }, cookie)
        expect(answer.headers.location).toBe('/cart')
        cookie = [answer.headers['set-cookie']]
          .flat()
          .map((set) => String(set).split(';', 1)[0])
          .join('; ')
      }
      const cart = await web.get('/cart', { cookie })
      expect(cart.headers['cache-control']).toBe('private, no-store')
      // In the header of pages for one visitor; shared pages have the link hidden for a script.
      expect(cart.body).toMatch(
        /<a class="cart-link no-print" href="\/cart" rel="nofollow">.*?<span>2<\/span><\/a>/,
      )
      expect(cart.headers['set-cookie'], 'the number is right already').toBeUndefined()
      const [tokensOnly = ''] = cookie.split('; ')
      expect((await web.get('/cart', { cookie: tokensOnly })).headers['set-cookie']).toContainEqual(
        expect.stringContaining('schoolhouse-cart-count=2;'),
      )
      expect((await web.get('/', { cookie })).body).toMatch(/<a class="cart-link no-print" [^>]*hidden/)
      // The registration fee is charged once.
      expect(cart.body.replaceAll('\u00a0', ' ')).toContain('CA$ 2 220')
      expect(cart.body).toContain('The registration fee is charged only once.')
      expect(await htmlProblems(cart.body)).toEqual([])
      const page = await web.get('/cart/enrol', { cookie })
      expect(await htmlProblems(page.body)).toEqual([])
      expect(page.body).toContain('The registration fee is charged only once.')
      const tokens = quotes.map((quote) => quote.slice('/quotes/'.length))
      const days = { start: first, 'start-2': addDays(first, 4 * 7) }
      const form: Record<string, string> = { ...(await filledForm(web, '/cart/enrol', cookie)), ...days }
      expect(form.quotes).toBe(tokens.join(' '))
      const answer = await post('/cart/enrol', form, cookie)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringContaining('Max-Age=0'),
        expect.stringContaining('Max-Age=0'),
      ])
      const [second, earlier] = await all()
      expect([earlier, second].map((sent) => [sent?.start?.slice(0, 10), sent?.total])).toEqual([
        [first, 152_000],
        [addDays(first, 4 * 7), 70_000],
      ])
      const thanks = await web.get(String(answer.headers.location))
      expect(thanks.body.replaceAll('\u00a0', ' ')).toContain('CA$ 700')

      const removed = await post('/cart', { remove: tokens[0] ?? '' }, cookie)
      expect(removed.headers['set-cookie']).toEqual([
        expect.stringContaining(`schoolhouse-cart=${tokens[1]};`),
        expect.stringContaining('schoolhouse-cart-count=1;'),
      ])
      expect((await web.get('/de/cart')).body).toContain('Du hast keine gemerkten Angebote')
      expect((await web.get('/cart/enrol')).headers.location).toBe('/cart')
    },
  )

  once('of alternatives are not added up, and are sent for the one that was chosen', async () => {
    const start = mondayAfter(90)
    const quotes = [
      await newQuote({ course: '2', weeks: '4', start }),
      await newQuote({ course: '2', weeks: '2', start }),
      await newQuote({ accommodation: '3', weeks: '4', start }),
    ]
    const tokens = quotes.map((quote) => quote.slice('/quotes/'.length))
    const cookie = `schoolhouse-cart=${tokens.join('.')}`
    const cart = await web.get('/cart', { cookie })
    expect(cart.body).toContain('“Intensive” and “Intensive” are at the same time.')
    expect(cart.body).not.toContain('The registration fee is charged only once.')
    expect(await htmlProblems(cart.body)).toEqual([])
    for (const quote of quotes) expect(cart.body).toContain(`href="${quote}/enrol"`)
    const ids = [...cart.body.matchAll(/form="compare" name="quote" value="(\d+)"/g)].map(([, id]) => id)
    // The course and the room of the same weeks belong together.
    const chosen = `/cart/enrol?quote=${ids[0]}&quote=${ids[2]}`
    expect((await web.get(chosen, { cookie })).body).not.toContain('at the same time')
    const form = await filledForm(web, chosen, cookie)
    expect(form.quotes).toBe(`${tokens[0]} ${tokens[2]}`)
    const both = await web.get(`/cart/enrol?quote=${ids[0]}&quote=${ids[1]}`, { cookie })
    expect(both.body).toContain('are at the same time')
    // Numbers of other people's quotes choose nothing.
    expect((await web.get(`/cart/enrol?quote=${ids[0]}`)).headers.location).toBe('/cart')
  })

  once('are limited per client', async () => {
    const codes: number[] = []
    for (let attempt = 0; attempt < 21; attempt++) {
      const { statusCode } = await web.app.inject({
        method: 'POST',
        url: attempt % 2 ? '/cart/enrol' : '/fr/cart/enrol',
        remoteAddress: '198.51.100.1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      })
      codes.push(statusCode)
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 303))
    expect(codes[20]).toBe(429)
  })

  it('are deleted together with their mails', async () => {
    const [enrolment] = await all()
    const naming = async () =>
      (await mails()).filter(({ text }) => text.includes(enrolment?.reference ?? 'none')).length
    const before = (await mails()).length
    expect(await naming()).toBe(2)
    await site.payload.delete({ collection: 'enrolments', id: enrolment?.id ?? 0 })
    expect(await naming()).toBe(0)
    expect(await mails()).toHaveLength(before - 2)
  })
})
