import { beforeAll, expect, it } from 'vitest'
import type { User } from '../../src/platform/payload/payload-types'
import { createPage, createSchool, createUser } from './content'
import { describeOnBoth, type Site } from './harness'

describeOnBoth('versions', (open) => {
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

  it('do not show their author to visitors', async () => {
    const { payload } = site
    const { id } = await createPage(payload)
    await payload.update({ collection: 'pages', id, data: { summary: 'New.' }, user: ana })
    const asVisitor = await payload.findByID({ collection: 'pages', id, overrideAccess: false })
    expect(asVisitor.summary).toBe('New.')
    expect(asVisitor.changedBy).toBeUndefined()
  })
})
