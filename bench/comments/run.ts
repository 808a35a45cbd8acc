// Measures comments on both databases and writes what it found, as JSON, to the file named by the first argument.
import { writeFileSync } from 'node:fs'
import type { Payload } from 'payload'
import {
  countStates,
  listForModeration,
} from '../../src/features/comments/moderation/list/moderation-list.server'
import { getThread } from '../../src/features/comments/queries.server'
import { createSchool } from '../../tests/integration/kit/content'
import { fillComments, someAuthor, words } from './fill'
import { postingRatio } from './posting'
import { type BenchSite, openBenchSite } from './site'

const few = 100
const many = 100_000
const times = 20

const p95 = async (work: () => Promise<unknown>) => {
  await work()
  const found: number[] = []
  for (let run = 0; run < times; run++) {
    const began = performance.now()
    await work()
    found.push(performance.now() - began)
  }
  found.sort((a, b) => a - b)
  return { p95: found[Math.ceil(times * 0.95) - 1] as number, median: found[times >> 1] as number }
}

const readThread = (payload: Payload, school: { id: number; slug: string }, page: number) =>
  getThread({ payload, locale: 'en', draft: false, tag: () => {} }, { type: 'schools', id: school.id }, page)

const moderationListOf =
  (payload: Payload) =>
  (filter: object, page = 1) =>
    listForModeration(payload, { page, perPage: 50, schools: undefined, ...filter })

/** Work of the database that would follow by itself soon after so many new rows. */
const settle = async ({ payload, run }: BenchSite) => {
  if (payload.db.name === 'postgres') for (let i = 0; i < 2; i++) await run('vacuum analyze comments')
  else await run('pragma wal_checkpoint(truncate)')
}

const measure = async (dialect: 'sqlite' | 'postgres') => {
  const site = await openBenchSite(dialect)
  try {
    const { payload } = site
    await payload.updateGlobal({ slug: 'comment-settings', data: { ratings: true } })
    const schools = []
    for (let index = 0; index < 5; index++) schools.push(await createSchool(payload))
    const small = await createSchool(payload)
    await fillComments(payload, [small.id], few)
    await settle(site)
    const withFew = await p95(() => readThread(payload, small, 1))
    const ids = schools.map(({ id }) => id)
    const busiest = schools[0] as (typeof schools)[number]
    await fillComments(payload, ids, many)
    await settle(site)
    const list = moderationListOf(payload)
    const lastPage = (await readThread(payload, busiest, 1)).pages
    const queries = {
      'Thread, page 1': () => readThread(payload, busiest, 1),
      'Thread, last page': () => readThread(payload, busiest, lastPage),
      'Moderation list, page 1': () => list({}),
      'Moderation list, page 1,000': () => list({}, 1000),
      'Moderation list of a school, page 1,000': () => list({ school: busiest.id }, 1000),
      'Search for a rare word (20 hits)': () => list({ text: words.rare }),
      'Search for a common word (30,000 hits)': () => list({ text: words.common }),
      'Search by author': () => list({ author: someAuthor.name }),
      'Search by IP hash': () => list({ ipHash: someAuthor.ipHash }),
      'Comments without a name': () => list({ anonymous: true }),
      'Counts of all states': () => countStates(payload, undefined),
    }
    const found: Record<string, number> = {}
    for (const [name, work] of Object.entries(queries)) found[name] = (await p95(work)).p95
    const withMany = await p95(() => readThread(payload, small, 1))
    const posting = await postingRatio(site, busiest)
    return { queries: found, growth: withMany.median / withFew.median, posting }
  } finally {
    await site.close()
  }
}

const results = { sqlite: await measure('sqlite'), postgres: await measure('postgres') }
writeFileSync(process.argv[2] as string, JSON.stringify(results))
process.exit(0)
