// npm run coverage: how much of each feature and layer the unit and integration tests run, on both databases. Threads and child
// processes are not counted.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const measured = ['statements', 'branches', 'functions']
const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-coverage-'))
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  [
    'run',
    ...['--project', 'unit', '--project', 'integration', ...process.argv.slice(2)],
    ...['--coverage', '--coverage.reporter', 'json-summary', `--coverage.reportsDirectory=${folder}`],
  ],
  { stdio: 'inherit', env: { ...process.env, TEST_DATABASES: 'all' } },
)

/** `src/features/news`, `src/platform/http`, `src/ui`. */
const partOf = (file) => {
  const [src, layer, name] = path.dirname(path.relative('', file)).split(path.sep)
  return [src, layer, ...(['features', 'platform'].includes(layer) && name ? [name] : [])].join('/')
}

if (status === 0) {
  const { total, ...files } = JSON.parse(readFileSync(path.join(folder, 'coverage-summary.json'), 'utf8'))
  const parts = {}
  for (const [file, summary] of Object.entries(files)) {
    const part = partOf(file)
    parts[part] = [...(parts[part] ?? []), summary]
  }
  const line = (name, summaries) => {
    const shares = measured.map((kind) => {
      const sum = (key) => summaries.reduce((all, summary) => all + summary[kind][key], 0)
      return `${((100 * sum('covered')) / (sum('total') || 1)).toFixed(1)} %`.padStart(12)
    })
    console.log(`${name.padEnd(32)}${shares.join('')}`)
  }
  console.log(`${''.padEnd(32)}${measured.map((kind) => kind.padStart(12)).join('')}`)
  for (const name of Object.keys(parts).sort()) line(name, parts[name])
  line('all', [total])
}
rmSync(folder, { recursive: true })
process.exit(status ?? 1)
