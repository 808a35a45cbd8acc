import { parseArgs } from 'node:util'
import { type Env, loadEnvFile, readEnv } from '../../config/env'
import { readSecret } from '../../config/secret'
import type { Command } from '../../platform/command-line'
import { type Finding, findingsAbout, passwordsIn, reportText, withoutSecrets } from '../../platform/findings'
import { AppError } from '../../shared/errors'
import { askSite } from './ask-site'
import { checkDatabase } from './check-database'
import { checkFolders, checkNode } from './check-machine'
import { judgeSecret } from './rules'

// npm run doctor: checks the installation of this folder, beside the running site or without it. It changes nothing.

const usage = `npm run doctor [-- --json]

  --json    print the findings as JSON

Checks the environment, the database, files, mail, backups, the clock and the proxy, with the environment of npm start.
Ends with 1 if there is a problem.`

/** The secret as the site reads it; undefined if there is none or it cannot be read. */
const secretOf = (env: Env): string | undefined => {
  try {
    return readSecret(env)
  } catch {
    return undefined
  }
}

/** Checks everything that can be checked. `source` replaces the environment. */
export const examine = async (source?: Record<string, string | undefined>): Promise<Finding[]> => {
  const { ok, problem } = findingsAbout('environment')
  let env: Env
  try {
    env = readEnv(source)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Everything else depends on it.
    return error.message
      .split('\n')
      .map((text) => problem(text, 'Mend it in .env or where the site is started.'))
  }
  const secret = secretOf(env)
  const [folders, database, site] = await Promise.all([
    checkFolders(env),
    checkDatabase({ ...env, payloadSecret: secret ?? 'only to read the database' }),
    askSite(env, secret),
  ])
  const findings = [
    ok('all values can be read'),
    checkNode(),
    judgeSecret(secret, env.payloadSecret !== undefined),
    ...folders,
    ...database,
    ...site,
  ]
  const { database: db, smtpUrl, admin, metrics, s3Service, tracing } = env
  return withoutSecrets(findings, [
    ...(secret ? [secret] : []),
    ...(admin ? [admin.password] : []),
    ...(metrics.token ? [metrics.token] : []),
    ...(s3Service.credentials ? [s3Service.credentials.secretAccessKey] : []),
    ...Object.values(tracing?.headers ?? {}),
    ...passwordsIn(db.url),
    ...passwordsIn(smtpUrl),
  ])
}

const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  loadEnvFile()
  const findings = await examine()
  const isFine = findings.every(({ state }) => state !== 'problem')
  console.log(values.json ? JSON.stringify({ isFine, findings }, undefined, 2) : reportText(findings))
  return isFine ? 0 : 1
}

export const command: Command = { usage, run }
