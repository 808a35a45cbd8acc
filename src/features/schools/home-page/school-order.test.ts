import { expect, it } from 'vitest'
import { inOrder } from './school-order'

it.each([
  ['keeps the order without a choice', [], [1, 2, 3]],
  ['puts the chosen schools first', [3, 1], [3, 1, 2]],
  ['ignores schools that are not listed', [9, 2], [2, 1, 3]],
  ['ignores a school that is chosen twice', [2, 2], [2, 1, 3]],
])('%s', (_what, chosen, expected) => {
  expect(inOrder([1, 2, 3], chosen)).toEqual(expected)
})
