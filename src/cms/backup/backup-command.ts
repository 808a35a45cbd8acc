import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { getPayload } from 'payload'
import { loadEnvFile, readEnv } from '../../config/env'
import { readSecret } from '../../config/secret'
import { verifyBackup } from '../../platform/backup/archive'
import { closeDatabase } from '../../platform/database/connection'
import { AppError } from '../../shared/errors'
import { createProgress, readArguments, runCommand, sizeText, UsageError } from './command-line'
import { writeRecordedBackup } from './record'

// npm run backup: writes a complete backup of the site of this folder, which may be running.

const usage = `npm run backup -- FILE [--force]

  FILE      where to write the backup, for example backup.tar; a file that exists is not replaced
  --force   replace it`

/** The name appears once the file is complete, so what has it is a whole backup. */
const publish = async (part: string, file: string, force: boolean): Promise<void> => {
  if (force) return rename(part, file)
  try {
    // Unlike a rename, this fails if somebody else has made the file meanwhile.
    await link(part, file)
  } catch (error) {
    // Not every file system has hard links.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new UsageError(`${file} exists.`)
    await rename(part, file)
  }
}

const run = async (args: string[]): Promise<void> => {
  const { file, force } = readArguments(args)
  if (existsSync(file) && !force) throw new UsageError(`${file} exists.`)
  loadEnvFile()
  const env = readEnv()
  if (!readSecret(env))
    throw new AppError('bad_configuration', `There is no site in ${env.dataDir}. Check DATA_DIR.`)
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config })
  const progress = createProgress()
  const part = `${file}.${randomUUID()}.part`
  try {
    const archive = writeRecordedBackup(payload, env, {
      way: 'command',
      progress: ({ phase, bytes, total }) =>
        progress.say(
          phase === 'database' ? 'Copying the database' : 'Copying pictures and files',
          `${sizeText(bytes)} of at most ${sizeText(total)}`,
        ),
    })
    await pipeline(archive, createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }))
    const { sums, bytes } = await verifyBackup(part, (read) => progress.say('Checking', sizeText(read)))
    await publish(part, file, force)
    progress.end()
    console.log(`${file}: ${sums.size} files, ${sizeText(bytes)}, all checksums match.`)
    console.log('It contains personal data and the secret of the site. Keep it as safe as the site itself.')
  } finally {
    await rm(part, { force: true })
    await closeDatabase(payload)
  }
}

export const main = (args: string[]): Promise<number> => runCommand(usage, () => run(args))
