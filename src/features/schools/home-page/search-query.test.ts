import { describe, expect, it } from 'vitest'
import { readSearch, searchAddress } from './search-query'

const nothing = { q: '', language: '', school: '', weeks: 0, room: false, page: 1 }

describe('searchAddress', () => {
  it('leaves out empty terms, so that each list has one address', () => {
    expect(searchAddress('/', nothing)).toBe('/')
    expect(searchAddress('/de', { ...nothing, language: 'en' })).toBe('/de?language=en')
    expect(searchAddress('/', { ...nothing, room: true })).toBe('/')
    expect(searchAddress('/', { ...nothing, school: 'one', weeks: 4, room: true })).toBe(
      '/?school=one&weeks=4&room=1',
    )
  })

  it('escapes special characters', () => {
    expect(searchAddress('/', { ...nothing, q: 'a&b=c #d', page: 2 })).toBe('/?q=a%26b%3Dc+%23d&page=2')
  })
})

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('readSearch', () => {
  it('reads words, language, stay and page', () => {
    expect(read('q=maple&language=fr&weeks=12&room=1&page=2')).toEqual({
      ...nothing,
      q: 'maple',
      language: 'fr',
      weeks: 12,
      room: true,
      page: 2,
    })
  })

  it.each([
    ['study=fr', { language: 'fr' }],
    ['study=vieux-phare', { school: 'vieux-phare' }],
    ['study=Not%20a%20slug', {}],
    ['study=', {}],
  ])('tells languages from schools: %s', (query, expected) => {
    expect(read(query)).toEqual({ ...nothing, ...expected })
  })

  it.each([
    ['', {}],
    ['language=klingon', {}],
    ['language=toString', {}],
    ['page=0', {}],
    ['page=1.5', {}],
    ['page=Infinity', {}],
    ['page=10001', {}],
    ['weeks=49', {}],
    ['weeks=-4&room=1', {}],
    ['room=1', {}],
    ['q=%20%20a%20', { q: 'a' }],
    ['q=a%00%0Ab', { q: 'ab' }],
    ['q=e%CC%81', { q: 'é' }],
  ])('leaves out what makes no sense: %s', (query, expected) => {
    expect(read(query)).toEqual({ ...nothing, ...expected })
  })

  it('shortens the words and removes control characters', () => {
    for (let code = 0; code < 0x3000; code += 7) {
      const { q } = readSearch(new URLSearchParams({ q: String.fromCodePoint(code, 0x61).repeat(100) }))
      expect(q.length).toBeLessThanOrEqual(60)
      expect(q).not.toMatch(/\p{Cc}/u)
    }
  })
})
