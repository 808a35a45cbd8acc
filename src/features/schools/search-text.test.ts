import { describe, expect, it } from 'vitest'
import { foldWords, schoolSearchText } from './search-text'

describe('foldWords', () => {
  it.each([
    ['École du Vieux-Phare', 'ecole du vieux phare'],
    ['E\u0301COLE', 'ecole'],
    ['İSTANBUL ıstanbul', 'istanbul istanbul'],
    ['Straße, STRASSE', 'strasse strasse'],
    ['Œuvre Ærø Łódź Đà Nẵng', 'oeuvre aero lodz da nang'],
    ["L’Escola / L'Escola", 'l escola l escola'],
    ['ﬁne １２', 'fine 12'],
    ['東京', '東京'],
    ['%_\\🏫', ''],
  ])('makes %s plain', (text, plain) => {
    expect(foldWords(text)).toBe(plain)
  })
})

describe('schoolSearchText', () => {
  it('is name and town', () => {
    expect(schoolSearchText({ name: 'École', town: 'Saint-Malo' })).toBe('ecole saint malo')
  })

  it('copes with a draft that has neither', () => {
    expect(schoolSearchText({ name: null })).toBe('')
  })
})
