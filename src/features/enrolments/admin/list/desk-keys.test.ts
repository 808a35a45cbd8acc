import { expect, it } from 'vitest'
import { deskCommand } from './desk-keys'

const press = (key: string, more: object = {}) =>
  deskCommand({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    target: null,
    ...more,
  })
const inside = (found: string) => ({
  target: { closest: (list: string) => (list.split(', ').includes(found) ? {} : null) },
})

it('moves, opens, undoes and sets the state', () => {
  expect([press('j'), press('ArrowUp'), press('Enter'), press('z')].map((command) => command?.do)).toEqual([
    'next',
    'previous',
    'open',
    'undo',
  ])
  expect(press('4')).toEqual({ do: 'state', state: 'confirmed' })
  expect(press('6')).toBeUndefined()
})

it('leaves keys alone while somebody types or operates a button', () => {
  expect(press('j', inside('input'))).toBeUndefined()
  expect(press('1', { ctrlKey: true })).toBeUndefined()
  expect(press('Enter', inside('button'))).toBeUndefined()
  expect(press('j', inside('button'))).toEqual({ do: 'next' })
})
