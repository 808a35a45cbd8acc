import { expect, it } from 'vitest'
import { deskCommands } from './desk-keys'

it('moves, opens, undoes and sets the state', () => {
  expect(['j', 'ArrowUp', 'Enter', 'z', '4', '6'].map((key) => deskCommands[key])).toEqual([
    'next',
    'previous',
    'open',
    'undo',
    'confirmed',
    undefined,
  ])
})
