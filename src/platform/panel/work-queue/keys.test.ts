import { describe, expect, it } from 'vitest'
import { commandOfKey, readKeySwitch, storeKeySwitch } from './keys'

const commands = { j: 'next', d: 'remove', '?': 'help', Enter: 'open' } as const

const press = (key: string, more: object = {}) =>
  commandOfKey(
    { key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, target: null, ...more },
    commands,
  )

/** An element inside elements that match the selectors. */
const inside = (...matching: string[]) => ({
  target: {
    closest: (selectors: string) =>
      selectors.split(', ').some((selector) => matching.includes(selector)) ? {} : null,
  },
})

describe('the keys of a work queue', () => {
  it('run the commands of the screen and no others', () => {
    expect(['j', 'd', '?', 'Enter'].map((key) => press(key))).toEqual(['next', 'remove', 'help', 'open'])
    for (const key of ['A', 'J', 'b', ' ', 'toString', '__proto__']) expect(press(key)).toBeUndefined()
  })

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'])('do nothing with %s', (modifier) => {
    for (const key of Object.keys(commands)) expect(press(key, { [modifier]: true })).toBeUndefined()
  })

  it.each(['input', 'textarea', 'select', '[contenteditable]:not([contenteditable="false"])', 'dialog'])(
    'do nothing in %s',
    (place) => {
      expect(press('d', inside(place))).toBeUndefined()
      expect(press('d', inside('li'))).toBe('remove')
    },
  )

  it('leave Enter to a link or button that has the focus', () => {
    expect(press('Enter', inside('button'))).toBeUndefined()
    expect(press('j', inside('button'))).toBe('next')
  })

  it('can be switched off and on again', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
    expect(readKeySwitch(storage, 'keys')).toBe(true)
    storeKeySwitch(storage, 'keys', false)
    expect(readKeySwitch(storage, 'keys')).toBe(false)
    storeKeySwitch(storage, 'keys', true)
    expect(readKeySwitch(storage, 'keys')).toBe(true)
  })
})
