import type { Env } from '../../config/env'
import type { Migration } from '../../platform/database/migrate'
import { migrations as postgres } from './postgres'
import { migrations as sqlite } from './sqlite'

/** All migrations of the site's database, oldest first. */
export const migrationsOf = (env: Env): Migration[] =>
  env.database.dialect === 'sqlite' ? sqlite : postgres
