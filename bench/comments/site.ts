import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { cmsConfig } from '../../src/cms/build-config'
import { migrationsOf } from '../../src/cms/migrations/migrations-of'
import { type Env, readEnv } from '../../src/config/env'
import { migrate } from '../../src/platform/database/migrate'
import { startPostgres } from '../../tests/integration/kit/postgres-server'

export interface BenchSite {
  env: Env
  payload: Payload
  /** Runs SQL beside Payload, on the same database. */
  run: (text: string) => Promise<unknown>
  close: () => Promise<void>
}

interface Connections {
  client?: { execute: (sql: string) => Promise<unknown>; close: () => void }
  pool?: { query: (sql: string) => Promise<unknown>; end: () => Promise<void> }
}

/** A fresh site in this process, on a database that is gone afterwards. */
export const openBenchSite = async (dialect: 'sqlite' | 'postgres'): Promise<BenchSite> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-comments-'))
  const server = dialect === 'postgres' ? await startPostgres() : undefined
  const env = readEnv({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://school.example',
    PAYLOAD_SECRET: 'only for the bench, and long enough for that',
    LOG_LEVEL: 'fatal',
    DATA_DIR: folder,
    DATABASE_URL: server?.url ?? `file:${path.join(folder, 'site.db')}`,
  })
  const payload = await getPayload({ config: cmsConfig(env), key: randomBytes(8).toString('hex') })
  await migrate(payload, env, migrationsOf(env))
  const { client, pool } = payload.db as unknown as Connections
  return {
    env,
    payload,
    run: async (text) => (client ? client.execute(text) : pool?.query(text)),
    close: async () => {
      await payload.destroy()
      client?.close()
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
