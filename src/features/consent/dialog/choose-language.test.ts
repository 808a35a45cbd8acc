import { expect, it } from 'vitest'
import { chooseLanguage } from './choose-language'

it.each([
  ['de', 'fr', 'de'],
  ['pt-BR', 'fr', 'pt-br'],
  ['pt-PT', 'fr', 'pt'],
  ['en-CA', 'fr', 'en'],
  ['ja', 'fr', 'fr'],
  [undefined, 'eu', 'eu'],
  ['', 'gl', 'gl'],
  ['ja', undefined, 'es'],
  ['ja', 'xx', 'es'],
])('a page in %s of a site in %s is asked in %s', (page, site, language) => {
  expect(chooseLanguage(page, site)).toBe(language)
})
