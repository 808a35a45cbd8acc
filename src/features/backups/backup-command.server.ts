import { existsSync } from 'node:fs'
import { type Command, createProgress, readArguments, UsageError } from '../../platform/command-line'
import { countText } from '../../shared/text/count-text'
import { sizeText } from '../../shared/text/size-text'
import { writeBackupFile } from './backups.server'

const usage = `npm run backup -- FILE [--force]

  FILE      where to write the backup, for example backup.tar or s3://bucket/backup.tar;
            a file that exists is not replaced
  --force   replace it`

/** `npm run backup` writes a complete backup of the site of this folder, which may be running. */
export const command: Command = {
  usage,
  run: async (args, { withPayload }) => {
    const { file, is } = readArguments(args, 'force')
    const force = is('force')
    if (existsSync(file) && !force) throw new UsageError(`${file} exists.`)
    const progress = createProgress()
    await withPayload(async (payload, env) => {
      const { sums, bytes } = await writeBackupFile(payload, env, {
        file,
        way: 'command',
        replaces: force,
        progress: ({ phase, bytes, total }) =>
          progress.say(
            phase === 'database' ? 'Copying the database' : 'Copying pictures and files',
            `${sizeText(bytes)} of at most ${sizeText(total)}`,
          ),
        checking: (read) => progress.say('Checking', sizeText(read)),
      })
      progress.end()
      console.log(`${file}: ${countText(sums.size, 'file')}, ${sizeText(bytes)}, all checksums match.`)
      console.log(
        env.backupPassphrase
          ? 'It is encrypted with BACKUP_PASSPHRASE and cannot be read without it. Keep the passphrase in another place.'
          : 'It contains personal data and the secret of the site. Keep it as safe as the site itself, or set BACKUP_PASSPHRASE to encrypt it.',
      )
    })
  },
}
