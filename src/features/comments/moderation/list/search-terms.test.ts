import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ftsQuery, searchWords, tsQuery } from './search-terms'

it('asks for nothing when nothing was typed, and for no word when none was', () => {
  expect(searchWords()).toBeUndefined()
  expect(searchWords('  \n ')).toBeUndefined()
  expect(searchWords('!? *')).toEqual([])
})

it('makes beginnings of words, without accents, and leaves short ones whole', () => {
  const words = searchWords('Élégant Pé*') ?? []
  expect(words).toEqual(['elegant', 'pe'])
  expect(ftsQuery('search_text', words)).toBe('search_text : ("elegant"* AND "pe")')
  expect(tsQuery(words)).toBe('elegant:* & pe')
  expect(tsQuery(['学校'])).toBe('学校:*')
})

it('never lets an operator through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const word of searchWords(typed) ?? []) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})

it('reads no more than anybody types', () => {
  expect(searchWords('word '.repeat(1000))).toHaveLength(8)
})
