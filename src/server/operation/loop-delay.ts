import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

interface LoopDelayOptions {
  /** The reported window is between this long and twice as long. */
  halfWindowMs?: number
  monitor?: () => Pick<IntervalHistogram, 'enable' | 'disable' | 'reset' | 'percentile' | 'max'>
}

/**
 * The 99th percentile and the maximum of the event loop's delay over the last 30 to 60 seconds. Two histograms take turns by the clock:
 * the older one is read, and the younger one replaces it when the older one is emptied. Reading changes nothing, so any
 * number of readers get the same value.
 */
export const measureLoopDelay = ({
  halfWindowMs = 30_000,
  monitor = () => monitorEventLoopDelay({ resolution: 20 }),
}: LoopDelayOptions = {}) => {
  let [older, younger] = [monitor(), monitor()]
  older.enable()
  younger.enable()
  const takeTurns = () => {
    older.reset()
    ;[older, younger] = [younger, older]
  }
  const timer = setInterval(takeTurns, halfWindowMs).unref()

  const stop = () => {
    clearInterval(timer)
    older.disable()
    younger.disable()
  }

  return { p99Seconds: () => older.percentile(99) / 1e9, maxSeconds: () => older.max / 1e9, stop }
}
