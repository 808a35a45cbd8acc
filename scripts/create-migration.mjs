// Writes the migration from the last snapshot to the current model, for both databases:
// npm run migration -- <name>
// If extensions are listed, the migration is theirs: Schoolhouse has its own already.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { additionsTo, withAdditions } from './extension-snapshot.mjs'
import { extensionFolders } from './feature-files.mjs'

const name = process.argv[2]
if (!name) {
  console.error('Say what the migration does: npm run migration -- add_opening_hours')
  process.exit(1)
}

// No database is needed: drizzle compares the snapshot beside the last migration with the configuration.
const dataDir = mkdtempSync(path.join(tmpdir(), 'schoolhouse-migration-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const urls = { sqlite: '', postgres: 'postgres://nobody@127.0.0.1:1/none' }

const create = (dialect) => {
  const result = spawnSync(
    process.execPath,
    ['scripts/payload.mjs', 'migrate:create', name, '--skip-empty'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: urls[dialect],
        DATA_DIR: dataDir,
        PAYLOAD_SECRET: randomBytes(32).toString('hex'),
        NODE_OPTIONS: '--conditions=production',
      },
    },
  )
  if (result.status !== 0) process.exit(result.status ?? 1)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
/** Nobody reads snapshots but this program, so they are kept on one line. */
const writeSnapshot = (file, snapshot) => writeFileSync(file, `${JSON.stringify(snapshot)}\n`)
const snapshotsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
const migrationsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => /^\d+_\d+.*\.ts$/.test(file))
    .sort()

/** Payload reads only the newest snapshot, to write the next migration. */
const createOwn = (dialect, folder) => {
  create(dialect)
  const snapshots = snapshotsIn(folder)
  const newest = path.join(folder, snapshots.pop())
  writeSnapshot(newest, readJson(newest))
  for (const old of snapshots) rmSync(path.join(folder, old))
}

const moduleOf = (files) => {
  const names = files.map((file) => file.slice(0, -'.ts'.length))
  return [
    "import type { Migration } from '../../../src/platform/database/migrate'",
    ...names.map((each) => `import * as migration_${each} from './${each}'`),
    '',
    '// `npm run migration` writes this list.',
    'export const migrations: Migration[] = [',
    ...names.map((each) => `  { name: '${each}', up: migration_${each}.up },`),
    ']',
    '',
  ].join('\n')
}

/** Payload writes where the migrations of Schoolhouse are. What it has written is moved to those of the extensions. */
const createForExtensions = (dialect, folder) => {
  const target = `extensions/migrations/${dialect}`
  const addedFile = `${target}/added.json`
  const base = readJson(path.join(folder, snapshotsIn(folder).pop()))
  const index = readFileSync(`${folder}/index.ts`)
  const before = readdirSync(folder)
  const isNew = (file) => !before.includes(file)
  const removeNew = () => {
    for (const file of readdirSync(folder).filter(isNew)) rmSync(path.join(folder, file))
    writeFileSync(`${folder}/index.ts`, index)
  }
  process.once('exit', removeNew)
  const known = existsSync(addedFile) ? withAdditions(base, readJson(addedFile)) : base
  // Payload takes the last one by name.
  writeSnapshot(`${folder}/99999999_extensions.json`, known)
  create(dialect)
  const [file] = migrationsIn(folder).filter(isNew)
  if (file) {
    const model = readJson(path.join(folder, file.replace(/\.ts$/, '.json')))
    renameSync(path.join(folder, file), path.join(target, file))
    writeSnapshot(addedFile, additionsTo(base, model))
    writeFileSync(`${target}/index.ts`, moduleOf(migrationsIn(target)))
    console.log(`Moved to ${target}/${file}. Read it: it should only add to the tables of Schoolhouse.`)
  }
  process.off('exit', removeNew)
  removeNew()
}

const createIn = extensionFolders().length ? createForExtensions : createOwn
for (const dialect of Object.keys(urls)) createIn(dialect, `src/cms/migrations/${dialect}`)
