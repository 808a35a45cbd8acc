import { describe, expect, it } from 'vitest'
import { readSearch } from './search-query'

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

  it('keeps the words short and free of control characters, whatever is sent', () => {
    for (let code = 0; code < 0x3000; code += 7) {
      const { q } = readSearch(new URLSearchParams({ q: String.fromCodePoint(code, 0x61).repeat(100) }))
      expect(q.length).toBeLessThanOrEqual(60)
      expect(q).not.toMatch(/\p{Cc}/u)
    }
  })
})
