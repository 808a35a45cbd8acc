import { createLocalReq, logoutOperation, type Payload } from 'payload'
import { expect, it } from 'vitest'
import { openApp } from '../kit/app'
import { createUser, openSession, password, sessionToken } from '../kit/content'
import { describeSite } from '../kit/harness'

/** The `Set-Cookie` header that the admin panel's log-in answers with. */
const logIn = async (payload: Payload) => {
  const { email } = await createUser(payload, 'editor')
  const endpoints = payload.collections.users.config.endpoints || []
  const endpoint = endpoints.find(({ path, method }) => path === '/login' && method === 'post')
  const req = await createLocalReq({}, payload)
  Object.assign(req, { routeParams: { collection: 'users' }, data: { email, password } })
  return (await endpoint?.handler(req))?.headers.get('set-cookie')
}

describeSite('logging in', (open, _dialect, once) => {
  once('is limited to twenty attempts a minute per client', async () => {
    const site = await open()
    await createUser(site.payload, 'administrator')
    const web = await openApp(site)
    const attempt = (url = '/api/users/login', remoteAddress = '192.0.2.1') =>
      web.app.inject({ method: 'POST', url, remoteAddress, payload: { email: 'a@b.example', password: 'x' } })

    for (let count = 0; count < 20; count++) expect((await attempt()).statusCode).toBe(204)
    const refused = await attempt()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    const message = 'Too many attempts. Please wait a minute and try again.'
    expect(refused.json()).toMatchObject({
      error: { code: 'too_many_requests', message },
      // The admin panel reads the message from here.
      errors: [{ message }],
    })

    for (const url of ['/api/users/%6Cogin', '/api/users/forgot-password', '/api/users/login?x=1'])
      expect((await attempt(url)).statusCode, url).toBe(429)
    expect((await attempt('/api/pages')).statusCode).toBe(204)
    expect((await web.get('/admin/login')).statusCode).toBe(204)
    expect((await attempt('/api/users/login', '192.0.2.2')).statusCode).toBe(204)

    // All addresses of one IPv6 network count as one client.
    const codes = []
    for (let count = 1; count <= 21; count++)
      codes.push((await attempt('/api/users/login', `2001:db8:7:7::${count}`)).statusCode)
    expect([codes[19], codes[20]]).toEqual([204, 429])
    await web.close()
  })

  it('several times at once creates separate sessions, and logging out ends only one of them', async () => {
    const { payload } = await open()
    const { email } = await createUser(payload, 'editor')
    const logIns = Array.from({ length: 6 }, () => openSession(payload, { email, password }))
    const tokens = await Promise.all(logIns)
    const whoIs = async (token: string) => {
      const headers = new Headers({ authorization: `JWT ${token}` })
      return (await payload.auth({ headers })).user
    }
    const users = await Promise.all(tokens.map(whoIs))
    expect(users.map((user) => user?.email)).toEqual(tokens.map(() => email))

    const req = await createLocalReq({ user: users[0] as never }, payload)
    const collection = payload.collections.users
    await logoutOperation({ collection, req } as never)
    expect(await Promise.all(tokens.map(whoIs))).toEqual([
      null,
      ...users.slice(1).map(() => expect.anything()),
    ])
  })

  once('gives the token of the session to no script: only the cookie has it', async () => {
    const site = await open()
    const { email } = await createUser(site.payload, 'editor')
    const ask = async (path: string, body?: object, token?: string) => {
      const answer = await site.rest(`/api/users/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          ...(token && { cookie: `payload-token=${token}`, origin: site.env.publicUrl }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text(), token: sessionToken(answer) }
    }
    const loggedIn = await ask('login', { email, password })
    const { token } = loggedIn
    const refreshed = await ask('refresh-token', {}, token)
    const me = await ask('me', undefined, refreshed.token)
    const data = { email }
    const link = await site.payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const reset = await ask('reset-password', { token: link, password })
    for (const { status, text } of [loggedIn, refreshed, me, reset]) {
      expect([status, text]).toEqual([200, expect.not.stringMatching(/token"|eyJ/i)])
      expect(text).not.toContain(token)
    }
    expect(JSON.parse(me.text)).toMatchObject({ user: { email }, exp: expect.any(Number) })
  })

  once.each([
    ['https://school.example', true],
    ['http://school.example', false],
  ])('to %s sets a cookie with Secure: %s', async (PUBLIC_URL, secure) => {
    const { payload } = await open({ env: { PUBLIC_URL } })
    const [cookie, ...attributes] = (await logIn(payload))?.split('; ') ?? []
    expect(cookie).toMatch(/^payload-token=./)
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly=true', 'SameSite=Lax']))
    expect(attributes.includes('Secure=true')).toBe(secure)
  })
})
