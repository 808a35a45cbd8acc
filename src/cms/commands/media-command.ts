import { parseArgs } from 'node:util'
import { loadEnvFile, readEnv } from '../../config/env'
import { type Command, type CommandSite, createProgress, UsageError } from '../../platform/command-line'
import { allNamedFiles } from '../../platform/payload/uploads/reserve-names'
import { createFiles } from '../../platform/storage/create-files'
import { syncFiles } from '../../platform/storage/sync-files'
import { AppError } from '../../shared/errors'
import { sizeText } from '../../shared/text/size-text'

// npm run media: copies the pictures, downloads and map files of the site between the data folder and the bucket.

const usage = `npm run media -- sync [--back]

  sync     copy pictures, downloads and map files from DATA_DIR to the bucket of S3_BUCKET
  --back   copy them from the bucket to DATA_DIR`

const run = async (args: string[], { withPayload }: CommandSite): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { back: { type: 'boolean', default: false } },
  })
  if (positionals.length !== 1 || positionals[0] !== 'sync') throw new UsageError('Name what to do: sync.')
  loadEnvFile()
  const env = readEnv()
  if (!env.s3) throw new AppError('bad_configuration', 'S3_BUCKET is not set.')
  const named = await withPayload(allNamedFiles)
  const bucket = createFiles(env)
  const disk = createFiles({ ...env, s3: undefined })
  const [from, to] = values.back ? [bucket, disk] : [disk, bucket]
  const progress = createProgress()
  const { copied, same, newer, unnamed, bytes } = await syncFiles(from, to, {
    named,
    progress: (done, total, read) => progress.say('Copying', `${done} of ${total} files, ${sizeText(read)}`),
  })
  progress.end()
  console.log(`${copied} files copied (${sizeText(bytes)}) and compared, ${same} were there already.`)
  if (newer.length)
    console.log(`${newer.length} were left, because they are newer there, for example ${newer[0]}.`)
  if (unnamed)
    console.log(`${unnamed} were left out, because nothing on the site has them; they may have been deleted.`)
  console.log(
    values.back
      ? 'The bucket is as it was. Without S3_BUCKET, the site uses the files in DATA_DIR.'
      : 'DATA_DIR is as it was. With S3_BUCKET, the site uses the files in the bucket.',
  )
}

export const command: Command = { usage, run }
