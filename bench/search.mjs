// Part of npm run bench; on its own: node bench/search.mjs
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** In a process of its own: it runs the sources, on two databases that are gone afterwards. */
const runMeasurement = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-'))
  const file = path.join(folder, 'search.json')
  const args = ['--expose-gc', '--conditions=production', '--import', 'tsx', 'bench/search/run.ts', file]
  try {
    if (spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error('measuring the search failed')
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rows of the table: what, measured (SQLite / PostgreSQL), target. */
export const measureSearch = () => {
  const { sqlite, postgres } = runMeasurement()
  const both = (read, digits = 1) => `${read(sqlite).toFixed(digits)} / ${read(postgres).toFixed(digits)}`
  return [
    ...Object.keys(sqlite.queries).map((name) => [
      `Search for ${name}, with 10,000 documents, p95 of processor time (SQLite / PostgreSQL)`,
      `${both(({ queries }) => queries[name])} ms`,
      '< 20 ms',
    ]),
    [
      'Search while typing, whole answer that is not in memory, with 10,000 documents, p95',
      `${both(({ suggestions }) => suggestions)} ms`,
      '< 20 ms',
    ],
    [
      'First search after a page was changed, with 10,000 documents, p95',
      `${both(({ update }) => update, 0)} ms`,
      '< 1000 ms',
    ],
    [
      'Index of one language with 10,000 documents: time to build, longest stall, memory',
      `${both(({ built }) => built.ms / 1000)} s, ${both(({ built }) => built.longestStallMs, 0)} ms, ${both(({ built }) => built.megabytes, 0)} MB`,
      '',
    ],
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const row of measureSearch()) console.log(`| ${row.join(' | ')} |`)
