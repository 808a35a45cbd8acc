import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import type { Env } from '../../config/env'
import { readSecret } from '../../config/secret'
import { closeDatabase } from '../../platform/database/connection'
import { AppError } from '../../shared/errors'

// Shared by the commands of operators.

export class UsageError extends Error {}

/** The arguments of a command that reads or writes one file: its name, and which of the flags are set. */
export const readArguments = <Flag extends string>(
  args: string[],
  ...flags: Flag[]
): { file: string; is: (flag: Flag) => boolean } => {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [file, ...more] = positionals
  if (!file || more.length) throw new UsageError('Name one file.')
  return { file, is: (flag) => values[flag] === true }
}

export const requireSite = (env: Env): void => {
  if (!readSecret(env))
    throw new AppError('bad_configuration', `There is no site in ${env.dataDir}. Check DATA_DIR.`)
}

/** Opens the database of the site while `use` runs. */
export const withPayload = async <T>(use: (payload: Payload) => Promise<T>): Promise<T> => {
  // Only now, because it reads the environment.
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config })
  try {
    return await use(payload)
  } finally {
    await closeDatabase(payload)
  }
}

const everyMs = 200

/** Says how far a command is: on one line of a terminal, which is rewritten; elsewhere once for each step. */
export const createProgress = (output: NodeJS.WriteStream = process.stdout) => {
  let last = ''
  let saidAt = 0
  return {
    say: (step: string, detail: string) => {
      if (!output.isTTY) {
        if (step !== last) output.write(`${step}\n`)
        last = step
        return
      }
      if (step === last && Date.now() - saidAt < everyMs) return
      last = step
      saidAt = Date.now()
      output.write(`\r\x1b[2K${step}: ${detail}`)
    },
    end: () => {
      if (output.isTTY) output.write('\r\x1b[2K')
    },
  }
}

/** Runs a command and returns the code with which the process ends, 0 unless `run` returns another number. */
export const runCommand = async (usage: string, run: () => Promise<unknown>): Promise<number> => {
  try {
    const code = await run()
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
