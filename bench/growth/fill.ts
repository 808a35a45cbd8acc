// Fills the demo site of DATABASE_URL by SQL: node --import tsx bench/growth/fill.ts <share of the grown site>
import { getPayload } from 'payload'
import { cmsConfig } from '../../src/cms/build-config'
import { readEnv } from '../../src/config/env'
import { readRows, runStatement, sql } from '../../src/platform/database/statement'
import { addDays } from '../../src/shared/time/days'
import { filledForm, someMonday } from '../../tests/integration/enrolments/enrol-form'
import { openApp } from '../../tests/integration/kit/app'
import { fillComments } from '../comments/fill'
import { someWords } from '../search/fill'
import { cloneDocuments, cloneRows, idStep, isPostgres, raiseSequences, storeWords } from './clone-rows'
import { grownSite } from './sizes.mjs'

const env = readEnv()
const share = Number(process.argv[2])
const payload = await getPayload({ config: cmsConfig(env) })
/** Copies of each of the demo's two schools. */
const schoolCopies = (grownSite.schools * share) / 2

/** Days between the newest and the oldest row. */
const days = 1500
const hour = 3_600_000

const lines = (): { name: string; words: string; at: string }[] => {
  const count = Math.max(1000, grownSite.requests * share)
  const now = Math.floor(Date.now() / hour) * hour
  return Array.from({ length: count }, (_, index) => ({
    name: someWords(2),
    words: someWords(12),
    at: new Date(now - Math.round((index * days * 24) / count) * hour).toISOString(),
  }))
}

/** Other words in every paragraph of a rich text, so that the search has as many words as a site of that size. */
const otherTexts = (column: string): string => {
  const begin = isPostgres(payload) ? '"text": "' : '"text":"'
  const text = `replace(${isPostgres(payload) ? `t."${column}"::text` : `t."${column}"`}, '${begin}', '${begin}' || w.words || ' ')`
  return isPostgres(payload) ? `cast(${text} as jsonb)` : text
}

const named = (column: string) => `t."${column}" || ' ' || w.name`
const slugged = (column: string) => `t."${column}" || '-' || w.n`
const ofCopy = (column: string) => `t."${column}" + w.n * ${idStep}`

const fillSchools = async () => {
  const ofSchool = { school_id: ofCopy('school_id') }
  const changes = {
    schools: { name: named('name'), slug: slugged('slug'), search_text: named('search_text') },
    schools_locales: { description: otherTexts('description') },
    courses: ofSchool,
    accommodation: ofSchool,
    price_lists: ofSchool,
    price_adjustments: ofSchool,
    price_extras: ofSchool,
    _schools_v: { version_name: named('version_name'), version_slug: slugged('version_slug') },
    _courses_v: { version_school_id: ofCopy('version_school_id') },
    _price_lists_v: { version_school_id: ofCopy('version_school_id') },
  }
  const tables = ['schools', 'courses', 'accommodation', 'price_lists', 'price_adjustments', 'price_extras']
  for (const table of [...tables, '_schools_v', '_courses_v', '_price_lists_v'])
    await cloneDocuments(payload, table, schoolCopies, changes)
}

const fillWritten = async () => {
  const [found] = await readRows(
    payload,
    sql`select (select count(*) from pages) as pages, (select count(*) from posts) as posts`,
  )
  const changes = {
    pages: { slug: slugged('slug'), blocks: otherTexts('blocks') },
    pages_locales: { title: named('title') },
    _pages_v: { version_slug: slugged('version_slug') },
    _pages_v_locales: { version_title: named('version_title') },
    // Half of the news is about a school of its own; events are over.
    posts: {
      slug: slugged('slug'),
      blocks: otherTexts('blocks'),
      date: 'w.at',
      event_starts_at: 'case when t.event_starts_at is null then null else w.at end',
      event_ends_at: 'null',
      school_id: `case when w.n % 2 = 0 then 1 + ${idStep} * (w.n % ${schoolCopies}) end`,
    },
    posts_locales: { title: named('title') },
    _posts_v: { version_slug: slugged('version_slug'), version_date: 'w.at' },
    _posts_v_locales: { version_title: named('version_title') },
  }
  const perCollection = (grownSite.written * share) / 2
  for (const name of ['pages', 'posts'])
    for (const table of [name, `_${name}_v`])
      await cloneDocuments(payload, table, Math.ceil(perCollection / Number(found?.[name])), changes)
  // Fingerprints of the texts, as saving a document writes them.
  for (const [name, copies] of Object.entries({
    ...Object.fromEntries(
      ['schools', 'courses', 'accommodation', 'price-adjustments', 'price-extras'].map((slug) => [
        slug,
        schoolCopies,
      ]),
    ),
    pages: Math.ceil(perCollection / Number(found?.pages)),
    posts: Math.ceil(perCollection / Number(found?.posts)),
  }))
    await cloneRows(payload, 'translations', {
      where: `t.document like '${name}:%' and length(t.document) < ${name.length + 4}`,
      copies,
      changes: {
        id: '',
        document: `'${name}:' || (cast(substr(t.document, ${name.length + 2}) as integer) + w.n * ${idStep})`,
      },
    })
}

