import { expect, it } from 'vitest'
import { shorten } from './shorten'

it.each([
  ['short', 'short'],
  ['', ''],
  ['a  text\n\nof lines', 'a text of lines'],
  ['one two three, four five', 'one two three…'],
  ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmn…'],
])('shortens %j to %j', (text, expected) => {
  expect(shorten(text, 15)).toBe(expected)
})
