import { describe, expect, it } from 'vitest'
import { foldWords } from './fold-words'

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
  ])('normalises %s', (text, plain) => {
    expect(foldWords(text)).toBe(plain)
  })
})
