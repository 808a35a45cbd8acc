import type { Server } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Payload, reload } from 'payload'
import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Env } from '../../config/env'
import { missingColumns } from '../../platform/database/migrate'
import { AppError } from '../../shared/errors'
import type { Site } from '../compose-site'
import type { SiteDeps } from '../deps'
import { foldStack } from './dev-output'
import type { RunningRequests } from './running-requests'

export interface DevTools {
  httpServer: Server
  vite: ViteDevServer
  /** Imports a module as its files are now. A module that no change affects stays the same object. */
  load: <Module>(file: string) => Promise<Module>
  /** Calls the listener with each changed file of the server. */
  onChange: (listener: (file: string) => void) => void
}

/** The longest wait for requests that began before a change. */
const longestResponseMs = 5_000

/** Editors save several files at once, and some write a file twice. */
const settleMs = 30

/** Says which columns the database lacks, and what to do. Without them every read of their tables fails. */
export const refuseMissingColumns = async (payload: Payload, env: Env): Promise<void> => {
  const missing = await missingColumns(payload, env)
  if (missing.length)
    throw new AppError(
      'bad_database',
      `The model has columns that the database lacks: ${missing.join(', ')}. Run npm run migration -- what_changed; it writes the migration, and npm run dev applies it.`,
    )
}

/** Keeps the site up to date with its sources: composes it anew after each change and tells the browsers. */
export const followChanges = async (
  tools: DevTools,
  deps: SiteDeps,
  logger: Logger,
  requests: RunningRequests,
) => {
  const { vite, load, onChange } = tools
  const { env, payload } = deps

  const loadConfig = () => load<typeof import('../../cms/payload.config')>('/src/cms/payload.config.ts')
  let config = (await loadConfig()).default
  const refreshCms = async () => {
    const { default: latest } = await loadConfig()
    if (latest !== config) {
      // While Payload reloads it has neither collections nor a database; new requests wait for the end of it.
      await requests.ended(longestResponseMs)
      await reload(await latest, payload)
    }
    try {
      // A migration may be what was added.
      const { migrate } = await load<typeof import('../../platform/database/migrate')>(
        '/src/platform/database/migrate.ts',
      )
      const { migrationsOf } = await load<typeof import('../../cms/migrations/migrations-of')>(
        '/src/cms/migrations/migrations-of.ts',
      )
      await migrate(payload, env, migrationsOf(env))
      await refuseMissingColumns(payload, env)
      config = latest
    } catch (error) {
      // Back to the model that the database has, so that the last site works.
      if (latest !== config) await reload(await config, payload)
      throw error
    }
  }

  const compose = async () => {
    const file = '/src/server/compose-site.ts'
    const { composeSite } = await load<typeof import('../compose-site')>(file)
    const composed = await composeSite(deps, { logger })
    await composed.app.ready()
    return composed
  }
  let site = await compose()
  /** Why the sources cannot be run now. */
  let failure: Error | undefined
  const changed = new Set<string>()
  const browsers = vite.environments.client.hot

  const update = async (): Promise<Site> => {
    await pause(settleMs)
    const files = [...changed].map((file) => `/${path.relative(vite.config.root, file)}`)
    changed.clear()
    try {
      await refreshCms()
      const old = site
      site = await compose()
      void old.close()
      failure = undefined
      browsers.send('schoolhouse:server-changed', { files })
    } catch (error) {
      // The error is shown in the terminal, over every open page and instead of every page that is asked for.
      vite.ssrFixStacktrace(error as Error)
      // The last working site stays while the model waits for a migration: nothing in the sources is wrong.
      failure = error instanceof AppError ? undefined : (error as Error)
      const { message } = error as Error
      // The message of an AppError is sufficient; its stack would not help.
      const stack = error instanceof AppError ? '' : foldStack((error as Error).stack ?? '')
      console.error(stack || message)
      browsers.send({ type: 'error', err: { message, stack } })
    }
    return site
  }

  // Requests wait while the site is composed anew, so that a reloaded page never shows the old state.
  let current = Promise.resolve(site)
  onChange((file) => {
    if (changed.size === 0) current = current.then(update)
    changed.add(file)
  })
  return {
    /** The site of the sources as they are now, or the last one that worked and why the sources do not. */
    current: async () => ({ site: await current, failure }),
  }
}
