import { expect, it } from 'vitest'
import { AVATAR_COLOURS, avatarColour, initialsOf } from './initials'

it.each([
  ['Ana Pérez Gil', 'AG'],
  ['ana', 'A'],
  ['Jean-Luc', 'JL'],
  ['(Ana) "B"', 'AB'],
  ['李小龍', '李'],
  ['é Ö', 'ÉÖ'],
  ['<script>', 'S'],
  ['李 小龙', '李小'],
  ['🏫 ***', ''],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})

it('a name always has the same colour, and all colours of the styles are used', () => {
  expect(avatarColour('Ana')).toBe(avatarColour('Ana'))
  const used = new Set(Array.from({ length: 200 }, (_, index) => avatarColour(`Name ${index}`)))
  expect([...used].sort()).toEqual(Array.from({ length: AVATAR_COLOURS }, (_, index) => index))
})
