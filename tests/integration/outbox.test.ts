import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sendDueMail } from '../../src/platform/mail/sender'
import { describeOnBoth } from './harness'

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
})
