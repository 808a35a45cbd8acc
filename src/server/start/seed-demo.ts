import { getPayload } from 'payload'
import config from '../../cms/payload.config'
import { seedDemo } from '../../cms/seed/seed'

// A program of its own, started by seed-in-child.ts on a database that is migrated and locked by the parent.
process.on('disconnect', () => process.exit(1))
const payload = await getPayload({ config })
await seedDemo(payload, (done, total) => process.send?.({ done, total }))
process.exit()
