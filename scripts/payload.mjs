// node --conditions=production scripts/payload.mjs COMMAND: Payload's command line, with the configuration of the sources.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleSource } from './bundled-source.mjs'

process.env.PAYLOAD_CONFIG_PATH = await bundleSource('src/cms/payload.config.ts')
process.argv.push('--disable-transpile')
await import(pathToFileURL(path.resolve('node_modules/payload/bin.js')).href)
