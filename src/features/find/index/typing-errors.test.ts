import { describe, expect, it } from 'vitest'
import { editDistance, variantsOf } from './typing-errors'
import { typedWords, wordsOf } from './words'

const reaches = (typed: string, word: string) => {
  const { whole, beginnings } = variantsOf(typed)
  return whole.includes(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

describe('a typing error', () => {
  it.each([
    'quntana',
    'quiintana',
    'quimtana',
    'qiuntana',
    'wuintana',
    'uintana',
    'quintaan',
    'quintanaa',
    'quimt',
  ])('is undone: %s', (typed) => {
    expect(reaches(typed, 'quintana')).toBe(true)
  })

  it('is undone in other scripts', () => {
    expect(reaches('ивнаова', 'иванова')).toBe(true)
  })

  it.each(['strasser', 'quentane'])('does not make another word of it: %s', (typed) => {
    expect(reaches(typed, 'quintana')).toBe(false)
  })

  it.each([
    ['garcia', 'garcia', 0],
    ['garca', 'garcia', 1],
    ['gracia', 'garcia', 1],
    ['garzias', 'garcia', 2],
    ['', 'abc', 3],
  ])('counts: %s is %s by %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
    expect(editDistance(b, a)).toBe(distance)
  })
})

describe('words', () => {
  it('are folded, once each, in all languages of a field', () => {
    expect(wordsOf(['École du Phare', { en: 'The phare', de: 'Große Straße' }, null, undefined, 3])).toEqual([
      'ecole',
      'du',
      'phare',
      'the',
      'grosse',
      'strasse',
    ])
  })

  it('are the last digits of a telephone number, however it is written', () => {
    for (const number of ['+34 612 345 678', '0034612345678', '(0)612-345-678'.replace('(0)', '0')])
      expect([number, typedWords(number)]).toEqual([number, ['612345678']])
    expect(typedWords('2027')).toEqual(['2027'])
    expect(typedWords('12 34')).toEqual(['12', '34'])
  })

  it('are limited', () => {
    expect(typedWords('a b c d e f g h')).toHaveLength(5)
    expect(typedWords('x'.repeat(500))).toEqual(['x'.repeat(40)])
  })
})
