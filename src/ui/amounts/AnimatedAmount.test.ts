import { describe, expect, it, vi } from 'vitest'
import { MONEY_MS } from '../constants'
import { animateValue, type FrameHost } from './AnimatedAmount'

/** A browser whose clock and frames move only when the test says so. */
function fakeBrowser() {
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

describe('animateValue', () => {
  it('runs for 400 ms and ends with the exact value', () => {
    const { host, advance, waiting } = fakeBrowser()
    const show = vi.fn()
    animateValue(host, 0, 44_500, show)
    advance(MONEY_MS / 2)
    const half = show.mock.lastCall?.[0] as number
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(44_500)
    expect(Number.isInteger(half)).toBe(true)
    advance(MONEY_MS / 4)
    expect(show.mock.lastCall?.[0]).toBeLessThan(44_500)
    advance(MONEY_MS / 4)
    expect(MONEY_MS).toBe(400)
    expect(show).toHaveBeenLastCalledWith(44_500)
    expect(waiting()).toBe(false)
  })

  it('does nothing if the value has not changed', () => {
    const { host, waiting } = fakeBrowser()
    animateValue(host, 500, 500, () => {})
    expect(waiting()).toBe(false)
  })

  it('stops if the amount changes again', () => {
    const { host, advance } = fakeBrowser()
    const show = vi.fn()
    animateValue(host, 500, 0, show)()
    advance(MONEY_MS)
    expect(show).not.toHaveBeenCalled()
  })
})
