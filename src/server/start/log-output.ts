import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Env } from '../../config/env'
import { loggerOptions } from '../../platform/http/log/error-log'

/** Lines are written in blocks of about this many characters: a write for each line would cost more than the response it is about. */
const blockLength = 64 * 1024
/** A line waits no longer. A process that is killed loses what waits. */
const maxWaitMs = 1000

/**
 * Collects lines and writes them to standard output in blocks, without waiting. What is left is written when the process exits or
 * crashes. Pino's own `minLength` measures everything that waits again with each line.
 */
export class LogOutput implements DestinationStream {
  readonly #stream
  #isClosed = false
  #lines = ''
  #timer: NodeJS.Timeout | undefined

  constructor() {
    // Before the stream is made: when nothing is left to do, the stream ends itself.
    process.once('beforeExit', () => this.#writeBlock())
    // The smallest length with which `flush` waits for what is being written.
    this.#stream = pino.destination({ fd: process.stdout.fd, sync: false, minLength: 1 })
    this.#stream.once('close', () => {
      this.#isClosed = true
    })
    process.once('exit', () => this.flushSync())
  }

  write(line: string): void {
    this.#lines += line
    if (this.#lines.length >= blockLength) this.#writeBlock()
    else this.#timer ??= setTimeout(() => this.#writeBlock(), maxWaitMs).unref()
  }

  flush(done: (error?: Error) => void): void {
    this.#writeBlock()
    this.#stream.flush(done)
  }

  /** Pino calls it after a fatal error. */
  flushSync(): void {
    if (this.#isClosed) return
    this.#writeBlock()
    this.#stream.flushSync()
  }

  #writeBlock(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#lines) return
    this.#stream.write(this.#lines)
    this.#lines = ''
  }
}

export const createLogger = (
  env: Pick<Env, 'logLevel'>,
  serializers: LoggerOptions['serializers'] = {},
  destination: DestinationStream = new LogOutput(),
): Logger =>
  pino(
    { level: env.logLevel, ...loggerOptions, serializers: { ...loggerOptions.serializers, ...serializers } },
    destination,
  )

/** Waits until every line is written. */
export const flushLog = (logger: Logger): Promise<void> =>
  new Promise((resolve) => logger.flush(() => resolve()))
