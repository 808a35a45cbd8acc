import { beforeAll, expect, it } from 'vitest'
import { clientHeader } from '../../../src/platform/http/staff-session'
import type { User } from '../../../src/platform/payload/payload-types'
import { openApp } from '../kit/app'
import { createUser, openSession, password, sessionToken } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const [home, away, elsewhere] = ['192.0.2.1', '198.51.100.7', '2001:db8:7:7::/64']

describeSite('wrong passwords', (open, _dialect, once) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })

  const call = (path: string, client: string, body: object, headers: Record<string, string> = {}) =>
    site.rest(`/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [clientHeader]: client, ...headers },
      body: JSON.stringify(body),
    })
  const logIn = async ({ email }: User, client: string, given = password) =>
    (await call('login', client, { email, password: given }, { 'accept-language': 'de' })).status
  const tryTen = (user: User, client: string) =>
    Promise.all(Array.from({ length: 10 }, (_, count) => logIn(user, client, `wrong one ${count}`)))
  const subjectsTo = async ({ email }: User) => {
    const { docs } = await site.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: email } },
    })
    return docs.map(({ subject }) => subject)
  }

  it('refuse further ones from the same network only, and tell the owner once, in their language', async () => {
    const user = await createUser(site.payload, 'editor')
    expect(await logIn(user, home)).toBe(200)
    expect(new Set(await tryTen(user, away))).toEqual(new Set([401]))
    expect(await subjectsTo(user)).toEqual([])
    expect(await Promise.all([logIn(user, away), logIn(user, away), logIn(user, home)])).toEqual([
      401, 401, 200,
    ])
    expect(await subjectsTo(user)).toEqual([expect.stringContaining('Falsche Passwörter für Ihr Konto')])
    expect(await logIn(user, elsewhere)).toBe(200)
    const [{ keys }] = (await site.sql(
      `select count(*) as keys from claims where key like '%${away}%' or key like '%${home}%'`,
    )) as [{ keys: unknown }]
    expect(Number(keys)).toBe(0)
  })

  it('are forgotten after a right one', async () => {
    const user = await createUser(site.payload, 'editor')
    for (let count = 0; count < 3; count++) {
      await Promise.all(Array.from({ length: 5 }, () => logIn(user, home, 'a wrong password')))
      expect(await logIn(user, home)).toBe(200)
    }
  })

  it('from many networks refuse new networks for an hour, until a mailed link is used there', async () => {
    const user = await createUser(site.payload, 'editor')
    expect(await logIn(user, home)).toBe(200)
    expect(await logIn(user, '203.0.113.1', 'a wrong password')).toBe(401)
    await site.sql(`update claims set taken = 30 where key = 'log-in:${user.id}:strangers'`)
    expect(await Promise.all([logIn(user, away), logIn(user, home)])).toEqual([401, 200])
    expect(await subjectsTo(user)).toHaveLength(1)

    const data = { email: user.email }
    const token = await site.payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    expect((await call('reset-password', away, { token, password })).status).toBe(200)
    expect(await Promise.all([logIn(user, away), logIn(user, elsewhere)])).toEqual([200, 401])
    await site.sql(`update claims set expires_at = ${Date.now()} where key = 'log-in:${user.id}:strangers'`)
    expect(await logIn(user, elsewhere)).toBe(200)
  })

  it('count also where a session asks for the password again, and end with “Force unlock”', async () => {
    const user = await createUser(site.payload, 'editor')
    const token = sessionToken(await call('login', home, { email: user.email, password }))
    const begin = async (given: string) =>
      (await call('second-factor/begin', home, { password: given }, { authorization: `JWT ${token}` })).status
    await Promise.all(Array.from({ length: 10 }, () => begin('a wrong password')))
    expect(await begin(password)).toBe(400)

    const unlock = async (by: User) => {
      const session = await openSession(site.payload, { email: by.email, password })
      return (await call('unlock', away, { email: user.email }, { authorization: `JWT ${session}` })).status
    }
    expect(await unlock(await createUser(site.payload, 'editor'))).toBe(403)
    expect(await begin(password)).toBe(400)
    expect(await unlock(await createUser(site.payload, 'administrator'))).toBe(200)
    expect(await begin(password)).toBe(200)
  })

  once('are counted for the network that the server sees, whatever the client sends', async () => {
    await createUser(site.payload, 'administrator')
    const seen: unknown[] = []
    const web = await openApp(site, {
      admin: async (request, response) => {
        seen.push(request.headers[clientHeader])
        response.writeHead(204).end()
      },
    })
    const headers = { [clientHeader]: 'forged' }
    for (const remoteAddress of ['192.0.2.9', '2001:db8:7:7::5'])
      await web.app.inject({ method: 'POST', url: '/api/users/login', headers, remoteAddress, payload: {} })
    expect(seen).toEqual(['192.0.2.9', elsewhere])
    await web.close()
  })
})
