import { beforeAll, expect, it } from 'vitest'
import { getPriceCatalogue } from '../../../src/features/pricing/queries.server'
import { accommodationData, courseData, createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('positions', (open) => {
  let site: Site
  let school: number
  beforeAll(async () => {
    site = await open()
    school = (await createSchool(site.payload, { slug: 'ordered' })).id
  })

  const addCourse = async (title: string, position?: number) => {
    const { position: _, ...data } = courseData(school, title)
    return site.payload.create({ collection: 'courses', data: { ...data, ...(position && { position }) } })
  }

  it('begin at 1 and continue after the last one of the school', async () => {
    expect((await addCourse('A')).position).toBe(1)
    expect((await addCourse('B')).position).toBe(2)
    expect((await addCourse('C', 10)).position).toBe(10)
    const last = await addCourse('D')
    expect(last.position).toBe(11)
    const other = await createSchool(site.payload)
    const { position: _, ...room } = accommodationData(other.id)
    expect((await site.payload.create({ collection: 'accommodation', data: room })).position).toBe(1)
    const { position: __, ...elsewhere } = courseData(other.id)
    expect((await site.payload.create({ collection: 'courses', data: elsewhere })).position).toBe(1)
    const extra = {
      school: other.id,
      title: 'Transfer',
      code: 'transfer',
      amount: 1,
      charged: 'once' as const,
    }
    expect((await site.payload.create({ collection: 'price-extras', data: extra })).position).toBe(1)

    const renamed = await site.payload.update({ collection: 'courses', id: last.id, data: { title: 'D' } })
    expect(renamed.position, 'an update without a position').toBe(11)
  })

  it('are different for courses that are added at the same time', async () => {
    const added = await Promise.all(['E', 'F', 'G'].map((title) => addCourse(title)))
    expect(added.map(({ position }) => position).sort()).toEqual([12, 13, 14])
    for (const { id } of added) await site.payload.delete({ collection: 'courses', id })
  })

  it('that are equal have the same order in the panel and on the page', async () => {
    for (const title of ['tie 1', 'tie 2', 'tie 3']) await addCourse(title, 2)
    const where = { school: { equals: school } }
    const titles = async (sort?: string) =>
      (await site.payload.find({ collection: 'courses', where, ...(sort && { sort }) })).docs.map(
        ({ title }) => title,
      )
    const order = ['A', 'B', 'tie 1', 'tie 2', 'tie 3', 'C', 'D']
    const ctx = { payload: site.payload, locale: 'en' as const, draft: false, tag: () => {} }
    const catalogue = await getPriceCatalogue(ctx, 'ordered')
    expect(catalogue?.courses.map(({ title }) => title)).toEqual(order)
    expect(await titles()).toEqual(order)
    expect(await titles('position')).toEqual(order)
    expect(await titles('-position')).toEqual(['D', 'C', 'B', 'tie 1', 'tie 2', 'tie 3', 'A'])
  })
})
