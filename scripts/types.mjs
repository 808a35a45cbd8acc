// npm run types: writes what follows from the model: Payload's types, the tables and columns for statements, and the list of the
// panel's components. Needs no database.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import { importSource } from './bundled-source.mjs'

// Payload does not start without one.
process.env.PAYLOAD_SECRET ??= randomBytes(32).toString('hex')
const { default: config } = await importSource('src/cms/payload.config.ts')
const { describeTables } = await importSource('src/platform/database/table.ts')
await generateTypes(await config)
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
writeFileSync('src/platform/database/tables.ts', describeTables(payload))
await generateImportMap(await config)
process.exit()
