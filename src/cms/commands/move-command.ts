import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { type Env, loadEnvFile, readEnv } from '../../config/env'
import { readSecret } from '../../config/secret'
import { type Command, createProgress, UsageError } from '../../platform/command-line'
import { closeDatabase } from '../../platform/database/connection'
import { moveDatabase } from '../../platform/move/move-database'
import { cmsConfig } from '../build-config'
import { migrationsOf } from '../migrations/migrations-of'

// npm run move: copies the database of a stopped site from SQLite to PostgreSQL or back.

const usage = `npm run move -- FROM TO [--force]

  FROM, TO  two values of DATABASE_URL, such as file:./data/schoolhouse.db
            and postgres://user:password@host:5432/database
  --force   set a site that is in TO aside`

const steps = { copy: 'Copying', check: 'Comparing' } as const

const readArguments = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  })
  const [from, to, ...more] = positionals
  if (!from || !to || more.length) throw new UsageError('Name two databases.')
  return { from, to, force: values.force }
}

const run = async (args: string[]): Promise<void> => {
  const { from, to, force } = readArguments(args)
  loadEnvFile()
  const envOf = (url: string): Env => readEnv({ ...process.env, DATABASE_URL: url })
  const [source, target] = [envOf(from), envOf(to)]
  const progress = createProgress()
  const { tables, rows, setAside } = await moveDatabase(source, target, {
    force,
    migrationsOf,
    open: async (env) => {
      // Nothing that is moved is read or written with the secret, but Payload does not open without one.
      const config = cmsConfig({ ...env, payloadSecret: readSecret(env) ?? randomUUID() })
      const payload = await getPayload({ config, key: env.database.url })
      return { payload, close: () => closeDatabase(payload) }
    },
    progress: (step, count) => progress.say(steps[step], `${count.toLocaleString('en')} rows`),
  })
  progress.end()
  console.log(
    `${rows.toLocaleString('en')} rows of ${tables} tables are copied; counts and checksums are equal.`,
  )
  if (setAside.length) console.log(`What was there before is in ${setAside.join(' and ')}.`)
  console.log(
    'The old database is unchanged, and pictures and files stay in DATA_DIR. Set DATABASE_URL to the new one, then: npm start',
  )
}

export const command: Command = { usage, run }
