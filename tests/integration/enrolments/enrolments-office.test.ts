import { beforeAll, expect, it, vi } from 'vitest'
import { lockEnrolment } from '../../../src/features/enrolments/office/change-enrolment.server'
import type { OfficeChange, StayChoice } from '../../../src/features/enrolments/office/office-contract'
import { readEnrolment } from '../../../src/features/enrolments/office/read-enrolment.server'
import {
  personsEnrolments,
  personsQuotes,
} from '../../../src/features/enrolments/personal-data/persons-enrolments.server'
import { personsGuardians } from '../../../src/features/enrolments/personal-data/persons-guardians.server'
import { erasePerson, exportPerson, findPerson } from '../../../src/features/privacy/persons/persons.server'
import { readTable } from '../../../src/platform/csv/csv-table'
import { personsMails } from '../../../src/platform/mail/persons-mails'
import type { User } from '../../../src/platform/payload/payload-types'
import { SeveralPersonsError } from '../../../src/platform/payload/personal-data'
import { inTransaction } from '../../../src/platform/transaction/transaction'
import { addDays, momentIn } from '../../../src/shared/time/days'
import { openApp, type TestApp } from '../kit/app'
import { createUser, openSession, password } from '../kit/content'
import { everyText } from '../kit/every-text'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { filledForm, someMonday } from './enrol-form'
import { untilAnswered } from './office-staff'

