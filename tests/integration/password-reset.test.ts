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
  /** Decodes quoted-printable text. */
  const decoded = (mail: string) =>
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const forget = async (email: string) => {
    // A client can send any host name.
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

  it('can be reset once with the mailed link, which always points to this site', async () => {
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

  it('of an unknown user sends no mail and reveals nothing', async () => {
    const before = mails().length
    expect(await forget('nobody@school.example')).toBeNull()
    expect(mails()).toHaveLength(before)
  })

  it('cannot be reset with an expired link', async () => {
    const { email } = await createUser(site.payload, 'editor')
    const token = await forget(email)
    await site.sql(
      `update users set reset_password_expiration = '2020-01-01T00:00:00.000Z' where email = '${email}'`,
    )
    await expect(reset(token, next)).rejects.toMatchObject({ status: 403 })
    expect((await logIn(email, password)).token).toBeTruthy()
  })
})
