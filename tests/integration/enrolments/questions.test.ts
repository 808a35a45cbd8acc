import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportRows } from '../../../src/features/enrolments/office/export.server'
import { readFilter } from '../../../src/features/enrolments/office/list-address'
import { readEnrolment } from '../../../src/features/enrolments/office/read-enrolment.server'
import { personsEnrolments } from '../../../src/features/enrolments/personal-data/persons-enrolments.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import { courseData } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { filledForm, refusalOf } from './enrol-form'

const heard = { id: 'heard', label: 'How did you hear of us?', type: 'text' as const, inMails: true }
const visa = {
  id: 'visa',
  label: 'Do you have a visa?',
  type: 'choice' as const,
  required: true,
  inMails: true,
  options: [
    { id: 'has', label: 'I have one' },
    { id: 'letter', label: 'I need a letter' },
  ],
}
const german = {
  ...visa,
  label: 'Haben Sie ein Visum?',
  options: [
    { id: 'has', label: 'Ich habe eines' },
    { id: 'letter', label: 'Ich brauche einen Brief' },
  ],
}
const passport = {
  id: 'passport',
  label: 'Your passport is valid until',
  type: 'date' as const,
  inMails: false,
}

describeSite('own questions of the enrolment form', (open) => {
  let site: Site
  let web: TestApp
  let quote = ''
  let client = 0

  const post = (url: string, fields: Record<string, string>) =>
    web.app.inject({
      method: 'POST',
      url,
      remoteAddress: `192.0.2.${client++ % 250}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const mails = async () =>
    (await site.payload.find({ collection: 'outgoing-mail', sort: '-id', limit: 2 })).docs.map(
      ({ text }) => text,
    )
  const newest = async () => {
    const { docs } = await site.payload.find({ collection: 'enrolments', sort: '-id', depth: 0, limit: 1 })
    const [stored] = docs
    if (!stored) throw new Error('no enrolment is stored')
    return stored
  }
  const send = async (fields: Record<string, string>) => {
    const form = { ...(await filledForm(web, `${quote}/enrol`)), ...fields }
    const response = await post(`${quote}/enrol`, form)
    expect(response.statusCode).toBe(303)
    expect(String(response.headers.location)).toContain('/enrolled?')
    return newest()
  }

  beforeAll(async () => {
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    await createPricedSchool(site.payload)
    web = await openApp(site)
    const [school] = (await site.payload.find({ collection: 'schools', limit: 1, depth: 0 })).docs
    const course = await site.payload.create({
      collection: 'courses',
      data: { ...courseData(school?.id ?? 0, 'Exam week'), number: 9 },
    })
    const other = {
      ...heard,
      id: 'other',
      label: 'For another course',
      askedOf: 'some' as const,
      required: true,
    }
    const questions = [
      { ...heard, askedOf: 'all' as const },
      { ...visa, askedOf: 'all' as const },
      { ...passport, askedOf: 'all' as const },
      { ...other, courses: [course.id] },
    ]
    await site.payload.updateGlobal({ slug: 'enrolment-form', data: { questions } })
    await site.payload.updateGlobal({
      slug: 'enrolment-form',
      locale: 'de',
      data: { questions: questions.map((each) => (each.id === 'visa' ? { ...each, ...german } : each)) },
    })
    quote = String((await post('/schools/priced/quotes', { course: '2', weeks: '4' })).headers.location)
  })
  afterAll(() => web.close())

  it('are in the form of their language, and only where they are asked', async () => {
    const { body } = await web.get(`/de${quote}/enrol`)
    expect(body).toContain('<legend>Weitere Fragen</legend>')
    expect(body).toMatch(/<label for="question-visa">Haben Sie ein Visum\?<\/label>/)
    expect(body).toContain('<option value="letter">Ich brauche einen Brief</option>')
    expect(body).toMatch(
      /<input[^>]*type="date"[^>]*id="question-passport"|<input[^>]*name="question-passport"/,
    )
    expect(body).not.toContain('For another course')
  })

  it('are checked on the server, and the form keeps the answers', async () => {
    const form = await filledForm(web, `${quote}/enrol`)
    const sent = { ...form, 'question-heard': 'A <b>friend</b>', 'question-passport': '2030-02-31' }
    const { body } = await refusalOf(web, await post(`${quote}/enrol`, sent))
    for (const shown of [
      'href="#question-visa">Please answer “Do you have a visa?”.',
      '“Your passport is valid until”: this is not a date.',
      'value="A &lt;b&gt;friend&lt;/b&gt;"',
    ])
      expect(body).toContain(shown)
    const invented = { ...form, 'question-visa': 'invented' }
    expect((await refusalOf(web, await post(`${quote}/enrol`, invented))).body).toContain('Please answer')
  })

  it('are stored as they were asked, and shown in the language of the reader', async () => {
    const stored = await send({
      'question-heard': 'A <b>friend</b>, =cmd',
      'question-visa': 'letter',
      'question-passport': '2030-03-01',
      'question-other': 'not asked',
    })
    expect(stored.answers).toEqual([
      {
        question: 'heard',
        label: heard.label,
        value: 'A <b>friend</b>, =cmd',
        given: 'A <b>friend</b>, =cmd',
        inMails: true,
      },
      { question: 'visa', label: visa.label, value: 'I need a letter', given: 'letter', inMails: true },
      {
        question: 'passport',
        label: passport.label,
        value: 'March 1, 2030',
        given: '2030-03-01',
        inMails: false,
      },
    ])
    // What must not be mailed stays in the panel.
    for (const text of await mails()) {
      expect(text).toContain('I need a letter')
      expect(text).not.toContain(passport.label)
    }
    const user = { name: 'Mo' } as User
    const inOffice = await readEnrolment(site.payload, stored.id, { locale: 'de', user })
    expect(inOffice?.answers).toEqual([
      { label: heard.label, value: 'A <b>friend</b>, =cmd' },
      { label: 'Haben Sie ein Visum?', value: 'Ich brauche einen Brief' },
      { label: passport.label, value: '1. März 2030' },
    ])
    const table = async () => {
      let text = ''
      const filter = { ...readFilter(new URLSearchParams({ q: stored.reference })), schools: undefined }
      for await (const part of exportRows(site.payload, filter, 'de')) text += part
      return text
    }
    expect(await table()).toMatch(/;Haben Sie ein Visum\?;/)
    expect(await table()).toMatch(/;Ich brauche einen Brief;1\. März 2030;;\r?\n$/)

    // The question is asked in other words now: the answer keeps those that the student has read.
    const { questions } = await site.payload.findGlobal({ slug: 'enrolment-form', depth: 0 })
    const changed = (questions ?? []).map((each) =>
      each.id === 'visa' ? { ...each, label: 'Do you need a visa?' } : each,
    )
    await site.payload.updateGlobal({ slug: 'enrolment-form', data: { questions: changed } })
    const later = await readEnrolment(site.payload, stored.id, { locale: 'de', user })
    expect(later?.answers[1]).toEqual({ label: visa.label, value: 'I need a letter' })
    expect(await table()).toContain('Do you have a visa?: I need a letter')
  })

  it('fill the word {answers} in mails of the office', async () => {
    await site.payload.updateGlobal({
      slug: 'enrolment-mails',
      data: { free: { subject: 'Your answers', text: 'Hello {name},\n\n{answers}' } },
    })
    const stored = await newest()
    const found = await readEnrolment(site.payload, stored.id, { locale: 'en', user: { name: 'Mo' } as User })
    expect(found?.drafts.free?.text).toContain('Do you have a visa?: I need a letter')
    expect(found?.drafts.free?.text).not.toContain(passport.label)
  })

  it('are exported and erased with the person', async () => {
    const stored = await newest()
    const req = await createLocalReq({}, site.payload)
    expect(JSON.stringify(await personsEnrolments.read(req, stored.email))).toContain('I need a letter')
    const records = await personsEnrolments.list(req, stored.email)
    await personsEnrolments.erase(req, stored.email, records)
    expect(await site.sql(`select id from enrolments where answers is not null`)).toEqual([])
  })
})
