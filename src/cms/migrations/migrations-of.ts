import { migrations as postgresExtensions } from '../../../extensions/migrations/postgres'
import { migrations as sqliteExtensions } from '../../../extensions/migrations/sqlite'
import type { Env } from '../../config/env'
import type { Migration } from '../../platform/database/migrate'
import { migrations as postgres } from './postgres'
import { migrations as sqlite } from './sqlite'

/** All migrations of the site's database, oldest first; those of extensions stand on all others. */
export const migrationsOf = (env: Env): Migration[] =>
  env.database.dialect === 'sqlite' ? [...sqlite, ...sqliteExtensions] : [...postgres, ...postgresExtensions]
