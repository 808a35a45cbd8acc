import type { FrameHost } from './AnimatedAmount'

/** A browser whose clock and frames move only when the test says so. */
export function fakeFrames() {
  let time = 1000
  let pending: (() => void) | undefined
  const host: FrameHost = {
    now: () => time,
    frame: (callback) => {
      pending = callback
      return 1
    },
    cancelFrame: () => {
      pending = undefined
    },
  }
  const advance = (ms: number) => {
    time += ms
    const callback = pending
    pending = undefined
    callback?.()
  }
  return { host, advance, waiting: () => pending !== undefined }
}
