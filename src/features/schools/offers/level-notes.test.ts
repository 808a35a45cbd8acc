import { expect, it } from 'vitest'
import { completeLocales } from '../../../shared/locale'
import { cefrLevels } from '../catalogue'
import { levelNote, levelNotePath } from './level-notes'

it('explains both ends of a range, and a single level once', () => {
  expect(levelNote('en', 'a1', 'B2')).toBe(
    'A1: you say who you are and understand simple words.\nB2: you talk with native speakers without strain.',
  )
  expect(levelNote('de', 'C1', 'c1')).toBe('C1: Du sprichst fließend, auch in Beruf und Studium.')
})

it.each([
  ['D1', 'B1'],
  ['A1', ''],
  ['toString', 'A1'],
])('has nothing to say about %s to %s', (from, to) => {
  expect(levelNote('en', from, to)).toBeUndefined()
})

it('has a different text for each level in each language', () => {
  const said = completeLocales.flatMap((locale) => cefrLevels.map((level) => levelNote(locale, level, level)))
  expect(new Set(said).size).toBe(said.length)
})

it('has an address in the language of the page', () => {
  expect(levelNotePath('en', 'A1', 'C1')).toBe('/schools/levels/a1-c1')
  expect(levelNotePath('fr', 'B1', 'B1')).toBe('/fr/schools/levels/b1-b1')
})
