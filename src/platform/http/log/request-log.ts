import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { DestinationStream, Logger } from 'pino'

/** Writes one line. `fields` is JSON without brackets, with a comma at its beginning. */
type WriteLine = (fields: string) => void

/** The beginning of ids that look like those of other requests. They only have to differ, and counting is faster than random numbers. */
const newIdStart = () => randomUUID().slice(0, 24)
const firstCount = 100_000_000_000

/**
 * Writes lines of requests to the output of a logger exactly as `logger.child({ reqId }).info(fields, 'request')` does, from JSON that is
 * prepared. Pino would take a quarter of the time of a response from memory. Undefined if the level of the log is higher.
 */
export const requestLog = (logger: Logger, output: DestinationStream): WriteLine | undefined => {
  if (!logger.isLevelEnabled('info')) return undefined
  const bindings = JSON.stringify({ pid: process.pid, hostname: hostname(), ...logger.bindings() })
  const beforeTime = `{"level":${logger.levels.values.info},"time":`
  const beforeCount = `,${bindings.slice(1, -1)},"reqId":"${newIdStart()}`
  let count = firstCount
  return (fields) =>
    output.write(`${beforeTime}${Date.now()}${beforeCount}${count++}"${fields},"msg":"request"}\n`)
}
