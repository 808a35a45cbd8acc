import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { AppError } from '../shared/errors'
import type { Env } from './env'

const secretFile = (env: Env) => path.join(env.dataDir, 'secret')

/** The site's secret; undefined if none is configured and none was generated yet, as during a build. */
export const readSecret = (env: Env): string | undefined => {
  if (env.payloadSecret) return env.payloadSecret
  return existsSync(secretFile(env)) ? readFileSync(secretFile(env), 'utf8').trim() : undefined
}

/** Files and folders of the site in its data folder. Other files there are left alone. */
const ownNames = /^(schoolhouse\.db.*|lock\.db.*|secret|media|files|extracts|private|outbox|backups|cache)$/

const chmodAll = (entry: string) => {
  const stat = lstatSync(entry)
  if (stat.isSymbolicLink()) return
  const isFolder = stat.isDirectory()
  chmodSync(entry, isFolder ? 0o700 : 0o600)
  if (isFolder) for (const name of readdirSync(entry)) chmodAll(path.join(entry, name))
}

/** Removes the access rights of other users from a folder that an earlier version or somebody else created. */
const makePrivate = (folder: string) => {
  if ((statSync(folder).mode & 0o077) === 0) return
  try {
    chmodSync(folder, 0o700)
    for (const name of readdirSync(folder)) if (ownNames.test(name)) chmodAll(path.join(folder, name))
  } catch (error) {
    console.warn(
      `Other users of this machine may be able to read ${folder}: its rights cannot be changed (${(error as Error).message}).`,
    )
  }
}

/** Creates the data folder, and a secret if none is configured: there is no built-in default. */
export const prepareDataDir = (env: Env): void => {
  try {
    mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
    makePrivate(env.dataDir)
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
