import { beforeAll, expect, it } from 'vitest'
import type { User } from '../../../src/platform/payload/payload-types'
import { createPage, createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('versions', (open, _dialect, once) => {
  let site: Site
  let ana: User
  let ben: User
  beforeAll(async () => {
    site = await open()
    ana = await createUser(site.payload, 'editor')
    ben = await createUser(site.payload, 'editor')
  })

  const newestFirst = async (collection: 'pages' | 'schools', parent: number) => {
    const where = { parent: { equals: parent } }
    return (await site.payload.findVersions({ collection, where, sort: '-updatedAt', depth: 0 })).docs
  }

  it.each(['pages', 'schools'] as const)('record their author (%s)', async (collection) => {
    const { payload } = site
    const create = { pages: createPage, schools: createSchool }[collection]
    const { id } = await create(payload)
    const save = (user: User, data: object, draft: boolean) =>
      payload.update({ collection, id, data, draft, user, overrideAccess: false } as never)
    await save(ana, { summary: 'By Ana.', changedBy: 'Somebody else', _status: 'draft' }, true)
    await save(ben, { summary: 'By Ben.', _status: 'published' }, false)
    const made = await newestFirst(collection, id)
    expect(made.map(({ version }) => version.changedBy)).toEqual([ben.name, ana.name, null])

    const restored = made[1]?.id ?? 0
    await payload.restoreVersion({ collection, id: restored, user: ana, overrideAccess: false } as never)
    expect((await newestFirst(collection, id))[0]?.version).toMatchObject({
      summary: 'By Ana.',
      changedBy: ana.name,
    })
  })

  once('do not show their author to visitors', async () => {
    const { payload } = site
    const { id } = await createPage(payload)
    await payload.update({ collection: 'pages', id, data: { summary: 'New.' }, user: ana })
    const asVisitor = await payload.findByID({ collection: 'pages', id, overrideAccess: false })
    expect(asVisitor.summary).toBe('New.')
    expect(asVisitor.changedBy).toBeUndefined()
  })

  const logIn = async (user: User) => {
    const token = await openSession(site.payload, { email: user.email, password })
    return (path: string, method: string, data: object, version?: string) =>
      site.rest(path, {
        method,
        headers: {
          authorization: `JWT ${token}`,
          'content-type': 'application/json',
          ...(version && { 'if-match': `"${version}"` }),
        },
        body: JSON.stringify(data),
      })
  }
  interface Saved {
    updatedAt: string
    summary?: string
  }
  const docOf = async (answer: Response): Promise<Saved> => {
    expect(answer.status).toBe(200)
    const { doc, result } = (await answer.json()) as { doc?: Saved; result?: Saved }
    return (doc ?? result) as Saved
  }

  it.each(['pages', 'price-lists', 'home-page'] as const)(
    'are not overwritten by a client that has read an older one (%s)',
    async (name) => {
      const { payload } = site
      const page = await createPage(payload)
      const school = await createSchool(payload)
      const list = await payload.create({
        collection: 'price-lists',
        data: { name: 'List', school: school.id, validFrom: '2030-01-01', items: [] },
      } as never)
      const [path, method, field] = {
        pages: [`/api/pages/${page.id}`, 'PATCH', 'summary'],
        'price-lists': [`/api/price-lists/${(list as { id: number }).id}`, 'PATCH', 'notes'],
        'home-page': ['/api/globals/home-page', 'POST', 'heading'],
      }[name] as [string, string, string]
      const autosaved = `${path}?draft=true&autosave=true&depth=0`
      const [asAna, asBen] = [await logIn(ana), await logIn(ben)]
      const draft = (text: string) => ({ [field]: text, _status: 'draft' })

      const opened = await docOf(await asAna(autosaved, method, draft('Opened.')))
      const first = await docOf(await asAna(autosaved, method, draft('By Ana.'), opened.updatedAt))
      // The version that a save returns is the one that the next save may replace.
      const second = await docOf(await asAna(autosaved, method, draft('Again.'), first.updatedAt))
      const refused = await asBen(autosaved, method, draft('By Ben.'), opened.updatedAt)
      expect(refused.status).toBe(412)
      expect(await refused.json()).toMatchObject({
        errors: [
          {
            message: `${ana.name} has changed this meanwhile. Nothing was saved.`,
            data: { code: 'changed', changedBy: ana.name, updatedAt: second.updatedAt },
          },
        ],
      })
      // Two saves of the same version at the same time: one is refused.
      const both = await Promise.all(
        [asAna, asBen].map((save) => save(autosaved, method, draft('At once.'), second.updatedAt)),
      )
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
      // Other programs may leave out the version.
      expect((await asBen(autosaved, method, draft('By a program.'))).status).toBe(200)
    },
  )

  once('are named by programs that replace all prices of a list', async () => {
    const { payload } = site
    const { id: school } = await createSchool(payload)
    const list = { name: 'List', school, validFrom: '2030-01-01', items: [] }
    const { id } = await payload.create({ collection: 'price-lists', data: list } as never)
    const read = () => payload.findByID({ collection: 'price-lists', id, draft: true })
    const segments = [{ from: 1, to: 4, amount: 100_00, perWeek: 100_00 }]
    const items = [{ kind: 'course', number: 1, segments }]
    // A draft needs no currency.
    const one = `/api/price-lists/${id}?draft=true`
    const several = `/api/price-lists?draft=true&where[id][equals]=${id}`
    const asAna = await logIn(ana)
    const { updatedAt } = await read()
    for (const [path, version] of [
      [one],
      [`${one}&autosave=true`],
      [`/api/price-lists/${id}`],
      [several],
      // The version of one list is not that of all.
      [several, updatedAt],
    ] as const) {
      const refused = await asAna(path, 'PATCH', { items }, version)
      expect([path, refused.status]).toEqual([path, 428])
      expect(await refused.json()).toMatchObject({
        errors: [
          { message: expect.stringContaining('the header If-Match'), data: { code: 'version_needed' } },
        ],
      })
    }
    expect(await read()).toMatchObject({ items: [], updatedAt })
    const moderator = await logIn(await createUser(payload, 'moderator'))
    expect((await moderator(one, 'PATCH', { items })).status).toBe(403)

    const saved = await docOf(await asAna(one, 'PATCH', { items }, updatedAt))
    expect((await asAna(one, 'PATCH', { items: [] }, updatedAt)).status).toBe(412)
    expect((await asAna(one, 'PATCH', { items: [] }, saved.updatedAt)).status).toBe(200)
    // What leaves the prices as they are needs no version, nor do commands and the site itself.
    expect((await asAna(one, 'PATCH', { notes: 'Ask for groups.' })).status).toBe(200)
    expect((await asAna(several, 'PATCH', { notes: 'Ask.' })).status).toBe(200)
    await payload.update({ collection: 'price-lists', id, data: { items }, draft: true } as never)
    expect((await read()).items).toEqual(items)
  })

  once('name who edits a document to people who may not read accounts', async () => {
    const { payload } = site
    const { id } = await createPage(payload)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: ana.id },
      },
    } as never)
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: id } },
      depth: 1,
      user: ben,
      overrideAccess: false,
    })
    expect(docs[0]?.user.value).toMatchObject({ id: ana.id, email: ana.name })
  })
})
