// npm run bench:nodes: what one, two and four nodes on one PostgreSQL need, and how soon an edit is on all of them. Writes nodes.md.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isBuilt } from '../scripts/build-stamp.mjs'
import { startPostgres } from '../tests/integration/kit/postgres-server.ts'
import { median } from './compare.mjs'
import { load } from './load.mjs'
import { processTime } from './processor-time.mjs'
import { startServer } from './servers.mjs'
import { administrator, signIn } from './staff.mjs'
import { missedTargets } from './targets.mjs'

const page = '/schools/maple-harbour'
const counts = [1, 2, 4]
const edits = 9
const idleSeconds = 30
const say = (text) => console.log(text)

if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

const scratch = mkdtempSync(path.join(tmpdir(), 'schoolhouse-nodes-'))
const server = await startPostgres()
const database = new pg.Client(server.url)
await database.connect()

const ask = async (sql) => Number((await database.query(sql)).rows[0].value)
/** Counts all connections but this one. */
const connections = () =>
  ask(
    'select count(*) as value from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
const transactions = () =>
  ask('select xact_commit + xact_rollback as value from pg_stat_database where datname = current_database()')

const residentMB = async (node) => {
  const text = await (await fetch(`${node.url}/metrics`)).text()
  return Number(/schoolhouse_resident_memory_bytes (\d+)/.exec(text)[1]) / 1e6
}

/** All nodes read the same files; no other node writes there meanwhile. */
const startNode = () =>
  startServer(
    ['--conditions=production', 'scripts/start.mjs'],
    {
      DATABASE_URL: server.url,
      DATA_DIR: path.join(scratch, 'data'),
      PAYLOAD_SECRET: 'only for this measurement, on this machine',
      LOG_LEVEL: 'warn',
      ...administrator,
    },
    page,
  )

/** Statements that the idle nodes send to the database, by minute and node, and the share of a core that one of them uses. */
const measureIdle = async (nodes) => {
  await sleep(10_000)
  const began = performance.now()
  const [before, processor] = [await transactions(), nodes.map(({ pid }) => processTime(pid))]
  await sleep(idleSeconds * 1000)
  const minutes = (performance.now() - began) / 60_000
  const used = nodes.map(({ pid }, index) => processTime(pid) - processor[index])
  return {
    transactions: ((await transactions()) - before) / minutes / nodes.length,
    share: Math.max(...used) / (minutes * 60_000),
  }
}

/** Milliseconds until an edit made on the first node is on the last of them to show it; one for each edit. */
const measureEdits = async (nodes, send) => {
  const found = []
  for (let edit = 0; edit < edits; edit++) {
    const name = `School of edit ${nodes.length}-${edit}`
    await send('/api/globals/site-settings?depth=0', { name })
    const began = performance.now()
    const shown = nodes.map(async ({ url }) => {
      while (!(await (await fetch(url + page)).text()).includes(name)) await sleep(10)
      return performance.now() - began
    })
    found.push(Math.max(...(await Promise.all(shown))))
    await sleep(500)
  }
  return found.sort((a, b) => a - b)
}

/** Milliseconds of processor time that a thousand cached answers take, spread over all nodes. */
const measureAnswers = async (nodes) => {
  const before = nodes.map(({ pid }) => processTime(pid))
  const rounds = await Promise.all(
    nodes.map(({ url }) =>
      load(url + page, {
        headers: { 'accept-encoding': 'gzip' },
        seconds: 5,
        connections: 16 / nodes.length,
      }),
    ),
  )
  const used = nodes.reduce((sum, { pid }, index) => sum + processTime(pid) - before[index], 0)
  return (used / rounds.reduce((sum, { total }) => sum + total, 0)) * 1000
}

const nodes = []
const columns = []
try {
  let send
  for (const count of counts) {
    const starts = []
    while (nodes.length < count) {
      const node = await startNode()
      nodes.push(node)
      starts.push(node.startMs)
    }
    send ??= await signIn(nodes[0])
    say(`${count} nodes`)
    const idle = await measureIdle(nodes)
    const seen = await measureEdits(nodes, send)
    const answers = await measureAnswers(nodes)
    const resident = await Promise.all(nodes.map(residentMB))
    columns.push({
      'Start of a further node until its first page':
        count > 1 ? `${(median(starts) / 1000).toFixed(1)} s` : '',
      'Resident memory of a node without panel': `${median(resident.slice(1).length ? resident.slice(1) : resident).toFixed(0)} MB`,
      'Connections to PostgreSQL': `${await connections()}`,
      'Transactions of an idle node, a minute': idle.transactions.toFixed(0),
      'Processor time of an idle node, of a core': `${(idle.share * 100).toFixed(1)} %`,
      'An edit is on all nodes after, median of nine': `${median(seen).toFixed(0)} ms`,
      'The slowest of the nine': `${seen.at(-1).toFixed(0)} ms`,
      'Processor time for 1,000 cached school pages': `${answers.toFixed(0)} ms`,
    })
  }
} finally {
  for (const node of nodes) await node.stop()
  await database.end()
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
}

const targets = { 'The slowest of the nine': '< 1,000 ms' }
const names = Object.keys(columns[0])
const table = names.map((name) => [name, ...columns.map((column) => column[name]), targets[name] ?? ''])
writeFileSync(
  'bench/nodes.md',
  `# Several nodes

One run of \`npm run bench:nodes\` on ${cpus().length} cores (${process.arch}, Node ${process.versions.node}), ${new Date().toISOString().slice(0, 10)}, with the demo. All nodes, PostgreSQL and
the load generator share the cores, so the table says what a node costs and not how many answers several machines send.

| nodes | ${counts.join(' | ')} | target |
|---|${counts.map(() => '---|').join('')}---|
${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
)
const missed = missedTargets(
  columns.flatMap((column) => names.map((name) => [name, column[name], targets[name] ?? ''])),
)
for (const [name, measured, target] of missed) say(`Missed: ${name}: ${measured} (${target})`)
process.exit(missed.length ? 1 : 0)
