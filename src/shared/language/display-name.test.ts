import { expect, it } from 'vitest'
import { displayName, languageName } from './display-name'

it('names languages and countries in the language of the reader', () => {
  expect(displayName('fr', 'language', 'de')).toBe('allemand')
  expect(displayName('de', 'region', 'CA')).toBe('Kanada')
  expect(languageName('en', 'pt-br')).toBe('Brazilian Portuguese')
})

it('leaves a name that an editor typed', () => {
  expect(displayName('en', 'region', 'New Atlantis')).toBe('New Atlantis')
})
