import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq } from 'payload'
import PostalMime from 'postal-mime'
import { beforeAll, expect, it } from 'vitest'
import { isObsoletePasswordMail as isObsolete } from '../../../src/features/staff-accounts/mail/password-mail.server'
import { queueMail } from '../../../src/platform/mail/queue'
import { sendDueMail } from '../../../src/platform/mail/sender'
import { mailProblems } from '../../mail-problems'
import { createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const next = 'another horse battery staple'

describeSite('a forgotten password', (open, _dialect, once) => {
  let site: Site
  beforeAll(async () => {
    site = await open({ env: { PUBLIC_URL: 'https://school.example/' } })
    await site.payload.updateGlobal({ slug: 'site-settings', data: { name: 'Harbour Schools' } })
  })

  const mails = () => {
    const folder = path.join(site.env.dataDir, 'outbox')
    try {
      return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    } catch {
      return []
    }
  }
  const forget = async (email: string, language = 'en') => {
    // A client can send any host name.
    const headers = new Headers({
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'accept-language': language,
    })
    const req = await createLocalReq({ req: { headers } }, site.payload)
    const data = { email }
    return site.payload.forgotPassword({ collection: 'users', data, disableEmail: false, req })
  }
  const reset = (token: string, chosen: string) =>
    site.payload.resetPassword({
      collection: 'users',
      data: { token, password: chosen },
      overrideAccess: true,
    })
  const logIn = (email: string, given: string) => openSession(site.payload, { email, password: given })

  it('can be reset once with the mailed link, which always points to this site', async () => {
    const { email } = await createUser(site.payload, 'editor')
    await forget(email)
    await sendDueMail(site.payload)
    const [source = '', ...others] = mails()
    expect(others).toEqual([])
    expect(source).not.toContain('evil.example')
    const { to, from, subject, text = '', html = '' } = await PostalMime.parse(source)
    expect([to?.[0]?.address, from?.name, subject]).toEqual([
      email,
      'Harbour Schools',
      'Choose a new password (Harbour Schools)',
    ])
    expect(mailProblems(html)).toEqual([])
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([expect.stringMatching(/^https:\/\/school\.example\/admin\/reset\/[0-9a-f]{40}$/)])
    expect(text).toContain(links[0])
    expect(text).toContain('within one hour')

    const token = String(links[0]).split('/').at(-1) ?? ''
    await reset(token, next)
    expect(await logIn(email, next)).toBeTruthy()
    await expect(logIn(email, password)).rejects.toMatchObject({ status: 401 })
    await expect(reset(token, 'a third horse battery')).rejects.toMatchObject({ status: 403 })
    expect(await logIn(email, next)).toBeTruthy()
  })

  once('is mailed in the language of the browser, and its link is shown to nobody else', async () => {
    const user = await createUser(site.payload, 'editor')
    const token = await forget(user.email, 'de-CH,de;q=0.9,en;q=0.8')
    const administrator = await createUser(site.payload, 'administrator')
    const find = (who: typeof user) =>
      site.payload.find({
        collection: 'outgoing-mail',
        where: { to: { equals: user.email } },
        overrideAccess: false,
        showHiddenFields: true,
        user: who,
      })
    const { docs } = await find(administrator)
    expect(docs).toMatchObject([{ subject: 'Wähl ein neues Passwort (Harbour Schools)', content: null }])
    expect(docs[0]?.text).toMatch(/^Hidden from staff: .* Only the recipient gets it\.$/)
    expect(JSON.stringify(docs)).not.toContain(token)
    expect((await find(user)).docs).toEqual([])
    await sendDueMail(site.payload)
    // Without a mail server it is kept as a file, which the panel says.
    expect((await find(administrator)).docs[0]?.text).toContain('“outbox”')
  })

  once('asked for again at once sends no second mail and keeps the link', async () => {
    const { email } = await createUser(site.payload, 'editor')
    const token = await forget(email)
    expect(await forget(email)).toBeNull()
    const { totalDocs } = await site.payload.count({
      collection: 'outgoing-mail',
      where: { to: { equals: email } },
    })
    expect(totalDocs).toBe(1)
    await reset(token, next)
    expect(await logIn(email, next)).toBeTruthy()
  })

  once('of an unknown user sends no mail and reveals nothing', async () => {
    await sendDueMail(site.payload)
    const before = mails().length
    expect(await forget('nobody@school.example')).toBeNull()
    await sendDueMail(site.payload)
    expect(mails()).toHaveLength(before)
  })

  it('cannot be reset with an expired link', async () => {
    const { email } = await createUser(site.payload, 'editor')
    const token = await forget(email)
    await site.sql(
      `update users set reset_password_expiration = '2020-01-01T00:00:00.000Z' where email = '${email}'`,
    )
    await expect(reset(token, next)).rejects.toMatchObject({ status: 403 })
    expect(await logIn(email, password)).toBeTruthy()
  })

  it('is not mailed with a link that has expired or was replaced; other mails still are', async () => {
    const states = async (to: string) => {
      const where = { to: { equals: to } }
      const { docs } = await site.payload.find({ collection: 'outgoing-mail', where, sort: 'id' })
      return docs.map(({ state, lastError }) => [state, lastError])
    }
    const notSent = ['failed', 'obsolete']
    const { email } = await createUser(site.payload, 'editor')
    await forget(email)
    // Otherwise a second link is only sent after some seconds.
    await site.sql(`update users set reset_password_requested_at = null where email = '${email}'`)
    await forget(email)
    await sendDueMail(site.payload, { isObsolete })
    expect(await states(email)).toEqual([notSent, ['kept', null]])
    const shown = await site.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: email }, state: { equals: 'failed' } },
      user: await createUser(site.payload, 'administrator'),
    })
    expect(shown.docs[0]?.lastError).toBe('Not sent: its link is no longer valid.')

    const late = await createUser(site.payload, 'editor')
    await forget(late.email)
    const other = 'student@mail.example'
    await queueMail(site.payload, { to: other, subject: 'A quote', text: 'Your quote' })
    await sendDueMail(site.payload, { isObsolete, now: () => new Date(Date.now() + 61 * 60_000) })
    expect(await states(late.email)).toEqual([notSent])
    expect(await states(other)).toEqual([['kept', null]])
  })
})
