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
])('on a page in %s of a site in %s the dialog is in %s', (page, site, language) => {
  expect(chooseLanguage([page], site)).toBe(language)
})

it.each([
  [['ja', 'de-AT', 'fr'], 'en', 'de'],
  [['ja'], 'en', 'en'],
  [[], 'gl', 'gl'],
])('for a browser that asks for %s on a page in %s the dialog is in %s', (wanted, page, language) => {
  expect(chooseLanguage(wanted, page)).toBe(language)
})
