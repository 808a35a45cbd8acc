// npm start: opens the port, builds if the build is missing or stale, then serves. Installs nothing.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenWhileStarting } from '../src/server/start/starting-server.mjs'
import { isBuilt } from './build-stamp.mjs'

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

// First, so that a port in use is reported now and not after a minute of building.
const whenReady = process.env.LISTEN_WHEN_READY === '1'
const starting = await listenWhileStarting({ host, port }, undefined, { whenReady }).catch((error) =>
  exitWith(error.message),
)

/** Builds in a process of its own. The site is finished before the admin panel and prepares its database meanwhile. */
const build = async () => {
  starting.report('Building the site; this takes less than a minute, once')
  const child = fork('scripts/build.mjs')
  const forget = starting.onStop(() => child.kill('SIGTERM'))
  const ended = once(child, 'close').then(([code]) => {
    forget()
    if (code !== 0) process.exit(code ?? 1)
  })
  await Promise.race([once(child, 'message'), ended])
  return { adminBuilt: ended }
}

const { adminBuilt } = isBuilt() ? {} : await build()
const { serve } = await import(pathToFileURL(path.resolve('dist/server/serve.js')).href)
await serve(starting, adminBuilt)
