import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sendDueMail } from '../../../src/platform/mail/sender'
import { answerQuestion, filledForm } from '../enrolments/enrol-form'
import { openApp } from '../kit/app'
import { describeOnBoth } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

describeOnBoth('the outbox', (open) => {
  it('has one complete file for a mail that is sent again after a crash', async () => {
    const { payload, env, sql } = await open()
    const now = new Date()
    for (const subject of ['One', 'Two'])
      await payload.create({
        collection: 'outgoing-mail',
        data: {
          to: 'ada@school.example',
          subject,
          text: 'Hello',
          state: 'queued',
          dueAt: now.toISOString(),
        } as never,
      })
    await sendDueMail(payload)
    const folder = path.join(env.dataDir, 'outbox')
    const before = readdirSync(folder)
    expect(before).toHaveLength(2)
    // Simulates a crash after the delivery, before it was recorded: the mails are sent again.
    await sql("update outgoing_mail set state = 'queued'")
    await sendDueMail(payload)
    expect(readdirSync(folder)).toEqual(before)
    for (const name of before) {
      expect(name).toMatch(/^[A-Za-z0-9-]+\.eml$/)
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
      const text = readFileSync(path.join(folder, name), 'utf8')
      expect(text).toMatch(/^Message-ID: <.+@localhost\.localdomain>$/im)
      expect(text).toContain('Hello')
    }
  })

  it('makes pages promise no mail, because none reaches anybody', async () => {
    const site = await open()
    await createPricedSchool(site.payload)
    const web = await openApp(site)
    const quote = String(
      (await web.post('/schools/priced/quotes', { course: '2', weeks: '4' })).headers.location,
    )
    const { body } = await web.get(quote)
    await web.post(`${quote}/mail`, { email: 'ana@x.example', ...answerQuestion(body) })
    const sent = (await web.get(`${quote}?sent`)).body
    expect(sent).toContain('We cannot send e-mails at the moment.')
    expect(sent).not.toContain('The e-mail is on its way.')
    const enrolled = await web.post(`${quote}/enrol`, await filledForm(web, `${quote}/enrol`))
    const thanks = (await web.get(String(enrolled.headers.location))).body
    expect(thanks).toContain('This page is your confirmation: note the reference.')
    expect(thanks).not.toContain('We have sent you a confirmation by e-mail.')
    await web.close()
  })
})
