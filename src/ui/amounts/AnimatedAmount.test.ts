import { describe, expect, it, vi } from 'vitest'
import { MONEY_MS } from '../constants'
import { animateValue } from './AnimatedAmount'
import { fakeFrames } from './frame-fixture'

describe('animateValue', () => {
  it('runs for 400 ms and ends with the exact value', () => {
    const { host, advance, waiting } = fakeFrames()
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
    const { host, waiting } = fakeFrames()
    animateValue(host, 500, 500, () => {})
    expect(waiting()).toBe(false)
  })

  it('stops if the amount changes again', () => {
    const { host, advance } = fakeFrames()
    const show = vi.fn()
    animateValue(host, 500, 0, show)()
    advance(MONEY_MS)
    expect(show).not.toHaveBeenCalled()
  })
})
