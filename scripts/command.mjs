// npm run backup, restore, move, ...: runs a command of src/cms/commands/commands.ts, from the build or, without one, from the sources.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isPartBuilt } from './build-stamp.mjs'

process.env.NODE_ENV = 'production'
process.umask(0o077)

/** A production folder has neither sources nor tsx. */
const fromSources = async () => {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport('../src/cms/commands/commands.ts', import.meta.url)
}

const [name = '', ...args] = process.argv.slice(2)
const { runNamed } = isPartBuilt('site')
  ? await import(pathToFileURL(path.resolve('dist/server/commands.js')).href)
  : await fromSources()
process.exit(await runNamed(name, args))
