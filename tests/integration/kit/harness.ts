import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, describe, inject, it } from 'vitest'
import { cmsConfig } from '../../../src/cms/build-config'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { type Env, readEnv } from '../../../src/config/env'
import { migrate } from '../../../src/platform/database/migrate'
import type { Feature } from '../../../src/platform/feature'
import { modelPrefix } from './model-databases'

export type Dialect = Env['database']['dialect']

/** A site with its own database. */
export interface Site {
  dialect: Dialect
  env: Env
  payload: Payload
  /** The log of Payload, one object per line; empty unless LOG_LEVEL allows it. */
  log: Record<string, unknown>[]
  /** Calls Payload's REST API as Next does. */
  rest: (path: string, init?: RequestInit) => Promise<Response>
  /** Runs SQL directly on the same database. */
  sql: (text: string) => Promise<Record<string, unknown>[]>
  /** Closes what still writes to the database when it ends. Vitest ends what `beforeAll` returns after the site. */
  closeFirst: (() => Promise<void>)[]
  /** Ends the connections to the database while the rest still runs. */
  loseDatabase: () => Promise<void>
  close: () => Promise<void>
}

interface SiteOptions {
  /** Environment variables that override the tests' defaults. */
  env?: Record<string, string>
  /** Leaves the database empty. */
  empty?: boolean
  /** The features of the site; all of them if absent. */
  features?: readonly Feature[]
}

export type OpenSite = (options?: SiteOptions) => Promise<Site>

interface Connections {
  client?: { execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>; close: () => void }
  pool?: { query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>; end: () => Promise<void> }
}

const connectionsOf = (payload: Payload) => payload.db as unknown as Connections

/** Declares a test for which one database is enough, in a file that runs on both. */
type TestOnce = ((name: string, test: () => Promise<void> | void) => void) & Pick<typeof it, 'each'>

const declaredElsewhere: TestOnce = Object.assign(() => {}, { each: () => () => {} })

type SiteTests = (open: OpenSite, dialect: Dialect, once: TestOnce) => void

/** `sqlite` and `postgres`: that one alone. `all`: what runs on SQLite alone otherwise runs on both. */
const wanted = process.env.TEST_DATABASES

/**
 * Runs the same tests on SQLite and PostgreSQL: what they test has statements of its own, locks, transactions, migrations or
 * writes at the same time, or depends on what the database refuses.
 */
export const describeOnBoth = (name: string, tests: SiteTests) => {
  describeOn('sqlite', name, tests)
  const once = wanted ? it : declaredElsewhere
  describeOn('postgres', name, (open, dialect) => tests(open, dialect, once))
}

/** Runs tests on SQLite alone, because what they test reads and writes through Payload; on both with TEST_DATABASES=all. */
export const describeSite = (name: string, tests: SiteTests) => {
  if (wanted === 'all' || wanted === 'postgres') describeOnBoth(name, tests)
  else describeOn('sqlite', name, tests)
}

/** Tests of what only one of the databases has. Their sites are removed afterwards. */
export const describeOn = (dialect: Dialect, name: string, tests: SiteTests) => {
  describe(`${name} (${dialect})`, () => {
    if (wanted && wanted !== 'all' && wanted !== dialect) {
      it('', ({ skip }) => skip(`TEST_DATABASES is ${wanted}`))
      return
    }
    const opened: (() => Promise<void>)[] = []
    afterAll(async () => {
      for (const close of opened.reverse()) await close()
    })
    tests(
      async (options = {}) => {
        const place = await newPlace(dialect, options.empty)
        opened.push(place.remove)
        const site = await openSite(dialect, place.env, options)
        opened.push(site.close)
        return site
      },
      dialect,
      it,
    )
  })
}

/** Opens a second node on the database of `site`. */
export const openSecondNode = (site: Site, env: Record<string, string> = {}): Promise<Site> =>
  openSite(
    site.dialect,
    { DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url },
    { env, empty: true },
  )

/** A migrated database that is copied for each site. */
interface Model {
  file?: Buffer
  database?: string
}

const models = new Map<Dialect, Promise<Model>>()

/** Migrating is slow, so each worker does it once per dialect. */
const modelOf = (dialect: Dialect): Promise<Model> => {
  const model = models.get(dialect) ?? makeModel(dialect)
  models.set(dialect, model)
  return model
}

const makeModel = async (dialect: Dialect): Promise<Model> => {
  // The prefix contains the parent's process id, so that the global set-up can find the database.
  const { env, name, remove } = await newPlace(dialect, true, modelPrefix(process.ppid))
  const site = await openSite(dialect, env, {})
  if (dialect === 'sqlite') {
    const copy = path.join(env.DATA_DIR, 'copy.db')
    await site.sql(`vacuum into '${copy}'`)
    const file = readFileSync(copy)
    await site.close()
    await remove()
    return { file }
  }
  await site.close()
  // PostgreSQL can copy a database only while no connection uses it.
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  return { database: name }
}

const newPlace = async (dialect: Dialect, isEmpty = false, prefix = 'test_') => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-test-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const model = isEmpty ? {} : await modelOf(dialect)
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  if (dialect === 'sqlite') {
    const file = path.join(folder, 'site.db')
    if (model.file) writeFileSync(file, model.file)
    return {
      name,
      env: { DATA_DIR: folder, DATABASE_URL: `file:${file}` },
      remove: async () => removeFolder(),
    }
  }
  // Copying the files takes half the time of logging every page, the default.
  await onServer(
    `create database ${name}${model.database ? ` template ${model.database} strategy file_copy` : ''}`,
  )
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return {
    name,
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    remove: async () => {
      await onServer(`drop database ${name} with (force)`)
      removeFolder()
    },
  }
}

/** Runs SQL on the maintenance database, to create databases and end connections. */
export const onServer = async (sql: string) => {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

const openSite = async (
  dialect: Dialect,
  place: Record<string, string>,
  options: SiteOptions,
): Promise<Site> => {
  const env = readEnv({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://school.example',
    PAYLOAD_SECRET: 'only for tests, and long enough for that',
    LOG_LEVEL: 'fatal',
    ...place,
    ...options.env,
  })
  const key = randomBytes(8).toString('hex')
  const config = await cmsConfig(env, {}, options.features && { features: options.features })
  const log: Site['log'] = []
  const destination = { write: (line: string) => log.push(JSON.parse(line)) }
  const payload = await getPayload({
    config: { ...config, logger: { ...(config.logger as object), destination } as never },
    key,
  })
  if (!options.empty) await migrate(payload, env, migrationsOf(env))
  let closed = false
  const site: Site = {
    dialect,
    env,
    payload,
    log,
    closeFirst: [],
    rest: (path, init) =>
      handleEndpoints({
        config: Promise.resolve(payload.config),
        path: new URL(path, env.publicUrl).pathname,
        payloadInstanceCacheKey: key,
        request: new Request(new URL(path, env.publicUrl), init),
      }),
    sql: async (text) => {
      const { client, pool } = connectionsOf(payload)
      return (await (client ? client.execute(text) : pool?.query(text)))?.rows ?? []
    },
    close: async () => {
      if (closed) return
      for (const close of site.closeFirst.reverse()) await close()
      await site.loseDatabase()
    },
    loseDatabase: async () => {
      closed = true
      const { client, pool } = connectionsOf(payload)
      await payload.destroy()
      client?.close()
      // Not awaited: Payload keeps one connection for itself, which ends with its database.
      void pool?.end()
    },
  }
  return site
}
