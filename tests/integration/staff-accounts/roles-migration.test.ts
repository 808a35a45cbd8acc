import { expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { migrate } from '../../../src/platform/database/migrate'
import { describeOnBoth } from '../kit/harness'

describeOnBoth('the roles of accounts of the version before', (open) => {
  it('become sets of one role', async () => {
    const site = await open({ empty: true })
    const all = migrationsOf(site.env)
    const added = all.findIndex(({ name }) => name.endsWith('_staff_roles'))
    await migrate(site.payload, site.env, all.slice(0, added))
    for (const role of ['administrator', 'editor', 'moderator'])
      await site.sql(
        `insert into users (name, email, role) values ('${role}', '${role}@school.example', '${role}')`,
      )
    await migrate(site.payload, site.env, all)
    const { docs } = await site.payload.find({ collection: 'users', sort: 'id' })
    expect(docs.map(({ name, role, roles }) => ({ name, role, roles }))).toEqual([
      { name: 'administrator', role: 'administrator', roles: ['administrator'] },
      { name: 'editor', role: 'editor', roles: ['editor'] },
      { name: 'moderator', role: 'moderator', roles: ['moderator'] },
    ])
    // Found by their roles, too.
    const where = { roles: { in: ['moderator'] } }
    expect((await site.payload.find({ collection: 'users', where })).docs).toMatchObject([
      { name: 'moderator' },
    ])
  })
})
