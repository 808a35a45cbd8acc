// npm run bench: measures the site against a bare Fastify and a static Next page in one run and writes results.md.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { isBuilt } from '../scripts/build-stamp.mjs'
import { startServer } from './servers.mjs'

const page = '/schools/maple-harbour'
const rounds = 3
const secondsPerRound = 3
const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-'))
const start = ['--conditions=production', 'scripts/start.mjs']

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const say = (text) => console.log(text)

if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

/** Requests per second, measured in turns so that whatever else the machine does hits all alike. */
const compare = async (targets) => {
  const results = new Map(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const { name, url } of targets) {
      const { requests, non2xx } = await autocannon({
        url,
        connections: 32,
        duration: secondsPerRound,
        headers: { 'accept-encoding': 'br' },
      })
      if (non2xx) throw new Error(`${name} answered ${non2xx} errors`)
      results.get(name).push(requests.average)
    }
  return Object.fromEntries([...results].map(([name, values]) => [name, median(values)]))
}

/** What travels: the page itself, and the scripts before and after every island of the home page has loaded. */
const pageBytes = async (url) => {
  const size = async (address) =>
    gzipSync(Buffer.from(await (await fetch(url + address)).arrayBuffer()), { level: 9 }).length
  const sum = async (addresses) => (await Promise.all([...addresses].map(size))).reduce((a, b) => a + b, 0)
  const document = await (await fetch(url + page)).text()
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const scripts = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js') && !file.includes('preview-client'))
    .map(({ file }) => `/${file}`)
  return {
    html: brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    css: await sum(document.match(/\/assets\/[^"]+\.css/g)),
    before: await sum(new Set(document.match(/\/assets\/[^"]+\.js/g))),
    after: await sum(new Set(scripts)),
  }
}

const dataDir = path.join(scratch, 'data')
say('Filling a fresh site with the demo …')
const first = await startServer(start, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
await first.stop()

say('Starting it again …')
const starts = []
let site
for (let i = 0; i < 3; i++) {
  if (site) await site.stop()
  site = await startServer(start, { DATA_DIR: dataDir }, page)
  starts.push(site.startMs)
}

say('Rendering pages that are not in memory …')
const cold = []
for (const locale of ['ca', 'de', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br']) {
  const began = performance.now()
  await (await fetch(`${site.url}/${locale}${page}`)).text()
  cold.push(performance.now() - began)
}

const html = await (await fetch(site.url + page)).text()
const bodyFile = path.join(scratch, 'body.html')
const bytesFile = path.join(scratch, 'page.br')
writeFileSync(
  bodyFile,
  html.slice(html.indexOf('<body'), html.lastIndexOf('</body>')).replace(/^<body[^>]*>/, ''),
)
writeFileSync(bytesFile, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))

say('Building the same page with Next …')
const next = 'node_modules/next/dist/bin/next'
const built = spawnSync(process.execPath, [next, 'build', 'bench/next-static'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BENCH_BODY_FILE: bodyFile },
})
if (built.status !== 0) process.exit(1)
const nextStatic = await startServer([next, 'start', 'bench/next-static'], { BENCH_BODY_FILE: bodyFile })
const bare = await startServer(['bench/bare-fastify.mjs'], { BENCH_BYTES_FILE: bytesFile })

say('Measuring …')
const speed = await compare([
  { name: 'site', url: site.url + page },
  { name: 'bare', url: bare.url + page },
  { name: 'next', url: nextStatic.url },
])
const memory = Number(
  /schoolhouse_resident_memory_bytes (\d+)/.exec(await (await fetch(`${site.url}/metrics`)).text())[1],
)
await Promise.all([nextStatic.stop(), bare.stop()])

const bytes = await pageBytes(site.url)
await site.stop()
rmSync(scratch, { recursive: true, force: true })

const ratio = (a, b) => (a / b).toFixed(2)
const rows = [
  [
    'Cached school page, requests/s against a bare Fastify sending the same bytes',
    ratio(speed.site, speed.bare),
    '≥ 0.8',
  ],
  [
    'Cached school page, requests/s against the same page static in Next',
    ratio(speed.site, speed.next),
    '≥ 10',
  ],
  [
    'Cold render of the school page (database, React, compression), in cached answers',
    ratio(median(cold), 1000 / speed.site),
    '',
  ],
  ['HTML of the school page, brotli', kB(bytes.html), ''],
  ['Stylesheet, gzip', kB(bytes.css), '< 20 kB'],
  ['JavaScript before any interaction, gzip', kB(bytes.before), '< 10 kB'],
  ['JavaScript after all islands have loaded, gzip', kB(bytes.after), ''],
  [
    'Start until the first page, built and filled (median of 3)',
    `${(median(starts) / 1000).toFixed(1)} s`,
    '≤ 3 s',
  ],
  ['Resident memory after the run', `${Math.round(memory / 1e6)} MB`, ''],
]
const table = [
  '# Measured',
  '',
  `One run of \`npm run bench\` on ${cpus().length} cores (${process.arch}, Node ${process.versions.node}), ${new Date().toISOString().slice(0, 10)}.`,
  'Ratios compare figures of the same run; absolute times and sizes of memory depend on the machine.',
  '',
  '| what | measured | target |',
  '|---|---|---|',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
  `Requests/s in this run: site ${Math.round(speed.site)}, bare Fastify ${Math.round(speed.bare)}, static Next ${Math.round(speed.next)}; cold render ${median(cold).toFixed(0)} ms.`,
  '',
].join('\n')
writeFileSync('bench/results.md', table)
say(table)
