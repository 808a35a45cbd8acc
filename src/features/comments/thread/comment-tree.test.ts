import { describe, expect, it } from 'vitest'
import type { PublicComment } from '../contract'
import { type CommentTree, placeOnPage, type ThreadEntry, toTree } from './comment-tree'

/** Test paths have one letter per level instead of the sixteen digits of real ones. */
const placed = (path: string): ThreadEntry => ({
  path,
  comment: {
    id: path.charCodeAt(path.length - 1),
    parentId: 0,
    author: `author of ${path}`,
    url: '',
    content: '',
    byStaff: false,
    erased: false,
    language: 'en',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
})

const levels = (paths: string[], earlier: string[] = [], maxDepth = 5) =>
  placeOnPage(
    paths.map(placed),
    earlier.map((path, index) => ({ ...placed(path), page: index + 1 })),
    maxDepth,
  ).map(({ depth, inReplyTo }) => (inReplyTo ? `${depth} to ${inReplyTo.author} p${inReplyTo.page}` : depth))

describe('the level of a comment', () => {
  it.each([
    [
      ['a', 'ab', 'abc', 'ad', 'e'],
      [1, 2, 3, 2, 1],
    ],
    // The parent is not shown, so its reply moves up to the next visible ancestor.
    [
      ['a', 'abc', 'abcd'],
      [1, 2, 3],
    ],
    [
      ['abc', 'abd', 'x'],
      [1, 1, 1],
    ],
    [
      ['a', 'a', 'ab'],
      [1, 1, 2],
    ],
    [[], []],
  ])('of %j is %j', (paths, expected) => {
    expect(levels(paths)).toEqual(expected)
  })

  it('never exceeds the maximum depth', () => {
    expect(levels(['a', 'ab', 'abc', 'abcd', 'abce', 'af'], [], 3)).toEqual([1, 2, 3, 3, 3, 2])
    expect(levels(['a', 'ab'], [], 1)).toEqual([1, 1])
  })

  it('starts at 1 on each page, with a reference to the parent on an earlier page', () => {
    expect(levels(['abc', 'abcd', 'abe', 'af', 'g'], ['a', 'ab'])).toEqual([
      '1 to author of ab p2',
      2,
      '1 to author of ab p2',
      '1 to author of a p1',
      1,
    ])
  })
})

const written = (entries: CommentTree[]): string =>
  entries
    .map(({ comment, replies }) => comment.id + (replies.length ? `(${written(replies)})` : ''))
    .join(' ')

it.each([
  [[1, 2, 3, 2, 1], '0(1(2) 3) 4'],
  [[1, 1, 1], '0 1 2'],
  [[1, 2, 3, 4, 5, 5, 1, 2], '0(1(2(3(4 5)))) 6(7)'],
  // A missing level: the comment goes below the next level above.
  [[1, 3], '0(1)'],
  [[], ''],
])('levels %j are the tree %s', (depths, expected) => {
  expect(written(toTree(depths.map((depth, id) => ({ id, depth }) as PublicComment)))).toBe(expected)
})
