import { getPayload } from 'payload'
import config from '../../cms/payload.config'
import { fillDemo } from '../../cms/seed/fill-demo'
import { readEnv } from '../../config/env'

// A program of its own, started by seed-in-child.ts on a database that is migrated and locked by the parent.
process.on('disconnect', () => process.exit(1))
const payload = await getPayload({ config })
await fillDemo(payload, readEnv().demo, (done, total) => process.send?.({ done, total }))
process.exit()
