// node --conditions=production --import tsx bench/find.ts <sqlite|postgres>: the search of the panel and the calendar with 100,000
// enrolments, called as Next calls them, with session and rights.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, handleEndpoints } from 'payload'
import { cmsConfig } from '../src/cms/build-config'
import { migrationsOf } from '../src/cms/migrations/migrations-of'
import { readEnv } from '../src/config/env'
import { readCalendar } from '../src/features/calendar/read-calendar.server'
import { migrate } from '../src/platform/database/migrate'
import { runStatement, sql } from '../src/platform/database/statement'
import {
  accommodationData,
  courseData,
  createPage,
  createSchool,
  createUser,
  openSession,
  password,
} from '../tests/integration/kit/content'
import { startPostgres } from '../tests/integration/kit/postgres-server'

const COUNT = 100_000
const QUERIES = 200

const server = process.argv[2] === 'postgres' ? await startPostgres() : undefined
const dataDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-find-'))
const env = readEnv({
  DATA_DIR: dataDir,
  DATABASE_URL: server?.url ?? '',
  PAYLOAD_SECRET: 'a secret of the bench that is long enough',
  LOG_LEVEL: 'silent',
})
const payload = await getPayload({ config: cmsConfig(env) })
await migrate(payload, env, await migrationsOf(env))

// Names as people have them: some are very common, most are rare.
const random = (() => {
  let state = 7
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
})()
const syllables =
  'ma ri gar ci lo pez an na jo han mül ler ro si fer nan dez kim tan aka ba stro quin ta wolf eber ols son du pont'.split(
    ' ',
  )
const makeName = () =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => syllables[Math.floor(random() * syllables.length)],
  ).join('')
const [firstNames, lastNames] = [1500, 12_000].map((count) => Array.from({ length: count }, makeName)) as [
  string[],
  string[],
]
const common = (names: string[]) => names[Math.floor(random() ** 3 * names.length)] ?? ''

const { id: school } = await createSchool(payload)
for (let number = 0; number < 8; number++) {
  await payload.create({ collection: 'courses', data: { ...courseData(school), places: 400 } as never })
  await payload.create({
    collection: 'accommodation',
    data: { ...accommodationData(school), places: 300 } as never,
  })
}
for (let number = 0; number < 50; number++) await createPage(payload)
const people: { first: string; last: string; reference: string }[] = []
const DAY = 86_400_000
const mondays = Array.from({ length: 208 }, (_, week) =>
  new Date(Date.UTC(2024, 0, 1) + week * 7 * DAY).toISOString().slice(0, 10),
)
for (let start = 0; start < COUNT; start += 1000) {
  const rows = []
  const words = []
  const places = []
  for (let id = start + 1; id <= start + 1000; id++) {
    const person = {
      first: common(firstNames),
      last: common(lastNames),
      reference: `R${id.toString(36)}X${(id * 7919) % 9973}`,
    }
    people.push(person)
    const email = `${person.first}.${person.last}${id % 90}@example.org`
    const monday = mondays[id % mondays.length] ?? ''
    const last = new Date(Date.parse(monday) + (11 + 7 * (id % 4)) * DAY).toISOString().slice(0, 10)
    const at = `${monday}T12:00:00.000Z`
    rows.push(
      sql`(${id}, ${id % 6 ? 'confirmed' : 'new'}, 1, ${`${person.first} ${person.last}`}, ${email}, ${at}, 'es', 'B1', ${at}, ${`${last}T12:00:00.000Z`}, ${person.reference}, ${school}, 'en', ${at}, ${at}, ${at})`,
    )
    for (const word of new Set([
      person.first,
      person.last,
      `${person.last}${id % 90}`,
      'example',
      'org',
      person.reference.toLowerCase(),
    ]))
      words.push(sql`('enrolments', ${id}, ${word})`)
    places.push(sql`(${id}, ${school}, 'course', ${2 + (id % 8)}, ${monday}, ${last}, ${at}, ${at})`)
    places.push(sql`(${id}, ${school}, 'accommodation', ${3 + (id % 8)}, ${monday}, ${last}, ${at}, ${at})`)
  }
  await runStatement(
    payload,
    sql`insert into enrolments (id, state, version, name, email, birth_date, nationality, level, start, last_day, reference, school_id, locale, consented_at, created_at, updated_at) values ${sql.join(rows, sql`, `)}`,
  )
  await runStatement(
    payload,
    sql`insert into find_words (kind, document, word) values ${sql.join(words, sql`, `)}`,
  )
  await runStatement(
    payload,
    sql`insert into enrolment_places (enrolment, school, kind, offer, first_day, last_day, created_at, updated_at) values ${sql.join(places, sql`, `)}`,
  )
}
// What both databases do by themselves after some time.
await runStatement(payload, sql`analyze`)

