import { beforeAll, expect, it } from 'vitest'
import { adapterOf } from '../../src/platform/database/connection'
import { openApp, type TestApp } from './app'
import { describeOn, type Site } from './harness'
import { createPricedSchool } from './priced-school'

/** The number of database queries allowed for an uncached school page. Lower it when the page needs fewer. */
const budget = 15

/** The same for the page of a course. */
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

  it.each([
    ['a school in English', '', '/schools/priced', budget],
    // One more: the English school, to mark texts that are not translated.
    ['a school in German', '/de', '/schools/priced', budget + 1],
    ['a course in English', '', '/schools/priced/courses/intensive', courseBudget],
    ['a course in German', '/de', '/schools/priced/courses/intensive', courseBudget],
    ['accommodation in German', '/de', '/schools/priced/accommodation/twin-room', courseBudget],
  ])('of %s runs a limited number of database queries', async (_what, prefix, path, allowed) => {
    // Loads the data shared by all pages into memory.
    expect((await web.get(prefix || '/')).statusCode).toBe(200)
    const client = adapterOf(site.payload).client
    if (!client) throw new Error('no SQLite')
    const { execute } = client
    const asked: string[] = []
    client.execute = (query: unknown) => {
      asked.push(typeof query === 'string' ? query : (query as { sql: string }).sql)
      return execute.call(client, query as string)
    }
    const { statusCode } = await web.get(prefix + path)
    client.execute = execute
    expect(statusCode).toBe(200)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(allowed)
    expect(new Set(asked).size, 'a query was repeated').toBe(asked.length)
  })
})
