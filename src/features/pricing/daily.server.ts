import { createLocalReq, type Payload } from 'payload'
import { purgeQuotes } from './quotes/quotes.server'
import { importRates } from './rates/import-rates.server'
import { forgetOldCounts } from './statistics/count-events.server'

interface DailyTiming {
  /** After the start, which has better things to do. */
  firstMs: number
  /** How often it looks whether a new day has begun; what failed is tried again then. */
  everyMs: number
}

const usual: DailyTiming = { firstMs: 60_000, everyMs: 3_600_000 }

/**
 * Deletes old counts and quotes and reads the exchange rates, once a day. Several nodes may do so: the second one finds
 * nothing to change. Returns a function that stops it.
 */
export const startDailyTasks = (payload: Payload, { firstMs, everyMs } = usual): (() => Promise<void>) => {
  const stopped = new AbortController()
  let doneOn = ''
  let running = Promise.resolve()

  const run = async () => {
    const today = new Date().toISOString().slice(0, 10)
    if (doneOn === today) return
    await forgetOldCounts(payload)
    await purgeQuotes(payload)
    await importRates(await createLocalReq({}, payload), stopped.signal)
    doneOn = today
  }
  const runAndWait = () => {
    running = run()
      // What is wrong with the source has been logged; a database that is away logs itself, and comes back.
      .catch(() => {})
      .then(() => wait(everyMs))
  }
  let timer: NodeJS.Timeout | undefined
  const wait = (ms: number) => {
    if (!stopped.signal.aborted) timer = setTimeout(runAndWait, ms).unref()
  }
  wait(firstMs)

  return async () => {
    stopped.abort()
    clearTimeout(timer)
    await running
  }
}
