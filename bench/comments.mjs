// Part of npm run bench; on its own: node bench/comments.mjs
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** In a process of its own: it runs the sources, on two databases that are gone afterwards. */
const runMeasurement = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-'))
  const file = path.join(folder, 'comments.json')
  const args = ['--conditions=production', '--import', 'tsx', 'bench/comments/run.ts', file]
  try {
    if (spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error('measuring the comments failed')
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const posted = ({ ratio, refused }) => ratio?.toFixed(2) ?? `refused with ${refused.join(', ')}`

/** Rows of the table: what, measured (SQLite / PostgreSQL), target. */
export const measureComments = () => {
  const { sqlite, postgres } = runMeasurement()
  return [
    ...Object.keys(sqlite.queries).map((name) => [
      `${name}, with 100,000 comments, p95 (SQLite / PostgreSQL)`,
      `${sqlite.queries[name].toFixed(0)} / ${postgres.queries[name].toFixed(0)} ms`,
      '< 200 ms',
    ]),
    [
      'Thread of 100 comments beside 100,000 others, against without them',
      `${sqlite.growth.toFixed(2)} / ${postgres.growth.toFixed(2)}`,
      '≤ 1.5',
    ],
    [
      'Comments posted through the form against bare inserts',
      `${posted(sqlite.posting)} / ${posted(postgres.posting)}`,
      '',
    ],
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const row of measureComments()) console.log(`| ${row.join(' | ')} |`)
