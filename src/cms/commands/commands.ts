import { getPayload } from 'payload'
import { loadEnvFile, readEnv } from '../../config/env'
import { prepareDataDir, readSecret } from '../../config/secret'
import { features } from '../../features'
import { type Command, type CommandSite, type Commands, UsageError } from '../../platform/command-line'
import { closeDatabase } from '../../platform/database/connection'
import { lockData } from '../../platform/database/data-lock'
import { appliedMigrations } from '../../platform/database/migrate'
import { AppError } from '../../shared/errors'
import { migrationsOf } from '../migrations/migrations-of'

/** The commands of operators, by name. `scripts/command.mjs` runs them. */
const commands: Commands = {
  restore: () => import('./restore-command'),
  move: () => import('./move-command'),
  media: () => import('./media-command'),
  doctor: () => import('../doctor/doctor-command'),
  ...Object.assign({}, ...features.map((feature) => feature.commands)),
}

const site: CommandSite = {
  withPayload: async (use, isAlone = false) => {
    loadEnvFile()
    const env = readEnv()
    if (!readSecret(env))
      throw new AppError('bad_configuration', `There is no site in ${env.dataDir}. Check DATA_DIR.`)
    if (isAlone) prepareDataDir(env)
    const unlock = isAlone ? await lockData(env) : () => {}
    try {
      // Only now, because it reads the environment.
      const { default: config } = await import('../payload.config')
      const payload = await getPayload({ config })
      try {
        return await use(payload, env)
      } finally {
        await closeDatabase(payload)
      }
    } finally {
      unlock()
    }
  },
  refuseOutdated: async (payload, env) => {
    const applied = await appliedMigrations(payload, env)
    if (migrationsOf(env).some(({ name }) => !applied.includes(name)))
      throw new AppError(
        'bad_database',
        'The database is not up to date. Run npm start once, then this again.',
      )
  },
}

/** Runs a command and returns the code with which the process ends, 0 unless the command returns another number. */
const runCommand = async ({ usage, run }: Command, args: string[]): Promise<number> => {
  try {
    const code = await run(args, site)
    return typeof code === 'number' ? code : 0
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS'))
      console.error(`${message}\n\n${usage}`)
    else if (error instanceof AppError) console.error(message)
    else if (code === 'ENOSPC') console.error('There is no space left on the disk.')
    else console.error(error)
    return 1
  }
}

export const runNamed = async (name: string, args: string[]): Promise<number> => {
  const load = commands[name]
  if (!load) {
    console.error(`There is no command ${name}. There are ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  const { command } = await load()
  return runCommand(command, args)
}
