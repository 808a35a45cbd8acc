import { beforeAll, expect, it } from 'vitest'
import { readDrafts } from '../../../src/features/enrolments/office/read-enrolment.server'
import { personsCopies } from '../../../src/features/enrolments/personal-data/persons-copies.server'
import { personsGuardians } from '../../../src/features/enrolments/personal-data/persons-guardians.server'
import { erasePerson, exportPerson, findPerson } from '../../../src/features/privacy/persons/persons.server'
import { personsMails } from '../../../src/platform/mail/persons-mails'
import { sendDueMail } from '../../../src/platform/mail/sender'
import type { User } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import { createUser, openSession, password } from '../kit/content'
import { everyText } from '../kit/every-text'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { startSmtpServer } from '../kit/smtp-server'
import { filledForm, someMonday } from './enrol-form'

describeSite('copies of mails to students', (open) => {
  let site: Site
  let web: TestApp
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  let editor: User
  const sessions: Record<string, string> = {}

  beforeAll(async () => {
    server = await startSmtpServer()
    site = await open({ env: { SMTP_URL: server.url } })
    await createPricedSchool(site.payload)
    web = await openApp(site)
    for (const role of ['editor', 'moderator'] as const) {
      const user = await createUser(site.payload, role)
      if (role === 'editor') editor = user
      sessions[role] = `payload-token=${await openSession(site.payload, { email: user.email, password })}`
    }
    return async () => {
      await web.close()
      await server.close()
    }
  })

  const newMinor = async (guardianContact: string) => {
    const quote = await web.post('/schools/priced/quotes', { course: '2', weeks: '4' })
    const url = `${quote.headers.location}/enrol`
    const monday = someMonday()
    const form = {
      ...(await filledForm(web, url)),
      birthDate: `${Number(monday.slice(0, 4)) - 17}${monday.slice(4)}`,
      guardianName: 'Rosa Xylander',
      guardianContact,
      guardianConsent: 'yes',
    }
    expect((await web.post(url, form)).statusCode).toBe(303)
    const { docs } = await site.payload.find({ collection: 'enrolments', sort: '-id', limit: 1, depth: 0 })
    const [enrolment] = docs
    if (!enrolment) throw new Error('not stored')
    return enrolment
  }
  const write = (id: number, cc: unknown, role = 'editor', version = 1) =>
    web.app.inject({
      method: 'POST',
      url: `/api/desk/enrolments/${id}/changes`,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: sessions[role] ?? '',
      },
      payload: JSON.stringify({
        version,
        mail: { template: 'free', subject: 'Hello', text: 'Dear Ana', cc },
      }),
    })
  const mailEvents = async (id: number) =>
    (
      await site.payload.find({
        collection: 'enrolment-events',
        where: { enrolment: { equals: id }, kind: { equals: 'mail' } },
        depth: 0,
      })
    ).docs
  const inAnHour = () => new Date(Date.now() + 3_600_000)

  it('are offered to the guardian, stored with the mail and in the timeline, and sent', async () => {
    const { id, email } = await newMinor('rosa@xylander.example')
    const { copies } = await readDrafts(site.payload, id, editor)
    expect(copies).toEqual([{ name: 'Rosa Xylander', address: 'rosa@xylander.example' }])
    const answer = await write(id, ['rosa@xylander.example', 'agency@x.example', email.toUpperCase()])
    expect(answer.statusCode).toBe(200)
    expect(await mailEvents(id)).toMatchObject([{ to: email, cc: 'rosa@xylander.example, agency@x.example' }])
    server.received.length = 0
    await sendDueMail(site.payload, { now: inAnHour })
    const sent = server.received.find(({ to }) => to.includes('agency@x.example'))
    expect(sent?.to).toEqual([email, 'rosa@xylander.example', 'agency@x.example'])
    expect(sent?.source).toMatch(/^Cc: rosa@xylander\.example, agency@x\.example\r?$/m)
  })

  it('go to three addresses that are addresses, and are refused with the field named', async () => {
    const { id } = await newMinor('+34 600 000 001')
    expect((await readDrafts(site.payload, id, editor)).copies).toEqual([])
    const refusals = [
      [['a@x.example\r\nBcc: b@x.example'], 'refused.copyWrong'],
      [['a@x.example, b@x.example'], 'refused.copyWrong'],
      [['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'], 'refused.copyMany'],
    ] as const
    for (const [cc, code] of refusals) {
      const answer = await write(id, cc)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toMatchObject({ field: 'cc', reason: { code } })
    }
    expect((await write(id, ['a@x.example'], 'moderator')).statusCode).toBe(403)
    expect(await mailEvents(id)).toEqual([])
  })

  it('are found, exported and erased by the address of the person who got them', async () => {
    const { id, email } = await newMinor('pia@quandt.example')
    expect((await write(id, ['pia@quandt.example', 'host@x.example'])).statusCode).toBe(200)
    const sources = [personsGuardians, personsCopies, personsMails(site.env.dataDir)]
    const found = await findPerson(site.payload, sources, 'HOST@x.example')
    expect(found.map(({ kind, records }) => [kind, records.length])).toEqual([
      ['copies', 1],
      ['mails', 1],
    ])
    const file = await exportPerson(site.payload, sources, 'host@x.example')
    expect(file).toMatchObject({ copies: [{ subject: 'Hello' }], mails: [{ to: email }] })
    const erase = (address: string, confirmed: object) =>
      erasePerson(site.payload, sources, { address, confirmed, user: null })
    expect(await erase('host@x.example', { copies: 1, mails: 1 })).toEqual([
      { kind: 'copies', found: 1, emptied: 1, kept: 0 },
      { kind: 'mails', found: 1, emptied: 1, kept: 0 },
    ])
    expect(await mailEvents(id)).toMatchObject([{ to: email, cc: 'pia@quandt.example' }])
    // A guardian is erased by contact everywhere, as a guardian too.
    await erase('pia@quandt.example', { guardians: 1, copies: 1, mails: 1 })
    expect(await mailEvents(id)).toMatchObject([{ to: email, cc: null }])
    const { docs } = await site.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: email }, subject: { equals: 'Hello' } },
    })
    expect(docs).toMatchObject([{ cc: null }])
    expect(await everyText(site)).not.toMatch(/quandt|host@x\.example/i)
  })
})
