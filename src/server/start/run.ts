import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { Env } from '../../config/env'
import { errorForLog } from '../../platform/http/log/error-log'
import { siteHasUsers } from '../../platform/payload/access'
import { AppError } from '../../shared/errors'
import { setupToken } from '../panel/setup'
import { flushLog } from './log-output'

// Shared by serve.ts, which runs the build, and dev.ts, which runs the sources.

/** Files are readable only by the user that runs the site. */
export const keepFilesPrivate = () => process.umask(0o077)

/** Prints the address of the site and, while it has no users, the set-up link. */
export const printAddress = async (env: Env, payload: Payload): Promise<void> => {
  console.log(`Schoolhouse is at ${env.publicUrl}`)
  if (!(await siteHasUsers(payload)))
    console.log(`Create the first administrator at ${env.publicUrl}/setup?token=${setupToken(payload)}`)
}

/** How long requests that are under way may take after the port is closed. A client that never reads its response must not keep the site from stopping. */
const finishWithinMs = 3000
/** After that the process ends, whatever is under way. All writes are in transactions. */
const stopWithinMs = 4500

interface Stop {
  /** How long requests are still accepted after `announce`, so that a load balancer notices and sends no more. */
  delayMs: number
  announce: () => void
  /** Ends the connections that are still open. */
  closeConnections: () => void
  close: () => Promise<void>
}

export const stopOnSignal = (logger: Logger, { delayMs, announce, closeConnections, close }: Stop): void => {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(closeConnections, delayMs + finishWithinMs).unref()
    setTimeout(() => process.exit(1), delayMs + stopWithinMs).unref()
    announce()
    try {
      await delay(delayMs)
      await close()
    } catch (err) {
      logger.error({ err }, 'could not stop cleanly')
      process.exitCode = 1
    }
    await flushLog(logger)
    process.exit()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Ends a start that failed: with a sentence where the cause is known, with the whole error where it is not. */
export const exitWithReason = (error: unknown): never => {
  const { message, stack } = errorForLog(error)
  // The sentence of an AppError is written for the person who starts the site.
  console.error(error instanceof AppError ? error.message : stack || message)
  process.exit(1)
}
