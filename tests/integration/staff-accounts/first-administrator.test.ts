import { createLocalReq, registerFirstUserOperation } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { setupToken } from '../../../src/server/panel/setup'
import { openApp, type TestApp } from '../kit/app'
import { openSession, password } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

const postForm = /<form[^>]*method="post"/
const person = (email = 'ada@school.example') => ({ name: 'Ada', email, password })

describeOnBoth('the first administrator', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  const count = async () => (await site.payload.count({ collection: 'users' })).totalDocs
  const form = (fields: Record<string, string> = {}) => ({
    token: setupToken(site.payload),
    ...person(),
    ...fields,
  })

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  it.each([true, false])(
    'cannot be created through the users collection (access overridden: %s)',
    async (overrideAccess) => {
      const data = { ...person(), roles: ['administrator' as const] }
      await expect(site.payload.create({ collection: 'users', data, overrideAccess })).rejects.toMatchObject({
        status: 403,
      })
      expect(await count()).toBe(0)
    },
  )

  it('cannot be created by the operation behind /api/users/first-register', async () => {
    const attempt = registerFirstUserOperation({
      collection: site.payload.collections.users,
      data: { ...person(), roles: ['administrator'] },
      req: await createLocalReq({}, site.payload),
    } as never)
    await expect(attempt).rejects.toMatchObject({ status: 403 })
    expect(await count()).toBe(0)
  })

  once('is set up by a redirect from the admin panel, but not through the API', async () => {
    const panel = await web.get('/admin/login')
    expect([panel.statusCode, panel.headers.location]).toEqual([302, '/setup'])
    for (const url of ['/api/users/first-register', '/api/%75sers/first-register']) {
      const call = await web.app.inject({ method: 'POST', url, payload: person() })
      expect([url, call.statusCode]).toEqual([url, 403])
      expect(call.json().error.code).toBe('forbidden')
    }
    expect(await count()).toBe(0)
  })

  once('needs the setup link; without it the page only says that the site is waiting', async () => {
    for (const url of ['/setup', '/setup?token=wrong', '/setup?token=a&token=b']) {
      const page = await web.get(url)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('waiting for its administrator')
      expect(page.body).not.toMatch(postForm)
      expect(page.headers['cache-control']).toBe('no-store')
    }
    const page = await web.get(`/setup?token=${setupToken(site.payload)}`)
    expect(page.body).toMatch(postForm)
    expect(page.headers['referrer-policy']).toBe('no-referrer')
  })

  once('is refused with a wrong token', async () => {
    for (const token of ['', 'wrong', setupToken(site.payload).replace(/.$/, '!')]) {
      const answer = await web.post('/setup', form({ token }))
      expect(answer.statusCode).toBe(403)
      expect(answer.body).not.toMatch(postForm)
    }
    expect((await web.app.inject({ method: 'POST', url: '/setup' })).statusCode).toBe(403)
    expect(await count()).toBe(0)
  })

  once.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['password', { password: 'too short' }],
  ])(
    'gets the form back with the typed values, but not the password, when the %s is invalid',
    async (field, wrong) => {
      const answer = await web.post('/setup', form({ ...person('typed@school.example'), ...wrong }))
      expect(answer.statusCode).toBe(400)
      const marked = answer.body.match(/<input[^>]*aria-invalid="true"[^>]*>/g)
      expect(marked).toEqual([expect.stringContaining(`name="${field}"`)])
      expect(answer.body).toContain('role="alert"')
      if (field !== 'name') expect(answer.body).toContain('value="Ada"')
      if (field !== 'email') expect(answer.body).toContain('value="typed@school.example"')
      expect(answer.body).not.toContain(password)
      expect(answer.body).not.toContain('too short"')
      expect(await count()).toBe(0)
    },
  )

  it('is created once by concurrent requests, after which the link no longer works', async () => {
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) => web.post('/setup', form(person(`${name}@school.example`)))),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 303)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404, 404])
    expect(made[0]?.headers.location).toBe('/admin/login?redirect=%2Fadmin%2Ffirst-steps')
    const { docs } = await site.payload.find({ collection: 'users' })
    expect(docs).toMatchObject([{ role: 'administrator', name: 'Ada' }])
    const login = { email: docs[0]?.email ?? '', password }
    expect(await openSession(site.payload, login)).toBeTruthy()

    expect((await web.get(`/setup?token=${setupToken(site.payload)}`)).statusCode).toBe(404)
    expect((await web.post('/setup', form(person('late@school.example')))).statusCode).toBe(404)
    expect(await count()).toBe(1)
    expect((await web.get('/admin/login')).statusCode).toBe(204)
  })

  once('leaves neither token nor password in the log', () => {
    const log = JSON.stringify(web.log)
    expect(log).toContain('/setup')
    expect(log).not.toContain(setupToken(site.payload))
    expect(log).not.toContain(password)
  })
})
