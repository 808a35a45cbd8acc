import { beforeAll, expect, it } from 'vitest'
import { adapterOf } from '../../src/platform/database/connection'
import { openApp, type TestApp } from './app'
import { describeOn, type Site } from './harness'
import { createPricedSchool } from './priced-school'

/** What a school page that is not in memory may ask the database. Lower it when the page gets cheaper. */
const budget = 15

describeOn('sqlite', 'a cold school page', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  it('asks the database a limited number of questions', async () => {
    await createPricedSchool(site.payload)
    // What is read once for all pages is in memory afterwards.
    expect((await web.get('/')).statusCode).toBe(200)
    const client = adapterOf(site.payload).client
    if (!client) throw new Error('no SQLite')
    const { execute } = client
    const asked: string[] = []
    client.execute = (query: unknown) => {
      asked.push(typeof query === 'string' ? query : (query as { sql: string }).sql)
      return execute.call(client, query as string)
    }
    const { statusCode } = await web.get(`/schools/priced`)
    client.execute = execute
    expect(statusCode).toBe(200)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(budget)
    expect(new Set(asked).size, 'a question was asked twice').toBe(asked.length)
  })
})
