// npm start: builds when the build is missing or old, then serves. Installs nothing.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './build-stamp.mjs'

process.env.NODE_ENV = 'production'

if (!isBuilt()) {
  console.log('Building; this takes a minute or two, once.')
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
await import(pathToFileURL(path.resolve('dist/server/main.js')).href)
