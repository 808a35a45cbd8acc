import type { CollectionSlug, Endpoint, GlobalSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteIn } from '../../../src/platform/feature'
import type { User } from '../../../src/platform/payload/payload-types'
import { schoolsOf, scopeOf } from '../../../src/platform/payload/school-scope'
import { openApp, type TestApp } from '../kit/app'
import {
  accommodationData,
  courseData,
  createPage,
  createPicture,
  createPost,
  createSchool,
  createUser,
  openSession,
  password,
} from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { samples } from './access-prices'

/** What an account that is limited to schools sees of each collection. A new collection has to be entered here. */
const seen: Record<string, 'own schools' | 'own schools or none' | 'everything' | 'nothing' | 'itself'> = {
  users: 'itself',
  'second-factors': 'itself',
  'session-details': 'itself',
  schools: 'own schools',
  courses: 'own schools',
  accommodation: 'own schools',
  'school-maps': 'own schools',
  'price-lists': 'own schools',
  'price-adjustments': 'own schools',
  'price-extras': 'own schools',
  'calculator-counts': 'own schools',
  quotes: 'own schools',
  enrolments: 'own schools',
  'enrolment-places': 'own schools',
  invoices: 'own schools',
  payments: 'own schools',
  comments: 'own schools',
  'form-submissions': 'own schools',
  posts: 'own schools or none',
  forms: 'own schools or none',
  pages: 'everything',
  categories: 'everything',
  'reusable-content': 'everything',
  'map-extracts': 'everything',
  redirects: 'everything',
  media: 'everything',
  files: 'everything',
  'enrolment-events': 'nothing',
  'invoice-counters': 'nothing',
  'outgoing-mail': 'nothing',
  'comment-actions': 'nothing',
  'spam-words': 'nothing',
  translations: 'nothing',
  'missing-addresses': 'nothing',
  'page-views': 'nothing',
  'find-words': 'nothing',
  'private-files': 'nothing',
  'consent-receipts': 'nothing',
  'audit-log': 'nothing',
  backups: 'nothing',
  'retention-runs': 'nothing',
}

/** What calls of our own do for such an account. A new one has to be entered here. */
const calls: Record<string, 'checked by document' | 'filtered' | 'refused' | 'itself'> = {
  'get /menu-counts': 'filtered',
  'post /find': 'filtered',
  'post /find/start': 'filtered',
  'post /students/find': 'filtered',
  'get comments/export.csv': 'filtered',
  'get form-submissions/export.csv': 'filtered',
  'get form-submissions/:id/files/:file': 'checked by document',
  'get page-views/export.csv': 'filtered',
  'post price-lists/:id/copy': 'checked by document',
  'post reusable-content/copy-block': 'checked by document',
  'post reusable-content/keep-block': 'checked by document',
  'post users/end-sessions': 'itself',
  'post users/second-factor/begin': 'itself',
  'post users/second-factor/confirm': 'itself',
  'post users/second-factor/recovery-codes': 'itself',
  'post users/second-factor/remove': 'itself',
  'post translations/save': 'checked by document',
  'get translations/export.csv': 'refused',
  'post translations/import': 'refused',
  'get redirects/export.csv': 'refused',
  'post redirects/import': 'refused',
  'post redirects/check-menus': 'refused',
  'post pricing/read-rates': 'refused',
}

const limit = (site: Site, user: User, ...schools: number[]): Promise<User> =>
  site.payload.update({ collection: 'users', id: user.id, data: { isLimited: true, schools } })

