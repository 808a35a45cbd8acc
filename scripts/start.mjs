// npm start: opens the port, builds if the build is missing or stale, then serves. The site is served while the admin panel is
// being built. Installs nothing.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenWhileStarting } from '../src/server/start/starting-server.mjs'
import { isPartBuilt } from './build-stamp.mjs'

process.env.NODE_ENV = 'production'
if (existsSync('.env')) process.loadEnvFile('.env')

const exitWith = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

// The same rules as in src/config/env.ts, which cannot be imported before there is a build.
const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) exitWith('PORT must be a port number, 0 to 65535.')

const missing = ['site', ...(process.env.PANEL === 'off' ? [] : ['panel'])].filter(
  (part) => !isPartBuilt(part),
)

const canBuild = () => {
  try {
    return Boolean(import.meta.resolve('vite'))
  } catch {
    return false
  }
}
if (missing.length && !canBuild())
  exitWith(
    'The site is not built, and the packages that build it are not installed. Run “npm ci” without “--omit=dev” and start again, or start a folder that “npm run pack -- FOLDER” has made on another machine.',
  )

// First, so that a port in use is reported now and not after a minute of building.
const whenReady = process.env.LISTEN_WHEN_READY === '1'
const starting = await listenWhileStarting({ host, port }, undefined, { whenReady }).catch((error) =>
  exitWith(error.message),
)

/** Builds a part in a process of its own, which ends with this one. Returns its exit code. */
const build = async (part) => {
  const child = fork('scripts/build.mjs', [part])
  const forget = starting.onStop(() => child.kill('SIGTERM'))
  const [code] = await once(child, 'close')
  forget()
  return code
}

if (missing.length) starting.report('Building the site; this takes less than a minute, once')
const panelBuild = missing.includes('panel') ? build('panel') : undefined
if (missing.includes('site')) {
  const code = await build('site')
  if (code !== 0) process.exit(code ?? 1)
}
const { serve } = await import(pathToFileURL(path.resolve('dist/server/serve.js')).href)
await serve(
  starting,
  panelBuild?.then((code) => code === 0),
)
