import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import type { Env } from '../../config/env'
import { isBeforeBaseline, lastVersionBefore } from '../../platform/database/baseline'
import { closeDatabase } from '../../platform/database/connection'
import { sqliteFile } from '../../platform/database/data-lock'
import { appliedMigrations, isUpgradeUnderWay } from '../../platform/database/migrate'
import { readRows, sql } from '../../platform/database/statement'
import { siteIn } from '../../platform/feature'
import { type Finding, findingsAbout } from '../../platform/findings'
import { findAll } from '../../platform/payload/find-documents'
import { filesOf } from '../../platform/storage/file-store'
import { countText } from '../../shared/text/count-text'
import { cmsConfig } from '../build-config'
import { migrationsOf } from '../migrations/migrations-of'
import { judgeClock } from './rules'

const oldestPostgres = 14

const checkServer = async (payload: Payload, env: Env): Promise<Finding[]> => {
  const { ok, warning } = findingsAbout('database')
  if (env.database.dialect === 'sqlite') {
    const [row] = await readRows(payload, sql`select sqlite_version() as version`)
    return [ok(`SQLite ${row?.version}`)]
  }
  const began = Date.now()
  const [row] = await readRows(
    payload,
    sql`select current_setting('server_version') as version, extract(epoch from clock_timestamp()) * 1000 as time`,
  )
  const took = Date.now() - began
  const version = String(row?.version)
  return [
    Number.parseInt(version, 10) < oldestPostgres
      ? warning(`PostgreSQL ${version} is old`, `Use ${oldestPostgres} or newer.`)
      : ok(`PostgreSQL ${version}, answers in ${took} ms`),
    judgeClock('the database', Number(row?.time) - (began + took / 2), took / 2),
  ]
}

const checkMigrations = async (payload: Payload, env: Env): Promise<Finding> => {
  const { ok, warning, problem } = findingsAbout('migrations')
  const known = migrationsOf(env).map(({ name }) => name)
  const applied = await appliedMigrations(payload, env)
  if (isBeforeBaseline(applied))
    return problem(
      'The database was written by a version before 0.9.0',
      `Start version ${lastVersionBefore} with it once, then this version.`,
    )
  const unknown = applied.filter((name) => !known.includes(name))
  const missing = known.filter((name) => !applied.includes(name))
  if (unknown.length && !missing.length && (await isUpgradeUnderWay(payload, env, unknown)))
    return warning('A newer version has migrated the database', 'Upgrade this node within 24 hours.')
  if (unknown.length)
    return problem(
      `The database was written by a newer version (${unknown[0]})`,
      'Run that version, or restore a backup made before it.',
    )
  return missing.length
    ? problem(`${missing.length} of ${known.length} have not run`, 'Start the site; it runs them.')
    : ok(`all ${known.length} have run`)
}

/** An error and its cause, as far as they say something. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message ? `${message} ${cause.message}` : message
}

/** How many of the newest pictures are looked for. */
const sampleSize = 20

/** Whether the newest uploads are where the database says. */
const checkFiles = async (payload: Payload): Promise<Finding> => {
  const { ok, problem } = findingsAbout('storage')
  const files = filesOf(payload)
  const docs = await findAll(payload, 'media', {}, { sort: '-createdAt', limit: sampleSize })
  const names = docs.flatMap(({ filename }) => filename ?? [])
  const where = files.kind === 's3' ? `the bucket ${files.settings.bucket}` : 'the data folder'
  const missing: string[] = []
  try {
    // A bucket without pictures is asked for one, too.
    for (const name of names.length ? names : ['none'])
      if (!(await files.exists(`media/${name}`))) missing.push(name)
  } catch (error) {
    return problem(
      `${where} cannot be read (${reasonOf(error)})`,
      files.kind === 's3'
        ? 'Check S3_ENDPOINT, S3_BUCKET, S3_REGION, the keys and their rights.'
        : 'Mend its rights.',
    )
  }
  if (!names.length) return ok(`${where} answers; there are no pictures`)
  return missing.length
    ? problem(
        `${missing.length} of the newest ${countText(names.length, 'picture')} missing, for example ${missing[0]}`,
        'Is this the folder or bucket of this database? npm run media moves files between them; otherwise restore a backup.',
      )
    : ok(`${countText(names.length, 'picture')} checked, all in ${where}`)
}

const hostOf = (url: string) => {
  try {
    return new URL(url).host
  } catch {
    return 'the server'
  }
}

/** Reads the database. It is not created, and no migration is run. */
export const checkDatabase = async (env: Env): Promise<Finding[]> => {
  const { problem } = findingsAbout('database')
  if (env.database.dialect === 'sqlite' && !existsSync(sqliteFile(env.database)))
    return [
      problem(
        `There is no file ${sqliteFile(env.database)}`,
        'Check DATA_DIR and DATABASE_URL. On a new site: start it once.',
      ),
    ]
  let payload: Payload
  try {
    const config = await cmsConfig({ ...env, logLevel: 'silent' })
    payload = await getPayload({ config, key: `doctor ${randomUUID()}` })
  } catch (error) {
    const where = env.database.dialect === 'sqlite' ? sqliteFile(env.database) : hostOf(env.database.url)
    return [
      problem(
        `The database ${where} cannot be used (${(error as Error).message})`,
        'Check DATABASE_URL, that the file or server is there, and the rights of this user.',
      ),
    ]
  }
  const findings: Finding[] = []
  try {
    findings.push(...(await checkServer(payload, env)))
    const migrations = await checkMigrations(payload, env)
    findings.push(migrations)
    // The rest can only be checked if its tables are there.
    if (migrations.state !== 'problem') {
      findings.push(await checkFiles(payload))
      for (const { checks } of siteIn(payload.config).features)
        findings.push(...((await checks?.(payload)) ?? []))
    }
  } catch (error) {
    findings.push(problem(`A query failed (${(error as Error).message})`, 'Check the log of the database.'))
  } finally {
    await closeDatabase(payload)
  }
  return findings
}
