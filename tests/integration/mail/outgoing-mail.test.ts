import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type TextareaField } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { MAIL_ABOUT } from '../../../src/features/comments/contract'
import { queueMail } from '../../../src/platform/mail/queue'
import { mailTask, sendDueMail } from '../../../src/platform/mail/sender'
import type { OutgoingMail } from '../../../src/platform/payload/payload-types'
import { startTasks } from '../../../src/platform/tasks/scheduler'
import { createUser } from '../kit/content'
import { describeOnBoth, openSecondNode, type Site } from '../kit/harness'
import { eraseByPeriod } from '../privacy/erase-by-period'

const mail = (to = 'ana@x.example') => ({ to, subject: 'Hello', text: 'Text.' })
const minute = 60_000

describeOnBoth('outgoing mail', (open, dialect, once) => {
  let site: Site
  let sent: string[]
  beforeAll(async () => {
    site = await open()
  })
  const deliver = async (message: { to?: unknown }) => {
    sent.push((message.to as { address: string }).address)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const answer = (sendEmail: (message: { to?: unknown }) => Promise<void> = deliver) => {
    sent = []
    site.payload.sendEmail = sendEmail as never
  }
  const queue = async (to?: string) => {
    await queueMail(site.payload, mail(to))
    return (await all())[0]?.id ?? 0
  }
  const all = async () =>
    (await site.payload.find({ collection: 'outgoing-mail', sort: '-id', limit: 100 })).docs
  const one = (id: number) => site.payload.findByID({ collection: 'outgoing-mail', id })
  afterEach(() => site.payload.delete({ collection: 'outgoing-mail', where: { id: { exists: true } } }))

  once('can be read by moderators, but not searched or sorted by its text', async () => {
    const moderator = await createUser(site.payload, 'moderator')
    const data = { ...mail(), dueAt: new Date().toISOString(), attempts: 0, state: 'queued' } as const
    const { id } = await site.payload.create({
      collection: 'outgoing-mail',
      data: { ...data, about: `${MAIL_ABOUT}1`, text: 'https://school.example/?token=secret' },
    })
    // The form of the panel asks with the data of the form, and without a document.
    const { fields } = site.payload.collections['outgoing-mail'].config
    const text = fields.find((field) => 'name' in field && field.name === 'text') as TextareaField
    const req = await createLocalReq({ user: moderator }, site.payload)
    expect(await text.access?.read?.({ id, req, siblingData: { id, text: 'Text.' } })).toBe(true)
    expect(await text.access?.read?.({ req })).toBe(false)
    const find = (query: object) =>
      site.payload.find({ collection: 'outgoing-mail', overrideAccess: false, user: moderator, ...query })
    expect((await find({})).docs).toMatchObject([{ id, text: 'https://school.example/?token=secret' }])
    for (const field of ['text', 'unsubscribe', 'content', 'attachments']) {
      const refused = { status: 400, name: 'QueryError' }
      await expect(find({ where: { [field]: { like: 'secret' } } }), field).rejects.toMatchObject(refused)
      await expect(
        find({ where: { or: [{ and: [{ [field]: { contains: 's' } }] }] } }),
        field,
      ).rejects.toMatchObject(refused)
      await expect(find({ sort: field }), field).rejects.toMatchObject({ status: 400 })
    }
  })

  it('is sent once by two concurrent senders', async () => {
    answer()
    for (let index = 0; index < 12; index++) await queue(`s${index}@x.example`)
    const nodes = [site.payload, site.payload]
    // SQLite supports only one node.
    if (dialect === 'postgres') nodes[1] = (await openSecondNode(site)).payload
    for (const node of nodes) node.sendEmail = deliver as never
    await Promise.all(nodes.map((node) => sendDueMail(node)))
    expect(sent.length).toBe(12)
    expect(new Set(sent).size).toBe(12)
    const states = (await all()).map(({ state, attempts, sentAt }) => [state, attempts, Boolean(sentAt)])
    expect(states).toEqual(Array.from({ length: 12 }, () => ['sent', 1, true]))
  })

  it('is retried later when the mail server fails, and stores the error', async () => {
    const warn = vi.spyOn(site.payload.logger, 'warn')
    answer(() =>
      Promise.reject(Object.assign(new Error('550 <ana@x.example> no such user'), { code: 'EENVELOPE' })),
    )
    const id = await queue()
    await sendDueMail(site.payload)
    const failed = await one(id)
    expect(failed).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: '550 <ana@x.example> no such user',
    })
    expect(Date.parse(failed.dueAt) - Date.now()).toBeGreaterThan(50_000)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('ana@x.example')
    warn.mockRestore()

    answer()
    await sendDueMail(site.payload)
    expect(sent).toEqual([])
    await sendDueMail(site.payload, { now: () => new Date(Date.now() + 2 * minute) })
    expect(sent).toEqual(['ana@x.example'])
    expect(await one(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
  })

  it('fails after eight attempts, and can be queued again by staff', async () => {
    answer(() => Promise.reject(new Error('away')))
    const id = await queue()
    let now = Date.now()
    for (let left = 20; left && (await one(id)).state === 'queued'; left--) {
      await sendDueMail(site.payload, { now: () => new Date(now) })
      now = Math.max(now + 1, Date.parse((await one(id)).dueAt))
    }
    expect(await one(id)).toMatchObject({ state: 'failed', attempts: 8 })

    const user = await createUser(site.payload, 'editor')
    const change = (data: Partial<OutgoingMail>) =>
      site.payload.update({ collection: 'outgoing-mail', id, data, overrideAccess: false, user })
    await expect(change({ state: 'sent' })).rejects.toThrow('try again')
    await change({ state: 'queued', to: 'thief@x.example', text: 'Other text.' })
    expect(await one(id)).toMatchObject({ state: 'queued', attempts: 0, to: 'ana@x.example', text: 'Text.' })
    answer()
    await sendDueMail(site.payload)
    expect(sent).toEqual(['ana@x.example'])
  })

  it('is not queued again from a screen that does not know that it was sent', async () => {
    answer()
    const id = await queue()
    const user = await createUser(site.payload, 'editor')
    const change = (state: OutgoingMail['state']) =>
      site.payload.update({ collection: 'outgoing-mail', id, data: { state }, overrideAccess: false, user })
    const refused = { status: 409, message: expect.stringContaining('has been sent meanwhile') }
    await site.sql(`update outgoing_mail set state = 'sending' where id = ${id}`)
    await expect(change('queued')).rejects.toMatchObject(refused)
    await expect(change('failed')).rejects.toMatchObject(refused)
    await site.sql(`update outgoing_mail set state = 'queued' where id = ${id}`)
    await sendDueMail(site.payload)
    await expect(change('queued')).rejects.toMatchObject(refused)
    await sendDueMail(site.payload)
    expect(sent).toEqual(['ana@x.example'])
    expect((await one(id)).state).toBe('sent')
  })

  it('that a crashed process left unsent is sent after a delay', async () => {
    answer()
    const id = await queue()
    await site.sql(`update outgoing_mail set state = 'sending' where id = ${id}`)
    await sendDueMail(site.payload)
    expect(sent).toEqual([])
    await sendDueMail(site.payload, { now: () => new Date(Date.now() + 20 * minute) })
    expect(sent).toEqual(['ana@x.example'])
  })

  it('is sent right after the commit, but not after the task has stopped', async () => {
    answer()
    const stop = startTasks(site.payload, [mailTask()])
    const id = await queue()
    await expect.poll(async () => (await one(id)).state).toBe('sent')
    await stop()
    await queue('late@x.example')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toEqual(['ana@x.example'])
  })

  it('is deleted some time after it was sent or failed, and not before', async () => {
    answer()
    const id = await queue()
    await sendDueMail(site.payload)
    const after = (days: number) =>
      eraseByPeriod(site, 'mails', new Date(Date.now() + days * 24 * 60 * minute))
    const failed = await queue()
    await site.sql(`update outgoing_mail set state = 'failed' where id = ${failed}`)
    await after(80)
    expect((await one(id)).state).toBe('sent')
    expect((await one(failed)).state).toBe('failed')
    await after(100)
    expect(await all()).toEqual([])
  })

  it('is written to the outbox folder if there is no mail server, and can be sent later', async () => {
    answer()
    const file = site.payload.email.sendEmail as (message: object) => Promise<void>
    site.payload.sendEmail = file as never
    const id = await queue()
    await sendDueMail(site.payload)
    expect(readdirSync(path.join(site.env.dataDir, 'outbox'))).toHaveLength(1)
    // Nothing was sent, so there is no time of sending.
    expect(await one(id)).toMatchObject({ state: 'kept', lastError: null, sentAt: null })

    const user = await createUser(site.payload, 'editor')
    const again = { state: 'queued' as const }
    await site.payload.update({ collection: 'outgoing-mail', id, data: again, overrideAccess: false, user })
    answer()
    await sendDueMail(site.payload)
    expect(sent).toEqual(['ana@x.example'])
    expect((await one(id)).state).toBe('sent')

    await site.sql(`update outgoing_mail set state = 'kept', sent_at = null where id = ${id}`)
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * minute)
    await eraseByPeriod(site, 'mails', days(80))
    expect((await one(id)).state).toBe('kept')
    await eraseByPeriod(site, 'mails', days(100))
    expect(await all()).toEqual([])
  })

  once('cannot contain a second address or an injected header', async () => {
    for (const to of ['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', '<a@x.example>', ''])
      await expect(queueMail(site.payload, mail(to))).rejects.toThrow('invalid')
    await queueMail(site.payload, { ...mail(), subject: 'Hi\r\nBcc: b@x.example\u0000' })
    expect((await all())[0]?.subject).toBe('Hi Bcc: b@x.example')
  })
})
