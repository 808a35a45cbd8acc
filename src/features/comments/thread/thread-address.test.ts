import { expect, it } from 'vitest'
import { readPage, threadSlug } from './thread-address'

it.each([
  ['/schools/maple-harbour/comments', 'maple-harbour'],
  ['/schools/maple-harbour', undefined],
  ['/schools/Maple/comments', undefined],
  ['/schools//comments', undefined],
  ['/schools/a/b/comments', undefined],
  ['/schools/a/comments/reply', undefined],
])('%s is the thread of %s', (path, slug) => {
  expect(threadSlug(path)).toBe(slug)
})

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1e3', 1],
  ['page=9999999', 1],
  ['page=x&page=3', 1],
])('%j is page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})
