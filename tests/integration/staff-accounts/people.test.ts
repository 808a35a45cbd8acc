import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../kit/app'
import { createUser, password, sessionToken } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

const clientOf = (site: Site) => {
  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await site.rest(`/api/users${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, json: await answer.json(), token: sessionToken(answer) }
  }
  const logIn = async (email: string, given = password, agent = firefox) => {
    const { status, json, token } = await call('/login', { email, password: given }, { 'user-agent': agent })
    expect(status, JSON.stringify(json)).toBe(200)
    return { authorization: `JWT ${token}`, 'accept-language': 'en' }
  }
  return { call, logIn }
}

describeSite('an administrator’s session', (open) => {
  let site: Site
  let session: Record<string, string>
  beforeAll(async () => {
    site = await open()
    session = await clientOf(site).logIn((await createUser(site.payload, 'administrator')).email)
  })

  const send = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...session }
    const answer = await site.rest(`/api/users${path}`, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, json: await answer.json() }
  }
  const roleOf = async (id: number) => (await site.payload.findByID({ collection: 'users', id })).role

  it('does not suffice to create an administrator, raise a role or change the log-in of others', async () => {
    const editor = await createUser(site.payload, 'editor')
    const person = { name: 'Eve', email: 'eve@school.example', password, roles: ['administrator'] }
    const attempts: [string, string, object][] = [
      ['POST', '', person],
      ['POST', '/invite', person],
      ['PATCH', `/${editor.id}`, { role: 'administrator' }],
      ['PATCH', `/${editor.id}`, { password: 'a new long password' }],
      ['PATCH', `/${editor.id}`, { email: 'eve@school.example' }],
      ['PATCH', `?where[id][equals]=${editor.id}`, { role: 'administrator' }],
    ]
    for (const [method, path, body] of attempts)
      for (const given of [{}, { currentPassword: 'not that password' }, { currentPassword: ['x'] }]) {
        const { status, json } = await send(method, path, { ...body, ...given })
        expect([method, path, given, status]).toEqual([method, path, given, expect.any(Number)])
        expect(status, JSON.stringify(json)).toBeGreaterThanOrEqual(400)
      }
    expect(await roleOf(editor.id)).toBe('editor')
    expect(
      (await site.payload.count({ collection: 'users', where: { name: { equals: 'Eve' } } })).totalDocs,
    ).toBe(0)

    const confirmed = { currentPassword: password }
    expect((await send('PATCH', `/${editor.id}`, { role: 'moderator' })).status).toBe(200)
    expect((await send('PATCH', `/${editor.id}`, { role: 'editor', ...confirmed })).status).toBe(200)
    expect((await send('PATCH', `/${editor.id}`, { name: 'Renamed', role: 'editor' })).status).toBe(200)
    expect((await send('POST', '', { ...person, ...confirmed })).status).toBe(201)
    const invited = { ...person, email: 'ada@school.example' }
    expect((await send('POST', '/invite', { ...invited, ...confirmed })).status).toBe(201)
    expect(
      (await send('POST', '/invite', { ...invited, email: 'x@school.example', roles: ['editor'] })).status,
    ).toBe(201)
  })
})

describeSite('the password is asked for again', (open, _dialect, once) => {
  let site: Site
  let session: Record<string, string>
  beforeAll(async () => {
    site = await open()
    session = await clientOf(site).logIn((await createUser(site.payload, 'administrator')).email)
  })
  const confirmed = { currentPassword: password }
  const send = async (method: string, path: string, body?: object, headers = session) => {
    const answer = await site.rest(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, json: await answer.json() }
  }

  once('to add or change scripts that run for every visitor', async () => {
    const { payload } = site
    const save = async (snippets: unknown, given: object = {}) =>
      (await send('POST', '/globals/site-settings', { snippets, ...given })).status
    const stored = async () =>
      ((await payload.findGlobal({ slug: 'site-settings' })).snippets ?? []).map(({ name, code }) => ({
        name,
        code,
      }))
    const counter = { name: 'Counter', code: '<script>count()</script>' }
    const pixel = { name: 'Pixel', code: '<script>look()</script>' }
    for (const given of [{}, { currentPassword: 'not that password' }, { currentPassword: ['x'] }])
      expect(await save([counter], given), JSON.stringify(given)).toBe(400)
    expect(await stored()).toEqual([])
    expect(await save([counter, pixel], confirmed)).toBe(200)
    const both = await stored()
    expect(both).toEqual([counter, pixel])
    for (const changed of [
      [counter, { ...pixel, code: '<script>steal()</script>' }],
      [counter, { ...pixel, name: 'Counter' }],
      [counter, pixel, { name: 'More', code: 'x' }],
      { 0: counter, 1: { ...pixel, code: 'x' } },
    ])
      expect(await save(changed), JSON.stringify(changed)).toBe(400)
    const all = await send('POST', '/globals/site-settings?locale=all', {
      snippets: [{ ...pixel, code: 'x' }],
    })
    expect(all.status).toBe(400)
    expect(await stored()).toEqual(both)
    // Nothing new: the rest of the settings, another order, one less.
    expect((await send('POST', '/globals/site-settings', { tagline: 'By the sea' })).status).toBe(200)
    expect(await save([pixel, counter])).toBe(200)
    expect(await save([pixel])).toBe(200)
    expect(await stored()).toEqual([pixel])
    await payload.updateGlobal({ slug: 'site-settings', data: { snippets: [counter] } })
    expect(await stored()).toEqual([counter])
  })

  it('to delete an account', async () => {
    const { payload } = site
    const { id, email: address } = await createUser(payload, 'editor')
    const editor = await clientOf(site).logIn(address)
    const exists = async () =>
      (await payload.count({ collection: 'users', where: { id: { equals: id } } })).totalDocs === 1
    for (const [method, path, body] of [
      ['DELETE', `/users/${id}`, undefined],
      ['DELETE', `/users/${id}`, confirmed],
      ['DELETE', `/users?where[id][equals]=${id}`, undefined],
      ['DELETE', `/users?where[id][equals]=${id}`, confirmed],
      ['POST', `/users/${id}/delete`, {}],
      ['POST', `/users/${id}/delete`, { currentPassword: 'not that password' }],
      ['POST', `/users/${id}/delete`, { currentPassword: ['x'] }],
    ] as const) {
      const { status } = await send(method, path, body)
      expect([method, path, body, status >= 400 && status < 500]).toEqual([method, path, body, true])
    }
    expect((await send('POST', `/users/${id}/delete`, confirmed, editor)).status).toBe(403)
    expect(await exists()).toBe(true)
    expect((await send('POST', `/users/${id}/delete`, confirmed)).status).toBe(200)
    expect(await exists()).toBe(false)
    expect((await send('POST', `/users/${id}/delete`, confirmed)).status).toBe(404)
    // The last administrator stays.
    const { user } = (await send('GET', '/users/me')).json
    for (const other of (await payload.find({ collection: 'users', pagination: false })).docs)
      if (other.id !== user.id) await payload.delete({ collection: 'users', id: other.id })
    expect((await send('POST', `/users/${user.id}/delete`, confirmed)).status).toBe(400)
  })
})

describeSite('an invitation', (open, _dialect, once) => {
  let site: Site
  let client: ReturnType<typeof clientOf>
  beforeAll(async () => {
    site = await open()
    client = clientOf(site)
  })

  const person = { name: 'Ada Ferrer', email: 'Ada@School.example', roles: ['moderator'] }
  const mailsTo = async (to: string) =>
    (await site.payload.find({ collection: 'outgoing-mail', where: { to: { equals: to } }, sort: 'id' })).docs
  const tokenIn = (text = '') => /\/admin\/reset\/([0-9a-f]{40})/.exec(text)?.[1] ?? ''

  it('mails a link in the panel’s language that sets the password once, and can be sent again', async () => {
    const administrator = await client.logIn((await createUser(site.payload, 'administrator')).email)
    const german = { ...administrator, 'accept-language': 'de' }
    const { status, json } = await client.call('/invite', person, german)
    // Tests have no mail server; the panel says so.
    expect([status, json]).toEqual([201, { id: expect.any(Number), isMailKept: true }])
    const list = () => client.call(`/${json.id}`, undefined, administrator)
    expect((await list()).json).toMatchObject({ roles: ['moderator'], invitedUntil: expect.any(String) })
    const days = (Date.parse((await list()).json.invitedUntil) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect((await mailsTo('ada@school.example'))[0]?.subject).toMatch(/^Ihr Zugang zu /)

    expect((await client.call(`/${json.id}/invite`, {}, administrator)).status).toBe(200)
    const [first, second] = await mailsTo('ada@school.example')
    expect(second?.subject).toMatch(/^Your access to /)
    const chosen = 'quiet river stones'
    const accept = (token: string) => client.call('/reset-password', { token, password: chosen })
    expect((await accept(tokenIn(first?.text))).status).toBe(403)
    expect((await accept(tokenIn(second?.text))).status).toBe(200)
    await client.logIn('ada@school.example', chosen)
    expect((await list()).json.invitedUntil).toBeNull()
    expect((await accept(tokenIn(second?.text))).status).toBe(403)
    expect((await client.call(`/${json.id}/invite`, {}, administrator)).status).toBe(409)
  })

  once('comes from administrators alone, with a name, an address and a role', async () => {
    const editor = await client.logIn((await createUser(site.payload, 'editor')).email)
    const administrator = await client.logIn((await createUser(site.payload, 'administrator')).email)
    for (const headers of [{}, editor])
      expect((await client.call('/invite', person, headers)).status).toBe(403)
    for (const wrong of [
      { name: ' ' },
      { email: 'x' },
      { roles: ['owner'] },
      { roles: [] },
      { roles: undefined },
      { name: 3 },
    ]) {
      const refused = await client.call(
        '/invite',
        { ...person, email: 'b@school.example', ...wrong },
        administrator,
      )
      expect(refused.status, JSON.stringify(wrong)).toBe(400)
    }
    const twice = await client.call('/invite', { ...person, email: 'ada@school.example' }, administrator)
    expect(twice.status).toBe(400)
    expect(await mailsTo('b@school.example')).toEqual([])
  })

  once('cannot be made up through the REST API', async () => {
    const editor = await createUser(site.payload, 'editor')
    const session = await client.logIn(editor.email)
    await site.rest(`/api/users/${editor.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({ invitedUntil: '2999-01-01T00:00:00.000Z' }),
    })
    const stored = await site.payload.findByID({ collection: 'users', id: editor.id })
    expect(stored.invitedUntil).toBeNull()
  })
})