describeSite('an account that is limited to schools', (open) => {
  let site: Site
  let app: TestApp
  let mine: number
  let others: number
  let person: User
  let cookie: string
  const ids: Record<string, { mine: number; others: number }> = {}
  const as = () => ({ overrideAccess: false, user: person }) as const

  const dataOf = async (collection: string, school: number): Promise<object> => {
    if (collection === 'courses') return courseData(school)
    if (collection === 'accommodation') return accommodationData(school)
    if (collection === 'school-maps') return { school }
    if (collection === 'comments') return { school, content: 'Hello', language: 'en' }
    const given = samples[collection]?.data(school) ?? {}
    if (collection === 'forms') return { ...given, school }
    if (collection === 'form-submissions') return { ...given, form: idOf('forms', school) }
    return collection === 'invoices' || collection === 'payments'
      ? { ...given, enrolment: idOf('enrolments', school) }
      : given
  }
  const idOf = (collection: string, school: number) =>
    school === mine ? ids[collection]?.mine : ids[collection]?.others

  beforeAll(async () => {
    site = await open()
    app = await openApp(site)
    const { payload } = site
    mine = (await createSchool(payload, { name: 'Mine' })).id
    others = (await createSchool(payload, { name: 'Others' })).id
    ids.schools = { mine, others }
    ids.posts = {
      mine: (await createPost(payload, { school: mine })).id,
      others: (await createPost(payload, { school: others })).id,
    }
    // Forms and enrolments come before what needs them.
    const kinds = Object.keys(seen).filter(
      (kind) => seen[kind]?.startsWith('own schools') && !['schools', 'posts'].includes(kind),
    )
    const first = ['forms', 'enrolments']
    for (const collection of [...first, ...kinds.filter((kind) => !first.includes(kind))]) {
      const create = async (school: number) =>
        Number(
          (
            await payload.create({
              collection: collection as CollectionSlug,
              data: (await dataOf(collection, school)) as never,
            })
          ).id,
        )
      ids[collection] = { mine: await create(mine), others: await create(others) }
    }
    person = await limit(site, await createUser(payload, 'editor', 'moderator'), mine)
    cookie = `payload-token=${await openSession(payload, { email: person.email, password })}`
  })
  afterAll(() => app.close())

  it('is named by every collection', () => {
    const { features } = siteIn(site.payload.config)
    const declared = features.flatMap(({ collections }) => collections?.(siteIn(site.payload.config)) ?? [])
    expect(declared.map(({ slug }) => slug).sort()).toEqual(Object.keys(seen).sort())
    for (const { slug } of declared) {
      const scope = scopeOf(site.payload.collections[slug as CollectionSlug].config)
      expect([slug, scope === 'own']).toEqual([slug, seen[slug] === 'itself'])
      expect([slug, scope !== undefined && scope !== 'own' && scope.read === true]).toEqual([
        slug,
        seen[slug] === 'everything',
      ])
    }
  })

  it('is known to every call of the panel that others than administrators may make', async () => {
    const config = siteIn(site.payload.config)
    // Payload adds its own to the declarations.
    const { globals } = site.payload.config
    const usual = new Set(
      [site.payload.collections['find-words'].config, globals.find(({ slug }) => slug === 'captcha-settings')]
        .flatMap((entity) => entity?.endpoints || [])
        .map(({ method, path }) => `${method} ${path}`),
    )
    const isOwn = ({ method, path }: Omit<Endpoint, 'root'>) =>
      !path.startsWith('/versions') && !usual.has(`${method} ${path}`)
    const own = config.features.flatMap(({ collections, globals, endpoints }) => [
      ...(endpoints?.(config) ?? []).map((endpoint) => ({ slug: '', ...endpoint })),
      ...[...(collections?.(config) ?? []), ...(globals?.(config) ?? [])].flatMap(
        ({ slug, endpoints: declared }) =>
          (declared || []).filter(isOwn).map((endpoint) => ({ slug, ...endpoint })),
      ),
    ])
    const ask = async (user: User | undefined, method: string, slug: string, path: string) => {
      const endpoint = own.find((each) => each.slug === slug && each.path === path && each.method === method)
      try {
        const response = await endpoint?.handler({
          ...{
            payload: site.payload,
            user: user && { ...user, collection: 'users' },
            t: (key: string) => key,
          },
          ...{ i18n: { language: 'en', t: (key: string) => key }, headers: new Headers(), context: {} },
          ...{ searchParams: new URLSearchParams(), routeParams: {}, query: {}, json: async () => ({}) },
        } as never)
        return response?.status ?? 0
      } catch (error) {
        return (error as { status?: number }).status ?? 500
      }
    }
    const editor = await createUser(site.payload, 'editor', 'moderator')
    const limited = await limit(site, await createUser(site.payload, 'editor', 'moderator'), mine)
    const answers: Record<string, boolean> = {}
    for (const { method, slug, path } of own) {
      const name = `${method} ${slug}${path}`
      if ((await ask(editor, method, slug, path)) === 403) continue
      answers[name] = (await ask(limited, method, slug, path)) === 403
    }
    // What concerns all schools is refused to accounts with a limit.
    const expected = Object.entries(calls).map(([name, what]) => [name, what === 'refused'])
    expect(answers).toEqual(Object.fromEntries(expected))
  })

  it('reads what belongs to its schools, and nothing of others, by address, in lists and counts', async () => {
    const { payload } = site
    for (const [collection, { mine: own, others: foreign }] of Object.entries(ids)) {
      const asked = { collection: collection as CollectionSlug, ...as() }
      const { docs } = await payload.find({ ...asked, limit: 100, where: { id: { in: [own, foreign] } } })
      expect([collection, docs.map(({ id }) => id)]).toEqual([collection, [own]])
      const { totalDocs } = await payload.count({ ...asked, where: { id: { in: [own, foreign] } } })
      expect([collection, totalDocs]).toEqual([collection, 1])
      await expect(payload.findByID({ ...asked, id: foreign }), collection).rejects.toThrow()
      expect((await payload.findByID({ ...asked, id: own })).id).toBe(own)
    }
    for (const [collection, what] of Object.entries(seen))
      if (what === 'nothing')
        await expect(
          payload.find({ collection: collection as CollectionSlug, ...as() }),
          collection,
        ).rejects.toThrow()
    const pages = await createPage(payload)
    expect((await payload.findByID({ collection: 'pages', id: pages.id, ...as() })).id).toBe(pages.id)
    const free = await createPost(payload)
    expect((await payload.findByID({ collection: 'posts', id: free.id, ...as() })).id).toBe(free.id)
  })

  it('changes what belongs to its schools, and neither moves anything there nor away', async () => {
    const { payload } = site
    const change = (collection: CollectionSlug, id: number, data: object) =>
      payload.update({ collection, id, data: data as never, ...as() })
    for (const [collection, data] of [
      ['courses', { position: 4 }],
      ['accommodation', { position: 4 }],
      ['schools', { town: 'Elsewhere' }],
      ['price-extras', { amount: 300 }],
      ['price-adjustments', { percent: 7 }],
      ['comments', { content: 'Changed' }],
      ['form-submissions', { state: 'done' }],
      ['forms', { submitLabel: 'Go' }],
      ['posts', { summary: 'Changed' }],
    ] as const) {
      const { mine: own, others: foreign } = ids[collection] ?? { mine: 0, others: 0 }
      expect((await change(collection, own, data)).id).toBe(own)
      await expect(change(collection, foreign, data), collection).rejects.toThrow()
      await expect(payload.delete({ collection, id: foreign, ...as() }), collection).rejects.toThrow()
    }
    await expect(change('courses', ids.courses?.mine ?? 0, { school: others })).rejects.toThrow()
    await expect(
      payload.create({ collection: 'courses', data: courseData(others), ...as() }),
    ).rejects.toThrow()
    await expect(change('posts', ids.posts?.mine ?? 0, { school: null })).rejects.toThrow()
    const { school: _, ...noSchool } = courseData(mine)
    const added = await payload.create({ collection: 'courses', data: noSchool as never, depth: 0, ...as() })
    expect(added.school).toBe(mine)
    await expect(
      payload.create({ collection: 'schools', data: { name: 'New' } as never, ...as() }),
    ).rejects.toThrow()
    await expect(payload.delete({ collection: 'schools', id: mine, ...as() })).rejects.toThrow()
    const page = await createPage(payload)
    await expect(change('pages', page.id, { title: 'New' })).rejects.toThrow()
    const picture = await createPicture(payload)
    await expect(change('media', picture.id, { alt: 'New' })).rejects.toThrow()
    for (const { slug } of payload.config.globals)
      await expect(
        payload.updateGlobal({ slug: slug as GlobalSlug, data: {}, ...as() }),
        slug,
      ).rejects.toThrow()
  })

  it('handles the enrolments, invoices and comments of its schools by the routes of the office', async () => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const get = async (url: string) => (await app.get(url, headers)).statusCode
    const post = async (url: string, body: object) =>
      await app.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
    const [own, foreign] = [ids.enrolments?.mine, ids.enrolments?.others]
    expect(await get(`/api/desk/enrolments/${own}/drafts`)).toBe(200)
    for (const path of [
      `enrolments/${foreign}/drafts`,
      `enrolments/${foreign}/letter`,
      `enrolments/${foreign}/mails/1/view`,
      `invoices/${ids.invoices?.others}/pdf`,
      `payments/${ids.payments?.others}/receipt`,
    ])
      expect([path, await get(`/api/desk/${path}`)]).toEqual([path, 404])
    const note = { version: 1, note: 'Hello.' }
    expect((await post(`/api/desk/enrolments/${own}/changes`, note)).statusCode).toBe(200)
    expect((await post(`/api/desk/enrolments/${foreign}/changes`, note)).statusCode).toBe(404)
    const targets = [own, foreign].map((id) => ({ id, version: 1 }))
    const batch = await post('/api/desk/batches', { targets, state: 'in-progress' })
    expect([batch.statusCode, batch.json().changed]).toEqual([200, [own]])
    const csv = (await app.get('/api/desk/enrolments.csv?q=ana&language=en', headers)).body
    expect(csv).toContain(',Mine,')
    expect(csv).not.toContain('Others')

    const [comment, secret] = [ids.comments?.mine, ids.comments?.others]
    expect(await get(`/api/moderation/comments/${comment}`)).toBe(200)
    expect(await get(`/api/moderation/comments/${secret}`)).toBe(404)
    const list = (await app.get('/api/moderation/comments', headers)).json()
    expect(list.list.rows.map(({ id }: { id: number }) => id)).toEqual([comment])
    expect(list.schools.map(({ name }: { name: string }) => name)).toEqual(['Mine'])
    expect(list.counts).toMatchObject({ unapproved: 1 })
    expect((await app.get(`/api/moderation/comments?comment=${secret}`, headers)).json().list.total).toBe(0)
    const edit = { version: 1, content: 'Mine now' }
    expect((await post(`/api/moderation/comments/${secret}/edits`, edit)).statusCode).toBe(404)
    const task = await post('/api/moderation/tasks', {
      task: 'approve',
      targets: [{ id: secret, version: 1 }],
    })
    expect(task.statusCode).toBeGreaterThanOrEqual(400)
    const stored = await site.payload.findByID({ collection: 'comments', id: secret ?? 0 })
    expect(stored).toMatchObject({ content: 'Hello', state: 'unapproved' })
    expect(await get(`/preview/schools/${mine}?locale=en`)).toBe(200)
    expect(await get(`/preview/schools/${others}?locale=en`)).toBe(404)
  })

  it('is given and taken away by administrators alone, and stays when its school is deleted', async () => {
    const { payload } = site
    const free = { isLimited: false, schools: [others] }
    await payload.update({ collection: 'users', id: person.id, data: { name: 'Renamed', ...free }, ...as() })
    const read = (id: number) => payload.findByID({ collection: 'users', id, depth: 0 })
    expect(await read(person.id)).toMatchObject({ name: 'Renamed', isLimited: true, schools: [mine] })
    const administrator = await createUser(payload, 'administrator')
    const change = (id: number, data: object) =>
      payload.update({ collection: 'users', id, data, overrideAccess: false, user: administrator })
    // The limit is power: whoever takes it away enters the password.
    await expect(change(person.id, { isLimited: false })).rejects.toThrow()
    await expect(change(person.id, { schools: [mine, others] })).rejects.toThrow()
    await expect(change(person.id, { schools: [] })).rejects.toThrow()
    await change(person.id, { isLimited: false, currentPassword: password })
    expect(schoolsOf(await read(person.id))).toBeUndefined()

    const gone = await createSchool(payload)
    const leaver = await limit(site, await createUser(payload, 'editor'), gone.id)
    await payload.delete({ collection: 'schools', id: gone.id })
    expect(schoolsOf(await read(leaver.id))).toEqual([])
    const own = { overrideAccess: false, user: await read(leaver.id) }
    await expect(payload.find({ collection: 'enrolments', ...own })).rejects.toThrow()
    // Administrators see everything.
    const promoted = await payload.update({
      collection: 'users',
      id: leaver.id,
      data: { roles: ['administrator'] },
    })
    expect([promoted.isLimited, schoolsOf(promoted)]).toEqual([false, undefined])
  })
})
