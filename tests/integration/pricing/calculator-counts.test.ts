import { beforeAll, expect, it, vi } from 'vitest'
import { countEvent, purgeCounts } from '../../../src/features/pricing/statistics/count-events.server'
import { createSchool } from '../kit/content'
import { describeOnBoth, openSecondNode, type Site } from '../kit/harness'

describeOnBoth('counting calculator use', (open, dialect) => {
  let site: Site
  let school: number

  beforeAll(async () => {
    site = await open()
    school = (await createSchool(site.payload)).id
  })

  const counts = async () => {
    const { docs } = await site.payload.find({ collection: 'calculator-counts', sort: 'id', depth: 0 })
    return docs.map(({ day, event, course, weeks, count }) => ({ day, event, course, weeks, count }))
  }
  const language = 'de'
  const noon = new Date('2027-05-03T12:00:00Z')

  it('counts all concurrent events on two nodes', async () => {
    const nodes = [site.payload]
    // SQLite supports only one node.
    if (dialect === 'postgres') nodes.push((await openSecondNode(site)).payload)
    const stay = { school, course: 2, weeks: 4, language }
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        countEvent(nodes[index % nodes.length] ?? site.payload, 'start', stay, noon),
      ),
    )
    await countEvent(site.payload, 'quote', stay, noon)
    await countEvent(site.payload, 'start', { ...stay, weeks: 5, language }, noon)
    expect(await counts()).toEqual([
      { day: '2027-05-03', event: 'start', course: 2, weeks: 4, count: 60 },
      { day: '2027-05-03', event: 'quote', course: 2, weeks: 4, count: 1 },
      { day: '2027-05-03', event: 'start', course: 2, weeks: 5, count: 1 },
    ])
  })

  it('never fails a request, and logs events that were not counted', async () => {
    const warn = vi.spyOn(site.payload.logger, 'warn').mockImplementation(() => {})
    const before = await counts()
    await countEvent(site.payload, 'start', { school: 999_999, course: 2, weeks: 4, language }, noon)
    expect(warn).toHaveBeenCalledOnce()
    await countEvent(site.payload, 'start', { school, course: 2, weeks: 49, language }, noon)
    await countEvent(site.payload, 'start', { school, course: Number.NaN, weeks: 4, language }, noon)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
    expect(await counts()).toEqual(before)
  })

  it('deletes counts that are older than 25 months', async () => {
    await countEvent(
      site.payload,
      'start',
      { school, course: 3, weeks: 1, language },
      new Date('2025-03-01T00:00:00Z'),
    )
    await countEvent(
      site.payload,
      'start',
      { school, course: 3, weeks: 1, language },
      new Date('2025-06-01T00:00:00Z'),
    )
    await purgeCounts(site.payload, noon)
    expect((await counts()).map(({ day }) => day)).toEqual([
      '2027-05-03',
      '2027-05-03',
      '2027-05-03',
      '2025-06-01',
    ])
  })

  it('deletes counts with their school', async () => {
    const { id } = await createSchool(site.payload)
    await countEvent(site.payload, 'start', { school: id, course: 9, weeks: 1, language }, noon)
    await site.payload.delete({ collection: 'schools', id })
    expect((await counts()).some(({ course }) => course === 9)).toBe(false)
  })
})
