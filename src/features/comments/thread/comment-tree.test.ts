import { expect, it } from 'vitest'
import type { PublicComment } from '../contract'
import { type CommentTree, toTree } from './comment-tree'

const written = (entries: CommentTree[]): string =>
  entries
    .map(({ comment, replies }) => comment.id + (replies.length ? `(${written(replies)})` : ''))
    .join(' ')

it.each([
  [[1, 2, 3, 2, 1], '0(1(2) 3) 4'],
  [[1, 1, 1], '0 1 2'],
  [[1, 2, 3, 4, 5, 5, 1, 2], '0(1(2(3(4 5)))) 6(7)'],
  // A level that nothing leads to: the next one above takes it.
  [[1, 3], '0(1)'],
  [[], ''],
])('levels %j are the tree %s', (depths, expected) => {
  expect(written(toTree(depths.map((depth, id) => ({ id, depth }) as PublicComment)))).toBe(expected)
})