describeSite('the office of enrolments', (open, dialect, once) => {
  let site: Site
  let web: TestApp
  let users: User[]
  let sessions: string[]
  let moderator: string

  const sessionOf = async ({ email }: User) => {
    const token = await openSession(site.payload, { email, password })
    return `payload-token=${token}`
  }

  beforeAll(async () => {
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    await createPricedSchool(site.payload)
    web = await openApp(site)
    users = [await createUser(site.payload, 'editor'), await createUser(site.payload, 'administrator')]
    sessions = await Promise.all(users.map(sessionOf))
    moderator = await sessionOf(await createUser(site.payload, 'moderator'))
    return () => web.close()
  })

  let client = 0
  const newEnrolment = async (fields: Record<string, string> = {}, prefix = '') => {
    const send = (url: string, form: Record<string, string>) =>
      web.app.inject({
        method: 'POST',
        url,
        remoteAddress: `192.0.2.${client++ % 250}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      })
    const quote = String((await send('/schools/priced/quotes', { course: '2', weeks: '4' })).headers.location)
    const form = { ...(await filledForm(web, `${quote}/enrol`)), ...fields }
    expect((await send(`${prefix}${quote}/enrol`, form)).statusCode).toBe(303)
    const { docs } = await site.payload.find({ collection: 'enrolments', sort: '-id', limit: 1, depth: 0 })
    const [enrolment] = docs
    if (!enrolment) throw new Error('not stored')
    return enrolment
  }
  const post = (path: string, body: object, cookie = sessions[0], site = 'same-origin') =>
    web.app.inject({
      method: 'POST',
      url: `/api/desk${path}`,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': site, cookie: cookie ?? '' },
      payload: JSON.stringify(body),
    })
  const change = (id: number, body: Partial<OfficeChange>, cookie?: string) =>
    post(`/enrolments/${id}/changes`, { version: 1, ...body }, cookie)
  const read = (id: number) => site.payload.findByID({ collection: 'enrolments', id, depth: 0 })
  const eventsOf = async (id: number) =>
    (
      await site.payload.find({
        collection: 'enrolment-events',
        where: { enrolment: { equals: id } },
        sort: 'id',
        depth: 0,
        pagination: false,
      })
    ).docs
  const mailsTo = async (email: string) =>
    (
      await site.payload.find({
        collection: 'outgoing-mail',
        where: { to: { equals: email } },
        sort: 'id',
        depth: 0,
        showHiddenFields: true,
      })
    ).docs

  once('records every change with its person, and a new request with a due day', async () => {
    const { id, due } = await newEnrolment()
    expect(due?.slice(0, 10) ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const answer = await change(id, {
      state: 'in-progress',
      assignee: users[1]?.id,
      note: 'Asked the family.',
    })
    expect(answer.json()).toMatchObject({ version: 2 })
    expect((await change(id, { version: 1, note: 'Later.' })).json()).toEqual({ version: 2, batch: null })
    expect(await read(id)).toMatchObject({ state: 'in-progress', assignee: users[1]?.id, version: 2 })
    const [editor, administrator] = users
    expect((await eventsOf(id)).map(({ kind, byName, to, text }) => [kind, byName, to, text])).toEqual([
      ['received', null, 'new', null],
      ['state', editor?.name, 'in-progress', null],
      ['assigned', editor?.name, administrator?.name, null],
      ['note', editor?.name, null, 'Asked the family.'],
      ['note', editor?.name, null, 'Later.'],
    ])
  })

  once('tells the second of two people who was faster', async () => {
    const { id } = await newEnrolment()
    expect((await change(id, { state: 'confirmed' }, sessions[1])).statusCode).toBe(200)
    // A note changes nothing of the request, so its author is not the one who was faster.
    expect((await change(id, { note: 'Called back.' })).statusCode).toBe(200)
    const late = await change(id, { state: 'declined' })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflict.by).toBe(users[1]?.name)
    expect((await read(id)).state).toBe('confirmed')
  })

  it('changes and mails several requests as one action, leaves newer ones alone, and undoes all of it', async () => {
    const ids = []
    for (const prefix of ['', '/de', '']) ids.push((await newEnrolment({}, prefix)).id)
    const [first = 0, second = 0, third = 0] = ids
    expect((await change(third, { state: 'waiting' }, sessions[1])).statusCode).toBe(200)
    const targets = ids.map((id) => ({ id, version: 1 }))
    const { name } = await read(third)
    const assignee = users[1]?.id
    const mail = { template: 'documents' }
    expect((await post('/batches', { targets, mail }, moderator)).statusCode).toBe(403)
    const answer = (await post('/batches', { targets, assignee, mail })).json()
    expect(answer).toMatchObject({ changed: [first, second], conflicts: [name] })
    expect(await read(second)).toMatchObject({ state: 'waiting', assignee, version: 2 })
    expect(await read(third)).toMatchObject({ assignee: null, version: 2 })
    const subjectOf = async (id: number) =>
      (await eventsOf(id)).flatMap(({ kind, subject }) => (kind === 'mail' ? subject : []))
    expect(await subjectOf(first)).toEqual([expect.stringContaining('document')])
    expect(await subjectOf(second)).toEqual([expect.stringContaining('Unterlagen')])
    expect(await subjectOf(third)).toEqual([])
    expect((await post('/undo', { batch: answer.batch })).statusCode).toBe(200)
    for (const id of [first, second]) expect(await read(id)).toMatchObject({ state: 'new', assignee: null })
    const { email } = await read(first)
    expect((await mailsTo(email)).filter(({ subject }) => /document|Unterlagen/.test(subject))).toEqual([])
  })

  it('shows a mail as the student got it, also when the queue has deleted it, and nothing in it can run', async () => {
    const { id } = await newEnrolment({}, '/de')
    const other = await newEnrolment()
    const text = 'Hallo Ana,\n\n<script>alert(1)</script> ist kein Skript.'
    const mail = { template: 'confirm', subject: 'Ihr Platz', text }
    expect((await change(id, { mail })).statusCode).toBe(200)
    const event = (await eventsOf(id)).find(({ kind }) => kind === 'mail')?.id
    const view = (of: number, cookie = sessions[0]) =>
      web.get(`/api/desk/enrolments/${of}/mails/${event}/view`, {
        'sec-fetch-site': 'same-origin',
        cookie: cookie ?? '',
      })
    const shown = await view(id)
    expect(shown.body).toMatch(/^<!doctype html>.*Hallo Ana.*Gesamtbetrag/s)
    expect(shown.body).not.toContain('<script')
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(shown.headers['cache-control']).toContain('no-store')
    expect((await view(other.id)).statusCode).toBe(404)
    expect((await view(id, moderator)).statusCode).toBe(403)
    await site.sql(`delete from outgoing_mail where subject = 'Ihr Platz'`)
    expect((await view(id)).body).toMatch(/Hallo Ana.*ist kein Skript/s)
  })

  it('fills in placeholders of a mail to several students', async () => {
    const { id, reference, name } = await newEnrolment()
    const mail = {
      template: 'free',
      subject: 'About {reference}',
      text: 'Dear {name},\n\nwe are closed today.',
    }
    expect((await post('/batches', { targets: [{ id, version: 1 }], mail })).statusCode).toBe(200)
    const written = (await eventsOf(id)).find(({ kind }) => kind === 'mail')
    expect(written?.subject).toBe(`About ${reference}`)
    expect(written?.text).toContain(`Dear ${name},`)
    // Words without a value, and more than a mail may hold.
    for (const text of ['Dear {nmae},', 'You paid {amount}.', 'Dear {name},'.repeat(330)]) {
      const refused = await post('/batches', { targets: [{ id, version: 2 }], mail: { ...mail, text } })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().error).toMatchObject({ field: 'mail' })
    }
    expect((await eventsOf(id)).filter(({ kind }) => kind === 'mail')).toHaveLength(1)
  })

  it('makes exactly one of 20 changes at the same time', async () => {
    const { id } = await newEnrolment()
    const states = ['confirmed', 'declined', 'waiting', 'in-progress'] as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        untilAnswered(() => change(id, { state: states[n % 4] }, sessions[n % 2])),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect((await eventsOf(id)).filter(({ kind }) => kind === 'state')).toHaveLength(1)
    expect((await read(id)).version).toBe(2)
  })

  once(
    'answers in the student’s language, with the quote attached, and withdraws the mail by undo',
    async () => {
      const { id, email, reference } = await newEnrolment({}, '/de')
      const before = (await mailsTo(email)).length
      const mail = {
        template: 'confirm' as const,
        subject: `Ihr Platz (${reference})`,
        text: 'Guten Tag,\n\nbestätigt.',
      }
      const preview = (await post(`/enrolments/${id}/mail-preview`, mail)).json()
      expect(preview).toMatchObject({ to: email, files: 2 })
      expect(preview.html).toMatch(/Gesamtbetrag.*[\d.]+\sCA\$/s)
      const sent = await change(id, { mail })
      expect(await read(id)).toMatchObject({ state: 'confirmed' })
      const queued = (await mailsTo(email)).at(-1)
      expect(queued).toMatchObject({
        subject: mail.subject,
        state: 'queued',
        replyTo: 'office@school.example',
      })
      // It leaves when it can no longer be undone.
      expect(Date.parse(queued?.dueAt ?? '')).toBeGreaterThan(Date.now() + 5_000)
      expect((await post('/undo', { batch: sent.json().batch }, sessions[1])).statusCode).toBe(404)
      expect((await post('/undo', { batch: sent.json().batch })).statusCode).toBe(200)
      expect(await read(id)).toMatchObject({ state: 'new', version: 3 })
      expect(await mailsTo(email)).toHaveLength(before)
      expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['received', 'mail', 'state', 'undone'])
      expect((await post('/undo', { batch: sent.json().batch })).statusCode).toBe(409)
    },
  )

  once('lets the school alone sign the mails of an account without a name of a person', async () => {
    const { id } = await newEnrolment()
    const signedBy = async (name: string) => {
      const user = { ...(users[0] as User), name }
      return (await readEnrolment(site.payload, id, { locale: 'en', user }))?.drafts.free?.text
    }
    const lines = (await signedBy('Ana Alder'))?.split('\n') ?? []
    expect(lines).toContain('Ana Alder')
    expect(await signedBy('Administrator')).toBe(lines.filter((line) => line !== 'Ana Alder').join('\n'))
  })

  it('tells in the timeline what became of a mail, and puts one that failed back into the queue', async () => {
    const { id } = await newEnrolment()
    const subject = `Hello ${id}`
    await change(id, { mail: { template: 'free', subject, text: 'Dear Ana,\n\nhello.' } })
    const shown = async () => {
      const found = await readEnrolment(site.payload, id, { locale: 'en', user: users[0] as User })
      return found?.events.find(({ mail }) => mail)?.mail
    }
    const set = (fields: string) =>
      site.sql(`update outgoing_mail set ${fields} where subject = '${subject}'`)
    expect(await shown()).toMatchObject({ state: 'queued', error: '', at: '' })
    await set(`attempts = 1, last_error = 'Greeting never received'`)
    expect(await shown()).toMatchObject({ state: 'queued', error: 'Greeting never received' })
    expect(Date.parse((await shown())?.at ?? '')).toBeGreaterThan(0)
    await set(`state = 'failed'`)
    expect(await shown()).toMatchObject({ state: 'failed', error: 'Greeting never received', at: '' })
    const again = async (cookie = sessions[0], enrolment = id) =>
      post(`/enrolments/${enrolment}/mails/${(await shown())?.id}/again`, {}, cookie)
    expect((await again('')).statusCode).toBe(403)
    expect((await again(moderator)).statusCode).toBe(403)
    expect((await again(sessions[0], (await newEnrolment()).id)).statusCode).toBe(404)
    expect((await again(sessions[1])).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ state: 'queued', error: '', at: '' })
    const queuedAgain = (await eventsOf(id)).at(-1)
    expect(queuedAgain).toMatchObject({ kind: 'mail', from: 'again', subject, byName: users[1]?.name })
    // A colleague has the old screen: the mail is in the queue and is not put there twice.
    expect((await again()).statusCode).toBe(409)
    await set(`state = 'sent', sent_at = '2027-01-04T10:00:00.000Z'`)
    expect(await shown()).toMatchObject({ state: 'sent', at: '2027-01-04T10:00:00.000Z' })
    const late = await again()
    expect(late.statusCode).toBe(409)
    expect(late.json().error.message).toBe(
      'This mail has been sent meanwhile or is being sent. Nothing was changed.',
    )
    expect((await eventsOf(id)).filter(({ from }) => from === 'again')).toHaveLength(1)
    await site.sql(`delete from outgoing_mail where subject = '${subject}'`)
    expect(await shown()).toBeUndefined()
  })

  it('does not undo a mail that was sent, nor a change after 15 seconds', async () => {
    const { id } = await newEnrolment()
    const mail = { template: 'documents' as const, subject: 'Documents', text: 'Dear Ana,\n\nplease.' }
    const { batch } = (await change(id, { mail })).json()
    expect((await read(id)).state).toBe('waiting')
    await site.sql(`update outgoing_mail set state = 'sent' where subject = 'Documents'`)
    expect((await post('/undo', { batch })).statusCode).toBe(409)
    expect((await read(id)).state).toBe('waiting')
    const later = (await change(id, { version: 2, state: 'declined' })).json()
    vi.useFakeTimers({ now: Date.now() + 16_000, toFake: ['Date'] })
    try {
      expect((await post('/undo', { batch: later.batch })).statusCode).toBe(409)
    } finally {
      vi.useRealTimers()
    }
  })

  once('corrects a stay with a new quote and keeps the old one', async () => {
    const { id, quotes } = await newEnrolment({}, '/de')
    const [old = 0] = (quotes ?? []) as number[]
    const start = addDays(someMonday(), 7)
    const choice: StayChoice = { quote: old, course: 2, weeks: 2, accommodation: 3, start }
    const preview = (await post(`/enrolments/${id}/stay-preview?language=de`, choice)).json()
    expect(preview).toMatchObject({ isBookable: true, notes: [] })
    const tuesday = { ...choice, start: addDays(start, 1) }
    const refused = (await post(`/enrolments/${id}/stay-preview`, tuesday)).json()
    expect(refused.isBookable).toBe(false)
    expect(refused.notes[0]).toContain('Monday')
    expect((await post(`/enrolments/${id}/stay`, { ...tuesday, version: 1 })).statusCode).toBe(400)
    const { batch } = (await post(`/enrolments/${id}/stay`, { ...choice, version: 1 })).json()
    const corrected = await read(id)
    expect(corrected).toMatchObject({ weeks: 2, accommodation: 3, total: 122_000, earlierQuotes: [old] })
    expect(corrected.start.slice(0, 10)).toBe(start)
    expect(corrected.quotes).not.toContain(old)
    const shown = await readEnrolment(site.payload, id, { locale: 'en', user: users[0] as User })
    expect(shown?.quotes[0]?.href).toMatch(/^\/de\/quotes\/./)
    expect(shown?.earlierQuotes[0]?.href).toMatch(/^\/de\/quotes\/./)
    // The student's language is German; everybody in the office reads it in their own.
    const stayOf = async (locale: 'en' | 'de') => {
      const found = await readEnrolment(site.payload, id, { locale, user: users[0] as User })
      const event = found?.events.find(({ kind }) => kind === 'stay')
      return `${event?.from} → ${event?.to}`
    }
    expect(await stayOf('en')).toMatch(/4 weeks from .* → .*2 weeks from /)
    expect(await stayOf('de')).toMatch(/4 Wochen ab .* → .*2 Wochen ab /)
    await expect(site.payload.delete({ collection: 'quotes', id: old })).rejects.toThrow(
      'Delete the request first.',
    )
    expect((await post('/undo', { batch })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ weeks: 4, total: 152_000, quotes: [old], earlierQuotes: [] })
  })

  once('corrects the extras of a stay, and keeps them if nothing is said about them', async () => {
    const { id, quotes, school } = await newEnrolment()
    const { id: added } = await site.payload.create({
      collection: 'price-extras',
      data: {
        school: school as number,
        code: 'pick-up',
        title: 'Pick-up',
        amount: 5_000,
        charged: 'once',
      },
    })
    const [quote = 0] = (quotes ?? []) as number[]
    const choice = { quote, course: 2, weeks: 4, accommodation: 2, start: someMonday() }
    const correct = (more: Partial<StayChoice>, version: number) =>
      post(`/enrolments/${id}/stay`, { ...choice, ...more, version })
    expect((await correct({ extras: ['nothing'] }, 1)).statusCode).toBe(400)
    expect((await correct({ extras: ['pick-up'] }, 1)).statusCode).toBe(200)
    const found = await readEnrolment(site.payload, id, { locale: 'en', user: users[0] as User })
    expect(found?.offers?.extras).toEqual([{ code: 'pick-up', title: 'Pick-up' }])
    expect(found?.quotes[0]?.request.extras).toEqual(['pick-up'])
    expect((await read(id)).total).toBe(157_000)
    const now = found?.quotes[0]?.id ?? 0
    expect((await correct({ quote: now, weeks: 3 }, 2)).statusCode).toBe(200)
    expect((await read(id)).total).toBe(122_000)
    const last = Number((await read(id)).quotes?.[0])
    expect((await correct({ quote: last, extras: [] }, 3)).statusCode).toBe(200)
    expect((await read(id)).total).toBe(152_000)
    await site.payload.delete({ collection: 'price-extras', id: added })
  })

  it('exports the filtered list for spreadsheets, without formulas', async () => {
    const { reference, createdAt } = await newEnrolment({ name: '=1+1 Zoë' })
    const get = (query: string, cookie = sessions[0]) =>
      web.get(`/api/desk/enrolments.csv?${query}`, { 'sec-fetch-site': 'same-origin', cookie: cookie ?? '' })
    const { body, headers } = await get('q=zoe&language=de')
    expect(headers['content-disposition']).toMatch(/enrolments-.*\.csv/)
    expect(body).toMatch(/^\ufeffReferenz;Status;/)
    const [head = [], cells = [], ...more] = readTable(body).rows
    expect(more).toEqual([])
    const cellOf = (heading: string) => cells[head.indexOf(heading)]
    expect([cellOf('Referenz'), cellOf('Status'), cellOf('Name')]).toEqual([reference, 'Neu', "'=1+1 Zoë"])
    expect([cellOf('Gesamtpreis'), cellOf('Währung')]).toEqual(['1520,00', 'CAD'])
    expect([cellOf('Beginn'), cellOf('Berechnet'), cellOf('Offen')]).toEqual([someMonday(), '', ''])
    expect([cellOf('Land'), cellOf('Niveau')]).toEqual(['Brasilien', 'B1'])
    expect(cellOf('Geburtsdatum')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(cellOf('Eingegangen')).toBe(momentIn('UTC', new Date(createdAt)))
    await site.payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Asia/Tokyo' } })
    const english = (await get('q=zoe')).body
    await site.payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'UTC' } })
    expect(english).toContain(`${reference},New,'=1+1 Zoë,`)
    expect(english).toContain(`,1520.00,CAD,${momentIn('Asia/Tokyo', new Date(createdAt))},`)
    expect((await get(`q=${reference.toLowerCase()}`)).body).toContain(reference)
    expect((await get('state=declined&from=2099-01-01')).body).not.toContain(reference)
    expect((await get('q=zoe', moderator)).statusCode).toBe(403)
  })

  once('is for editors and administrators, and from pages of this site only', async () => {
    const { id } = await newEnrolment()
    for (const cookie of [moderator, 'payload-token=forged', ''])
      expect((await change(id, { state: 'declined' }, cookie)).statusCode).toBe(403)
    const foreign = await post(
      `/enrolments/${id}/changes`,
      { version: 1, state: 'declined' },
      sessions[0],
      'cross-site',
    )
    expect(foreign.statusCode).toBe(403)
    expect((await change(999_999, { state: 'declined' })).statusCode).toBe(404)
    expect((await change(id, { state: 'nowhere' as never })).statusCode).toBe(400)
    expect((await read(id)).state).toBe('new')
    const [event] = await eventsOf(id)
    for (const method of ['PATCH', 'DELETE'])
      expect(
        (
          await site.rest(`/api/enrolment-events/${event?.id}`, {
            method,
            headers: {
              cookie: sessions[1] ?? '',
              origin: 'http://school.example',
              'content-type': 'application/json',
            },
            ...(method === 'PATCH' && { body: '{"text":"forged"}' }),
          })
        ).status,
      ).toBe(403)
    await expect(
      site.payload.update({
        collection: 'enrolments',
        id,
        data: { state: 'declined' },
        overrideAccess: false,
        user: users[1],
      }),
    ).rejects.toThrow()
  })

  it('erases a person’s requests with their timeline and mails', async () => {
    const { id, email } = await newEnrolment()
    await change(id, {
      mail: { template: 'free', subject: 'Hello', text: 'Dear Ana,\n\nhello.' },
      note: 'Nice person.',
    })
    const sources = [personsEnrolments, personsQuotes, personsMails(site.env.dataDir)]
    const found = await findPerson(site.payload, sources, email.toUpperCase())
    const confirmed = Object.fromEntries(found.map(({ kind, records }) => [kind, records.length]))
    expect(confirmed).toEqual({ enrolments: 1, quotes: 1, mails: expect.any(Number) })
    expect(found[0]?.records).toMatchObject([{ id, href: `/admin/enrolments/${id}` }])
    const file = await exportPerson(site.payload, sources, email)
    expect(JSON.stringify(file)).toContain('Nice person.')
    expect(JSON.stringify(file.quotes)).not.toContain('token')
    const report = await erasePerson(site.payload, sources, { address: email, confirmed, user: null })
    expect(report.map(({ kind, kept }) => [kind, kept])).toEqual([
      ['enrolments', 0],
      ['quotes', 0],
      ['mails', 0],
    ])
    expect(await eventsOf(id)).toEqual([])
    expect(await mailsTo(email)).toEqual([])
    expect(await findPerson(site.payload, sources, email)).toEqual([])
  })

  it('finds, exports and erases the guardian of a minor, and keeps the request', async () => {
    const { payload } = site
    const monday = someMonday()
    const minor = (contact: string) =>
      newEnrolment({
        birthDate: `${Number(monday.slice(0, 4)) - 17}${monday.slice(4)}`,
        guardianName: 'Rosa Xylander',
        guardianContact: contact,
        guardianConsent: 'yes',
      })
    const [byMail, byPhone] = [await minor('rosa@xylander.example'), await minor('+34 600 000 001')]
    const sources = [personsEnrolments, personsGuardians, personsQuotes, personsMails(site.env.dataDir)]
    const find = async (who: string) =>
      (await findPerson(payload, sources, who)).map(({ kind, records }) => [
        kind,
        records.map(({ id }) => id),
      ])
    expect(await find('ROSA@xylander.example')).toEqual([['guardians', [byMail.id]]])
    expect(await find('600 000 001')).toEqual([['guardians', [byPhone.id]]])
    expect(await find('rosa xylander')).toEqual([['guardians', [byMail.id, byPhone.id]]])
    // By name nobody else is found, because it says too little about who somebody is.
    expect(await find(byMail.name)).toEqual([])
    const file = await exportPerson(payload, sources, 'rosa@xylander.example')
    expect(file.guardians).toMatchObject([{ guardianName: 'Rosa Xylander' }])
    expect(JSON.stringify(file)).not.toContain(byMail.email)
    const erase = (address: string, guardians: number) =>
      erasePerson(payload, sources, { address, confirmed: { guardians }, user: null })
    await expect(erase('Rosa Xylander', 2)).rejects.toThrow(SeveralPersonsError)
    expect(await erase('rosa@xylander.example', 1)).toEqual([
      { kind: 'guardians', found: 1, emptied: 1, kept: 0 },
    ])
    expect(await erase('Rosa Xylander', 1)).toMatchObject([{ emptied: 1 }])
    expect(await read(byMail.id)).toMatchObject({
      name: byMail.name,
      guardianName: null,
      guardianContact: null,
      guardianConsentedAt: null,
    })
    expect(await everyText(site)).not.toMatch(/xylander|600 000 001/i)
  })

  it('erases a guardian whose number was written in two ways, and keeps what a colleague changes meanwhile', async () => {
    const monday = someMonday()
    const minor = (guardianContact: string) =>
      newEnrolment({
        birthDate: `${Number(monday.slice(0, 4)) - 17}${monday.slice(4)}`,
        guardianName: 'Pia Quandt',
        guardianContact,
        guardianConsent: 'yes',
      })
    const found = [await minor('+34 600 000 777'), await minor('600000777')]
    const [{ id } = { id: 0 }] = found
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    let erased: Promise<unknown> | undefined
    await inTransaction(site.payload, async (req) => {
      await lockEnrolment(req, id)
      const data = { state: 'waiting' as const }
      await site.payload.update({ collection: 'enrolments', id, data, depth: 0, req })
      erased = erasePerson(site.payload, [personsGuardians], {
        address: 'Pia Quandt',
        confirmed: { guardians: 2 },
        user: null,
      })
      // SQLite queues whole transactions.
      if (dialect === 'postgres')
        await expect.poll(() => site.sql(waiting), { timeout: 15_000 }).not.toEqual([])
    })
    expect(await erased).toEqual([{ kind: 'guardians', found: 2, emptied: 2, kept: 0 }])
    expect(await read(id)).toMatchObject({ state: 'waiting', guardianName: null, guardianContact: null })
  })

  it('keeps a quote that somebody else has enrolled with', async () => {
    const [one, other] = [
      await newEnrolment({ email: 'one@mail.example' }),
      await newEnrolment({ email: 'other@mail.example' }),
    ]
    const shared = one.quotes ?? []
    await site.payload.update({ collection: 'enrolments', id: other.id, data: { quotes: shared } })
    const sources = [personsEnrolments, personsQuotes]
    const report = await erasePerson(site.payload, sources, {
      address: one.email,
      confirmed: { enrolments: 1, quotes: 1 },
      user: null,
    })
    expect(report).toContainEqual({ kind: 'quotes', found: 1, emptied: 0, kept: 1 })
    expect(await findPerson(site.payload, sources, other.email)).toHaveLength(2)
  })
})
