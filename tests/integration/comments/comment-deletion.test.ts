import { beforeAll, expect, it } from 'vitest'
import { listForModeration } from '../../../src/features/comments/moderation/list/moderation-list.server'
import { createSchool, createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('comments', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })
  const write = (school: number, data: object) =>
    site.payload.create({
      collection: 'comments',
      data: {
        school,
        language: 'en',
        author: 'Ana',
        content: 'Tangerine',
        state: 'approved',
        ...data,
      } as never,
    })

  it('are deleted with their school and removed from the search index', async () => {
    const { id } = await createSchool(site.payload)
    const kept = await write((await createSchool(site.payload)).id, {})
    const first = await write(id, {})
    await write(id, { parent: first.id, state: 'spam' })
    await site.payload.delete({ collection: 'schools', id })
    const { docs } = await site.payload.find({ collection: 'comments', depth: 0 })
    expect(docs.map((doc) => doc.id)).toEqual([kept.id])
    expect(
      (await listForModeration(site.payload, { text: 'tangerine', page: 1, perPage: 9, schools: undefined }))
        .total,
    ).toBe(1)
  })

  it('are kept when the staff account that wrote them is deleted', async () => {
    const { id: school } = await createSchool(site.payload)
    const moderator = await createUser(site.payload, 'moderator')
    const { id } = await write(school, { user: moderator.id, author: moderator.name })
    await site.payload.update({ collection: 'comments', id, data: { content: 'Changed' }, user: moderator })
    await site.payload.delete({ collection: 'users', id: moderator.id })
    const stored = await site.payload.findByID({ collection: 'comments', id, depth: 0 })
    expect(stored).toMatchObject({ author: moderator.name, content: 'Changed', user: null })
    const { docs } = await site.payload.find({
      collection: 'comment-actions',
      where: { comment: { equals: id } },
    })
    expect(docs).toMatchObject([{ byName: moderator.name, by: null }])
  })
})