const { email } = await createUser(payload, 'administrator')
const token = await openSession(payload, { email, password })
const ask = async (query: string) => {
  const began = performance.now()
  const cpu = process.cpuUsage()
  const request = new Request('http://localhost/api/find', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `payload-token=${token}`,
    },
    body: JSON.stringify({ query }),
  })
  const response = await handleEndpoints({
    config: payload.config,
    request,
    path: '/api/find',
    basePath: '/api',
  } as never)
  const { groups } = (await response.json()) as { groups: { entries: unknown[] }[] }
  return {
    query,
    ms: performance.now() - began,
    cpu: process.cpuUsage(cpu).user / 1000,
    found: groups.reduce((sum, { entries }) => sum + entries.length, 0),
  }
}

const mistype = (word: string) => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = Math.floor(random() * 4)
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  if (kind === 0) return before + after
  if (kind === 1) return `${before}x${after}`
  if (kind === 2) return before + word[at] + word.slice(at)
  return before + (after[0] ?? '') + word[at] + after.slice(1)
}
const kinds: Record<string, (person: (typeof people)[number]) => string> = {
  'last name': ({ last }) => last,
  'two letters': ({ last }) => last.slice(0, 2),
  beginning: ({ last }) => last.slice(0, 4),
  'both names': ({ first, last }) => `${first} ${last}`,
  'two beginnings': ({ first, last }) => `${first.slice(0, 3)} ${last.slice(0, 3)}`,
  reference: ({ reference }) => reference,
  'typing error': ({ last }) => mistype(last),
  'names with an error': ({ first, last }) => `${first} ${mistype(last)}`,
  'two errors': ({ last }) => mistype(mistype(last)),
  'nothing there': () => makeName() + makeName(),
}
const p = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]?.toFixed(0)
const pick = () => people[Math.floor(random() * people.length)] as (typeof people)[number]
for (const make of Object.values(kinds)) await ask(make(pick()))
const all: Awaited<ReturnType<typeof ask>>[] = []
for (const [kind, make] of Object.entries(kinds)) {
  const own = []
  for (let n = 0; n < QUERIES / Object.keys(kinds).length; n++) own.push(await ask(make(pick())))
  all.push(...own)
  const hits = own.filter(({ found }) => found > 0).length
  console.log(
    `${kind}: p50 ${p(
      own.map(({ ms }) => ms),
      0.5,
    )} ms, p95 ${p(
      own.map(({ ms }) => ms),
      0.95,
    )} ms, ${hits} of ${own.length} found`,
  )
}
const allOf = (key: 'ms' | 'cpu', share: number) =>
  p(
    all.map((each) => each[key]),
    share,
  )
console.log(
  `all ${all.length}: p50 ${allOf('ms', 0.5)} ms, p95 ${allOf('ms', 0.95)} ms; processor time p50 ${allOf('cpu', 0.5)} ms, p95 ${allOf('cpu', 0.95)} ms`,
)

const times = []
for (let n = 0; n < 20; n++) {
  const began = performance.now()
  await readCalendar(payload, { school, from: mondays[100 + n] ?? '' }, 'de')
  times.push(performance.now() - began)
}
console.log(`calendar of one school with all of them: p50 ${p(times, 0.5)} ms, p95 ${p(times, 0.95)} ms`)
await payload.destroy()
await server?.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
