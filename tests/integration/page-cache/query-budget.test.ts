import { beforeAll, expect, it } from 'vitest'
import { adapterOf } from '../../../src/platform/database/connection'
import { openApp, type TestApp } from '../kit/app'
import { describeOn, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'

/** The number of database queries allowed for an uncached school page. Lower it when the page needs fewer. */
const budget = 15

/** The most queries for the page of a course. */
const courseBudget = 11

describeOn('sqlite', 'an uncached page', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    await createPricedSchool(site.payload)
    return () => web.close()
  })

  /** The queries that are run to answer a request. */
  const queriesOf = async (url: string): Promise<string[]> => {
    const client = adapterOf(site.payload).client
    if (!client) throw new Error('no SQLite')
    const { execute } = client
    const asked: string[] = []
    client.execute = (query: unknown) => {
      asked.push(typeof query === 'string' ? query : (query as { sql: string }).sql)
      return execute.call(client, query as string)
    }
    const { statusCode } = await web.get(url)
    client.execute = execute
    expect(statusCode).toBe(200)
    return asked
  }

  it.each([
    ['a school in English', '', '/schools/priced', budget],
    // One more: the English school, to mark texts that are not translated.
    ['a school in German', '/de', '/schools/priced', budget + 1],
    ['a course in English', '', '/schools/priced/courses/intensive', courseBudget],
    ['a course in German', '/de', '/schools/priced/courses/intensive', courseBudget],
    ['accommodation in German', '/de', '/schools/priced/accommodation/twin-room', courseBudget],
  ])('of %s runs a limited number of database queries', async (_what, prefix, path, allowed) => {
    web.memo.invalidate(['any content'])
    // Loads the data shared by all pages into memory.
    expect((await web.get(prefix || '/')).statusCode).toBe(200)
    const asked = await queriesOf(prefix + path)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(allowed)
    expect(new Set(asked).size, 'a query was repeated').toBe(asked.length)
  })

  it('with other choices in the calculator reads its comments only, until content changes', async () => {
    await web.get('/schools/priced?weeks=2')
    const asked = await queriesOf('/schools/priced?weeks=3')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(2)
    for (const query of asked) expect(query).toContain('comments')
    const { docs } = await site.payload.find({ collection: 'schools', where: { slug: { equals: 'priced' } } })
    await site.payload.update({ collection: 'schools', id: docs[0]?.id ?? 0, data: { name: 'Renamed' } })
    expect((await web.get('/schools/priced?weeks=4')).body).toContain('Renamed')
  })
})
