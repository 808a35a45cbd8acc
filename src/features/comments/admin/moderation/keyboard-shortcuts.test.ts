import { describe, expect, it } from 'vitest'
import { commandOf, keyCommands, keysAreOn, rememberKeys } from './keyboard-shortcuts'

const press = (key: string, more: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, target: null, ...more })

/** An element inside elements that match the selectors. */
const inside = (...matching: string[]) => ({
  closest: (selectors: string) =>
    selectors.split(', ').some((selector) => matching.includes(selector)) ? {} : null,
})

describe('the keys of moderation', () => {
  it('are j, k, a, u, s, d, r, e, z, x and ?', () => {
    expect(Object.keys(keyCommands).join('')).toBe('jkausdrezx?')
    expect([...'jkausdrezx?'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'approve',
      'unapprove',
      'spam',
      'remove',
      'reply',
      'edit',
      'undo',
      'select',
      'help',
    ])
  })

  it('are no others', () => {
    for (const key of ['A', 'J', 'b', 'Enter', ' ', 'toString', '__proto__'])
      expect(press(key)).toBeUndefined()
  })

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('do nothing with %s', (modifier) => {
    for (const key of 'jausdrezx?') expect(press(key, { [modifier]: true })).toBeUndefined()
  })

  it.each(['input', 'textarea', 'select', '[contenteditable]:not([contenteditable="false"])', 'dialog'])(
    'do nothing in %s',
    (place) => {
      expect(press('d', { target: inside(place) })).toBeUndefined()
      expect(press('d', { target: inside('li') })).toBe('remove')
    },
  )

  it('can be switched off and on again', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
    expect(keysAreOn(storage)).toBe(true)
    rememberKeys(storage, false)
    expect(keysAreOn(storage)).toBe(false)
    rememberKeys(storage, true)
    expect(keysAreOn(storage)).toBe(true)
  })
})
