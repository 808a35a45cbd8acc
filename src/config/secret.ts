import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '../shared/errors'
import type { Env } from './env'

const secretFile = (env: Env) => path.join(env.dataDir, 'secret')

/** The site's secret, or undefined where none was given and none made yet (as during a build). */
export const readSecret = (env: Env): string | undefined => {
  if (env.payloadSecret) return env.payloadSecret
  return existsSync(secretFile(env)) ? readFileSync(secretFile(env), 'utf8').trim() : undefined
}

/** Makes the data folder, and the secret where none was given: no site ever runs on a built-in one. */
export const prepareDataDir = (env: Env): void => {
  try {
    mkdirSync(env.dataDir, { recursive: true })
    if (readSecret(env)) return
    writeFileSync(secretFile(env), randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new AppError(
      'bad_configuration',
      `The data folder ${env.dataDir} cannot be written (${(cause as Error).message}). Set DATA_DIR to a folder this user may write.`,
      { cause },
    )
  }
}
