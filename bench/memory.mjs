// npm run bench:memory: how much memory a site needs and whether it grows, under many cached answers, under answers of many
// different addresses and after an hour's worth of panel use. Writes memory.md and its plot; takes about ten minutes.
// BENCH_SHARE: the share of the requests that is sent (1), for a quick look.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { isBuilt } from '../scripts/build-stamp.mjs'
import { median } from './compare.mjs'
import { linePlot } from './plot.mjs'
import { startServer } from './servers.mjs'
import { missedTargets } from './targets.mjs'

const share = Number(process.env.BENCH_SHARE ?? 1)
const cachedAnswers = 100_000 * share
const manyAnswers = 1_000_000 * share
const addressCount = 20_000 * share
/** One screen or one save every six seconds, for an hour. */
const panelSteps = 600 * share
const samples = 60

const page = '/schools/maple-harbour'
const email = 'administrator@school.example'
const password = 'only for the measurement'
const say = (text) => console.log(text)

if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-memory-'))
const start = (dataDir) =>
  startServer(
    ['--conditions=production', 'scripts/start.mjs'],
    { DATA_DIR: path.join(scratch, dataDir), TRUST_PROXY: '1', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
    page,
  )

const residentMB = async (site) => {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  return Number(/schoolhouse_resident_memory_bytes (\d+)/.exec(text)[1]) / 1e6
}

/** Sends `amount` requests from many visitors and returns how often each status was answered, and the memory meanwhile. */
const send = async (site, amount, addressOf) => {
  const found = []
  let sent = 0
  const setupRequest = (request) => {
    const turn = sent++
    request.path = addressOf(turn)
    request.headers = {
      ...request.headers,
      accept: 'text/html',
      'accept-encoding': 'gzip',
      'x-forwarded-for': `10.${turn % 200}.${Math.floor(turn / 200) % 250}.1`,
    }
    return request
  }
  const running = autocannon({
    url: site.url,
    connections: 16,
    amount,
    timeout: 60,
    requests: [{ method: 'GET', path: page, setupRequest }],
  })
  const done = running.then(() => true)
  const isDone = () => Promise.race([done, new Promise((resolve) => setTimeout(resolve, 200, false))])
  do if (sent >= (found.length * amount) / samples) found.push({ at: sent, MB: await residentMB(site) })
  while (!(await isDone()))
  found.push({ at: amount, MB: await residentMB(site) })
  const { statusCodeStats, errors } = await running
  const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => `${status}: ${count}`)
  if (errors) statuses.push(`without an answer: ${errors}`)
  return { found, statuses: statuses.join(', ') }
}

const locales = ['', '/de', '/es', '/fr', '/it', '/pt', '/ca', '/eu', '/gl', '/pt-br']

/** The address with this number: prices, searches, choices of the calculator and addresses that do not exist. */
const address = (number) => {
  const locale = locales[number % locales.length]
  const weeks = 1 + (Math.floor(number / 10) % 48)
  const choice = `course=${1 + (number % 5)}&weeks=${weeks}&accommodation=${1 + (Math.floor(number / 480) % 7)}`
  const kinds = [
    `${page}/price?${choice}&x=${number}`,
    `${locale}/schools/search.json?q=word${number}`,
    `${locale}${page}?${choice}&start=2027-03-${10 + (number % 19)}`,
    `${locale}/no-${number}`,
    `${page}/price?${choice}&start=2027-03-${10 + (number % 19)}&x=${number}`,
  ]
  return kinds[Math.floor(number / locales.length) % kinds.length]
}

/** Every address comes up, and a few far more often than the others, as on a real site. */
const popular = (turn) => address(turn % 50 ? (turn * 7) % 200 : (turn / 50) % addressCount)

const panelScreens = [
  '/admin',
  '/admin/collections/pages',
  '/admin/collections/pages/1',
  '/admin/collections/posts',
  '/admin/collections/schools',
  '/admin/collections/schools/1',
  '/admin/collections/media',
  '/admin/moderation',
  '/admin/enrolments',
  '/admin/translations',
  '/admin/numbers',
]

