import { beforeAll, expect, it } from 'vitest'
import { createComment } from '../comments/comments'
import { openOffice } from '../enrolments/office-staff'
import { createForm, filledIn } from '../forms/site-forms'
import { openApp, type TestApp } from '../kit/app'
import { type AppRoute, fillPath, routesOf } from '../kit/app-routes'
import { createPage, createPost, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { rounds, seed, seededRandom, wrongBodies, wrongIds, wrongTexts, wrongValues } from './wrong-values'

/** Names of fields and parameters. Those of the forms that pages show are added. */
const knownNames =
  'course weeks accommodation start extras page q limit id ids version option controller task format locale to from lat lng mode day month state author email url content parent_id rating school code token sign amount text currency items groups decision events batch'

/** Valid bodies, of which one field after the other gets a wrong value. */
const samples: [RegExp, Record<string, unknown>][] = [
  [/schools\/:slug\/quotes$/, { course: '2', weeks: '4', accommodation: '3', start: '2030-01-07' }],
  [/comments$/, { author: 'Ana', email: 'ana@x.example', content: 'Hello', parent_id: '0', url: '' }],
  [/comments\/edit\/:id$/, { content: 'Hello', version: '1' }],
  [/^\/forms\/:slug$/, filledIn()],
  [/index\.php$/, { option: 'com_zoo', controller: 'comment', task: 'save', item_id: '1', content: 'Hello' }],
  [/tasks$/, { task: 'approve', targets: [{ id: 1, version: 1 }] }],
  [/edits$/, { content: 'Hello', author: 'Ana', version: 1 }],
  [/replies$/, { content: 'Hello', approve: true }],
  [/changes$/, { version: 1, state: 'confirmed', note: 'x', due: '2030-01-07', assignee: 1 }],
  [/invoices$/, { version: 1, recipient: 'Ana\nRua 1', payBy: '2030-01-07', note: '' }],
  [/payments$/, { version: 1, amount: 100, day: '2026-01-07', way: 'transfer', note: '' }],
  [/(stay|stay-preview)$/, { version: 1, course: 2, weeks: 4, start: '2030-01-07', accommodation: 3 }],
  [/mail-preview$/, { version: 1, kind: 'free', subject: 'x', text: 'x', language: 'en' }],
  [/cancel$|reverse$/, { version: 1, reason: 'x', note: 'x' }],
]

const form = 'application/x-www-form-urlencoded'
const otherTypes = ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'x', '']

const encode = (pairs: [string, unknown][]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()

describeSite('no invalid request to the site causes a server error', (open, dialect) => {
  let site: Site
  let web: TestApp
  let cookie: string
  const good: Record<string, string> = { slug: 'priced', '*': 'x', number: '2' }
  const { pick, some } = seededRandom(seed)
  const names = new Set(knownNames.split(' '))
  const failures: string[] = []
  let sent = 0

  beforeAll(async () => {
    site = await open({ env: { TRUST_PROXY: '1' } })
    const { payload } = site
    const { email } = await createUser(payload, 'administrator')
    cookie = `payload-token=${await openSession(payload, { email, password })}`
    const { school } = await createPricedSchool(payload)
    await createForm(payload, { slug: 'contact' })
    await createPost(payload, { slug: 'priced' })
    await createPage(payload, { slug: 'priced' })
    await createComment(payload, school.id)
    web = await openApp(site)
    const office = await openOffice(site, web)
    await office.newEnrolment()
    const { docs } = await payload.find({ collection: 'quotes', limit: 1 })
    good.token = String((docs[0] as { token?: string } | undefined)?.token ?? '1')
    return () => web.close()
  })

  const ask = async (method: AppRoute['method'], url: string, type?: string, body?: string) => {
    const from = web.log.length
    sent++
    const response = await web.app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}`,
        'sec-fetch-site': 'same-origin',
        ...(type !== undefined && { 'content-type': type }),
        ...(pick([true, false]) && { cookie }),
      },
      ...(body !== undefined && { payload: body }),
    })
    if (response.statusCode >= 500) {
      const reasons = web.log.slice(from).map(({ err, msg }) => (err as Error | undefined)?.stack ?? msg)
      failures.push(
        `${response.statusCode} ${method} ${url} ${type ?? ''} ${body?.slice(0, 300) ?? ''}\n${reasons.join('\n').slice(0, 900)}`,
      )
    }
    return response
  }

  const wrongQuery = () => {
    const [name, value] = [
      pick([...names]),
      encodeURIComponent(
        pick(wrongTexts)
          .slice(0, 100)
          .replace(/\ud800/, ''),
      ),
    ]
    return pick([
      `${name}=${value}`,
      `course=2&weeks=4&${name}=${value}`,
      `${name}=${value}&${name}=${value}`,
      `${name}[x]=1&__proto__=x&constructor[a]=b`,
      `${name}=%&=&%00=%ff&%`,
      encode([...names].map((each) => [each, pick(wrongTexts).slice(0, 50)])),
    ])
  }

  const askWithBody = async ({ method, path }: AppRoute, address: string) => {
    const all = [...names]
    await ask(method, address, form, encode(all.map((name) => [name, pick(wrongTexts)])))
    await ask(method, address, form, `${wrongQuery()}&${wrongQuery()}`)
    const json = Object.fromEntries(all.map((name) => [name, pick(wrongValues)]))
    await ask(method, address, 'application/json', JSON.stringify(json))
    await ask(method, address, 'application/json', pick(wrongBodies))
    await ask(method, address, pick(otherTypes), pick(wrongTexts))
    const sample = path.includes(':locale') ? undefined : samples.find(([of]) => of.test(path))?.[1]
    for (const name of Object.keys(sample ?? {})) {
      const changed = { ...sample, [name]: pick(wrongValues) }
      await (path.startsWith('/api/')
        ? ask(method, address, 'application/json', JSON.stringify(changed))
        : ask(method, address, form, encode(Object.entries({ ...sample, [name]: pick(wrongTexts) }))))
    }
  }

  it('on any route', { timeout: 120_000 * rounds }, async () => {
    // In another language a route reads and stores the same as without its prefix.
    const routes = routesOf(web.app).filter(
      ({ path }) => !path.startsWith('/admin') && !(dialect === 'postgres' && path.includes(':locale')),
    )
    expect(routes.length).toBeGreaterThan(dialect === 'sqlite' ? 150 : 100)
    const address = (path: string) =>
      path.startsWith('/forms/') ? '/forms/contact' : fillPath(path, (name) => good[name] ?? '1')
    for (const { method, path } of routes)
      if (method === 'GET' && !path.includes(':locale')) {
        const { body } = await ask(method, address(path))
        for (const [, name = ''] of body.matchAll(/\bname="([^"]{1,40})"/g)) names.add(name)
      }
    for (const route of routes)
      for (let round = 0; round < rounds; round++) {
        const { method, path } = route
        if (/[:*]/.test(path))
          await ask(
            method,
            fillPath(path, () => pick(wrongIds)),
          )
        for (const query of some(path.includes(':locale') ? 1 : 2, [wrongQuery]))
          await ask(method, `${address(path)}?${query()}`)
        if (method !== 'GET') await askWithBody(route, address(path))
      }
    expect(failures).toEqual([])
    expect((await web.get('/healthz')).statusCode).toBe(200)
  })
})
