// npm run bench:growth: measures a site a hundred times as large as another one, on both databases, and writes growth.md.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { isBuilt } from '../scripts/build-stamp.mjs'
import { startPostgres } from '../tests/integration/kit/postgres-server.ts'
import { median } from './compare.mjs'
import {
  ask,
  inLanguage,
  panelQuestions,
  publicQuestions,
  searchQuestions,
  thread,
  threadPages,
} from './growth/questions.mjs'
import { grownSite, smallShare } from './growth/sizes.mjs'
import { vocabulary } from './search/fill.ts'
import { startServer } from './servers.mjs'
import { missedTargets } from './targets.mjs'

const start = ['--conditions=production', 'scripts/start.mjs']
const administrator = { email: 'admin@example.org', password: 'correct-horse-battery' }
const asked = process.argv.slice(2)
const dialects = asked.length ? asked : ['sqlite', 'postgres']
const say = (text) => console.log(text)

/** Differences that nobody notices: below this the ratio does not count. */
const fastMs = 20

if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]

const environment = (dataDir, url) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
})

const fill = (env, share) => {
  const args = ['--conditions=production', '--import', 'tsx', 'bench/growth/fill.ts', String(share)]
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  if (status !== 0) throw new Error('filling the site failed')
}

/** GROWTH_FOLDER keeps the filled SQLite sites for the next run. */
const kept = process.env.GROWTH_FOLDER
const filledMark = (folder) => path.join(folder, 'filled')

