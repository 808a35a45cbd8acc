import { beforeAll, expect, it } from 'vitest'
import { totpAt } from '../../../src/features/staff-accounts/second-factor/totp'
import type { User } from '../../../src/platform/payload/payload-types'
import { createSchool, createUser, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { eraseByPeriod } from '../privacy/erase-by-period'

type Headers = Record<string, string>

const keyBytes = (base32: string): Buffer => {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

describeSite('a second factor', (open, _dialect, once) => {
  let site: Site
  let administrator: Headers
  beforeAll(async () => {
    site = await open()
    administrator = (await logIn(await createUser(site.payload, 'administrator'))).headers
  })

  const call = async (path: string, body?: object, headers: Headers = {}) => {
    const answer = await site.rest(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, json: await answer.json(), cookie: answer.headers.get('set-cookie') }
  }
  const logIn = async (user: User, more: object = {}) => {
    const { status, json, cookie } = await call('/users/login', { email: user.email, password, ...more })
    const code = json.errors?.[0]?.data?.code as string | undefined
    return {
      status,
      code,
      json,
      cookie,
      headers: { authorization: `JWT ${/payload-token=([^;]+)/.exec(cookie ?? '')?.[1]}` },
    }
  }
  const isOpen = async (headers: Headers) => (await call('/users/me', undefined, headers)).json.user !== null
  const sessionsOf = async ({ id }: User) =>
    (await site.payload.findByID({ collection: 'users', id })).sessions?.length ?? 0

  /** A user with a second factor; `codeIn` is what the app shows some steps later, each to be used once. */
  const withFactor = async (role: 'administrator' | 'editor' | 'moderator' = 'editor') => {
    const user = await createUser(site.payload, role)
    const { headers } = await logIn(user)
    const begun = await call('/users/second-factor/begin', { password }, headers)
    expect(begun.status, JSON.stringify(begun.json)).toBe(200)
    const key = keyBytes(begun.json.key)
    const codeIn = (steps: number) => totpAt(key, Date.now() + steps * 30_000)
    const code = codeIn(-1)
    const confirmed = await call('/users/second-factor/confirm', { setUp: begun.json.setUp, code }, headers)
    expect(confirmed.status, JSON.stringify(confirmed.json)).toBe(200)
    return { user, headers, codeIn, recoveryCodes: confirmed.json.recoveryCodes as string[] }
  }
  const require = (secondFactorRoles: string[], headers: Headers) =>
    call('/globals/log-in-settings', { secondFactorRoles }, headers)

  once('is set up with the password and a first code, and is then asked for at every log-in', async () => {
    const user = await createUser(site.payload, 'editor')
    const { headers } = await logIn(user)
    expect((await call('/users/second-factor/begin', { password: 'not that one' }, headers)).status).toBe(400)
    expect((await call('/users/second-factor/begin', { password })).status).toBe(403)
    const { json } = await call('/users/second-factor/begin', { password }, headers)
    expect(json.address).toMatch(/^otpauth:\/\/totp\/.+\?secret=[A-Z2-7]{32}&issuer=/)
    const wrong = await call('/users/second-factor/confirm', { setUp: json.setUp, code: '000000' }, headers)
    expect(wrong.status).toBe(401)
    // Not active yet, and of no use to others.
    expect((await logIn(user)).status).toBe(200)
    const code = totpAt(keyBytes(json.key), Date.now())
    expect(
      (await call('/users/second-factor/confirm', { setUp: json.setUp, code }, administrator)).status,
    ).toBe(400)

    const { user: other, codeIn, recoveryCodes } = await withFactor()
    expect(recoveryCodes).toHaveLength(10)
    expect(await logIn(other)).toMatchObject({ status: 401, code: 'second_factor_required', cookie: null })
    const used = codeIn(0)
    expect(await logIn(other, { code: used })).toMatchObject({ status: 200 })
    expect(await logIn(other, { code: used })).toMatchObject({
      status: 401,
      code: 'second_factor_wrong',
    })
    expect(await logIn(other, { code: ` ${codeIn(1).replace(/^.../, '$& ')} ` })).toMatchObject({
      status: 200,
    })
  })

  once('is asked for again when an administrator is created', async () => {
    const { headers, codeIn } = await withFactor('administrator')
    const person = { name: 'Eve', email: 'eve@school.example', password, roles: ['administrator'] }
    const create = async (more: object) =>
      (await call('/users', { ...person, currentPassword: password, ...more }, headers)).status
    for (const currentCode of [undefined, '', '000000', ['x']])
      expect(await create({ currentCode })).toBe(400)
    const used = codeIn(0)
    expect(await create({ currentCode: used })).toBe(201)
    expect(await create({ email: 'other@school.example', currentCode: used })).toBe(400)
  })

  once(
    'is asked for again for passwords, addresses, backups, personal data and second factors of others',
    async () => {
      const { user, headers, recoveryCodes } = await withFactor('administrator')
      const lost = await withFactor()
      const send = async (path: string, body: object, method = 'POST') => {
        const init = { method, headers: { 'content-type': 'application/json', ...headers } }
        return (await site.rest(`/api${path}`, { ...init, body: JSON.stringify(body) })).status
      }
      const email = 'somebody@mail.example'
      const own = (change: object) => (code?: string) =>
        send(`/users/${user.id}`, { ...change, currentPassword: password, currentCode: code }, 'PATCH')
      const persons = (path: string) => (code?: string) =>
        send(`/persons/${path}`, { email, confirmed: {}, currentPassword: password, currentCode: code })
      const actions: Record<string, (code?: string) => Promise<number>> = {
        'own password': own({ password }),
        'own address': own({ email: `new-${user.email}` }),
        backup: (code) => send('/backups/permit', { password, code }),
        export: persons('export'),
        erasure: persons('erase'),
        'factor of another': (code) =>
          send(`/users/${lost.user.id}/second-factor/remove`, { password, code }),
      }
      for (const [index, [name, act]] of Object.entries(actions).entries()) {
        const statuses = [await act(), await act('000000'), await act(recoveryCodes[index])]
        expect([name, ...statuses]).toEqual([name, 400, 400, 200])
      }
      expect(await send('/persons/export', { email, currentPassword: 'not that one' })).toBe(400)
      expect(await send('/persons/export', { email })).toBe(400)
      expect(await send(`/users/${user.id}`, { name: 'No confirmation needed' }, 'PATCH')).toBe(200)
    },
  )

  once('cannot be passed by through any other way in', async () => {
    const { user, headers, codeIn } = await withFactor()
    await call('/users/end-sessions', { user: user.id }, administrator)
    expect(await isOpen(headers)).toBe(false)
    const bodies: object[] = [
      {},
      { code: '' },
      { code: null },
      { code: 0 },
      { code: ['000000'] },
      { code: { $ne: '' } },
      { code: '000000' },
      { setUp: 'x', code: codeIn(0) && '123456' },
      { passwordCheck: true, context: { passwordCheck: true, passwordReset: true } },
    ]
    for (const body of bodies) expect((await logIn(user, body)).status, JSON.stringify(body)).toBe(401)
    const query = '/users/login?code=000000&context[passwordCheck]=true'
    expect((await call(query, { email: user.email, password })).status).toBe(401)

    const token = await site.payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const reset = await call('/users/reset-password', { token, password })
    expect([reset.status, reset.json.token, reset.json.user]).toEqual([200, undefined, null])
    expect(reset.cookie).toMatch(/^payload-token=;/)
    for (const path of ['first-register', 'refresh-token', 'unlock', 'verify/x', `${user.id}/api-key/reveal`])
      expect(
        (await call(`/users/${path}`, { email: user.email, password, name: 'x' })).status,
        path,
      ).not.toBe(200)
    expect((await call('/graphql', { query: '{ Users { docs { id } } }' })).status).toBe(404)
    const basic = Buffer.from(`${user.email}:${password}`).toString('base64')
    for (const authorization of [`Basic ${basic}`, 'users API-Key x', 'JWT x', 'Bearer x'])
      expect(await isOpen({ authorization })).toBe(false)
    expect(await sessionsOf(user)).toBe(0)
  })

  it('is readable for nobody', async () => {
    const { user, codeIn, recoveryCodes } = await withFactor('administrator')
    const { headers } = await logIn(user, { code: codeIn(0) })
    for (const path of [
      '/second-factors',
      '/second-factors?depth=2',
      '/second-factors/1',
      '/session-details',
    ])
      expect((await call(path, undefined, headers)).status, path).toBe(403)
    for (const method of ['PATCH', 'DELETE'])
      expect((await site.rest('/api/second-factors/1', { method, headers, body: '{}' })).status).toBe(403)
    const stored = await site.sql('select * from second_factors')
    const me = JSON.stringify((await call('/users/me?depth=5', undefined, headers)).json)
    for (const { key } of stored) expect(me).not.toContain(key)
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('has ten recovery codes, each of which works once, also for five requests at a time', async () => {
    const { user, recoveryCodes } = await withFactor()
    const [first = '', second = ''] = recoveryCodes
    const attempts = await Promise.all(Array.from({ length: 5 }, () => logIn(user, { code: first })))
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await logIn(user, { code: second.toUpperCase().replace('-', ' ') })).status).toBe(200)
    expect((await logIn(user, { code: second })).status).toBe(401)
  })

  /** Makes the last wrong code older. */
  const pass = ({ id }: User, minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString()
    return site.sql(`update second_factors set last_wrong_at = '${at}' where user_id = ${id}`)
  }
  const tryTen = (user: User, more: object = {}) =>
    Promise.all(Array.from({ length: 10 }, () => logIn(user, { code: '000000', ...more })))
  const wait = { status: 401, code: 'second_factor_wait', cookie: null }
  const wrong = { status: 401, code: 'second_factor_wrong', cookie: null }

  it('makes the app’s codes wait after ten wrong ones, twice as long after each, and tells the owner once', async () => {
    const { user, codeIn, recoveryCodes } = await withFactor()
    // Somebody who does not know the password counts for nothing.
    await tryTen(user, { password: 'not that one' })
    await site.sql(`delete from claims where key like 'log-in:%'`)
    expect((await tryTen(user)).filter(({ code }) => code === 'second_factor_wrong')).toHaveLength(10)
    expect(await logIn(user, { code: codeIn(0) })).toMatchObject(wait)
    // Neither a reset of the password nor the next day ends it.
    const data = { email: user.email }
    const token = await site.payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    await call('/users/reset-password', { token, password })
    expect(await logIn(user, { code: codeIn(0) })).toMatchObject(wait)
    await pass(user, 1.1)
    expect(await logIn(user, { code: '000000' })).toMatchObject(wrong)
    await pass(user, 1.1)
    expect(await logIn(user, { code: codeIn(0) })).toMatchObject(wait)
    await pass(user, 60 * 24 * 30)
    expect(await logIn(user, { code: '000000' })).toMatchObject(wrong)
    await pass(user, 3.9)
    expect(await logIn(user, { code: codeIn(0) })).toMatchObject(wait)
    expect(await sessionsOf(user)).toBe(0)

    expect((await logIn(user, { code: recoveryCodes[0] })).status).toBe(200)
    expect((await logIn(user, { code: codeIn(0) })).status).toBe(200)
    const { docs } = await site.payload.find({
      collection: 'outgoing-mail',
      where: { to: { equals: user.email } },
    })
    expect(docs.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Somebody knows your password'),
    ])
  })

  once('counts wrong codes of a session too; an administrator ends the wait', async () => {
    const { user, headers, codeIn } = await withFactor()
    const off = (code: string) => call('/users/second-factor/remove', { password, code }, headers)
    for (let count = 0; count < 10; count++) expect((await off('000000')).status).toBe(401)
    expect((await off(codeIn(0))).status).toBe(429)
    expect((await call('/users/unlock', { email: user.email }, headers)).status).toBe(403)
    expect((await off(codeIn(0))).status).toBe(429)
    expect((await call('/users/unlock', { email: user.email }, administrator)).status).toBe(200)
    expect((await off(codeIn(0))).status).toBe(200)
  })

  it('is turned off with password and code, or by an administrator, which is mailed and ends the sessions', async () => {
    const { user, headers, codeIn } = await withFactor()
    const off = (body: object) => call('/users/second-factor/remove', body, headers)
    expect((await off({ password })).status).toBe(400)
    expect((await off({ password, code: '000000' })).status).toBe(401)
    expect((await off({ password: 'not that one', code: codeIn(0) })).status).toBe(400)
    expect((await logIn(user)).status).toBe(401)
    expect((await off({ password, code: codeIn(0) })).status).toBe(200)
    expect((await logIn(user)).status).toBe(200)

    const lost = await withFactor('administrator')
    const path = `/users/${lost.user.id}/second-factor/remove`
    expect((await call(path, { password }, headers)).status).toBe(403)
    expect((await call(path, { password }, lost.headers)).status).toBe(403)
    expect((await call(path, { password: 'not that one' }, administrator)).status).toBe(400)
    expect((await call(path, { password }, administrator)).status).toBe(200)
    expect(await isOpen(lost.headers)).toBe(false)
    expect((await logIn(lost.user)).status).toBe(200)
    const where = { to: { equals: lost.user.email } }
    const { docs } = await site.payload.find({ collection: 'outgoing-mail', where })
    expect(docs.map(({ subject }) => subject)).toEqual([expect.stringContaining('second factor was removed')])
  })

  once(
    'can be obligatory for a role: sessions without it end, and the log-in leads through the set-up',
    async () => {
      expect((await require(['administrator'], administrator)).status).toBe(400)
      const editor = await createUser(site.payload, 'editor')
      const before = (await logIn(editor)).headers
      const armed = await withFactor()
      expect((await require(['editor'], before)).status).toBe(403)
      expect((await require(['editor'], administrator)).status).toBe(200)
      expect(await Promise.all([before, armed.headers].map(isOpen))).toEqual([false, true])
      const refused = await logIn(editor)
      expect(refused).toMatchObject({ status: 401, code: 'second_factor_set_up', cookie: null })
      const { setUp, key } = refused.json.errors[0].data
      expect((await logIn(editor, { setUp, code: '000000' })).status).toBe(401)
      expect((await logIn(editor, { setUp: `${setUp}x`.slice(1), code: '000000' })).status).toBe(400)
      expect(await sessionsOf(editor)).toBe(0)
      const done = await logIn(editor, { setUp, code: totpAt(keyBytes(key), Date.now()) })
      expect([done.status, done.json.recoveryCodes?.length]).toEqual([200, 10])
      expect((await logIn(editor)).code).toBe('second_factor_required')
      const off = { password, code: done.json.recoveryCodes[0] }
      expect((await call('/users/second-factor/remove', off, done.headers)).status).toBe(403)

      // A moderator who becomes an editor is logged out, too.
      const moderator = await createUser(site.payload, 'moderator')
      const theirs = (await logIn(moderator)).headers
      await site.payload.update({ collection: 'users', id: moderator.id, data: { role: 'editor' } })
      expect(await isOpen(theirs)).toBe(false)
      // The session alone does not take the obligation away.
      const weaken = (more: object) =>
        call('/globals/log-in-settings', { secondFactorRoles: [], ...more }, administrator)
      for (const confirmation of [{}, { currentPassword: 'not that one' }, { currentPassword: ['x'] }])
        expect((await weaken(confirmation)).status).toBe(400)
      const { secondFactorRoles } = await site.payload.findGlobal({ slug: 'log-in-settings' })
      expect(secondFactorRoles).toEqual(['editor'])
      expect((await weaken({ currentPassword: password })).status).toBe(200)
    },
  )

  it('and log-ins, changes to users, settings and prices are in the log, which nobody changes', async () => {
    const { user, codeIn } = await withFactor()
    await logIn(user, { code: 'wrong' })
    const { headers } = await logIn(user, { code: codeIn(0) })
    await call('/users/logout', {}, headers)
    await call('/users/login', { email: 'stranger@mail.example', password: 'x y z' })
    const patch = (path: string, body: object) =>
      site.rest(`/api${path}`, {
        method: path.startsWith('/globals') ? 'POST' : 'PATCH',
        headers: { 'content-type': 'application/json', ...administrator },
        body: JSON.stringify(body),
      })
    expect(
      (
        await patch(`/users/${user.id}`, {
          role: 'moderator',
          password: 'other horse battery',
          currentPassword: password,
        })
      ).status,
    ).toBe(200)
    // What the panel sends while somebody types is not noted, but these have no drafts.
    expect((await patch('/globals/site-settings?autosave=true', { name: 'Harbour Schools' })).status).toBe(
      200,
    )
    const { id: school } = await createSchool(site.payload)
    const extra = { school, title: 'Transfer', code: 'transfer', amount: 9000, charged: 'once' } as const
    const { id } = await site.payload.create({ collection: 'price-extras', data: extra })
    expect((await patch(`/price-extras/${id}`, { amount: 9500 })).status).toBe(200)
    const { docs } = (await call('/audit-log?limit=100&sort=id', undefined, administrator)).json as {
      docs: { id: number; event: string; area: string; who: string; subject: string; changes?: object[] }[]
    }
    const about = docs.filter(({ subject }) => subject.includes(user.email)).map(({ event }) => event)
    expect(about).toEqual([
      'log-in',
      'second-factor-on',
      'log-in-failed',
      'log-in',
      'log-out',
      'password-changed',
    ])
    expect(docs).toContainEqual(
      expect.objectContaining({
        event: 'changed',
        area: 'people',
        source: 'users',
        subject: user.name,
        changes: [{ field: 'roles', from: 'editor', to: 'moderator' }],
      }),
    )
    expect(docs).toContainEqual(
      expect.objectContaining({
        area: 'settings',
        changes: expect.arrayContaining([expect.objectContaining({ field: 'name', to: 'Harbour Schools' })]),
      }),
    )
    expect(docs).toContainEqual(
      expect.objectContaining({
        event: 'changed',
        area: 'prices',
        source: 'price-extras',
        subject: 'Transfer',
        changes: [{ field: 'amount', from: '9000', to: '9500' }],
      }),
    )
    const everything = JSON.stringify(docs)
    for (const secret of ['stranger@mail.example', 'other horse battery', password])
      expect(everything).not.toContain(secret)
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', `/${docs[0]?.id}`],
      ['DELETE', `/${docs[0]?.id}`],
    ] as const)
      expect(
        (await site.rest(`/api/audit-log${path}`, { method, headers: administrator, body: '{}' })).status,
      ).toBe(403)
    const editor = await logIn(await createUser(site.payload, 'editor'))
    expect((await call('/audit-log', undefined, editor.headers)).status).toBe(403)
  })

  it('has entries in the log for a year', async () => {
    const user = await createUser(site.payload, 'editor')
    await logIn(user)
    const where = { subject: { contains: user.email } }
    const count = async () => (await site.payload.count({ collection: 'audit-log', where })).totalDocs
    const age = (days: number) =>
      site.sql(
        `update audit_log set created_at = '${new Date(Date.now() - days * 86_400_000).toISOString()}' where subject like '%${user.email}%'`,
      )
    await age(364)
    await eraseByPeriod(site, 'log')
    expect(await count()).toBe(1)
    await age(366)
    await eraseByPeriod(site, 'log')
    expect(await count()).toBe(0)
  })
})
