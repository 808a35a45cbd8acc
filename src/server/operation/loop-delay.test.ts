import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measureLoopDelay } from './loop-delay'

/** A fake histogram whose percentile is the longest delay since the last reset. */
const histogram = () => {
  const delays: number[] = []
  return {
    enable: () => true,
    disable: () => true,
    reset: () => {
      delays.length = 0
    },
    percentile: () => Math.max(0, ...delays),
    get max() {
      return Math.max(0, ...delays)
    },
    delays,
  }
}

describe('the delay of the event loop', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const open = () => {
    const made: ReturnType<typeof histogram>[] = []
    const delay = measureLoopDelay({
      halfWindowMs: 30_000,
      monitor: () => {
        made.push(histogram())
        return made.at(-1) as ReturnType<typeof histogram>
      },
    })
    const block = (seconds: number) => {
      for (const { delays } of made) delays.push(seconds * 1e9)
    }
    return { delay, block }
  }

  it('is the same for every reader', () => {
    const { delay, block } = open()
    block(0.4)
    expect([delay.p99Seconds(), delay.p99Seconds(), delay.maxSeconds()]).toEqual([0.4, 0.4, 0.4])
    delay.stop()
  })

  it('is reported for at least half a minute and at most a minute', () => {
    const { delay, block } = open()
    vi.advanceTimersByTime(29_000)
    block(0.4)
    vi.advanceTimersByTime(29_000)
    expect(delay.p99Seconds()).toBe(0.4)
    vi.advanceTimersByTime(31_000)
    expect(delay.p99Seconds()).toBe(0)
    delay.stop()
  })
})
