// npm run test:load: floods a separate site from one address and from 200, and measures the response times of visitors.
// LOAD_SECONDS: how long each attack lasts (8). LOAD_DATA_DIR: the data directory of the site, which is kept; without it, the
// demo is created in a temporary one.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../../bench/servers.mjs'
import { isBuilt } from '../../scripts/build-stamp.mjs'
import { probe } from './probe.mjs'

const seconds = Number(process.env.LOAD_SECONDS ?? 8)
const connections = 150
const page = '/schools/maple-harbour'
/** Limits at the 95th percentile in milliseconds, for a cached page and for /healthz. */
const goals = { page: 250, health: 100 }

if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-load-'))
const dataDir = process.env.LOAD_DATA_DIR ?? path.join(scratch, 'data')
const site = await startServer(['--conditions=production', 'scripts/start.mjs'], {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  // Without a user there is no log-in page.
  ADMIN_EMAIL: 'administrator@school.example',
  ADMIN_PASSWORD: 'only for the load test',
})

/** A stored quote, whose PDF is one of the attacks. */
const saveQuote = async () => {
  const response = await fetch(`${site.url}${page}/quotes`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ course: '4', weeks: '4', accommodation: '3' }),
  })
  const location = response.headers.get('location')
  if (!location) throw new Error(`no quote was saved: ${response.status}`)
  return new URL(location, site.url).pathname
}

const metrics = async () => {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  return (name) => Number(new RegExp(`^schoolhouse_${name} (.+)$`, 'm').exec(text)?.[1])
}

/** Runs in a separate process with a lower priority, because a real attacker would not use our processor. */
const flood = (kind, network, addresses, quote) =>
  new Promise((resolve, reject) => {
    const options = { url: site.url, kind, network, addresses, connections, seconds, page, quote }
    const child = spawn(process.execPath, ['tests/load/flood.mjs', JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`flood: ${code}`)),
    )
  })

const attacks = [
  ['refused requests (429)', 'refused'],
  ['random searches', 'searches'],
  ['one PDF', 'pdf'],
  ['random unknown addresses (404)', 'unknown'],
  ['random choices in the address', 'variants'],
  ['random quotes, read from the database', 'quotes'],
  ['everything from the REST interface (/api)', 'rest'],
  ['the log-in page (/admin/login)', 'login'],
]

let missed = 0
const show = (name, { page: pages, health }, extra = '') => {
  const verdict = (found, goal) => {
    if (found.p95 > goal || found.failed) missed++
    return `${found.p95.toFixed(0)} / ${found.max.toFixed(0)}${found.failed ? `, ${found.failed} FAILED` : ''}${found.p95 > goal ? ' MISSED' : ''}`
  }
  console.log(`| ${name} | ${verdict(pages, goals.page)} | ${verdict(health, goals.health)} | ${extra} |`)
}

try {
  const quote = await saveQuote()
  for (let index = 0; index < 5; index++) await (await fetch(site.url + page)).text()
  // Next is loaded at the first request to the panel.
  await (await fetch(`${site.url}/admin/login`)).text()
  console.log(
    `| ${seconds} s each, ${connections} connections | page in memory, p95 / max ms | /healthz, p95 / max ms | answers to the attacker |`,
  )
  console.log('|---|---|---|---|')
  show('nothing (before)', await probe(site.url, page, seconds))
  let attack = 0
  for (const [name, kind] of attacks)
    for (const addresses of [1, 200]) {
      // New addresses: those of the previous attack may be refused for a minute.
      const network = `10.1.${attack++}`
      const [answers, found] = await Promise.all([
        flood(kind, network, addresses, quote),
        probe(site.url, page, seconds),
      ])
      const statuses = Object.entries(answers).map(([status, count]) => `${status}: ${count}`)
      show(
        `${name}, ${addresses === 1 ? 'one address' : `${addresses} addresses`}`,
        found,
        statuses.join(', '),
      )
    }
  show('nothing (after)', await probe(site.url, page, seconds))
  const value = await metrics()
  const megabytes = (bytes) => (bytes / 1e6).toFixed(0)
  console.log(
    `\n${value('page_cache_entries')} pages in memory (${megabytes(value('page_cache_bytes'))} MB), ` +
      `${megabytes(value('resident_memory_bytes'))} MB resident, ${value('page_renders_refused_total')} renders refused.`,
  )
  console.log(`Goals: p95 at most ${goals.page} ms for pages in memory and ${goals.health} ms for /healthz.`)
  if (missed) console.log(`${missed} missed.`)
} finally {
  await site.stop()
  rmSync(scratch, { recursive: true, force: true })
}
process.exitCode = missed ? 1 : 0
