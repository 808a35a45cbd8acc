import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MAIL_ABOUT } from '../../../src/features/comments/contract'
import type { AttachmentMakers } from '../../../src/platform/mail/attachments'
import { queueMail } from '../../../src/platform/mail/queue'
import { sendDueMail } from '../../../src/platform/mail/sender'
import type { Mail } from '../../../src/shared/formats/mail'
import { type MailContent, mailText } from '../../../src/shared/formats/mail-content'
import { mailProblems, visibleText } from '../../mail-problems'
import { createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { startSmtpServer } from '../kit/smtp-server'

const content: MailContent = {
  locale: 'fr',
  sender: { name: 'École du Vieux-Phare' },
  title: 'Votre demande',
  preheader: 'Référence ABCDE-12345',
  greeting: 'Bonjour <b>Ana</b>,',
  blocks: [{ type: 'facts', rows: [{ label: 'Référence', value: 'ABCDE-12345' }] }],
  footer: [],
}

const mail: Mail = {
  to: 'ana@x.example',
  replyTo: 'bureau@phare.example',
  fromName: 'École “du, Vieux-Phare”',
  subject: 'Votre demande ABCDE-12345',
  text: mailText(content),
  content,
}

const minute = 60_000

describeSite('a mail on its way', (open) => {
  let site: Site
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    server = await startSmtpServer()
    site = await open({ env: { SMTP_URL: server.url, MAIL_FROM: 'site@school.example' } })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.received.length = 0
    await site.payload.delete({ collection: 'outgoing-mail', where: { id: { exists: true } } })
  })
  const sendAll = async (makers: AttachmentMakers = {}, minutes = 0): Promise<Email | undefined> => {
    await sendDueMail(site.payload, { makers, now: () => new Date(Date.now() + minutes * minute) })
    const source = server.received.at(-1)?.source
    return source === undefined ? undefined : PostalMime.parse(source)
  }
  const stored = async () =>
    (await site.payload.find({ collection: 'outgoing-mail', showHiddenFields: true })).docs[0]

  it('has a text part, an HTML part and files, the name of the school and the address of the site', async () => {
    const calendar = {
      name: 'séjour.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    }
    await queueMail(site.payload, { ...mail, attachments: [{ maker: 'pdf', key: 'fr 1' }, calendar] })
    const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255])
    const make = vi.fn(async () => ({ filename: 'q.pdf', contentType: 'application/pdf', content: pdf }))
    const sent = await sendAll({ pdf: make })
    expect(make.mock.calls.map((call) => (call as unknown[])[1])).toEqual(['fr 1'])
    expect(server.received[0]).toMatchObject({ from: 'site@school.example', to: ['ana@x.example'] })
    expect(sent?.from).toMatchObject({ address: 'site@school.example', name: 'École “du, Vieux-Phare”' })
    expect(sent?.replyTo).toMatchObject([{ address: 'bureau@phare.example' }])
    expect(sent?.subject).toBe(mail.subject)
    expect(sent?.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text)
    expect(mailProblems(sent?.html ?? '<none>')).toEqual([])
    expect(visibleText(sent?.html ?? '')).toContain('Bonjour <b>Ana</b>, Référence ABCDE-12345')
    expect(sent?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['q.pdf', 'application/pdf'],
      ['séjour.ics', 'text/calendar'],
    ])
    const [sentPdf] = sent?.attachments ?? []
    expect(Buffer.from(sentPdf?.content as ArrayBuffer)).toEqual(pdf)
    // With the line ends that the format prescribes.
    expect(server.received[0]?.source).toContain(Buffer.from(calendar.text).toString('base64'))
    // The text stands before the HTML: programs show the last part that they understand.
    const types = [...(server.received[0]?.source ?? '').matchAll(/^Content-Type: ([a-z/]+)/gim)].map(
      ([, type]) => type,
    )
    expect(types).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'application/pdf',
      'text/calendar',
    ])
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('waits while a file cannot be made, and is sent without it at the third attempt', async () => {
    const error = vi.spyOn(site.payload.logger, 'error')
    await queueMail(site.payload, { ...mail, attachments: [{ maker: 'pdf', key: 'x' }] })
    const broken = { pdf: () => Promise.reject(new Error('busy')) }
    expect(await sendAll(broken)).toBeUndefined()
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 1, lastError: 'busy' })
    expect(await sendAll(broken, 5)).toBeUndefined()
    const sent = await sendAll(broken, 60)
    expect(sent?.attachments).toEqual([])
    expect(sent?.html).toContain('ABCDE-12345')
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 3 })
    expect(error).toHaveBeenCalledTimes(1)
    error.mockRestore()
  })

  it('is sent without a file whose subject was deleted', async () => {
    await queueMail(site.payload, { ...mail, attachments: [{ maker: 'pdf', key: 'x' }] })
    const sent = await sendAll({ pdf: async () => undefined })
    expect(sent?.attachments).toEqual([])
    expect(sent?.text).toContain('ABCDE-12345')
  })

  it('makes its file again if the mail server refuses it for now', async () => {
    const file = { filename: 'q.pdf', contentType: 'application/pdf', content: 'x' }
    const make = vi.fn(async () => file)
    await queueMail(site.payload, { ...mail, attachments: [{ maker: 'pdf', key: 'x' }] })
    server.refuse(1)
    expect(await sendAll({ pdf: make })).toBeUndefined()
    expect((await sendAll({ pdf: make }, 5))?.attachments).toHaveLength(1)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('of an earlier version is sent as plain text', async () => {
    await queueMail(site.payload, { to: 'ana@x.example', subject: 'Old', text: 'Old text.' })
    const sent = await sendAll()
    expect(server.received[0]?.source).toMatch(/^Content-Type: text\/plain/im)
    expect([sent?.text?.trim(), sent?.html, sent?.from?.name]).toEqual([
      'Old text.',
      undefined,
      'Schoolhouse',
    ])
  })

  it('keeps its content from staff, who see the text', async () => {
    const user = await createUser(site.payload, 'administrator')
    const attachments = [{ maker: 'pdf', key: 'secret' }]
    await queueMail(site.payload, { ...mail, attachments })
    await queueMail(site.payload, { ...mail, attachments, about: `${MAIL_ABOUT}1:confirm` })
    const { docs } = await site.payload.find({
      collection: 'outgoing-mail',
      overrideAccess: false,
      showHiddenFields: true,
      user,
      sort: 'id',
    })
    expect(docs[0]?.text).toBe(mail.text)
    expect(docs[1]).toMatchObject({
      content: null,
      attachments: null,
      text: expect.stringMatching(/^Hidden/),
    })
  })

  it('cannot get a header through the name of the sender', async () => {
    await queueMail(site.payload, { ...mail, fromName: 'School\r\nBcc: all@x.example' })
    await sendAll()
    const [head = ''] = (server.received[0]?.source ?? '').split('\r\n\r\n')
    expect(/^From: (.*)$/m.exec(head)?.[1]).toBe('"School Bcc: all@x.example" <site@school.example>')
    expect(head).not.toMatch(/^Bcc/im)
    expect(server.received[0]?.to).toEqual(['ana@x.example'])
  })
})
