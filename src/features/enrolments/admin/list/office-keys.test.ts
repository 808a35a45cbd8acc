import { expect, it } from 'vitest'
import { officeCommands } from './office-keys'

it('moves, opens, undoes and sets the state', () => {
  expect(['j', 'ArrowUp', 'Enter', 'z', '4', '6'].map((key) => officeCommands[key])).toEqual([
    'next',
    'previous',
    'open',
    'undo',
    'confirmed',
    undefined,
  ])
})
