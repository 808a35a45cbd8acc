import { beforeAll, expect, it } from 'vitest'
import { depthOf, SEGMENT } from '../../../src/features/comments/comment/thread-path'
import { createSchool } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

describeOnBoth('a comment', (open) => {
  let site: Site
  let school: number
  beforeAll(async () => {
    site = await open()
    school = (await createSchool(site.payload)).id
  })

  const write = (content: string, parent = 0, more: object = {}) =>
    site.payload.create({
      collection: 'comments',
      data: { school, parent, content, author: 'Ana Pérez', language: 'en', ...more } as never,
    })

  it('is placed below its parent, up to the maximum depth', async () => {
    let above = await write('one')
    for (const depth of [2, 3, 4, 5]) {
      const reply = await write(`level ${depth}`, above.id)
      expect(reply).toMatchObject({ parent: above.id, root: above.root })
      expect(depthOf(String(reply.path))).toBe(depth)
      expect(reply.path?.slice(0, -SEGMENT)).toBe(above.path)
      above = reply
    }
    const deeper = await write('too deep', above.id)
    expect(deeper.parent).toBe(above.parent)
    expect(depthOf(String(deeper.path))).toBe(5)
  })

  it('cannot reply to a comment of another school or to a missing one', async () => {
    const elsewhere = await createSchool(site.payload)
    const other = await site.payload.create({
      collection: 'comments',
      data: { school: elsewhere.id, parent: 0, content: 'there', language: 'en' } as never,
    })
    await expect(write('here', other.id)).rejects.toThrow('is not in this thread')
    await expect(write('here', 999_999)).rejects.toThrow('is not in this thread')
  })

  it('is found by its words, ignoring accents, and by its new words after an edit', async () => {
    const found = async (words: string) =>
      site.sql(
        site.dialect === 'sqlite'
          ? `select rowid as id from comments_search where comments_search match 'search_text : ${words}'`
          : `select id from comments where to_tsvector('simple', coalesce(search_text, '')) @@ to_tsquery('simple', '${words}')`,
      )
    const { id } = await write('Très élégant')
    expect(await found('elegant')).toEqual([{ id }])
    await site.payload.update({ collection: 'comments', id, data: { content: 'Changed altogether' } })
    expect(await found('elegant')).toEqual([])
    expect(await found('altogether')).toEqual([{ id }])
  })

  it('has a history and a version number', async () => {
    const { id, version } = await write('for history')
    expect(version).toBe(1)
    const approved = await site.payload.update({ collection: 'comments', id, data: { state: 'approved' } })
    expect(approved.version).toBe(2)
    const { docs } = await site.payload.find({
      collection: 'comment-actions',
      where: { comment: { equals: id } },
    })
    expect(docs).toMatchObject([{ from: 'unapproved', to: 'approved', byName: 'the site', version: 2 }])
  })
})
