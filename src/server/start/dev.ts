import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stdSerializers } from 'pino'
import type { ViteDevServer } from 'vite'
import { startCms } from '../../cms/start'
import { type Env, loadEnvFile, readEnv } from '../../config/env'
import { AppError } from '../../shared/errors'
import { sourceAssets } from '../assets'
import { nextAdmin } from '../panel/next-panel'
import { type DevTools, followChanges, refuseMissingColumns } from './dev-changes'
import { failurePage, formatLogs } from './dev-output'
import { createLogger } from './log-output'
import { exitWithReason, keepFilesPrivate, printAddress, stopOnSignal } from './run'
import { countRequests } from './running-requests'
import { listenWhileStarting } from './starting-server.mjs'

/** Sources, packages and Vite's own modules; files with fixed names lie in the public folder. */
const isForVite = (url: string, publicDir: string): boolean => {
  const { pathname } = new URL(url, 'http://site')
  if (/^\/(?:@|src\/|node_modules\/)/.test(pathname)) return true
  return statSync(path.join(publicDir, pathname), { throwIfNoEntry: false })?.isFile() ?? false
}

/** How much later than Next Vite may see a change of a file. */
const watchersDifferMs = 300

/** Gives an error, and those that caused it, the lines of the source files instead of those that Vite made of them. */
const fixStack = (vite: ViteDevServer, error: unknown) => {
  for (let next = error; next instanceof Error; next = next.cause) vite.ssrFixStacktrace(next)
}

const developerLogger = (env: Env, vite: ViteDevServer) => {
  const format = formatLogs()
  const err = (error: Error) => {
    fixStack(vite, error)
    return stdSerializers.err(error)
  }
  const write = (line: string) => process.stdout.write(format(JSON.parse(line)) ?? '')
  return createLogger(env, { err }, { write })
}

const start = async (tools: DevTools) => {
  const { httpServer, vite } = tools
  keepFilesPrivate()
  loadEnvFile()
  const env = readEnv()
  const starting = await listenWhileStarting(env, httpServer).catch((cause: Error) => {
    throw new AppError('bad_configuration', cause.message, { cause })
  })
  const logger = developerLogger(env, vite)
  const cms = await startCms(env, { report: starting.report, logger })
  const { payload } = cms
  await refuseMissingColumns(payload, env)
  const { hostname } = new URL(env.publicUrl)
  const admin = nextAdmin({ dev: true, httpServer, hostname, port: env.port })
  const failurePageOf = (error: Error) => {
    fixStack(vite, error)
    return failurePage(error)
  }
  const requests = countRequests()
  const site = await followChanges(
    tools,
    { env, payload, assets: sourceAssets, admin: admin.handle, failurePageOf },
    logger,
    requests,
  )

  const toSite: RequestListener = async (request, response) => {
    // Next has told an open page about a change: the page must get the new model, not an old one or a part of it.
    if (request.headers['next-hmr-refresh']) await pause(watchersDifferMs)
    const { site: composed, failure } = await site.current()
    requests.begin(response)
    // Next has its own sources and shows what is wrong with them itself.
    if (!failure || /^\/(admin|api|_next|__nextjs)/.test(request.url ?? ''))
      return composed.app.routing(request, response)
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(failurePage(failure))
  }
  starting.handOver((request, response) => {
    if (isForVite(request.url ?? '/', vite.config.publicDir))
      vite.middlewares(request, response, () => toSite(request, response))
    else toSite(request, response)
  })
  // Vite and Next reload the browser over these connections. A panel that stayed open during a restart connects before Next is
  // loaded; if refused, it tries again. Nobody answers connections to other addresses.
  httpServer.on('upgrade', ({ url = '' }, socket) => {
    const isAnswered = url.startsWith('/_next/') ? admin.isLoaded() : url.startsWith('/__vite_hmr')
    if (!isAnswered) socket.destroy()
  })

  starting.leaveSignals()
  stopOnSignal(logger, {
    delayMs: 0,
    announce: () => {},
    closeConnections: () => httpServer.closeAllConnections(),
    close: async () => {
      httpServer.close()
      await vite.close()
      await (await site.current()).site.close()
      await admin.close()
      await cms.stop()
    },
  })
  await printAddress(env, payload)
}

/** Starts the site from its sources: Vite, Next and the site share one process and one server. */
export const startDev = (tools: DevTools): Promise<void> => start(tools).catch(exitWithReason)
