import { describe, expect, it, vi } from 'vitest'
import { fakeFrames } from '../../ui/amounts/frame-fixture'
import { SCROLL_MS } from '../../ui/constants'
import { animateScroll, ease, type ScrollHost } from './animate-scroll'

function fakeBrowser(position = 0) {
  const { host: frames, advance } = fakeFrames()
  const state = { position }
  const host: ScrollHost = {
    ...frames,
    position: () => state.position,
    moveTo: (top) => {
      state.position = top
    },
  }
  return { host, state, advance }
}

describe('animateScroll', () => {
  it('arrives after exactly 500 ms', () => {
    const { host, state, advance } = fakeBrowser(200)
    const arrived = vi.fn()
    animateScroll(host, () => 1200, arrived)
    advance(SCROLL_MS / 2)
    expect(state.position).toBe(700)
    advance(SCROLL_MS / 2 - 1)
    expect(arrived).not.toHaveBeenCalled()
    advance(1)
    expect(SCROLL_MS).toBe(500)
    expect(state.position).toBe(1200)
    expect(arrived).toHaveBeenCalledOnce()
  })

  it('lands on the target even when the last frame comes late', () => {
    const { host, state, advance } = fakeBrowser(800)
    animateScroll(
      host,
      () => 0,
      () => {},
    )
    advance(1730)
    expect(state.position).toBe(0)
  })

  it('lands on a target that moves meanwhile', () => {
    const { host, state, advance } = fakeBrowser()
    let top = 1000
    animateScroll(
      host,
      () => top,
      () => {},
    )
    advance(SCROLL_MS / 2)
    expect(state.position).toBe(500)
    top = 1300
    advance(SCROLL_MS / 2)
    expect(state.position).toBe(1300)
  })

  it('stops where it is when interrupted, without reporting an arrival', () => {
    const { host, state, advance } = fakeBrowser()
    const arrived = vi.fn()
    const stop = animateScroll(host, () => 1000, arrived)
    advance(SCROLL_MS / 2)
    stop()
    advance(SCROLL_MS)
    expect(state.position).toBe(500)
    expect(arrived).not.toHaveBeenCalled()
  })
})

describe('ease', () => {
  it('begins at 0, ends at 1 and never goes back', () => {
    const values = Array.from({ length: 101 }, (_, percent) => ease(percent / 100))
    expect(values[0]).toBe(0)
    expect(values[100]).toBe(1)
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })
})
