// Makes the empty database of DATA_DIR, for a measurement that is gone afterwards.
import { getPayload } from 'payload'
import { cmsConfig } from '../../src/cms/build-config'
import { migrationsOf } from '../../src/cms/migrations/migrations-of'
import { readEnv } from '../../src/config/env'
import { migrate } from '../../src/platform/database/migrate'

const env = readEnv()
const payload = await getPayload({ config: cmsConfig(env) })
await migrate(payload, env, migrationsOf(env))
process.exit(0)
