import { AppError } from '../../../shared/errors'

interface Spacing {
  /** Between the beginnings of two calls. */
  everyMs: number
  /** Who comes when this many wait is sent away at once. */
  mostWaiting: number
  now?: () => number
  wait?: (ms: number) => Promise<void>
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Lets calls through one by one, never faster than a service allows. */
export const spacedCalls = ({ everyMs, mostWaiting, now = Date.now, wait = pause }: Spacing) => {
  let next = 0
  let waiting = 0
  return async <T>(call: () => Promise<T>): Promise<T> => {
    const at = now()
    const start = Math.max(at, next)
    if (waiting >= mostWaiting)
      throw new AppError('unavailable', 'Too many people are asking for the way just now.')
    next = start + everyMs
    if (start > at) {
      waiting++
      await wait(start - at).finally(() => waiting--)
    }
    return call()
  }
}
