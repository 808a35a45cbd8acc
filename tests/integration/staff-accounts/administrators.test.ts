import { beforeAll, expect, it } from 'vitest'
import type { User } from '../../../src/platform/payload/payload-types'
import { createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the last administrator', (open) => {
  let site: Site
  let last: User

  beforeAll(async () => {
    site = await open()
    last = await createUser(site.payload, 'administrator')
    await createUser(site.payload, 'editor')
  })

  const remove = (user: User) => site.payload.delete({ collection: 'users', id: user.id })
  const demote = (user: User) =>
    site.payload.update({ collection: 'users', id: user.id, data: { role: 'editor' } })

  it('cannot be deleted or demoted', async () => {
    await expect(remove(last)).rejects.toThrow('This is the only administrator.')
    await expect(demote(last)).rejects.toThrow('This is the only administrator.')
    expect(await site.payload.findByID({ collection: 'users', id: last.id })).toMatchObject({
      role: 'administrator',
    })
  })

  it('can still be edited', async () => {
    const saved = await site.payload.update({ collection: 'users', id: last.id, data: { name: 'Renamed' } })
    expect(saved).toMatchObject({ name: 'Renamed', role: 'administrator' })
  })

  it('does not prevent other administrators from being demoted or deleted', async () => {
    const other = await createUser(site.payload, 'administrator')
    await demote(other)
    const third = await createUser(site.payload, 'administrator')
    await remove(third)
    expect(
      (await site.payload.find({ collection: 'users', where: { role: { equals: 'administrator' } } }))
        .totalDocs,
    ).toBe(1)
  })
  it('cannot be removed by a bulk update or delete of users', async () => {
    const other = await createUser(site.payload, 'administrator')
    const everybody = {
      collection: 'users',
      where: { id: { exists: true } },
      user: other,
      overrideAccess: false,
    } as const
    const refusal = { status: 403, message: expect.stringContaining('has disabled bulk') }
    const demoted = { role: 'editor' } as const
    await expect(site.payload.delete(everybody)).rejects.toMatchObject(refusal)
    await expect(site.payload.update({ ...everybody, data: demoted })).rejects.toMatchObject(refusal)
    const where = { role: { equals: 'administrator' } }
    expect((await site.payload.count({ collection: 'users', where })).totalDocs).toBe(2)
  })
})
