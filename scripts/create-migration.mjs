// Writes the migration from the last snapshot to the current model, for both databases:
// npm run migration -- <name>
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const name = process.argv[2]
if (!name) {
  console.error('Say what the migration does: npm run migration -- add_opening_hours')
  process.exit(1)
}

// No database is needed: drizzle compares the snapshot beside the last migration with the configuration.
const dataDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-migration-'))
try {
  for (const DATABASE_URL of ['', 'postgres://nobody@127.0.0.1:1/none']) {
    const result = spawnSync('npx', ['payload', 'migrate:create', name, '--skip-empty'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL,
        DATA_DIR: dataDir,
        PAYLOAD_SECRET: randomBytes(32).toString('hex'),
        NODE_OPTIONS: '--conditions=production',
      },
    })
    if (result.status !== 0) process.exit(result.status ?? 1)
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

// Payload reads only the newest snapshot, to write the next migration. Nobody else reads it, so it is kept on one line.
for (const dialect of ['sqlite', 'postgres']) {
  const folder = path.join('src/cms/migrations', dialect)
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const newest = path.join(folder, snapshots.sort().pop())
  writeFileSync(newest, `${JSON.stringify(JSON.parse(readFileSync(newest, 'utf8')))}\n`)
  for (const old of snapshots) rmSync(path.join(folder, old))
}
