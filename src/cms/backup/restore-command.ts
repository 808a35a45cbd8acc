import { statSync } from 'node:fs'
import { getPayload } from 'payload'
import { loadEnvFile, readEnv } from '../../config/env'
import { restoreBackup } from '../../platform/backup/restore-backup'
import { closeDatabase } from '../../platform/database/connection'
import { cmsConfig } from '../build-config'
import { migrationsOf } from '../migrations/migrations-of'
import { createProgress, readArguments, runCommand, sizeText, UsageError } from './command-line'

// npm run restore: makes the site of this folder the one of a backup.

const usage = `npm run restore -- FILE [--force]

  FILE      a backup of npm run backup or of the admin panel
  --force   set a site that is there aside, and restore in its place`

const steps = {
  verify: 'Checking',
  files: 'Unpacking pictures and files',
  database: 'Loading the database',
} as const

const run = async (args: string[]): Promise<void> => {
  const { file, force } = readArguments(args)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`There is no file ${file}.`)
  loadEnvFile()
  const env = readEnv()
  const progress = createProgress()
  const { info, setAside, unknownTables, sums } = await restoreBackup(file, env, {
    force,
    migrations: migrationsOf(env),
    open: async (secret) => {
      const config = cmsConfig({ ...env, payloadSecret: env.payloadSecret ?? secret })
      const payload = await getPayload({ config })
      return { payload, close: () => closeDatabase(payload) }
    },
    progress: (phase, bytes) => progress.say(steps[phase], sizeText(bytes)),
  })
  progress.end()
  console.log(`The backup of ${info.createdAt} (version ${info.version}, ${sums.size} files) is restored.`)
  if (setAside.length) console.log(`What was there before is in ${setAside.join(' and ')}.`)
  if (unknownTables.length)
    console.log(`Left out, because this version does not know them: the tables ${unknownTables.join(', ')}.`)
  if (env.payloadSecret)
    console.log(
      'PAYLOAD_SECRET is set, so the secret of the backup is not used. If they differ, see docs/operating.md.',
    )
  console.log('Now start the site: npm start')
}

export const main = (args: string[]): Promise<number> => runCommand(usage, () => run(args))