describeSite('sessions', (open) => {
  let site: Site
  let client: ReturnType<typeof clientOf>
  beforeAll(async () => {
    site = await open()
    client = clientOf(site)
  })
  const isOpen = async (headers: Record<string, string>) =>
    (await client.call('/me', undefined, headers)).json.user !== null
  const sidOf = ({ authorization = '' }) =>
    JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()).sid as string

  it('name the browser and the system, and no more, and when they were used last', async () => {
    const { email, id } = await createUser(site.payload, 'editor')
    const session = await client.logIn(email)
    const where = { user: { equals: id } }
    const details = async () => (await site.payload.find({ collection: 'session-details', where })).docs
    expect(await details()).toMatchObject([{ sid: sidOf(session), device: 'Firefox, Linux' }])
    await site.sql(
      `update session_details set last_used_at = '2020-01-01T00:00:00.000Z' where user_id = ${id}`,
    )
    const web = await openApp(site)
    await web.app.inject({ url: '/api/users/me', headers: session })
    expect(Date.parse((await details())[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await web.close()
    expect((await site.rest('/api/session-details', { headers: session })).status).toBe(403)
  })

  it('are ended one by one or all others at once, and are refused from then on', async () => {
    const { email } = await createUser(site.payload, 'editor')
    const [first, second, third] = [
      await client.logIn(email),
      await client.logIn(email),
      await client.logIn(email),
    ]
    const ended = await client.call('/end-sessions', { session: sidOf(second) }, first)
    expect([ended.status, ended.json]).toEqual([200, { ended: 1 }])
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, false, true])
    expect((await client.call('/refresh-token', {}, second)).status).toBe(403)
    expect((await client.call('/end-sessions', { session: sidOf(second) }, first)).status).toBe(409)
    await client.call('/end-sessions', {}, first)
    expect(await Promise.all([first, third].map(isOpen))).toEqual([true, false])
    // Neither a log-in nor a refresh brings one back.
    await client.logIn(email)
    await client.call('/refresh-token', {}, first)
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, false, false])
  })

  it('cannot be prolonged for ever', async () => {
    const { email } = await createUser(site.payload, 'editor')
    const session = await client.logIn(email)
    const hoursMs = 3_600_000
    const beginBefore = (hours: number) =>
      site.sql(
        `update users_sessions set created_at = '${new Date(Date.now() - hours * hoursMs).toISOString()}' where id = '${sidOf(session)}'`,
      )
    // Each time by eight hours at most, for the last time after a day: it ends after 32 hours.
    await beginBefore(23.9)
    const { status, json } = await client.call('/refresh-token', {}, session)
    expect(status).toBe(200)
    expect((json as { exp: number }).exp * 1000).toBeLessThanOrEqual(Date.now() + 8 * hoursMs)
    await beginBefore(24.1)
    expect((await client.call('/refresh-token', {}, session)).status).toBe(403)
  })

  it('of others are ended by administrators alone', async () => {
    const victim = await createUser(site.payload, 'editor')
    const theirs = await client.logIn(victim.email)
    const editor = await client.logIn((await createUser(site.payload, 'editor')).email)
    expect((await client.call('/end-sessions', { user: victim.id }, editor)).status).toBe(403)
    expect((await client.call('/end-sessions', { user: victim.id })).status).toBe(403)
    expect(await isOpen(theirs)).toBe(true)
    const administrator = await client.logIn((await createUser(site.payload, 'administrator')).email)
    expect((await client.call('/end-sessions', { user: victim.id }, administrator)).json).toEqual({
      ended: 1,
    })
    expect(await Promise.all([theirs, administrator].map(isOpen))).toEqual([false, true])
  })

  it('of a deleted user leave nothing behind', async () => {
    const { email, id } = await createUser(site.payload, 'editor')
    await client.logIn(email)
    await site.payload.delete({ collection: 'users', id })
    expect(
      await site.sql(`select sid from session_details where user_id = ${id} or user_id is null`),
    ).toEqual([])
  })
})
