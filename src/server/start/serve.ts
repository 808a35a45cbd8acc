import path from 'node:path'
import type { FastifyServerFactory } from 'fastify'
import { startCms } from '../../cms/start'
import { type Env, loadEnvFile, readEnv } from '../../config/env'
import { AppError } from '../../shared/errors'
import { builtAssets } from '../assets'
import { composeSite } from '../compose-site'
import type { PanelState } from '../deps'
import { listenForMetrics } from '../operation/operations'
import { nextAdmin } from '../panel/next-panel'
import { createLogger, LogOutput } from './log-output'
import { exitWithReason, keepFilesPrivate, printAddress, stopOnSignal } from './run'
import { seedInChild } from './seed-in-child'
import { listenWhileStarting } from './starting-server.mjs'

type StartingServer = Awaited<ReturnType<typeof listenWhileStarting>>

/** Lets Fastify's `listen` take over the open port, with the time-outs that Fastify sets on its own servers. */
const takeOver =
  ({ server, handOver, open }: StartingServer): FastifyServerFactory =>
  (handler, options) => {
    const { keepAliveTimeout, requestTimeout, connectionTimeout, http } = options as {
      keepAliveTimeout?: number
      requestTimeout?: number
      connectionTimeout?: number
      http?: { headersTimeout?: number }
    }
    server.keepAliveTimeout = keepAliveTimeout ?? server.keepAliveTimeout
    server.requestTimeout = requestTimeout ?? server.requestTimeout
    server.timeout = connectionTimeout ?? server.timeout
    server.headersTimeout = http?.headersTimeout ?? server.headersTimeout
    server.listen = () => {
      handOver(handler)
      open()
      return server
    }
    return server
  }

const listen = (env: Env): Promise<StartingServer> =>
  listenWhileStarting(env, undefined, { whenReady: env.listenWhenReady }).catch((cause: Error) => {
    throw new AppError('bad_configuration', cause.message, { cause })
  })

/** Memory of the panel when it is loaded (100 MB), and some more to work. */
const panelBytes = 256 * 1024 ** 2

/** Only Linux tells what can be freed. */
const isMemoryShort = () => process.platform === 'linux' && process.availableMemory() < panelBytes

const run = async (opened?: StartingServer, panelBuild?: Promise<boolean>) => {
  keepFilesPrivate()
  loadEnvFile()
  const env = readEnv()
  const starting = opened ?? (await listen(env))
  const logOutput = new LogOutput()
  const logger = createLogger(env, {}, logOutput)
  const cms = await startCms(env, {
    report: starting.report,
    fill: () => seedInChild(env, starting),
  })
  const { payload } = cms
  const clientDir = path.resolve('dist/client')
  const admin = nextAdmin({ dev: false })
  const stopping = new AbortController()
  let panelState: PanelState = panelBuild ? 'building' : 'loading'
  const loadPanel = async () => {
    if (env.panel && isMemoryShort())
      logger.warn('little memory is left: the admin panel will be loaded by its first request')
    // If it cannot be loaded, its first request tries again; the public site does not need it.
    else if (env.panel)
      await admin.load(stopping.signal).catch((err) => logger.error({ err }, 'admin panel not loaded'))
    panelState = 'open'
  }
  const awaitPanelBuild = async () => {
    const isBuilt = await panelBuild
    if (stopping.signal.aborted) return
    if (isBuilt) {
      // Not `loading`: a site that was ready stays ready.
      panelState = 'open'
      return loadPanel()
    }
    panelState = 'failed'
    logger.error('the admin panel could not be built, for the reason above; the next start builds it again')
  }
  const preparePanel = panelBuild ? awaitPanelBuild : loadPanel
  const tracing =
    env.tracing && (await import('../operation/tracing')).startTracing(env.tracing, payload, logger)
  const site = await composeSite(
    {
      env,
      payload,
      clientDir,
      assets: builtAssets(clientDir),
      admin: admin.handle,
      isPanelLoaded: admin.isLoaded,
      panelState: () => panelState,
      stopping: stopping.signal,
      ...(tracing && { tracing }),
    },
    { logger, logOutput, serverFactory: takeOver(starting) },
  )
  const metricsPort = await listenForMetrics(env, site.app.metrics)
  starting.leaveSignals()
  stopOnSignal(logger, {
    delayMs: env.stopDelayMs,
    announce: () => stopping.abort(),
    closeConnections: () => site.app.server.closeAllConnections(),
    close: async () => {
      await site.close()
      await metricsPort.close()
      await tracing?.close()
      await admin.close()
      await cms.stop()
    },
  })
  // A node behind a proxy opens its port when nobody has to wait for the panel any more. Alone, the site answers visitors meanwhile.
  if (env.listenWhenReady) await preparePanel()
  // A signal came meanwhile: `stopOnSignal` closes the site and ends the process.
  if (stopping.signal.aborted) return
  // The address is that of the open port; naming `localhost` here would make Fastify open a second one.
  await site.app.listen({ host: '127.0.0.1', port: env.port })
  await printAddress(env, payload)
  if (panelState === 'building')
    console.log('The admin panel is still being built; /admin shows the progress.')
  if (!env.listenWhenReady) await preparePanel()
}

/**
 * Starts the site from its build, on the port that is open already or its own, and keeps it running until told to stop.
 * The admin panel may still be building; `panelBuild` tells in the end whether it could be built.
 */
export const serve = (opened?: StartingServer, panelBuild?: Promise<boolean>): Promise<void> =>
  run(opened, panelBuild).catch(exitWithReason)
