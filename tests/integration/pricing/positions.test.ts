import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { getPriceCatalogue } from '../../../src/features/pricing/queries.server'
import { migrate } from '../../../src/platform/database/migrate'
import { accommodationData, courseData, createSchool } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

describeOnBoth('positions', (open) => {
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

  it('are kept, like other data, by the migration that makes them optional', async () => {
    const old = await open({ empty: true })
    const known = migrationsOf(old.env)
    const place = known.findIndex(({ name }) => name.endsWith('_course_starts_and_currencies'))
    await migrate(old.payload, old.env, known.slice(0, place))
    await old.sql("insert into schools (id, name) values (1, 'Old')")
    await old.sql(
      `insert into courses (id, school_id, position, number, lessons_per_week, max_class_size)
       values (7, 1, 3, 2, 20, 12)`,
    )
    await old.sql(
      "insert into courses_locales (title, summary, _locale, _parent_id) values ('T', 'S', 'en', 7)",
    )
    await old.sql('insert into pricing (id, quote_days) values (1, 14)')
    await old.sql(
      `insert into pricing_currencies (_order, _parent_id, id, code, name, rate, format_symbol)
       values (0, 1, 'a', 'default', 'Dollar', 1, 'CA$'), (1, 1, 'b', 'euro', 'Euro', 0.62, '€')`,
    )
    await migrate(old.payload, old.env, known)
    const course = await old.payload.findByID({ collection: 'courses', id: 7, depth: 0 })
    expect(course).toMatchObject({ position: 3, number: 2, title: 'T', startsOn: 'every-monday' })
    const req = await createLocalReq({}, old.payload)
    const settings = await old.payload.findGlobal({ slug: 'pricing', req })
    expect(settings.currencies.map(({ code, value }) => [code, value])).toEqual([
      ['default', 1],
      ['euro', 0.62],
    ])
  })
})