const fillThreads = async () => {
  const schools = Array.from({ length: schoolCopies }, (_, n) => 1 + idStep * (n + 1))
  await fillComments(payload, schools, grownSite.comments * share)
}

/** One request that a visitor sends, with its quote. Some Mondays are holidays. */
const sendRequest = async (): Promise<void> => {
  const web = await openApp({ payload, env })
  for (const weeks of [0, 5, 10]) {
    const quote = await web.post('/schools/maple-harbour/quotes', { course: '2', weeks: '4' })
    const address = `${quote.headers.location}/enrol`
    const form = { ...(await filledForm(web, address)), start: addDays(someMonday(), weeks * 7) }
    const { statusCode, headers } = await web.post(address, form)
    if (statusCode === 303 && !String(headers.location).includes('kept=')) return web.close()
  }
  throw new Error('the request was refused')
}

/** Most requests are done; the newest wait for the office. */
const fillRequests = async () => {
  await sendRequest()
  const [request] = await readRows(payload, sql`select max(id) as id from enrolments`)
  const [quote] = await readRows(payload, sql`select max(id) as id from quotes`)
  const copies = (grownSite.requests * share) / 2
  const ofSchool = { school_id: `1 + ${idStep} * (w.n % ${schoolCopies})` }
  const dates = { created_at: 'w.at', updated_at: 'w.at' }
  const numbered = (column: string) => `t."${column}" + w.n`
  const open = copies / 50
  // Stays begin a month after the request, so most are over.
  const day = (days: number) =>
    isPostgres(payload)
      ? `to_char(w.at + interval '${days} days', 'YYYY-MM-DD')`
      : `date(w.at, '+${days} days')`
  const noon = (days: number) =>
    isPostgres(payload)
      ? `cast(${day(days)} || 'T12:00:00.000Z' as timestamptz)`
      : `${day(days)} || 'T12:00:00.000Z'`
  const state = `case when w.n <= ${open} then 'new' when w.n <= ${open * 2} then 'in-progress'
    when w.n % 5 = 0 then 'declined' else 'confirmed' end`
  await cloneRows(payload, 'quotes', {
    where: `t.id = ${quote?.id}`,
    copies,
    changes: { id: numbered('id'), token: slugged('token'), ...ofSchool, ...dates },
  })
  await cloneRows(payload, 'enrolments', {
    where: `t.id = ${request?.id}`,
    copies,
    changes: {
      id: numbered('id'),
      name: 'w.name',
      email: `replace(w.name, ' ', '.') || '@mail.example'`,
      search_text: `w.name || ' mail example ' || w.n`,
      reference: slugged('reference'),
      fingerprint: slugged('fingerprint'),
      state: isPostgres(payload) ? `cast(${state} as enum_enrolments_state)` : state,
      start: noon(30),
      last_day: noon(55),
      due: `case when w.n <= ${open * 2} then ${noon(20)} end`,
      ...ofSchool,
      ...dates,
    },
  })
  await cloneRows(payload, 'enrolments_rels', {
    where: `t.parent_id = ${request?.id}`,
    copies,
    changes: { id: '', parent_id: numbered('parent_id'), quotes_id: numbered('quotes_id') },
  })
  const ofRequest = { id: '', enrolment: numbered('enrolment'), ...dates }
  for (const [table, changes] of Object.entries({
    enrolment_events: ofRequest,
    enrolment_places: {
      ...ofRequest,
      school: ofSchool.school_id,
      first_day: day(30),
      last_day: day(55),
    },
  }))
    await cloneRows(payload, table, { where: `t.enrolment = ${request?.id}`, copies, changes })
}

const steps: Record<string, () => Promise<void>> = {
  words: () => storeWords(payload, lines()),
  schools: fillSchools,
  'pages and posts': fillWritten,
  comments: fillThreads,
  'quotes and enrolments': fillRequests,
  sequences: () => raiseSequences(payload),
}
for (const [what, work] of Object.entries(steps)) {
  const began = performance.now()
  await work()
  console.log(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
await runStatement(payload, sql.raw('drop table growth_words'))
process.exit(0)
