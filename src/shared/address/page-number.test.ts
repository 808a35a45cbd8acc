import { expect, it } from 'vitest'
import { readPage } from './page-number'

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
