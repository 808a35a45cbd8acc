import { expect, it } from 'vitest'
import { readSearchQuery, searchQueryAddress } from './search-query'

const read = (text: string) => readSearchQuery(new URLSearchParams(text))

it.each([
  ['', { q: '', page: 1 }],
  ['q=', { q: '', page: 1 }],
  ['q=+a++b%0a', { q: 'a b', page: 1 }],
  ['q=a&page=3', { q: 'a', page: 3 }],
  ['q=a&page=0', { q: 'a', page: 1 }],
  ['q=a&page=51', { q: 'a', page: 1 }],
  ['q=a&page=x', { q: 'a', page: 1 }],
  ['page=3', { q: '', page: 1 }],
])('reads “%s”', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it('cuts long queries between characters', () => {
  expect(read(`q=${'ä'.repeat(5000)}`).q).toBe('ä'.repeat(100))
  expect(read(`q=${'😀'.repeat(300)}`).q).toBe('😀'.repeat(100))
})

it('gives each list one address', () => {
  expect(searchQueryAddress('/search', read('page=7'))).toBe('/search')
  expect(searchQueryAddress('/search', read('q=%20a%20%26%20b&page=1'))).toBe('/search?q=a+%26+b')
  expect(searchQueryAddress('/search', read('page=2&q=a'))).toBe('/search?q=a&page=2')
})
