import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLIDESHOW_MS, SWIPE_PX } from '../../../ui/constants'
import { lightboxAction, slideshow, swipeSpeed } from './lightbox-controls'

const action = (key: string, more: Partial<Parameters<typeof lightboxAction>[0]> = {}) =>
  lightboxAction({ key, withModifier: false, onButton: false, rtl: false, ...more })

describe('lightboxAction', () => {
  it.each([
    ['ArrowRight', 'next'],
    ['ArrowDown', 'next'],
    ['Enter', 'next'],
    ['PageDown', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowUp', 'previous'],
    ['PageUp', 'previous'],
    ['Escape', 'close'],
    [' ', 'play'],
    ['f', 'size'],
    ['F', 'size'],
    ['Tab', undefined],
    ['a', undefined],
  ])('maps %j to %s', (key, expected) => {
    expect(action(key)).toBe(expected)
  })

  it('leaves Enter and Space to a focused button', () => {
    expect(action('Enter', { onButton: true })).toBeUndefined()
    expect(action(' ', { onButton: true })).toBeUndefined()
    expect(action('ArrowRight', { onButton: true })).toBe('next')
  })

  it('ignores keys with Ctrl, Alt or Meta', () => {
    expect(action('f', { withModifier: true })).toBeUndefined()
  })

  it('mirrors the arrow keys on right-to-left pages', () => {
    expect(action('ArrowLeft', { rtl: true })).toBe('next')
    expect(action('ArrowRight', { rtl: true })).toBe('previous')
    expect(action('PageDown', { rtl: true })).toBe('next')
  })
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows the next picture every four seconds until it is stopped', () => {
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

describe('swipeSpeed', () => {
  it('counts movements of more than 30 px', () => {
    expect(SWIPE_PX).toBe(30)
    expect(swipeSpeed(30)).toBe(0)
    expect(swipeSpeed(-30)).toBeCloseTo(0)
    expect(swipeSpeed(31)).toBeGreaterThan(0.5)
    expect(swipeSpeed(-31)).toBeLessThan(-0.5)
  })
})
