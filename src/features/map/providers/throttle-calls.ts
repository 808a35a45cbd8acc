import { AppError } from '../../../shared/errors'

interface ThrottleOptions {
  /** Time between the starts of two calls. */
  everyMs: number
  /** Further calls are refused at once. */
  maxWaiting: number
  now?: () => number
  wait?: (ms: number) => Promise<void>
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Delays calls so that they are never more frequent than a service allows. */
export const throttleCalls = ({ everyMs, maxWaiting, now = Date.now, wait = pause }: ThrottleOptions) => {
  let next = 0
  let waiting = 0
  return async <T>(call: () => Promise<T>): Promise<T> => {
    const at = now()
    const start = Math.max(at, next)
    if (waiting >= maxWaiting)
      throw new AppError('unavailable', 'Too many visitors are asking for directions at the moment.')
    next = start + everyMs
    if (start > at) {
      waiting++
      await wait(start - at).finally(() => waiting--)
    }
    return call()
  }
}
