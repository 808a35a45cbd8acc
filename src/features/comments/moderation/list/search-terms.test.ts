import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ftsQuery, searchWords, tsQuery } from './search-terms'

it('returns undefined for blank text and no words for punctuation', () => {
  expect(searchWords()).toBeUndefined()
  expect(searchWords('  \n ')).toBeUndefined()
  expect(searchWords('!? *')).toEqual([])
})

it('matches word prefixes without accents, and short words only whole', () => {
  const words = searchWords('Élégant Pé*') ?? []
  expect(words).toEqual(['elegant', 'pe'])
  expect(ftsQuery('search_text', words)).toBe('search_text : ("elegant"* AND "pe")')
  expect(tsQuery(words)).toBe('elegant:* & pe')
  expect(tsQuery(['学校'])).toBe('学校:*')
})

it('removes all search operators', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const word of searchWords(typed) ?? []) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})

it('reads at most eight words', () => {
  expect(searchWords('word '.repeat(1000))).toHaveLength(8)
})
