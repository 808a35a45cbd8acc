// npm run types: writes the tables and columns of the model for statements (src/platform/database/tables.ts). Needs no database.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { getPayload } from 'payload'
import { describeTables } from '../src/platform/database/table'

// Payload does not start without one.
process.env.PAYLOAD_SECRET ??= randomBytes(32).toString('hex')
const { default: config } = await import('../src/cms/payload.config')
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
writeFileSync('src/platform/database/tables.ts', describeTables(payload))
process.exit(0)
