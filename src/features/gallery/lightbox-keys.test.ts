import { describe, expect, it } from 'vitest'
import { lightboxAction } from './lightbox-keys'

const action = (key: string, more: Partial<Parameters<typeof lightboxAction>[0]> = {}) =>
  lightboxAction({ key, withModifier: false, onButton: false, rtl: false, ...more })

describe('the keys of the lightbox', () => {
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
  ])('%j means %s', (key, expected) => {
    expect(action(key)).toBe(expected)
  })

  it('press the button that has the focus', () => {
    expect(action('Enter', { onButton: true })).toBeUndefined()
    expect(action(' ', { onButton: true })).toBeUndefined()
    expect(action('ArrowRight', { onButton: true })).toBe('next')
  })

  it('are the browser’s together with Ctrl and the like', () => {
    expect(action('f', { withModifier: true })).toBeUndefined()
  })

  it('follow the direction of reading', () => {
    expect(action('ArrowLeft', { rtl: true })).toBe('next')
    expect(action('ArrowRight', { rtl: true })).toBe('previous')
    expect(action('PageDown', { rtl: true })).toBe('next')
  })
})
