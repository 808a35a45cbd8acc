import { expect, it } from 'vitest'
import { keyCommands } from './keyboard-shortcuts'

it('has the keys j, k, a, u, s, d, r, e, z, x and ?', () => {
  expect(Object.keys(keyCommands).join('')).toBe('jkausdrezx?')
  expect(Object.values(keyCommands)).toEqual([
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
