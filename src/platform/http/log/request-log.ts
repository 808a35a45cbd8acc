import { randomUUID } from 'node:crypto'
import pino, { type Logger } from 'pino'

const { symbols } = pino

/** The parts of a logger that its lines are made of; Pino names them in `pino.symbols`, for extensions like this one. */
interface LoggerParts {
  [part: symbol]: unknown
}

/** Writes one line. `fields` is JSON without brackets, with a comma at its beginning. */
type WriteLine = (fields: string) => void

/** The beginning of ids that look like those of other requests. They only have to differ, and counting is faster than random numbers. */
const newIdStart = () => randomUUID().slice(0, 24)
const firstCount = 100_000_000_000

/**
 * Writes lines of requests exactly as `logger.child({ reqId }).info(fields, 'request')` does, from JSON that is prepared. Pino
 * would take as long as everything else about an answer from memory. Undefined if the level of the log is higher.
 */
export const requestLog = (logger: Logger): WriteLine | undefined => {
  if (!logger.isLevelEnabled('info')) return undefined
  const parts = logger as unknown as LoggerParts
  const stream = parts[symbols.streamSym] as { write: (line: string) => void }
  const time = parts[symbols.timeSym] as () => string
  const level = (parts[symbols.lsCacheSym] as Record<number, string>)[logger.levels.values.info ?? 30]
  const beforeCount = `${parts[symbols.chindingsSym]},"reqId":"${newIdStart()}`
  let count = firstCount
  return (fields) => stream.write(`${level}${time()}${beforeCount}${count++}"${fields},"msg":"request"}\n`)
}
