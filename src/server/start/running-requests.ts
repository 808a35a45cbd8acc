import type { EventEmitter } from 'node:events'

export const countRequests = () => {
  let running = 0
  let waiting: (() => void)[] = []
  const end = () => {
    running--
    if (running > 0) return
    for (const go of waiting) go()
    waiting = []
  }
  return {
    /** Counts a request until its response is closed. */
    begin: (response: Pick<EventEmitter, 'once'>): void => {
      running++
      response.once('close', end)
    },
    /** Resolves when no request is being answered, or after the longest wait. */
    ended: (longestMs: number): Promise<void> =>
      new Promise((done) => {
        if (running === 0) return done()
        const timer = setTimeout(done, longestMs)
        waiting.push(() => {
          clearTimeout(timer)
          done()
        })
      }),
  }
}

export type RunningRequests = ReturnType<typeof countRequests>