/** Does what somebody at the office does in an hour, one step after the other. */
const usePanel = async (site) => {
  const origin = { origin: site.url, 'content-type': 'application/json' }
  const response = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`log-in: ${response.status}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const statuses = new Map()
  for (let step = 0; step < panelSteps; step++) {
    // One address may not ask for that much in a few minutes.
    const from = { cookie, 'x-forwarded-for': `10.250.0.${Math.floor(step / 20)}` }
    const isSave = step % 10 === 9
    const result = isSave
      ? await fetch(`${site.url}/api/schools/1`, {
          method: 'PATCH',
          headers: { ...origin, ...from },
          body: JSON.stringify({ summary: `Summary ${step}` }),
        })
      : await fetch(site.url + panelScreens[step % panelScreens.length], { headers: from })
    await result.text()
    const kind = `${isSave ? 'saved' : 'screen'} ${result.status}`
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
  }
  return [...statuses].map(([kind, count]) => `${kind}: ${count}`).join(', ')
}

const rows = []
const add = (...row) => {
  rows.push(row)
  say(`  ${row.join(' | ')}`)
}
const MB = (value) => `${Math.round(value)} MB`
let many
try {
  say('Sending answers from memory …')
  let site = await start('visitors')
  // A site that has just been filled holds what filling needed.
  await site.stop()
  site = await start('visitors')
  add('After the first page', MB(await residentMB(site)), '')
  const cached = await send(site, cachedAnswers, () => page)
  add(`After ${cachedAnswers.toLocaleString('en')} cached answers`, MB(cached.found.at(-1).MB), '≤ 200 MB')
  add('Their status', cached.statuses, '')

  say('Sending answers of many addresses …')
  many = await send(site, manyAnswers, popular)
  const levels = many.found.map((sample) => sample.MB)
  const quarter = (index) =>
    median(
      levels.slice(Math.floor((levels.length * index) / 4), Math.ceil((levels.length * (index + 1)) / 4)),
    )
  const asked = `${manyAnswers.toLocaleString('en')} answers of ${addressCount.toLocaleString('en')} addresses`
  add(`Highest during ${asked}`, MB(Math.max(...levels)), '')
  add('Medians of their last and second quarter, ratio', (quarter(3) / quarter(1)).toFixed(3), '≤ 1.05')
  add('Their status', many.statuses, '')
  await site.stop()

  say('Using the panel …')
  site = await start('visitors')
  const steps = await usePanel(site)
  add(
    `After ${panelSteps} steps in the panel, an hour of one every six seconds`,
    MB(await residentMB(site)),
    '≤ 350 MB',
  )
  add('Their status', steps, '')
  await site.stop()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

const title = 'Resident memory during answers of many addresses, MB'
if (share === 1) {
  writeFileSync(
    'bench/memory.svg',
    linePlot(
      title,
      many.found.map(({ at, MB: value }) => ({ x: at, y: value })),
      'answers',
    ),
  )
  writeFileSync(
    'bench/memory.md',
    [
      '# Memory',
      '',
      `One run of \`npm run bench:memory\` on ${cpus().length} cores (${process.arch}, Node ${process.versions.node}), ${new Date().toISOString().slice(0, 10)}, SQLite, with the demo.`,
      'One answer in fifty asks for the next of all addresses; the others for one of 200 that are asked for often. The addresses are',
      'prices, searches, choices of the calculator and pages that do not exist, in ten languages. The steps in the panel follow each',
      'other without a pause.',
      '',
      '| what | measured | target |',
      '|---|---|---|',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
      `![${title}](memory.svg)`,
      '',
    ].join('\n'),
  )
}
const missed = missedTargets(rows)
for (const [what, measured, target] of missed) say(`Missed: ${what}: ${measured} (target ${target})`)
process.exitCode = missed.length ? 1 : 0
