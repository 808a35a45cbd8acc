import { describe, expect, it } from 'vitest'
import type { PublicComment } from '../contract'
import { type CommentTree, placeOnPage, type ThreadEntry, toTree } from './comment-tree'

/** Paths of the tests have one letter per level, which is as good as the sixteen digits of real ones. */
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
    // The one between is not shown: its reply moves up to the next that is.
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

  it('is never more than is set', () => {
    expect(levels(['a', 'ab', 'abc', 'abcd', 'abce', 'af'], [], 3)).toEqual([1, 2, 3, 3, 3, 2])
    expect(levels(['a', 'ab'], [], 1)).toEqual([1, 1])
  })

  it('begins anew on each page, with a word about what is replied to', () => {
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
  // A level that nothing leads to: the next one above takes it.
  [[1, 3], '0(1)'],
  [[], ''],
])('levels %j are the tree %s', (depths, expected) => {
  expect(written(toTree(depths.map((depth, id) => ({ id, depth }) as PublicComment)))).toBe(expected)
})
