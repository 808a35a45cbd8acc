import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createUser, password } from './content'
import { describeOnBoth, type Site } from './harness'

const next = 'another horse battery staple'

describeOnBoth('a forgotten password', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open({ env: { PUBLIC_URL: 'https://school.example/' } })
  })

  const mails = () => {
    const folder = path.join(site.env.dataDir, 'outbox')
    try {
      return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    } catch {
      return []
    }
  }
  /** Undoes what mail does to long lines and to signs such as `=`. */
  const decoded = (mail: string) =>
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const forget = async (email: string) => {
    // Whoever asks may claim any name for the site.
    const headers = new Headers({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const req = await createLocalReq({ req: { headers } }, site.payload)
    return site.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: false, req })
  }
  const reset = (token: string, chosen: string) =>
    site.payload.resetPassword({
      collection: 'users',
      data: { token, password: chosen },
      overrideAccess: true,
    })
  const logIn = (email: string, given: string) =>
    site.payload.login({ collection: 'users', data: { email, password: given } })

  it('is replaced once through the link in the mail, which leads to this site and nowhere else', async () => {
    const { email } = await createUser(site.payload, 'editor')
    await forget(email)
    const [mail = '', ...others] = mails()
    expect(others).toEqual([])
    expect(mail).toContain(`To: ${email}`)
    const text = decoded(mail)
    expect(text).not.toContain('evil.example')
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([expect.stringMatching(/^https:\/\/school\.example\/admin\/reset\/[0-9a-f]{40}$/)])

    const token = String(links[0]).split('/').at(-1) ?? ''
    await reset(token, next)
    expect((await logIn(email, next)).token).toBeTruthy()
    await expect(logIn(email, password)).rejects.toMatchObject({ status: 401 })
    await expect(reset(token, 'a third horse battery')).rejects.toMatchObject({ status: 403 })
    expect((await logIn(email, next)).token).toBeTruthy()
  })

  it('of nobody sends no mail and says nothing', async () => {
    const before = mails().length
    expect(await forget('nobody@school.example')).toBeNull()
    expect(mails()).toHaveLength(before)
  })

  it('is not replaced through a link that is too old', async () => {
    const { email } = await createUser(site.payload, 'editor')
    const token = await forget(email)
    await site.sql(
      `update users set reset_password_expiration = '2020-01-01T00:00:00.000Z' where email = '${email}'`,
    )
    await expect(reset(token, next)).rejects.toMatchObject({ status: 403 })
    expect((await logIn(email, password)).token).toBeTruthy()
  })
})
