import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinLines } from './join-lines'

it('joins lines end to end, reversing them if needed', () => {
  expect(
    joinLines([
      [1, 2],
      [3, 2],
      [3, 4, 5],
    ]),
  ).toEqual([[1, 2, 3, 4, 5]])
  expect(
    joinLines([
      [2, 3],
      [1, 2],
    ]),
  ).toEqual([[1, 2, 3]])
  expect(
    joinLines([
      [1, 2],
      [4, 5],
    ]),
  ).toEqual([
    [1, 2],
    [4, 5],
  ])
})

it('closes rings and keeps closed ones', () => {
  expect(
    joinLines([
      [1, 2, 3],
      [3, 4, 1],
    ]),
  ).toEqual([[1, 2, 3, 4, 1]])
  expect(
    joinLines([
      [1, 2, 3, 1],
      [1, 9],
    ]),
  ).toEqual([
    [1, 2, 3, 1],
    [1, 9],
  ])
})

it('keeps every piece exactly once', () => {
  const pairs = (lines: number[][]) =>
    lines.flatMap((line) => line.slice(1).map((to, i) => [line[i], to].sort().join())).sort()
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(9), { minLength: 2, maxLength: 4 }), { maxLength: 8 }), (lines) => {
      expect(pairs(joinLines(lines))).toEqual(pairs(lines))
    }),
  )
})
