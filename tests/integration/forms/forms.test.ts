import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dailyCaps } from '../../../src/features/forms/submissions/store-submission.server'
import { htmlProblems } from '../../html-problems'
import { answerQuestion, refusalOf } from '../enrolments/enrol-form'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createForm, filledIn } from './site-forms'

describeSite('forms that staff have built', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let path: string

  beforeAll(async () => {
    // With a mail server, which nothing is sent to here; without one, pages do not promise mails.
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    web = await openApp(site)
    await site.payload.updateGlobal({
      slug: 'site-settings',
      data: { name: 'Two Schools', email: 'site@school.example' },
    })
    path = `/forms/${(await createForm(site.payload)).slug}`
  })
  afterAll(() => web.close())

  let client = 0
  const post = (url: string, fields: Record<string, string> | URLSearchParams, ip?: string) =>
    web.app.inject({
      method: 'POST',
      url,
      remoteAddress: ip ?? `192.0.2.${client++ % 250}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://school.example/de/contact?x=1',
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const withAnswer = async (
    url: string,
    given: Record<string, string> = {},
  ): Promise<Record<string, string>> => {
    const { body } = await web.get(url)
    const once = /name="once" value="([^"]*)"/.exec(body)?.[1] ?? ''
    return { once, ...answerQuestion(body), ...filledIn(given) }
  }
  const all = async () =>
    (await site.payload.find({ collection: 'form-submissions', sort: '-id', depth: 0, limit: 200 })).docs
  const mails = async () =>
    (await site.payload.find({ collection: 'outgoing-mail', sort: '-id', depth: 0, limit: 200 })).docs
  const count = async () => [(await all()).length, (await mails()).length]

  it('store what was sent and mail both sides', async () => {
    const [submissions = 0, queued = 0] = await count()
    const form = await withAnswer(path)
    const fields = new URLSearchParams(form)
    fields.append('answer-times', 'am')
    fields.append('answer-times', 'pm')
    fields.append('answer-source', 'forged')
    fields.append('state', 'done')
    const answer = await post(path, fields)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}/sent?mail=confirmed`])
    const sent = await web.get(String(answer.headers.location))
    expect(sent.body).toContain('We read <strong>everything</strong>.')
    expect(sent.body).toContain('We have sent you a confirmation by e-mail.')
    expect(sent.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(await htmlProblems(sent.body)).toEqual([])

    expect(await count()).toEqual([submissions + 1, queued + 2])
    const [stored] = await all()
    const email = form['answer-email'] ?? ''
    expect(stored).toMatchObject({
      state: 'new',
      summary: `Contact us: Ana <b>Silva</b>, ${email}`,
      email: email.toLowerCase(),
      locale: 'en',
      page: '/de/contact',
    })
    expect(stored?.submissionData?.map(({ field, label, value }) => [field, label, value])).toEqual([
      ['name', 'Your name', 'Ana <b>Silva</b>'],
      ['email', 'E-mail', email],
      ['topic', 'Topic', 'Something else'],
      ['which', 'Which one', 'The boat'],
      ['times', 'Best times', 'Morning, Afternoon'],
      ['start', 'Start', '2027-03-01'],
      ['message', 'Message', 'Hello!\nIs there a place?'],
      ['privacy', 'I agree', 'Yes'],
      ['source', 'Source', 'spring fair'],
    ])
    const [notice, confirmation] = await mails()
    expect(confirmation).toMatchObject({ to: email, replyTo: 'site@school.example', fromName: 'Two Schools' })
    expect(confirmation?.text).toContain('> Is there a place?')
    expect(confirmation?.text).toContain('Start: March 1, 2027')
    expect(notice).toMatchObject({ to: 'site@school.example', replyTo: email })
    expect(notice?.text).toContain(`http://school.example/admin/collections/form-submissions/${stored?.id}`)
    expect(JSON.stringify(web.log)).not.toMatch(/@x\.example|Silva/)
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['without a name', { 'answer-name': ' ' }, 'name', 'Fill in “Your name”.'],
    ['with a long name', { 'answer-name': 'a'.repeat(41) }, 'name', 'There are 41 now'],
    ['with a wrong address', { 'answer-email': 'ana' }, 'email', 'such as ana@example.org'],
    ['with a wrong number', { 'answer-phone': '12' }, 'phone', '6 to 15 digits'],
    ['with another choice', { 'answer-topic': 'forged' }, 'topic', 'choose one of the answers'],
    ['without what the choice asks for', { 'answer-which': '' }, 'which', 'Fill in “Which one”.'],
    ['with another box', { 'answer-times': 'night' }, 'times', 'choose one of the answers'],
    ['with a day that does not exist', { 'answer-start': '2027-02-30' }, 'start', 'enter a date that exists'],
    ['without consent', { 'answer-privacy': '' }, 'privacy', 'Tick “I agree”'],
  ])('come back %s, with everything typed and the field named', async (_name, wrong, field, message) => {
    const before = await count()
    const form = await withAnswer(path, wrong)
    const { body, headers } = await refusalOf(web, await post(path, form))
    expect(body).toContain('Please check these fields')
    const [, id] = new RegExp(`<a href="#(form-\\d+-${field})">[^<]*${message}`).exec(body) ?? []
    expect(id, message).toBeTruthy()
    expect(body).toContain(`id="${id}"`)
    expect(body).toContain(`id="${id}-error"`)
    if (field !== 'name') expect(body).toContain('value="Ana &lt;b&gt;Silva&lt;/b&gt;"')
    expect(body).toMatch(/Hello!\r?\nIs there a place\?<\/textarea>/)
    expect(body).not.toContain('spring fair')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(await htmlProblems(body)).toEqual([])
    expect(await count()).toEqual(before)
  })

  once('ignore a field whose condition does not hold', async () => {
    const form = await withAnswer(path, { 'answer-topic': 'course', 'answer-which': 'typed before' })
    expect((await post(path, form)).headers.location).toContain('/sent')
    const names = (await all())[0]?.submissionData?.map(({ field }) => field)
    expect(names).toContain('topic')
    expect(names).not.toContain('which')
  })

  once('ask again if the trap is filled, and accept the form without it', async () => {
    const before = await count()
    const form = await withAnswer(path, { homepage: 'https://spam.example' })
    const { body } = await refusalOf(web, await post(path, form))
    expect(body).toContain('must stay empty')
    expect(body).not.toContain('spam.example')
    expect(await count()).toEqual(before)
    const again = { ...form, homepage: '', ...answerQuestion(body) }
    expect((await post(path, again)).headers.location).toContain('/sent')
  })

  once('ask the question of the captcha if the form was sent from a page without one', async () => {
    const before = await count()
    const typed = filledIn()
    const { body } = await refusalOf(web, await post(path, typed))
    expect(body).toContain('<h1>One more step</h1>')
    expect(body).not.toContain('Please check these fields')
    expect(await count()).toEqual(before)
    const once = /name="once" value="([^"]*)"/.exec(body)?.[1] ?? ''
    const page = /name="page" value="([^"]*)"/.exec(body)?.[1] ?? ''
    expect(page).toBe('/de/contact')
    const answer = await post(path, { ...typed, once, page, ...answerQuestion(body) })
    expect(answer.headers.location).toContain('/sent')
    expect((await all())[0]).toMatchObject({ page: '/de/contact' })
  })

  once('refuse a wrong and a used answer of the captcha', async () => {
    const before = await count()
    const form = await withAnswer(path)
    const wrong = await refusalOf(web, await post(path, { ...form, 'captcha-answer': '99' }))
    expect(wrong.body).toContain('href="#captcha-answer"')
    expect(await count()).toEqual(before)
    await post(path, form)
    const used = await refusalOf(web, await post(path, { ...form, once: '', ...filledIn() }))
    expect(used.body).toContain('href="#captcha-answer"')
    expect((await all()).length).toBe((before[0] ?? 0) + 1)
  })

  once('need no captcha if the form says so', async () => {
    const { slug } = await createForm(site.payload, { captcha: false, confirmation: null })
    const { body } = await web.get(`/forms/${slug}`)
    expect(body).not.toContain('captcha')
    const answer = await post(`/forms/${slug}`, filledIn())
    expect(answer.headers.location).toContain('/sent')
    expect((await web.get(String(answer.headers.location))).body).toContain('We have received your message')
  })

  it('are recognised if they are sent twice, also at the same time, and stored again after a correction', async () => {
    const [before = 0] = await count()
    const form = await withAnswer(path)
    const both = await Promise.all([post(path, form), post(path, form), post(path, form)])
    both.push(await post(path, form))
    for (const { statusCode, headers } of both)
      expect([statusCode, headers.location]).toEqual([303, `${path}/sent?mail=confirmed`])
    expect((await count())[0]).toBe(before + 1)
    const corrected = { ...(await withAnswer(path)), once: form.once ?? '', 'answer-name': 'Eva' }
    await post(path, corrected)
    expect((await count())[0]).toBe(before + 2)
    // Of visitors without JavaScript or captcha, equal answers of two people are two submissions.
    const { slug } = await createForm(site.payload, { captcha: false })
    const same = filledIn()
    await post(`/forms/${slug}`, same, '198.51.100.1')
    await post(`/forms/${slug}`, same, '198.51.100.1')
    await post(`/forms/${slug}`, same, '198.51.100.2')
    expect((await count())[0]).toBe(before + 4)
  })

  it('store everything or nothing', async () => {
    const before = await count()
    const form = await withAnswer(path)
    const { payload } = site
    const { create } = payload
    const failing = vi.spyOn(payload, 'create').mockImplementation((options) => {
      const { about } = options.data as { about?: string }
      if (about?.endsWith(':notice')) throw new Error('mail cannot be queued')
      return create.call(payload, options as never) as never
    })
    try {
      expect((await post(path, form)).statusCode).toBe(500)
    } finally {
      failing.mockRestore()
    }
    expect(await count()).toEqual(before)
    // Neither the captcha's answer nor the form counts as sent.
    expect((await post(path, form)).headers.location).toContain('/sent')
    expect((await count())[0]).toBe((before[0] ?? 0) + 1)
  })

  it('confirm to one address three times a day, and tell the office about all', async () => {
    const email = 'flooded@x.example'
    const [, before = 0] = await count()
    for (const number of [1, 2, 3, 4])
      await post(path, await withAnswer(path, { 'answer-email': email, 'answer-name': `Ana ${number}` }))
    const queued = (await mails()).slice(0, (await mails()).length - before)
    expect(queued.filter(({ to }) => to === email)).toHaveLength(3)
    expect(queued.filter(({ to }) => to === 'site@school.example')).toHaveLength(4)
  })

  once('mail nobody a confirmation without an address or if the form says so', async () => {
    const silent = await createForm(site.payload, { captcha: false, answerMail: { enabled: false } })
    const [, before = 0] = await count()
    const answer = await post(`/forms/${silent.slug}`, filledIn())
    expect(answer.headers.location).toBe(`/forms/${silent.slug}/sent`)
    const anonymous = await createForm(site.payload, {
      captcha: false,
      fields: [{ blockType: 'longText', name: 'text', label: 'Text', required: true }],
    })
    await post(`/forms/${anonymous.slug}`, { 'answer-text': 'Hello' })
    const queued = (await mails()).slice(0, (await mails()).length - before)
    expect(queued.map(({ to, replyTo }) => [to, replyTo ?? null])).toEqual([
      ['site@school.example', null],
      ['site@school.example', expect.stringMatching(/^Ana/)],
    ])
  })

  once('tell the staff of the form, or the school, in the language of the office', async () => {
    const { payload } = site
    const school = await createSchool(payload)
    await payload.update({ collection: 'schools', id: school.id, data: { officeLanguage: 'de' } })
    const form = await createForm(payload, { captcha: false, school: school.id })
    await payload.update({
      collection: 'forms',
      id: form.id,
      locale: 'de',
      data: {
        title: 'Schreib uns',
        fields: form.fields.map((field) => ({
          ...field,
          label: `${field.label} (de)`,
        })) as typeof form.fields,
      },
    })
    await post(`/es/forms/${form.slug}`, filledIn())
    const [notice, confirmation] = await mails()
    expect(notice).toMatchObject({ to: school.email, fromName: school.name })
    expect(notice?.text).toContain('Jemand hat auf der Website das Formular „Schreib uns“ gesendet.')
    expect(notice?.text).toContain('Your name (de): Ana')
    expect(notice?.text).toContain('Sprache des Absenders: Spanisch')
    expect(confirmation?.subject).toBe('Contact us: hemos recibido tu mensaje')
    expect(confirmation?.text).toContain('Your name: Ana')
    // Staff read the answers in the language of the office.
    expect((await all())[0]?.submissionData?.[0]?.label).toBe('Your name (de)')

    await payload.update({
      collection: 'forms',
      id: form.id,
      data: { notify: [{ email: 'a@school.example' }, { email: 'b@school.example' }] },
    })
    await post(`/forms/${form.slug}`, filledIn())
    expect((await mails()).slice(0, 2).map(({ to }) => to)).toEqual(['b@school.example', 'a@school.example'])
  })

  once('mark texts that are not translated, and answer in every language', async () => {
    const form = await createForm(site.payload)
    const german = await web.get(`/de/forms/${form.slug}`)
    expect(german.statusCode).toBe(200)
    expect(german.body).toContain('<span lang="en">Your name</span>')
    expect(german.body).toContain('>Absenden</button>')
    const english = await web.get(`/forms/${form.slug}`)
    expect(english.body).not.toContain('<span lang="en">')
    expect(await htmlProblems(english.body)).toEqual([])
    expect((await web.get('/forms/no-such-form')).statusCode).toBe(404)
    expect((await post('/forms/no-such-form', filledIn())).statusCode).toBe(404)
    expect((await web.get('/forms/no-such-form/sent')).statusCode).toBe(404)
  })

  once('follow changes of the form at once', async () => {
    const form = await createForm(site.payload)
    expect((await web.get(`/forms/${form.slug}`)).body).toContain('Your name')
    await site.payload.update({
      collection: 'forms',
      id: form.id,
      data: { fields: [{ blockType: 'shortText', name: 'nick', label: 'Nickname' }] },
    })
    expect((await web.get(`/forms/${form.slug}`)).body).toContain('Nickname')
  })

  it('are limited for each client and each day, and come back with everything typed', async () => {
    const form = await createForm(site.payload, { captcha: false })
    const url = `/forms/${form.slug}`
    for (let number = 1; number <= 20; number++)
      expect((await post(url, filledIn(), '203.0.113.7')).statusCode).toBe(303)
    const refused = await post(url, filledIn(), '203.0.113.7')
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('many forms in a short time')
    expect(refused.body).toContain('value="Ana &lt;b&gt;Silva&lt;/b&gt;"')
    expect((await post(url, filledIn(), '203.0.113.8')).statusCode).toBe(303)

    const { client: ofClient } = dailyCaps
    await site.sql(`update claims set taken = ${ofClient} where key like 'form-client:%'`)
    const [before = 0] = await count()
    const { body } = await refusalOf(web, await post(url, filledIn(), '203.0.113.8'))
    expect(body).toContain('any more forms today')
    expect((await count())[0]).toBe(before)
    await site.sql(`delete from claims where key like 'form-client:%'`)
    expect((await post(url, filledIn(), '203.0.113.8')).headers.location).toContain('/sent')
  })

  it('are stored up to a number a day for all clients together, each form for itself', async () => {
    const form = await createForm(site.payload, { captcha: false })
    const url = `/forms/${form.slug}`
    const key = `form-day:${form.id}`
    const sent = async () => (await post(url, filledIn())).headers.location
    expect(dailyCaps.form).toBe(1000)
    expect(await sent()).toContain('/sent')
    await site.sql(`update claims set taken = ${dailyCaps.form - 1} where key = '${key}'`)
    expect(await sent()).toContain('/sent')

    const before = await count()
    const typed = filledIn()
    const { body } = await refusalOf(web, await post(url, typed))
    expect(body).toContain('any more forms today')
    expect(body).toContain(`value="${typed['answer-email']}"`)
    expect(body).toMatch(/Hello!\r?\nIs there a place\?<\/textarea>/)
    expect(await count()).toEqual(before)
    const other = await createForm(site.payload, { captcha: false })
    expect((await post(`/forms/${other.slug}`, typed)).headers.location).toContain('/sent')

    // The next day.
    await site.sql(`update claims set expires_at = 1 where key = '${key}'`)
    expect((await post(url, typed)).headers.location).toContain('/sent')
  })

  once('come back with everything typed while the database is away, and can be sent afterwards', async () => {
    const before = await count()
    const form = await withAnswer(path, { 'answer-phone': '+49 30 1234567', 'answer-times': 'pm' })
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const failing = (['find', 'findOne', 'findGlobal', 'count', 'beginTransaction'] as const).map((call) =>
      vi.spyOn(site.payload.db, call).mockRejectedValue(away),
    )
    const answer = await post(path, form)
    for (const call of failing) call.mockRestore()
    expect(answer.statusCode).toBe(503)
    const { body } = answer
    expect(body).toContain('We could not save what you sent.')
    expect(await htmlProblems(body)).toEqual([])
    const typedIn = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1]
    for (const name of ['once', 'answer-email', 'answer-phone', 'answer-which', 'answer-start'])
      expect([name, typedIn(name)]).toEqual([name, form[name]])
    expect(typedIn('answer-name')).toBe('Ana &lt;b&gt;Silva&lt;/b&gt;')
    expect(body).toMatch(/Hello!\r?\nIs there a place\?<\/textarea>/)
    expect(body).toMatch(/<option value="other"[^>]* selected/)
    const checked = [...body.matchAll(/<input[^>]* checked[^>]*>/g)].map(([input]) => input).join()
    expect(checked).toContain('name="answer-times"')
    expect(checked).toContain('value="pm"')
    expect(checked).not.toContain('value="am"')
    expect(checked).toContain('name="answer-privacy"')
    expect(await count()).toEqual(before)
    expect((await post(path, { ...form, ...answerQuestion(body) })).headers.location).toContain('/sent')
  })

  once('refuse what another site sends and what is too large', async () => {
    const before = await count()
    const foreign = await web.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams(filledIn()).toString(),
    })
    expect(foreign.statusCode).toBe(403)
    const large = await post(path, filledIn({ 'answer-message': 'a'.repeat(140_000) }))
    expect(large.statusCode).toBe(413)
    // Too large to be kept: it is shown as the answer itself.
    const long = await post(path, filledIn({ 'answer-message': 'a'.repeat(40_000) }))
    expect(long.statusCode).toBe(400)
    expect(long.body).toContain('a'.repeat(40_000))
    expect(await count()).toEqual(before)
  })
})
