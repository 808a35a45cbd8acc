import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SLIDESHOW_MS } from '../../ui/constants'
import { slideshow } from './slideshow'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('turns a page every four seconds until it is stopped', () => {
  const next = vi.fn()
  const changed = vi.fn()
  const show = slideshow(next, changed)
  show.toggle()
  expect(changed).toHaveBeenLastCalledWith(true)
  vi.advanceTimersByTime(SLIDESHOW_MS - 1)
  expect(next).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(SLIDESHOW_MS).toBe(4000)
  expect(next).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(SLIDESHOW_MS)
  expect(next).toHaveBeenCalledTimes(2)
  show.toggle()
  expect(changed).toHaveBeenLastCalledWith(false)
  vi.advanceTimersByTime(SLIDESHOW_MS * 3)
  expect(next).toHaveBeenCalledTimes(2)
  show.stop()
  expect(changed).toHaveBeenCalledTimes(2)
})
