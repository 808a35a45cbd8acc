import { describe, expect, it } from 'vitest'
import { readSearch, searchAddress, searchRequest } from './search-query'

describe('searchAddress', () => {
  it('leaves out empty terms, so that each list has one address', () => {
    expect(searchAddress('/', { q: '', language: '', page: 1 })).toBe('/')
    expect(searchAddress('/de', { q: '', language: 'en', page: 1 })).toBe('/de?language=en')
  })

  it('escapes special characters', () => {
    expect(searchAddress('/', { q: 'a&b=c #d', language: '', page: 2 })).toBe('/?q=a%26b%3Dc+%23d&page=2')
  })
})

describe('searchRequest', () => {
  it('always contains all three terms', () => {
    expect(searchRequest('/schools/search.json', { q: '', language: '', page: 1 })).toBe(
      '/schools/search.json?q=&language=&page=1',
    )
  })
})

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('readSearch', () => {
  it('reads words, language and page', () => {
    expect(read('q=maple&language=fr&page=2')).toEqual({ q: 'maple', language: 'fr', page: 2 })
  })

  it.each([
    ['', { q: '', language: '', page: 1 }],
    ['language=klingon', { q: '', language: '', page: 1 }],
    ['language=toString', { q: '', language: '', page: 1 }],
    ['page=0', { q: '', language: '', page: 1 }],
    ['page=1.5', { q: '', language: '', page: 1 }],
    ['page=Infinity', { q: '', language: '', page: 1 }],
    ['page=10001', { q: '', language: '', page: 1 }],
    ['q=%20%20a%20', { q: 'a', language: '', page: 1 }],
    ['q=a%00%0Ab', { q: 'ab', language: '', page: 1 }],
    ['q=e%CC%81', { q: 'é', language: '', page: 1 }],
  ])('leaves out what makes no sense: %s', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it('shortens the words and removes control characters', () => {
    for (let code = 0; code < 0x3000; code += 7) {
      const { q } = readSearch(new URLSearchParams({ q: String.fromCodePoint(code, 0x61).repeat(100) }))
      expect(q.length).toBeLessThanOrEqual(60)
      expect(q).not.toMatch(/\p{Cc}/u)
    }
  })
})