/** Two sites with the same demo, one of them filled a hundred times as much. */
const makeSites = async (dialect, scratch) => {
  const folders = { small: path.join(scratch, 'small'), grown: path.join(scratch, 'grown') }
  const server = dialect === 'postgres' ? await startPostgres() : undefined
  const onServer = async (statement, database = 'postgres') => {
    const client = new pg.Client(server.url.replace(/postgres$/, database))
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const urlOf = (name) => server?.url.replace(/postgres$/, name) ?? ''
  if (server) await onServer('create database small')
  if (existsSync(filledMark(scratch))) return sitesOf(folders, urlOf, server)
  say('Filling in the demo …')
  const first = await startServer(start, environment(folders.small, urlOf('small')))
  await first.stop()
  cpSync(folders.small, folders.grown, { recursive: true })
  if (server) await onServer('create database grown template small')
  for (const [name, share] of Object.entries({ small: smallShare, grown: 1 })) {
    say(`Filling the ${name} site …`)
    fill(environment(folders[name], urlOf(name)), share)
    // What the server does by itself some minutes after so many new rows.
    if (server) await onServer('vacuum analyze', name)
  }
  if (kept && !server) writeFileSync(filledMark(scratch), '')
  return sitesOf(folders, urlOf, server)
}

const sitesOf = (folders, urlOf, server) => ({
  start: (name, page) => startServer(start, environment(folders[name], urlOf(name)), page),
  stop: async () => server?.stop(),
})

const memoryOf = async ({ url }) =>
  Number(/schoolhouse_resident_memory_bytes (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())[1]) /
  1e6

const logIn = async ({ url }) => {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return response.headers.getSetCookie()[0].split(';', 1)[0]
}

const lastPage = async ({ url }) => {
  const html = await (await fetch(url + thread)).text()
  return Math.max(1, ...[...html.matchAll(/[?&;]page=(\d+)/g)].map(([, page]) => Number(page)))
}

/** One after the other in turns, so that whatever else the machine does hits both alike. */
const compareSites = async (sites, small, grown, cookies = {}) => {
  const found = {}
  let index = 0
  for (const [what, paths] of Object.entries(small)) {
    const times = { small: [], grown: [] }
    for (const [at, own] of paths.entries())
      for (const [name, address] of at % 2
        ? [
            ['small', own],
            ['grown', grown[what][at]],
          ]
        : [
            ['grown', grown[what][at]],
            ['small', own],
          ])
        times[name].push(await ask(sites[name], address, index++, cookies[name]))
    found[what] = times
    say(`  ${what}: ${p95(times.small).toFixed(0)} → ${p95(times.grown).toFixed(0)} ms`)
  }
  return found
}

const both = async (work) => ({ small: await work('small'), grown: await work('grown') })

/** A new start for each: the answers stay in memory. */
const compareSitemaps = async (made) => {
  const times = { small: [], grown: [] }
  const files = { small: [], grown: [] }
  const starts = { small: [], grown: [] }
  for (let round = 0; round < 3; round++)
    for (const name of ['small', 'grown']) {
      const site = await made.start(name, '/schools/maple-harbour')
      starts[name].push(site.startMs)
      times[name].push(await ask(site, '/sitemap.xml', round))
      files[name].push(await ask(site, '/sitemap-1.xml', round))
      await site.stop()
    }
  return {
    'List of the files of the sitemap': times,
    'One file of the sitemap': files,
    'Start until the first page': starts,
  }
}

const measure = async (dialect) => {
  const isKept = kept && dialect === 'sqlite'
  const scratch = isKept ? kept : mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-'))
  const made = await makeSites(dialect, scratch)
  let sites
  try {
    const found = {}
    say('Measuring …')
    sites = await both((name) => made.start(name, '/readyz'))
    const memory = { 'after the start': await both((name) => memoryOf(sites[name])) }
    // Compiles what the pages use.
    for (const prefix of ['', '/de'])
      for (const page of ['/', '/schools/maple-harbour', '/news', '/about'])
        await both((name) => ask(sites[name], inLanguage(prefix, page), 0))
    Object.assign(found, await compareSites(sites, publicQuestions, publicQuestions))
    const pages = await both((name) => lastPage(sites[name]))
    Object.assign(found, await compareSites(sites, threadPages(pages.small), threadPages(pages.grown)))
    memory['after the pages'] = await both((name) => memoryOf(sites[name]))
    const built = await both(async (name) => {
      const began = performance.now()
      while (!(await ask(sites[name], '/search.json?q=warm', 1).catch(() => 0)))
        await new Promise((resolve) => setTimeout(resolve, 300))
      return [performance.now() - began]
    })
    found['First search in a language, which builds its index'] = built
    const words = Array.from({ length: 40 }, (_, index) => vocabulary[(index * 37) % 2000])
    Object.assign(found, await compareSites(sites, searchQuestions(words), searchQuestions(words)))
    memory['after the search'] = await both((name) => memoryOf(sites[name]))
    const cookies = await both((name) => logIn(sites[name]))
    // Loads the panel.
    for (const [page] of Object.values(panelQuestions))
      await both((name) => ask(sites[name], page, 0, cookies[name]).catch((error) => say(error.message)))
    Object.assign(found, await compareSites(sites, panelQuestions, panelQuestions, cookies))
    memory['after the panel'] = await both((name) => memoryOf(sites[name]))
    await both((name) => sites[name].stop())
    sites = undefined
    Object.assign(found, await compareSitemaps(made))
    return { found, memory }
  } finally {
    if (sites) await both((name) => sites[name].stop())
    await made.stop()
    if (!isKept) rmSync(scratch, { recursive: true, force: true })
  }
}

const rowsOf = ({ found, memory }) => [
  ...Object.entries(found).map(([what, { small, grown }]) => {
    const [before, after] = [p95(small), p95(grown)]
    return [
      what,
      `${before.toFixed(0)} ms`,
      `${after.toFixed(0)} ms`,
      `${(after / before).toFixed(2)} (${(median(grown) / median(small)).toFixed(2)})`,
      after < fastMs ? '' : '≤ 1.5',
    ]
  }),
  ...Object.entries(memory).map(([when, { small, grown }]) => [
    `Resident memory ${when}`,
    `${small.toFixed(0)} MB`,
    `${grown.toFixed(0)} MB`,
    (grown / small).toFixed(2),
    '≤ 1.5',
  ]),
]

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
const sections = []
const missed = []
for (const dialect of dialects) {
  say(`${names[dialect]}:`)
  const rows = rowsOf(await measure(dialect))
  missed.push(
    ...missedTargets(
      rows.map(([what, , after, ratio, target]) => [`${what} (${names[dialect]}, ${after})`, ratio, target]),
    ),
  )
  sections.push(
    `## ${names[dialect]}`,
    '',
    '| what | small, p95 | grown, p95 | ratio (of medians) | target |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  )
}
const count = (number) => number.toLocaleString('en')
const table = [
  '# Growth',
  '',
  `One run of \`npm run bench:growth\` on ${cpus().length} cores (${process.arch}, Node ${process.versions.node}), ${new Date().toISOString().slice(0, 10)}.`,
  `The grown site has ${count(grownSite.schools)} schools, ${count(grownSite.written)} pages and posts, ${count(grownSite.comments)} comments, ${count(grownSite.requests)} quotes and enrolments;`,
  `the small one a hundredth of each. Both are asked the same in turns. Answers below ${fastMs} ms need not meet the ratio.`,
  '',
  ...sections,
].join('\n')
writeFileSync('bench/growth.md', table)
say(table)
if (missed.length) {
  say(`${missed.length} targets are missed:`)
  for (const [what, measured, target] of missed) say(`  ${what}: ${measured} (target ${target})`)
  process.exitCode = 1
} else say('All targets are met.')
process.exit()
