import { createWriteStream, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getPayload } from 'payload'
import { type Env, loadEnvFile, readEnv } from '../../config/env'
import { checkBackup } from '../../platform/backup/check-backup'
import { readBackup } from '../../platform/backup/encryption'
import { restoreBackup } from '../../platform/backup/restore-backup'
import { createRestoreFolder } from '../../platform/backup/restore-folder'
import { type Command, createProgress, readArguments, UsageError } from '../../platform/command-line'
import { closeDatabase } from '../../platform/database/connection'
import { type BucketFile, bucketFile } from '../../platform/storage/create-files'
import { AppError } from '../../shared/errors'
import { countText } from '../../shared/text/count-text'
import { sizeText } from '../../shared/text/size-text'
import { cmsConfig } from '../build-config'
import { migrationsOf } from '../migrations/migrations-of'

// npm run restore: makes the site of this folder the one of a backup, or checks a backup.

const usage = `npm run restore -- FILE [--force | --verify]

  FILE      a backup of npm run backup or of the admin panel, also in a bucket: s3://bucket/backup.tar
  --force   set a site that is there aside, and restore in its place
  --verify  check the backup, its database included, and restore nothing`

const steps = {
  verify: 'Checking',
  files: 'Unpacking pictures and files',
  database: 'Reading the database',
} as const

/** Restored files belong to the user who runs the command, and only their owner can read them. */
const refuseOtherUser = ({ dataDir }: Env): void => {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid
  const user = process.getuid?.()
  if (owner === undefined || user === undefined || owner === user) return
  throw new AppError(
    'bad_configuration',
    `${dataDir} belongs to another user (number ${owner}). Run this command as that user, or the site cannot read what is restored. Nothing was changed.`,
  )
}

const run = async (args: string[]): Promise<void> => {
  const { file, is } = readArguments(args, 'force', 'verify')
  const force = is('force')
  loadEnvFile()
  const env = readEnv()
  const bucket = bucketFile(env, file)
  if (!bucket && !statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`There is no file ${file}.`)
  if (is('verify')) return verify(env, file, bucket)
  refuseOtherUser(env)
  return bucket ? fromBucket(env, bucket, (copy) => restore(env, copy, force)) : restore(env, file, force)
}

const verify = async (env: Env, file: string, bucket: BucketFile | undefined): Promise<void> => {
  const progress = createProgress()
  const { info, sums, bytes } = await checkBackup(
    () => readBackup(bucket ? bucket.folder.download(bucket.name) : file, env.backupPassphrase),
    (phase, read) => progress.say(steps[phase], sizeText(read)),
  )
  progress.end()
  const { createdAt, version, database } = info
  console.log(
    `${file}: the backup of ${createdAt} (version ${version}, ${database}) is complete: ${countText(sums.size, 'file')}, ${sizeText(bytes)}, all checksums match, and the database can be read.`,
  )
}

/** A backup is read several times, so one of a bucket is copied first. */
const fromBucket = async (
  env: Env,
  { folder, name }: BucketFile,
  use: (file: string) => Promise<void>,
): Promise<void> => {
  const { folder: place, remove } = await createRestoreFolder(env.dataDir)
  const copy = path.join(place, 'backup')
  const progress = createProgress()
  let bytes = 0
  const counted = async function* () {
    for await (const piece of folder.download(name)) {
      bytes += piece.length
      progress.say('Fetching', sizeText(bytes))
      yield piece
    }
  }
  try {
    await pipeline(counted(), createWriteStream(copy, { mode: 0o600, flags: 'wx' }))
    progress.end()
    await use(copy)
  } finally {
    await remove()
  }
}

const restore = async (env: Env, file: string, force: boolean): Promise<void> => {
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
  console.log(
    `The backup of ${info.createdAt} (version ${info.version}, ${countText(sums.size, 'file')}) is restored.`,
  )
  if (setAside.length) console.log(`What was there before is in ${setAside.join(' and ')}.`)
  if (unknownTables.length)
    console.log(`Left out, because this version does not know them: the tables ${unknownTables.join(', ')}.`)
  if (env.payloadSecret)
    console.log(
      'PAYLOAD_SECRET is set, so the secret of the backup is not used. If they differ, see docs/operating.md.',
    )
  console.log('Now start the site: npm start')
}

export const command: Command = { usage, run }
