import { readdirSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkMailServer } from '../../../src/platform/mail/check-server'
import { queueMail, queueVisitorMail } from '../../../src/platform/mail/queue'
import { sendDueMail } from '../../../src/platform/mail/sender'
import type { Mail } from '../../../src/shared/formats/mail'
import { type MailContent, mailText } from '../../../src/shared/formats/mail-content'
import type { Locale } from '../../../src/shared/locale'
import { visibleText } from '../../mail-problems'
import { createUser, password } from '../kit/content'
import { describeOnBoth, openSecondNode, type Site } from '../kit/harness'
import { startSmtpServer } from '../kit/smtp-server'

const serverPassword = 'the-password-of-the-mail-server'

const mailIn = (locale: Locale): Mail => {
  const content: MailContent = {
    locale,
    sender: { name: 'Harbour School' },
    title: 'Hello',
    preheader: 'Hello',
    blocks: [{ type: 'text', text: 'A text.' }],
    footer: [{ text: 'Why you get this.' }],
  }
  return {
    to: 'ana@x.example',
    fromName: 'Harbour School',
    subject: 'Hello',
    text: mailText(content),
    content,
  }
}

describeOnBoth('the settings of sending', (open, dialect, once) => {
  let site: Site
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  let headers: Record<string, string>
  beforeAll(async () => {
    server = await startSmtpServer()
    site = await open()
    headers = await logIn('administrator')
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.received.length = 0
  })

  const logIn = async (role: 'administrator' | 'editor') => {
    const { email } = await createUser(site.payload, role)
    const answer = await site.rest('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return {
      authorization: `JWT ${/payload-token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]}`,
    }
  }
  const call = async (method: string, given: { body?: object; headers?: object; path?: string } = {}) => {
    const response = await site.rest(`/api/globals/mail-settings${given.path ?? ''}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...given.headers },
      ...(given.body && { body: JSON.stringify(given.body) }),
    })
    const text = await response.text()
    return { status: response.status, text, json: JSON.parse(text) }
  }
  const port = () => Number(new URL(server.url).port)
  const set = (body: object) => call('POST', { body: { currentPassword: password, ...body } })
  const test = () => call('POST', { path: '/test', body: {} })
  const own = () => ({ host: '127.0.0.1', port: port(), security: 'none', user: '', password: '' })
  const sealed = async () =>
    (await site.payload.findGlobal({ slug: 'mail-settings', showHiddenFields: true })).sealedPassword
  const sendAll = async (...mails: Mail[]) => {
    for (const mail of mails) await queueVisitorMail(site.payload, mail)
    await sendDueMail(site.payload)
    return Promise.all(server.received.map(({ source }) => PostalMime.parse(source)))
  }

  it('send the next mail through the new server, in every process and without a restart', async () => {
    expect((await test()).json).toEqual({ outcome: 'noServer' })
    const saved = await set({
      ...own(),
      fromName: 'The Office',
      fromAddress: 'office@school.example',
      replyTo: 'answers@school.example',
    })
    expect(saved.status, saved.text).toBe(200)
    const [mail] = await sendAll(mailIn('en'))
    expect(mail?.from).toMatchObject({ address: 'office@school.example', name: 'The Office' })
    expect(mail?.replyTo).toMatchObject([{ address: 'answers@school.example' }])
    expect(mail?.messageId).toMatch(/@school\.example>$/)
    expect(server.received[0]).toMatchObject({ from: 'office@school.example', to: ['ana@x.example'] })
    // SQLite supports only one node.
    if (dialect === 'sqlite') return
    const second = (await openSecondNode(site)).payload
    await set({ fromAddress: 'other@school.example' })
    await queueMail(second, { ...mailIn('en'), replyTo: 'visitor@x.example' })
    await sendDueMail(second)
    expect(server.received.at(-1)?.from).toBe('other@school.example')
    expect(server.received.at(-1)?.source).toContain('Reply-To: visitor@x.example')
    await set({ fromAddress: 'office@school.example' })
  })

  it('put the signature under mails to visitors, in their language, and under no other', async () => {
    await set(own())
    const signatures = { en: 'Harbour School\n12 Quay Road', de: 'Hafenschule <b>&\nKaistraße 12' }
    for (const [locale, signature] of Object.entries(signatures))
      await site.payload.updateGlobal({
        slug: 'mail-settings',
        locale: locale as Locale,
        data: { signature },
      })
    const [english, german, french] = await sendAll(mailIn('en'), mailIn('de'), mailIn('fr'))
    const lines = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trim()
    expect(lines(english?.text)).toBe(
      'Hello\n\nA text.\n\n-- \nHarbour School\n12 Quay Road\n\nWhy you get this.',
    )
    expect(lines(german?.text)).toContain('-- \nHafenschule <b>&\nKaistraße 12\n')
    expect(visibleText(german?.html ?? '')).toContain('Hafenschule <b>& Kaistraße 12')
    // As other texts, it comes from the main language where it is missing.
    expect(french?.text).toContain('12 Quay Road')
    const { docs } = await site.payload.find({ collection: 'outgoing-mail', sort: '-id', limit: 3 })
    expect(docs.every(({ text }) => text.includes('\n-- \n'))).toBe(true)
    server.received.length = 0
    await queueMail(site.payload, mailIn('en'))
    await sendDueMail(site.payload)
    expect(server.received[0]?.source).not.toContain('Quay Road')
  })

  it('never show the password', async () => {
    const saved = await set({ ...own(), user: 'office', password: serverPassword })
    expect(saved.status, saved.text).toBe(200)
    const stored = await sealed()
    expect(stored).toBeTruthy()
    expect(stored).not.toContain(serverPassword)
    const { docs } = await site.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })
    expect(docs[0]?.changes).toContainEqual(expect.objectContaining({ field: 'passwordSetAt' }))
    const read = await Promise.all([
      call('GET'),
      call('GET', {
        path: '?depth=2&showHiddenFields=true&select[sealedPassword]=true&select[password]=true',
      }),
      call('GET', { path: '?locale=all' }),
    ])
    for (const text of [saved.text, JSON.stringify(docs), ...read.map((each) => each.text)]) {
      expect(text).not.toContain(serverPassword)
      expect(text).not.toContain(stored)
    }
    // Not through the interface either.
    await set({ sealedPassword: 'x' })
    expect(await sealed()).toBe(stored)
  })

  it('keep the password for the server that it was entered for', async () => {
    await set({ ...own(), user: 'office', password: serverPassword })
    const stored = await sealed()
    expect((await set({ signature: 'x' })).status).toBe(200)
    expect((await set({ port: port() })).status).toBe(200)
    expect(await sealed()).toBe(stored)
    const moved = await set({ host: 'evil.example' })
    expect([moved.status, moved.text]).toEqual([400, expect.stringContaining('Enter the password')])
    expect((await set({ host: 'other.example', password: serverPassword })).status).toBe(200)
    expect(await sealed()).not.toBe(stored)
    expect((await set({ user: '' })).status).toBe(200)
    expect(await sealed()).toBe(null)
  })

  it('are changed with the password of an administrator only', async () => {
    await set({ ...own(), fromName: 'The Office' })
    const change = (body: object, more: object = {}) => call('POST', { body, headers: more })
    for (const body of [
      { host: 'evil.example' },
      { port: 26 },
      { security: 'tls' },
      { user: 'x', password: 'y' },
      { fromName: 'Evil' },
      { fromAddress: 'evil@x.example' },
      { replyTo: 'evil@x.example' },
    ]) {
      expect((await change(body)).status, JSON.stringify(body)).toBe(400)
      expect((await change({ ...body, currentPassword: 'wrong password' })).status).toBe(400)
    }
    expect((await change({ signature: 'Kind regards' })).status).toBe(200)
    const editor = await logIn('editor')
    expect((await change({ signature: 'x', currentPassword: password }, editor)).status).toBe(403)
    expect((await call('GET', { headers: editor })).status).toBe(403)
    expect((await call('POST', { path: '/test', body: {}, headers: editor })).status).toBe(403)
    expect((await call('GET')).json).toMatchObject({ host: '127.0.0.1', fromName: 'The Office' })
  })

  once('refuse what is no server or no address, and name the field', async () => {
    for (const [field, value] of Object.entries({
      host: 'smtp://school.example',
      port: 70_000,
      security: 'some',
      fromAddress: 'a@b.example, c@d.example',
      replyTo: 'nobody',
    })) {
      const { status, json } = await set({ [field]: value })
      expect([status, json.errors?.[0]?.data?.errors?.[0]?.path], field).toEqual([400, field])
    }
  })

  once('are tested with a mail, and the answer of the server is shown as it is', async () => {
    await set({ ...own(), fromAddress: 'office@school.example' })
    const accepted = await test()
    expect(accepted.json).toMatchObject({
      outcome: 'accepted',
      server: `127.0.0.1:${port()}`,
      from: 'office@school.example',
      answer: '250 kept',
    })
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.to).toEqual([accepted.json.to])
    server.refuse(1)
    expect((await test()).json).toMatchObject({ outcome: 'refused', answer: '451 try again later' })
    await set({ port: 1 })
    expect((await test()).json).toMatchObject({
      outcome: 'refused',
      answer: expect.stringContaining('ECONNREFUSED'),
    })
    // A server without encryption is not used where it is asked for.
    await set({ ...own(), security: 'starttls' })
    expect((await test()).json.outcome).toBe('refused')
    expect(server.received).toHaveLength(1)
  })

  once('say so if the password was sealed with another secret; mails wait', async () => {
    await set({ ...own(), user: 'office', password: serverPassword })
    await site.payload.db.updateGlobal({ slug: 'mail-settings', data: { sealedPassword: 'A'.repeat(60) } })
    expect((await test()).json).toEqual({ outcome: 'unreadable' })
    await queueVisitorMail(site.payload, mailIn('en'))
    await sendDueMail(site.payload)
    const { docs } = await site.payload.find({ collection: 'outgoing-mail', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ state: 'queued', lastError: expect.stringContaining('Enter it again') })
    await set(own())
  })

  once('are tested ten times in ten minutes at most', async () => {
    const other = await logIn('administrator')
    const again = () => call('POST', { path: '/test', body: {}, headers: other })
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await again()).status))
    expect(statuses.sort()).toEqual([...Array(10).fill(200), 429, 429])
  })

  once('give way to the environment', async () => {
    const set = await open({ env: { SMTP_URL: server.url, MAIL_FROM: 'env@school.example' } })
    await set.payload.updateGlobal({
      slug: 'mail-settings',
      data: { host: 'nowhere.invalid', fromAddress: 'stored@school.example', fromName: 'The Office' },
    })
    await queueMail(set.payload, mailIn('en'))
    await sendDueMail(set.payload)
    expect(server.received[0]?.from).toBe('env@school.example')
    expect(server.received[0]?.source).toContain('The Office')
    expect(await checkMailServer(set.payload)).toMatchObject([{ state: 'ok' }])
  })

  once('of a site without a server keep mails as files', async () => {
    const plain = await open()
    await queueMail(plain.payload, mailIn('en'))
    await sendDueMail(plain.payload)
    expect(readdirSync(path.join(plain.env.dataDir, 'outbox'))).toHaveLength(1)
    expect(await checkMailServer(plain.payload)).toMatchObject([{ state: 'warning' }])
  })
})
