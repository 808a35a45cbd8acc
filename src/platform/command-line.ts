import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import type { Env } from '../config/env'

/** The site that a command works on. */
export interface CommandSite {
  /** Opens the database while `use` runs. `isAlone`: not while the site runs. */
  withPayload: <T>(use: (payload: Payload, env: Env) => Promise<T>, isAlone?: boolean) => Promise<T>
  /** Refuses a database that this version has not migrated yet. */
  refuseOutdated: (payload: Payload, env: Env) => Promise<void>
}

/** A command of operators. `run` may return the code with which the process ends. */
export interface Command {
  usage: string
  run: (args: string[], site: CommandSite) => Promise<unknown>
}

/** Commands by name, each of which is loaded when it runs. */
export type Commands = Record<string, () => Promise<{ command: Command }>>

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
