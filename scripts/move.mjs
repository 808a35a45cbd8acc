// npm run move -- FROM TO: see docs/operating.md.
import { tsImport } from 'tsx/esm/api'

process.env.NODE_ENV = 'production'
process.umask(0o077)
const { main } = await tsImport('../src/cms/move/move-command.ts', import.meta.url)
process.exit(await main(process.argv.slice(2)))
