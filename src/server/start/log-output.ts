import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Env } from '../../config/env'
import { loggerOptions } from '../../platform/http/error-log'

/** Lines are written in blocks of this size: a write for each line would cost more than the answer it is about. */
const blockBytes = 32 * 1024
const maxWriteBytes = 64 * 1024
/** A line waits no longer. A process that is killed loses what waits. */
const maxWaitMs = 1000

/** Writes lines to standard output in blocks, without waiting. Pino writes what is left when the process exits or crashes. */
const logOutput = (fd = process.stdout.fd) =>
  pino.destination({
    fd,
    sync: false,
    minLength: blockBytes,
    maxWrite: maxWriteBytes,
    periodicFlush: maxWaitMs,
  })

export const createLogger = (
  env: Pick<Env, 'logLevel'>,
  serializers: LoggerOptions['serializers'] = {},
  destination: DestinationStream = logOutput(),
): Logger =>
  pino(
    { level: env.logLevel, ...loggerOptions, serializers: { ...loggerOptions.serializers, ...serializers } },
    destination,
  )

/**
 * Waits for the block that is being written. At the exit Pino writes the lines after it, but would not wait for the block
 * itself.
 */
export const flushLog = (logger: Logger): Promise<void> =>
  new Promise((resolve) => logger.flush(() => resolve()))
