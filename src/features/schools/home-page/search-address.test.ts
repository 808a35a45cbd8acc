import { describe, expect, it } from 'vitest'
import { searchAddress, searchRequest } from './search-address'

describe('searchAddress', () => {
  it('leaves out what is empty, so that each list has one address', () => {
    expect(searchAddress('/', { q: '', language: '', page: 1 })).toBe('/')
    expect(searchAddress('/de', { q: '', language: 'en', page: 1 })).toBe('/de?language=en')
  })

  it('escapes what a visitor typed', () => {
    expect(searchAddress('/', { q: 'a&b=c #d', language: '', page: 2 })).toBe('/?q=a%26b%3Dc+%23d&page=2')
  })
})

describe('searchRequest', () => {
  it('always names all three terms', () => {
    expect(searchRequest('/schools/search.json', { q: '', language: '', page: 1 })).toBe(
      '/schools/search.json?q=&language=&page=1',
    )
  })
})
